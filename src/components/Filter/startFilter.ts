/** The behavior of the filter: works on the static HTML of a page, so nothing of the rows is in a bundle. */
import {matchesFilter, toSearchText} from './matches';

/** The parts of the filter; `content` has the tables, as direct children between their headings. */
export interface FilterParts {
  readonly bar: HTMLElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly content: HTMLElement;
}

/** Shows the bar and hides what doesn't match, as the reader types; gives a function that undoes all of it. */
export function startFilter({bar, input, status, content}: FilterParts, items: string): () => void {
  const rows = [...content.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const texts = new Map(rows.map((row) => [row, toSearchText(`${row.id} ${textOf(row)}`)]));

  const apply = () => {
    const query = input.value.trim();
    for (const row of rows) row.hidden = !matchesFilter(texts.get(row) ?? '', query);
    hideEmptySections(content);
    const shown = rows.filter((row) => !row.hidden).length;
    status.textContent = query === '' ? '' : `${shown} of ${rows.length} ${items}`;
  };
  const clear = () => {
    input.value = '';
    apply();
  };
  const onInput = () => {
    apply();
    // The rows that are left may all be outside of what the reader sees.
    const {top} = content.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) bar.parentElement?.scrollIntoView();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    clear();
  };
  /** A link may lead to what the filter hides: brings it back. */
  const reveal = (hash: string) => {
    const target = document.getElementById(hash.slice(1));
    const isHidden = target !== null && content.contains(target) && target.closest('[hidden]') !== null;
    if (isHidden) clear();
    return isHidden ? target : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.hash !== '' && link.pathname === location.pathname) reveal(link.hash);
  };
  const onHashChange = () => reveal(location.hash)?.scrollIntoView();

  // Some browsers fill the field with what stood there before a reload.
  clear();
  bar.hidden = false;
  input.addEventListener('input', onInput);
  input.addEventListener('keydown', onKeyDown);
  // Before the router sees the click, so that it finds the target to scroll to.
  document.addEventListener('click', onClick, {capture: true});
  window.addEventListener('hashchange', onHashChange);
  return () => {
    clear();
    bar.hidden = true;
    input.removeEventListener('input', onInput);
    input.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, {capture: true});
    window.removeEventListener('hashchange', onHashChange);
  };
}

function textOf(row: HTMLTableRowElement): string {
  return [...row.cells].map((cell) => cell.textContent).join(' ');
}

/** Hides tables without a visible row, headings without such a table below them, and what stands under those headings. */
function hideEmptySections(content: HTMLElement): void {
  const tables = [...content.querySelectorAll('table')];
  for (const table of tables) table.hidden = table.querySelector('tbody tr:not([hidden])') === null;
  const isFiltered = tables.some((table) => table.querySelector('tbody tr[hidden]') !== null);

  const children = [...content.children] as HTMLElement[];
  let isHidden = false;
  for (const [index, child] of children.entries()) {
    const level = levelOf(child);
    if (level !== undefined) {
      const end = children.findIndex((other, at) => at > index && (levelOf(other) ?? 7) <= level);
      const section = children.slice(index, end === -1 ? undefined : end);
      isHidden = isFiltered && !section.some(hasVisibleTable);
    }
    if (child.tagName !== 'TABLE') child.hidden = isHidden;
  }
}

function hasVisibleTable(element: HTMLElement): boolean {
  return element.matches('table:not([hidden])') || element.querySelector('table:not([hidden])') !== null;
}

function levelOf(element: HTMLElement): number | undefined {
  return /^H[2-6]$/.test(element.tagName) ? Number(element.tagName.charAt(1)) : undefined;
}
