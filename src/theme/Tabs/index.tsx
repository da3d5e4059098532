/**
 * Tabs whose panels are rendered once: the classic theme renders them anew after the application has started, which throws away
 * what the page has changed in them and moves them under the reader's eyes.
 */
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props as PanelProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {cloneElement, useRef, type KeyboardEvent, type ReactElement, type ReactNode} from 'react';

type Panel = ReactElement<PanelProps>;

export default function Tabs({className, children, ...props}: Props): ReactNode {
  const panels = [sanitizeTabsChildren(children)].flat().filter(Boolean) as Panel[];
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children: panels});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);

  const select = (value: string, tab: HTMLElement): void => {
    // Other tabs of the group may grow above this one; the reader's place stays.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = ({key}: KeyboardEvent, index: number): void => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[key];
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[];
    if (step) tabs.at((index + step) % tabs.length)?.focus();
  };

  return (
    <div className={clsx('tabs-container', className)}>
      <div ref={list} role="tablist" className="tabs">
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            tabIndex={selectedValue === value ? 0 : -1}
            aria-selected={selectedValue === value}
            className={clsx('tabs__item', selectedValue === value && 'tabs__item--active')}
            onClick={(event) => select(value, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {panels.map((panel) =>
          cloneElement(panel, {key: panel.props.value, hidden: panel.props.value !== selectedValue}),
        )}
      </div>
    </div>
  );
}
