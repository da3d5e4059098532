/** The fields of the configurator's form, made when it starts: without JavaScript there is nothing to choose. */

/** A labelled list of options, by value. */
export function toSelect(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  value = '',
): HTMLLabelElement {
  const select = document.createElement('select');
  select.name = name;
  select.append(...Object.entries(options).map(([key, text]) => new Option(text, key)));
  select.value = value;
  return toLabel(label, select);
}

/** A labelled text field; the sample shows where nothing is typed. */
export function toInput(
  name: string,
  label: string,
  sample: string,
  value = '',
  pattern: string,
): HTMLLabelElement {
  const input = Object.assign(document.createElement('input'), {
    name,
    pattern,
    placeholder: sample,
    value: value === sample ? '' : value,
    title: 'Letters, digits, dots, colons and hyphens',
    autocomplete: 'off',
    spellcheck: false,
  });
  input.autocapitalize = 'none';
  return toLabel(label, input);
}

function toLabel(text: string, field: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(text, field);
  return label;
}
