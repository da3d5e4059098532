/** JSON schemas on YAML documents: what ajv reports, with the place in the document and the nearest allowed key. */
import {Ajv, type ErrorObject, type SchemaObject, type ValidateFunction} from 'ajv';
import {isMap, isNode, isScalar, type Document} from 'yaml';
import {knownNames, suggest} from '../../problems';

/** A finding at a character of the block. */
export interface DocumentFinding {
  readonly offset: number;
  readonly message: string;
  readonly fix?: string;
}

/** A check of documents against a JSON schema (draft-07). @throws Error when the schema itself is wrong. */
export function createSchemaCheck(schema: SchemaObject): (document: Document) => DocumentFinding[] {
  let validate: ValidateFunction | undefined;
  return (document) => {
    validate ??= new Ajv({
      allErrors: true,
      verbose: true,
      strictRequired: false,
      strictTypes: false,
    }).compile(schema);
    validate(document.toJS());
    // The branches of an "anyOf" say each why it is not the one, and an "if" says that a branch failed.
    const errors = (validate.errors ?? []).filter(({schemaPath}) => !/\/anyOf\/\d|\/if$/.test(schemaPath));
    return errors.flatMap((error) => toFinding(error, document));
  };
}

/**
 * A value whose schema depends on its type, such as text or a list. Unlike `anyOf` it says what is wrong inside the value.
 */
export function byType(description: string, schemas: Readonly<Record<string, SchemaObject>>): SchemaObject {
  const branches = Object.entries(schemas).map(([type, then]) => ({if: {type}, then}));
  return {type: Object.keys(schemas), description, allOf: branches};
}

/** Where the value at `path` begins, or its key, or what is nearest to it. */
export function offsetOf(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === path[length - 1])?.key
      : undefined;
    if (isNode(key) && key.range) return key.range[0];
    const value: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(value) && value.range) return value.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function toFinding(error: ErrorObject, document: Document): DocumentFinding[] {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  // A value with a tag is computed later.
  if (isNode(node) && 'tag' in node && typeof node.tag === 'string' && node.tag.startsWith('!')) return [];
  const name = path.length === 0 ? 'The document' : `"${path.join('.')}"`;
  if (error.keyword === 'additionalProperties') {
    const key = String((error.params as {additionalProperty: string}).additionalProperty);
    const known = Object.keys((error.parentSchema as {properties?: object} | undefined)?.properties ?? {});
    const offset = offsetOf(document, [...path, key]);
    const message = `${name} has the unknown key "${key}". ${knownNames(known)}`;
    return [{offset, message, fix: suggest(key, known) || 'Remove it.'}];
  }
  const isScalarValue = typeof error.data !== 'object' || error.data === null;
  const value = isScalarValue ? ` (${JSON.stringify(error.data)})` : '';
  return [{offset: offsetOf(document, path), message: `${name}${value} ${describeAllowed(error)}.`}];
}

function describeAllowed(error: ErrorObject): string {
  const {allowedValues, allowedValue} = error.params as {allowedValues?: unknown[]; allowedValue?: unknown};
  const values = allowedValues ?? (error.keyword === 'const' ? [allowedValue] : []);
  if (values.length > 0) return `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  const described = (error.parentSchema as {description?: string} | undefined)?.description;
  const isMissing = error.keyword === 'required';
  return described === undefined || isMissing ? (error.message ?? error.keyword) : `must be ${described}`;
}

// RFC 6901, section 4.
function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
