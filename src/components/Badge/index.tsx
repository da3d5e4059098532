import {badgeClass, type Badge as BadgeData} from '@site/src/lib/directives/badges';
import type {ReactNode} from 'react';

/** A badge outside of Markdown, such as beside a page's title. */
export function Badge({badge}: {readonly badge: BadgeData}): ReactNode {
  return (
    <span className={badgeClass(badge)} title={badge.title}>
      {badge.text}
    </span>
  );
}
