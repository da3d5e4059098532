/** The buttons of a code block: copy its text, wrap its long lines, set the values that it shows. */
import {askForReaderValues} from './readerValues';

const CONFIRMED_FOR_MS = 2000;

/** Does what the button's `data-action` says, and says on the button that it did. */
export async function onCodeAction(button: HTMLButtonElement): Promise<void> {
  const block = button.closest('.code');
  const code = block?.querySelector('code');
  if (!block || !code) return;
  switch (button.dataset.action) {
    case 'wrap':
      button.setAttribute('aria-pressed', String(block.classList.toggle('code--wrap')));
      break;
    case 'values':
      askForReaderValues();
      break;
    case 'copy':
      confirm(button, (await copy(code)) ? 'Copied' : 'Selected');
      break;
  }
}

/** Without a clipboard (plain http, strict settings) the code is selected, one key away from being copied. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

function confirm(button: HTMLButtonElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  button.textContent = text;
  setTimeout(() => (button.textContent = label), CONFIRMED_FOR_MS);
}
