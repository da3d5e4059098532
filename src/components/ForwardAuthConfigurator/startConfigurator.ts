/** The behavior of the configurator: works on the static HTML of a page, so no configuration is in a bundle twice. */
import {forwardAuthModes, outpostKinds} from '../../lib/facts/forwardAuthChoices';
import {placeholderForm, placeholderKinds} from '../../lib/mdx/placeholders';
import {isOwnValue, readChoice, toSearch, type Choice} from './choice';
import {toInput, toSelect} from './fields';

const CONFIRMED_FOR_MS = 2000;

/** Shows the form and, of the variants in `content`, the chosen one only; gives a function that undoes all of it. */
export function startConfigurator(form: HTMLFormElement, content: HTMLElement): () => void {
  const variants = [...content.querySelectorAll<HTMLDetailsElement>('details[data-proxy]')];
  const places = [...content.querySelectorAll<HTMLElement>('var[data-placeholder]')];
  const kinds = placeholderKinds.filter(({name}) =>
    places.some((place) => place.dataset.placeholder === name),
  );
  const labels = {
    proxy: Object.fromEntries(variants.map((variant) => [variant.dataset.proxy, summaryOf(variant)])),
    mode: forwardAuthModes,
    outpost: outpostKinds,
  };
  const options = {
    proxy: Object.keys(labels.proxy),
    mode: Object.keys(labels.mode),
    outpost: Object.keys(labels.outpost),
  };
  const samples = Object.fromEntries(kinds.map(({name, sample}) => [name, sample]));
  // Where the reader has own values, the page shows them already.
  const shown = Object.fromEntries(kinds.map(({name, sample}) => [name, textIn(places, name) ?? sample]));
  // From here on the places are the form's: what is set elsewhere on the page doesn't write over them.
  for (const place of places) rename(place, 'data-placeholder', 'data-configured');

  const fields = form.querySelector<HTMLElement>('[data-fields]');
  const initial = readChoice(location.search, options, shown);
  fields?.replaceChildren(
    toSelect('proxy', 'Reverse proxy', labels.proxy, initial.proxy),
    toSelect('mode', 'Mode', labels.mode, initial.mode),
    toSelect('outpost', 'Outpost', labels.outpost, initial.outpost),
    ...kinds.map(({name, label, sample}) => toInput(name, label, sample, initial[name], placeholderForm)),
  );

  const show = (choice: Choice) => {
    for (const variant of variants) {
      variant.hidden = variant.dataset.proxy !== choice.proxy;
      variant.open = !variant.hidden;
    }
    for (const name of ['mode', 'outpost'])
      for (const part of content.querySelectorAll<HTMLElement>(`[data-${name}]`))
        part.hidden = part.dataset[name] !== choice[name];
    for (const place of places) place.textContent = choice[place.dataset.configured ?? ''] ?? '';
    const chosen = content.querySelector(`details:not([hidden]) [data-mode="${choice.mode}"]`);
    for (const field of fields?.querySelectorAll<HTMLElement>('label') ?? [])
      field.hidden = chosen !== null && !hasUse(field, chosen);
  };
  const onInput = () => {
    const choice = readForm(form, samples);
    show(choice);
    history.replaceState(history.state, '', toSearch(choice, options, samples) + location.hash);
  };
  const onSubmit = (event: Event) => event.preventDefault();
  const copyButton = form.querySelector('[data-copy-link]');
  const onCopy = () => void copyLink(form);

  show(initial);
  form.hidden = false;
  content.dataset.configured = '';
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  copyButton?.addEventListener('click', onCopy);
  return () => {
    form.hidden = true;
    delete content.dataset.configured;
    for (const part of content.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false;
    for (const variant of variants) variant.open = false;
    for (const place of places) rename(place, 'data-configured', 'data-placeholder');
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
    copyButton?.removeEventListener('click', onCopy);
  };
}

/** What stands in the fields; a value that isn't complete yet counts as none. */
function readForm(form: HTMLFormElement, samples: Choice): Choice {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name in samples && !isOwnValue(value) ? samples[name] : value]),
  ) as Choice;
}

/** A field that changes nothing in the chosen configuration isn't asked for. */
function hasUse(field: HTMLElement, chosen: Element): boolean {
  const {name = ''} = field.querySelector<HTMLInputElement | HTMLSelectElement>('input, select') ?? {};
  if (name === 'outpost') return chosen.querySelector('[data-outpost]') !== null;
  const places = [...chosen.querySelectorAll(`var[data-configured="${name}"]`)];
  return name === 'proxy' || name === 'mode' || places.some((place) => place.closest('[hidden]') === null);
}

/** Without a clipboard (plain http, strict settings) the address bar has the link too. */
async function copyLink(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[data-status]');
  try {
    await navigator.clipboard.writeText(location.href);
    if (status) status.textContent = 'Copied';
  } catch {
    if (status) status.textContent = 'Copy the address of this page';
  }
  setTimeout(() => status && (status.textContent = ''), CONFIRMED_FOR_MS);
}

function summaryOf(variant: HTMLElement): string {
  return variant.querySelector('summary')?.textContent ?? '';
}

function textIn(places: readonly HTMLElement[], name: string): string | undefined {
  return places.find((place) => place.dataset.placeholder === name)?.textContent ?? undefined;
}

function rename(element: HTMLElement, from: string, to: string): void {
  element.setAttribute(to, element.getAttribute(from) ?? '');
  element.removeAttribute(from);
}
