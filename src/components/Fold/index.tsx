/** A native `<details>`: opens without JavaScript and for find-in-page; `src/enhance/folds.ts` animates it. */
import type {ReactNode} from 'react';

export interface FoldProps {
  readonly summary: ReactNode;
  readonly summaryClassName?: string;
  readonly className?: string;
  /** Whether it stands open at first; a later change opens or closes it, whatever the reader did before. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Fold({summary, summaryClassName, className, open = false, children}: FoldProps): ReactNode {
  return (
    <details className={className} open={open}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
