/** Options of the platform's models: `facts/models/<app>.<model>.json` → typed records for the option tables of pages. */
import {knownNames, suggest, throwProblems, type Problem} from '../problems';
import {boolean, list, object, oneOf, optional, required, text, type Reader, type ShapeOf} from './shape';

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

const fieldTypes = [
  'string',
  'string/null',
  'boolean',
  'integer',
  'number',
  'choice',
  'object',
  'list',
  'reference',
  'list of reference',
] as const;

const modelName = text({
  pattern: /^[a-z0-9_]+(\.[a-z0-9_]+)?$/,
  allowed: 'an app and a model, such as "authentik_flows.flow"',
});
const edition = oneOf(['open source', 'enterprise']);
const release = text({pattern: /^\d{4}\.\d{1,2}(\.\d+)?$/, allowed: 'a release such as "2025.10"'});
const json: Reader<Json> = (value) => value as Json;
// Larger whole numbers come out of JSON rounded.
const limit = oneKind('a number that JSON holds exactly', isExact);
const textOrEmpty = oneKind('text', (value) => typeof value === 'string');
const textOrNull: Reader<string | null> = (value, at) => (value === null ? null : text()(value, at));

const fieldShape = {
  /** Name in the API and in blueprints. */
  name: required(text({pattern: /^[a-z0-9_]+$/, allowed: 'a name in lower case'})),
  /** Label in the form; null if the form doesn't show the field. */
  label: required(textOrNull),
  type: required(oneOf(fieldTypes)),
  required: required(boolean),
  nullable: optional(boolean),
  /** What a reference points to, as `<app>.<model>`. */
  relation: optional(modelName),
  /** What the API stores if the field is left out; `name()` stands for a value that the platform computes. */
  default: optional(json),
  /** What the form preselects, where that isn't the default; for a list or a reference it may be said in words. */
  form: optional(json),
  /** Everything that a choice, or an entry of a list, may be. */
  values: optional(list(textOrEmpty)),
  min: optional(limit),
  max: optional(limit),
  edition: optional(edition),
  /** First release that has the field. */
  since: optional(release),
  /** Whether no reader sets it; option tables leave such a field out. */
  hidden: optional(boolean),
  /** Inline Markdown; empty if nobody has written it yet. */
  meaning: required(textOrEmpty),
};

const modelShape = {
  /** `<app>.<model>`, as blueprints write it. */
  model: required(modelName),
  /** Name in the interface; null if it doesn't show the model. */
  label: required(textOrNull),
  edition: required(edition),
  /** The file of the platform's source that defines the model. */
  source: required(text()),
  fields: required(list(object(fieldShape))),
};

export type ModelField = ShapeOf<typeof fieldShape>;
export type Model = ShapeOf<typeof modelShape>;

/** All models by their name. */
export type Models = ReadonlyMap<string, Model>;

/**
 * Contents of the files below `facts/models`, by path → models by name.
 * @throws ProblemsError with every unknown key, wrong value, doubled field and contradiction, and every misnamed file.
 */
export function parseModels(files: ReadonlyMap<string, unknown>): Models {
  const problems: Problem[] = [];
  const models = [...files].flatMap(([file, content]): Model[] => {
    const model = object(modelShape)(content, {file, path: '', problems});
    if (model) problems.push(...findContradictions(model, file));
    return model ? [model] : [];
  });
  throwProblems(problems);
  return new Map(models.map((model) => [model.model, model]));
}

/** What the shape allows may still not go together. */
function findContradictions({model, fields}: Model, file: string): Problem[] {
  const problems = fields.flatMap((field) => findFieldContradictions(field, file));
  if (!file.endsWith(`/${model}.json`))
    problems.push({file, message: `The file is about "${model}".`, fix: `Name it "${model}.json".`});
  const names = fields.map(({name}) => name);
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...problems,
    ...doubled.map((name) => ({file, message: `The field "${name}" stands twice.`, fix: 'Keep one of them.'})),
  ];
}

function findFieldContradictions(field: ModelField, file: string): Problem[] {
  const {name, type, relation, values, min, max} = field;
  const problems: Problem[] = [];
  const report = (message: string, fix: string) =>
    problems.push({file, message: `The field "${name}" ${message}`, fix});
  const isReference = type.endsWith('reference');
  if (isReference && relation === undefined) report('is a reference to nothing.', 'Add "relation".');
  if (!isReference && relation !== undefined)
    report('is no reference, but has "relation".', 'Correct "type" or remove "relation".');
  if (type === 'choice' && !values?.length) report('is a choice of nothing.', 'Add "values".');
  if (type !== 'choice' && type !== 'list' && values)
    report('has values, but is no choice.', 'Correct "type" or remove "values".');
  if (min !== undefined && max !== undefined && min > max)
    report(`has the limits ${min} and ${max}.`, 'The least is "min".');
  for (const key of ['default', 'form'] as const) {
    const value = field[key];
    if (type === 'choice' && typeof value === 'string' && value !== '' && !values?.includes(value))
      report(
        `has the ${key} "${value}", which is none of its values.`,
        `${knownNames(values ?? [])} ${suggest(value, values ?? [])}`.trim(),
      );
  }
  return problems;
}

function oneKind<T>(allowed: string, isKind: (value: unknown) => value is T): Reader<T> {
  return (value, {file, path, problems}) => {
    if (isKind(value)) return value;
    problems.push({file, message: `${path} is ${JSON.stringify(value)}.`, fix: `Write ${allowed}.`});
    return undefined;
  };
}

function isExact(value: unknown): value is number {
  return typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
