/** The site's own wordmark: the name in single strokes behind a keyhole arch. Decorative; the link around it has the name. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function Wordmark({className}: {readonly className?: string | undefined}): ReactNode {
  return (
    <span className={className}>
      <svg
        className={styles.wordmark}
        viewBox="0 0 196 36"
        width="152"
        height="28"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.door} d="M2 34V16a14 14 0 0 1 28 0v18z" />
        <path className={styles.key} d="M16 12a4 4 0 0 1 2 7.5l1.5 7h-7l1.5-7A4 4 0 0 1 16 12z" />
        <g className={styles.letters}>
          <path d="M55 14v14M55 21a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
          <path d="M62 14v8a6 6 0 0 0 12 0v-8M74 14v14" />
          <path d="M84 8v16a4 4 0 0 0 4 4h1M80 14h9" />
          <path d="M95 6v22M95 21a6 6 0 0 1 12 0v7" />
          <path d="M114 21h14a7 7 0 1 0-2 5" />
          <path d="M135 14v14M135 21a6 6 0 0 1 12 0v7" />
          <path d="M157 8v16a4 4 0 0 0 4 4h1M153 14h9" />
          <path d="M169 14v14M169 8v.1" />
          <path d="M177 6v22M188 14l-11 8M181 19.500l7 8.500" />
        </g>
      </svg>
    </span>
  );
}
