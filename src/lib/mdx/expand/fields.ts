/** `<Fields model="authentik_providers_ldap.ldapprovider" />` → the options of a model as a table, each row with an id. */
import type {PhrasingContent} from 'mdast';
import type {Json, Model, ModelField} from '../../facts/models';
import type {References} from '../../facts/references';
import {knownNames, suggest} from '../../problems';
import type {Expansion, Report} from '../expansion';
import {badge, code, commaSeparated, inline, link, strong, table, text} from '../tree';

/** A longer list of values is no help in a table cell; only its length is shown. */
const MOST_VALUES = 30;

const typeNames = {
  string: 'Text',
  'string/null': 'Text',
  boolean: 'Boolean',
  integer: 'Integer',
  number: 'Number',
  object: 'Object',
} as const;

/**
 * Needs `model`; `only` or `except` choose fields by name, with spaces between. The order is that of the facts, or of `only`.
 * A field without a meaning is reported: a table shows no row that says nothing.
 */
export const expandFields: Expansion = ({model: name = '', only, except}, facts, report) => {
  const model = facts.models.get(name);
  if (!model) {
    report(
      `Unknown model "${name}".`,
      suggest(name, facts.models.keys()) || 'facts/models has one file a model.',
    );
    return [];
  }
  if (only !== undefined && except !== undefined)
    report('<Fields> has both "only" and "except".', 'Keep one of them.');
  const fields = selectFields(model, only, except, report);
  for (const field of fields)
    if (field.meaning === '')
      report(
        `The field "${field.name}" of ${name} has no meaning.`,
        `Write it in facts/models/${name}.json.`,
      );
  return [
    table(
      ['Option', 'Type', 'Default', 'Meaning'],
      fields.map((field) => ({
        id: `field-${field.name.replaceAll('_', '-')}`,
        cells: [toOption(field), toType(field, facts.references, report), toDefault(field), toMeaning(field)],
      })),
    ),
  ];
};

function selectFields(
  model: Model,
  only: string | undefined,
  except: string | undefined,
  report: Report,
): readonly ModelField[] {
  const visible = model.fields.filter((field) => !field.hidden);
  const names = visible.map((field) => field.name);
  const chosen = (only ?? except ?? '').split(/\s+/).filter((name) => name !== '');
  for (const name of chosen.filter((candidate) => !names.includes(candidate)))
    report(`${model.model} has no field "${name}". ${knownNames(names)}`, suggest(name, names));
  if (only === undefined) return visible.filter((field) => !chosen.includes(field.name));
  return chosen.flatMap((name) => visible.find((field) => field.name === name) ?? []);
}

function toOption({label, name}: ModelField): PhrasingContent[] {
  return label === null ? [code(name)] : [strong(label), text(' '), code(name)];
}

function toType(field: ModelField, references: References, report: Report): PhrasingContent[] {
  const isNullable = field.nullable === true || field.type === 'string/null';
  const type = toPlainType(field, references, report);
  return isNullable ? [...type, text(' or '), code('null')] : type;
}

function toPlainType(field: ModelField, references: References, report: Report): PhrasingContent[] {
  const {type, relation = '', values = []} = field;
  switch (type) {
    case 'choice':
      return values.length > MOST_VALUES
        ? [text(`One of ${values.length} values`)]
        : commaSeparated(values.flatMap(toValue));
    case 'list':
      if (values.length > MOST_VALUES) return [text(`List of ${values.length} values`)];
      return values.length > 0
        ? [text('List of '), ...commaSeparated(values.flatMap(toValue))]
        : [text('List')];
    case 'reference':
      return [toReference(relation, references, report)];
    case 'list of reference':
      return [text('List: '), toReference(relation, references, report)];
    default:
      return [text(`${typeNames[type]}${toLimits(field)}`)];
  }
}

function toReference(model: string, references: References, report: Report): PhrasingContent {
  const reference = references.get(model);
  if (!reference) {
    const fix = `Add it to facts/references.json. ${suggest(model, references.keys())}`.trim();
    report(`What a reference to "${model}" points to is unknown.`, fix);
    return code(model);
  }
  const label = text(reference.label);
  return reference.page === undefined ? label : link(reference.page, [label]);
}

function toLimits({min, max}: ModelField): string {
  if (min !== undefined && max !== undefined) return `, ${min} to ${max}`;
  if (min !== undefined) return `, ${min} or more`;
  return max === undefined ? '' : `, at most ${max}`;
}

function toDefault({type, required, default: value, form}: ModelField): PhrasingContent[] {
  const api = required && value == null ? [text('–')] : toValue(value);
  return form === undefined ? api : [...api, text('; form: '), ...toPreset(type, form)];
}

/** The form preselects objects by a rule that has no value: "the key pair, if there is exactly one". */
function toPreset(type: ModelField['type'], form: Json): PhrasingContent[] {
  const holdsObjects = type === 'list' || type.endsWith('reference');
  return holdsObjects && typeof form === 'string' && /\s/.test(form) ? inline(form) : toValue(form);
}

/** A default that the platform computes has no value to show. */
function toValue(value: Json | undefined): PhrasingContent[] {
  if (value == null) return [text('none')];
  if (value === '' || (typeof value === 'object' && Object.keys(value).length === 0)) return [text('empty')];
  if (Array.isArray(value)) return commaSeparated(value.map((item: Json) => code(toCode(item))));
  return [typeof value === 'string' && /^\w+\(\)$/.test(value) ? text('computed') : code(toCode(value))];
}

function toCode(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toMeaning({required, edition, since, meaning}: ModelField): PhrasingContent[] {
  const before: PhrasingContent[] = [
    ...(required ? [text('Required.')] : []),
    ...(edition === 'enterprise' ? [badge('ak-enterprise')] : []),
    ...(since === undefined ? [] : [badge('ak-version', since)]),
  ];
  return [...before.flatMap((node) => [node, text(' ')]), ...inline(meaning)];
}
