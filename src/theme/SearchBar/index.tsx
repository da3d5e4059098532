/**
 * The search box of the navbar: a button that looks like one. The dialog and its data load when a reader reaches for it; pages
 * that are only read pay nothing.
 */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSearchClient} from '@site/src/search/useSearchClient';
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/components/SearchDialog');
const SearchDialog = lazy(loadDialog);

/** The longest query that the dialog takes (specification, section 5). */
const MAX_QUERY = 64;

export default function SearchBar(): ReactNode {
  const client = useSearchClient();
  const styleSheet = useBaseUrl('/search-index/dialog.css');
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState<string | null>(null);

  const warm = useCallback(() => {
    loadStyles(styleSheet);
    client.warm();
    loadDialog().catch(() => undefined);
  }, [client, styleSheet]);
  const open = useCallback(() => {
    warm();
    setQuery(
      String(window.getSelection() ?? '')
        .trim()
        .slice(0, MAX_QUERY),
    );
  }, [warm]);
  const close = useCallback(() => {
    setQuery(null);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (event.key === 'Escape' && query !== null) close();
      const slash = event.key === '/' && !isEditing(event.target);
      if (!shortcut && !slash) return;
      event.preventDefault();
      if (query === null) open();
      else if (shortcut) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, close, query]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.box}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M14.400 14.400 18 18M8.500 15.500a7 7 0 1 1 0-14 7 7 0 0 1 0 14z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.text}>Search docs</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {query !== null && (
        <Suspense>
          <SearchDialog initialQuery={query} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

function loadStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
}
