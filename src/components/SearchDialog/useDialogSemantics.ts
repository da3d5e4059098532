import {useEffect} from 'react';

/** Attributes by which DocSearch marks its backdrop up as a button; it only closes the dialog for the mouse. */
const backdropAttributes = [
  ...['role', 'tabindex', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns'],
];

/**
 * Says what DocSearch's markup leaves out: that this is a dialog, what it is called, which list the field controls, and how
 * many results there are. `onChoose` gets the address of a result that was clicked (results are options of a list, so they
 * hold no links).
 */
export function useDialogSemantics(onChoose: (url: string, inNewTab: boolean) => void): void {
  useEffect(() => {
    const dialog = document.querySelector<HTMLElement>('.DocSearch-Modal');
    const results = dialog?.querySelector('.DocSearch-Dropdown');
    if (!dialog || !results) return;
    const status = describe(dialog);
    const update = (): void => {
      for (const name of backdropAttributes) dialog.parentElement?.removeAttribute(name);
      const lists = [...dialog.querySelectorAll('[role=listbox]')].map((list) => list.id);
      const input = dialog.querySelector('input');
      if (lists.length > 0) input?.setAttribute('aria-controls', lists.join(' '));
      else input?.removeAttribute('aria-controls');
      const text = resultText(dialog);
      if (status.textContent !== text) status.textContent = text;
    };
    const observer = new MutationObserver(update);
    observer.observe(results, {childList: true, subtree: true});
    update();
    const onClick = (event: MouseEvent): void => {
      const hit = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-url]') : null;
      if (hit?.dataset.url) onChoose(hit.dataset.url, event.ctrlKey || event.metaKey || event.shiftKey);
    };
    dialog.addEventListener('click', onClick);
    return () => {
      observer.disconnect();
      dialog.removeEventListener('click', onClick);
    };
  }, [onChoose]);
}

/** Shows or takes back that no results could be had, with the words of the specification (section 8). */
export function showFailure(failed: boolean): void {
  const dialog = document.querySelector<HTMLElement>('.DocSearch-Modal');
  const failure = dialog?.querySelector('.search-failure');
  if (!dialog || !failure || dialog.hasAttribute('data-failed') === failed) return;
  dialog.toggleAttribute('data-failed', failed);
  failure.innerHTML = failed
    ? '<p class="DocSearch-Title">Unable to fetch results</p><p class="DocSearch-Help">You might want to check your network connection.</p>'
    : '';
}

/** Names the dialog and adds the region in which results are announced. */
function describe(dialog: HTMLElement): HTMLElement {
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Search');
  // Header and footer of a dialog are not those of the page.
  for (const part of dialog.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  const failure = document.createElement('div');
  failure.setAttribute('role', 'alert');
  failure.className = 'DocSearch-ErrorScreen search-failure';
  dialog.querySelector('.DocSearch-Dropdown')?.before(failure);
  dialog.append(status);
  return status;
}

function resultText(dialog: HTMLElement): string {
  const count = dialog.querySelectorAll('.DocSearch-Hit').length;
  if (count > 0) return `${count} results shown`;
  return dialog.querySelector('.DocSearch-NoResults') ? 'No results' : '';
}
