/** Kubernetes manifests: what every object has, whatever its kind. */
import type {Document} from 'yaml';
import {createSchemaCheck} from './schema';

/** Kinds that a client reads and that are no objects of a cluster need no name. */
const clientKinds = ['Kustomization', 'Config', 'List'];

/** The type and object metadata of the Kubernetes API conventions, and names by RFC 1123. */
export const checkManifest = createSchemaCheck({
  type: 'object',
  required: ['apiVersion', 'kind'],
  properties: {
    apiVersion: {
      type: 'string',
      description: 'a version such as v1 or apps/v1',
      pattern: '^([a-z0-9]([a-z0-9.-]*[a-z0-9])?/)?v[0-9]+((alpha|beta)[0-9]+)?$',
    },
    kind: {type: 'string', description: 'a kind such as Deployment', pattern: '^[A-Z][A-Za-z0-9]*$'},
  },
  if: {type: 'object', properties: {kind: {enum: clientKinds}}},
  else: {
    type: 'object',
    required: ['metadata'],
    properties: {
      metadata: {
        type: 'object',
        anyOf: [{required: ['name']}, {required: ['generateName']}],
        description: 'a map with a name',
        properties: {
          name: {
            type: 'string',
            description: 'lower-case letters, digits, "-" and "."',
            pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
          },
          namespace: {
            type: 'string',
            description: 'lower-case letters, digits and "-"',
            pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$',
          },
        },
      },
    },
  },
});

/** Whether the document says that it is one. */
export function isManifest(document: Document): boolean {
  return document.has('apiVersion') && document.has('kind');
}
