/** A code block, highlighted at build time. Its buttons are plain HTML that `src/enhance` brings to life. */
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface CodeBlockProps {
  readonly language: string;
  /** Highlighted HTML; its text content is the code. */
  readonly html: string;
  readonly title?: string;
  /** "true" when long lines wrap from the start. */
  readonly wrap?: string;
}

export function CodeBlock({language, html, title, wrap}: CodeBlockProps): ReactNode {
  return (
    <div className={clsx('code', wrap && 'code--wrap')}>
      {title && <div className="code__title">{title}</div>}
      {/* A block that scrolls sideways has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title ?? `Code: ${language}`}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <div className="code__actions">
        {html.includes('<var ') && (
          <button type="button" data-action="values">
            Your values
          </button>
        )}
        <button type="button" data-action="wrap" aria-pressed={Boolean(wrap)}>
          Wrap
        </button>
        <button type="button" data-action="copy">
          Copy
        </button>
      </div>
    </div>
  );
}
