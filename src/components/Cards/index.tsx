/** Links to the main tasks, as cards: a list for everyone who doesn't see the grid. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export interface CardProps {
  readonly title: string;
  readonly to: string;
  readonly children: ReactNode;
}

export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.title} to={to}>
        {title}
      </Link>
      {children}
    </li>
  );
}
