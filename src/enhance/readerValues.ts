/** Shows the reader's own values (host, domain, slugs) wherever a page shows a sample of them, and keeps them in the browser. */
import {placeholderForm, placeholderKinds, type PlaceholderKind} from '../lib/mdx/placeholders';

const STORAGE_KEY = 'docs.reader-values';

type Values = Readonly<Record<string, string>>;

/** Writes the stored values into the page; samples come back where no value is stored. */
export function showReaderValues(): void {
  const values = loadValues();
  for (const {name, sample} of placeholderKinds) {
    for (const place of document.querySelectorAll(`var[data-placeholder="${name}"]`))
      place.textContent = values[name] ?? sample;
  }
}

/** Opens the form in which readers set their values; only kinds that stand on this page are asked for. */
export function askForReaderValues(): void {
  const kinds = placeholderKinds.filter(({name}) =>
    document.querySelector(`var[data-placeholder="${name}"]`),
  );
  const dialog = toDialog(kinds, loadValues());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'save') saveValues(readForm(dialog, kinds));
    if (dialog.returnValue === 'clear') saveValues({});
    dialog.remove();
    showReaderValues();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function toDialog(kinds: readonly PlaceholderKind[], values: Values): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'reader-values';
  dialog.setAttribute('aria-labelledby', 'reader-values-title');
  dialog.innerHTML = `<form method="dialog"><h2 id="reader-values-title">Your values</h2>
<p>They replace the samples on all pages and stay in this browser.</p>
<div></div>
<p class="reader-values__actions"><button value="save">Save</button>
<button value="clear" formnovalidate>Use the samples</button>
<button value="cancel" formnovalidate>Cancel</button></p></form>`;
  dialog.querySelector('div')?.append(...kinds.map((kind) => toField(kind, values[kind.name] ?? '')));
  return dialog;
}

function toField({name, label, sample}: PlaceholderKind, value: string): HTMLLabelElement {
  const field = document.createElement('label');
  const input = Object.assign(document.createElement('input'), {
    name,
    value,
    placeholder: sample,
    pattern: placeholderForm,
  });
  input.title = 'Letters, digits, dots, colons and hyphens';
  input.autocomplete = 'off';
  field.append(label, input);
  return field;
}

function readForm(dialog: HTMLDialogElement, kinds: readonly PlaceholderKind[]): Values {
  const form = dialog.querySelector('form');
  const entries = new FormData(form ?? undefined);
  const given = kinds.map(({name}) => [name, String(entries.get(name) ?? '').trim()] as const);
  // An emptied field takes its value back; kinds of other pages stay.
  const all = {...loadValues(), ...Object.fromEntries(given)};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function loadValues(): Values {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const form = new RegExp(`^${placeholderForm}$`);
    return Object.fromEntries(
      Object.entries(stored as object).filter((entry): entry is [string, string] =>
        form.test(String(entry[1])),
      ),
    );
  } catch (error) {
    console.warn('Your values could not be read from this browser.', error);
    return {};
  }
}

function saveValues(values: Values): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch (error) {
    console.warn('Your values could not be kept in this browser.', error);
  }
}
