/** A tab's panel. It knows its label, because without JavaScript (and on paper) all panels stand below each other. */
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  return (
    <div role="tabpanel" className={clsx('tab-panel', className)} data-label={label ?? value} hidden={hidden}>
      {children}
    </div>
  );
}
