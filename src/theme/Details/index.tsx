/** `<details>` in pages and admonitions, as a native fold. */
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Details({className, summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx('fold', className)}>
      {summary}
      {children}
    </details>
  );
}
