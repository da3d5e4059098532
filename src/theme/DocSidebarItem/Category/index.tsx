/** A folder of the sidebar as a native fold, so it opens without JavaScript; its own page, if any, is a link beside it. */
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {Fold} from '@site/src/components/Fold';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocSidebarItemCategory({item, onItemClick, activePath, level}: Props): ReactNode {
  const {items, label, href} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
      )}
    >
      {href && (
        <Link
          className={clsx('menu__link menu__link--folder', isActive && 'menu__link--active')}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={() => onItemClick?.(item)}
          to={href}
        >
          {label}
        </Link>
      )}
      <Fold
        open={isActive}
        className={clsx('menu__fold', href && 'menu__fold--beside')}
        summaryClassName={clsx('menu__link', isActive && 'menu__link--active')}
        summary={href ? <span className="sr-only">Pages below {label}</span> : label}
      >
        <ul className="menu__list">
          <DocSidebarItems
            items={items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </Fold>
    </li>
  );
}
