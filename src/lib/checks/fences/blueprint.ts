/** authentik's blueprints, as `authentik/blueprints/v1/common.py` reads them. */
import {isScalar, visit, type Document} from 'yaml';
import {knownNames, suggest} from '../../problems';
import {byType, createSchemaCheck, type DocumentFinding} from './schema';

/** The tags that authentik's loader constructs. */
export const blueprintTags: readonly string[] = [
  ...[
    '!AtIndex',
    '!Condition',
    '!Context',
    '!Enumerate',
    '!Env',
    '!File',
    '!Find',
    '!FindObject',
    '!Format',
    '!If',
  ],
  ...['!Index', '!KeyOf', '!ParseJSON', '!Value'],
];

const entries = {
  type: 'array',
  items: {
    type: 'object',
    required: ['model'],
    additionalProperties: false,
    properties: {
      model: {
        type: 'string',
        pattern: '^[a-z0-9_]+\\.[a-z0-9_]+$',
        description: 'an app and a model: authentik_flows.flow',
      },
      id: {type: 'string'},
      state: {enum: ['present', 'created', 'must_created', 'absent']},
      conditions: {type: 'array'},
      identifiers: {type: 'object'},
      attrs: {type: 'object'},
      permissions: {
        type: 'array',
        items: {
          type: 'object',
          required: ['permission'],
          additionalProperties: false,
          properties: {
            permission: {type: 'string'},
            user: {type: ['integer', 'string']},
            role: {type: 'string'},
          },
        },
      },
    },
  },
};

const checkShape = createSchemaCheck({
  type: 'object',
  required: ['version', 'entries'],
  additionalProperties: false,
  properties: {
    version: {const: 1},
    metadata: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: {type: 'string'},
        labels: {
          type: 'object',
          additionalProperties: {type: 'string', description: 'text; quote true, false and numbers'},
        },
      },
    },
    context: {type: 'object'},
    entries: byType('a list of entries', {array: entries, object: {additionalProperties: entries}}),
  },
});

/** Keys, states and model names, and that each `!KeyOf` names the `id` of an entry. */
export function checkBlueprint(document: Document): DocumentFinding[] {
  return [...checkShape(document), ...checkReferences(document)];
}

function checkReferences(document: Document): DocumentFinding[] {
  const ids: string[] = [];
  const references: {id: string; offset: number}[] = [];
  visit(document, {
    Pair: (_, {key, value}) => {
      if (isScalar(key) && key.value === 'id' && isScalar(value)) ids.push(String(value.value));
    },
    Scalar: (_, node) => {
      if (node.tag === '!KeyOf') references.push({id: String(node.value), offset: node.range?.[0] ?? 0});
    },
  });
  return references
    .filter(({id}) => !ids.includes(id))
    .map(({id, offset}) => ({
      offset,
      message: `!KeyOf names "${id}", which is the id of no entry. ${knownNames(ids)}`,
      fix: suggest(id, ids) || 'Add the entry, or mark the block as partial.',
    }));
}
