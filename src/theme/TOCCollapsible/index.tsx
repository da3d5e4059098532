/** The table of contents on narrow screens, as a native fold. */
import {Fold} from '@site/src/components/Fold';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <Fold className={clsx('toc-fold', className)} summary="On this page">
      <TOCItems
        toc={toc}
        {...(minHeadingLevel && {minHeadingLevel})}
        {...(maxHeadingLevel && {maxHeadingLevel})}
      />
    </Fold>
  );
}
