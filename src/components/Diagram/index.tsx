/** A diagram with its text alternative: the paragraph under it says in words what the drawing shows. */
import type {ReactNode} from 'react';

export interface DiagramProps {
  /** Names the figure for those who don't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

export function Diagram({label, children}: DiagramProps): ReactNode {
  return (
    <figure className="diagram" aria-label={label}>
      {children}
    </figure>
  );
}
