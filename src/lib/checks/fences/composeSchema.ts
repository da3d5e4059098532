/** The Compose specification as a JSON schema, cut to the keys that a documentation page has a use for. */
import type {SchemaObject} from 'ajv';
import {byType} from './schema';

const text: SchemaObject = {type: 'string'};
const flag: SchemaObject = {type: ['boolean', 'string'], description: 'true or false'};
const amount: SchemaObject = {type: ['number', 'string'], description: 'a number or text'};
const texts: SchemaObject = {type: 'array', items: text};
const textOrTexts = byType('text or a list of texts', {string: {}, array: texts});
const scalars: SchemaObject = {
  type: 'object',
  additionalProperties: {type: ['string', 'number', 'boolean', 'null']},
};
const variables = byType('a map of texts or a list of "KEY=value"', {object: scalars, array: texts});
const anything: SchemaObject = {type: ['object', 'array', 'string']};

const duration: SchemaObject = {
  type: 'string',
  pattern: '^(\\d+(\\.\\d+)?(us|ms|s|m|h))+$|\\$',
  description: 'a duration such as 30s or 1m30s',
};

/** Several keys with one schema: `keys('image user', text)`. */
function keys(names: string, schema: SchemaObject): Record<string, SchemaObject> {
  return Object.fromEntries(names.split(' ').map((name) => [name, schema]));
}

/** A map with these keys and extensions (`x-…`); it may also be empty, which YAML reads as null. */
function object(properties: Record<string, SchemaObject>, required: readonly string[] = []): SchemaObject {
  const patternProperties = {'^x-': {}};
  return {type: ['object', 'null'], additionalProperties: false, required, properties, patternProperties};
}

/** A map from names to values of one schema. */
function named(schema: SchemaObject): SchemaObject {
  const patternProperties = {'^x-': {}, '^(?!x-)[A-Za-z0-9._-]+$': schema};
  return {type: 'object', additionalProperties: false, patternProperties};
}

const resource = object({
  ...keys('driver name file environment content', text),
  ...keys('external attachable internal enable_ipv4 enable_ipv6', flag),
  driver_opts: scalars,
  labels: variables,
  ipam: anything,
});

const mounted: SchemaObject = {
  type: 'array',
  items: byType('a name or a map with source and target', {
    string: {},
    object: object({...keys('source target uid gid', text), mode: amount}, ['source']),
  }),
};

const healthcheck = object({
  ...keys('interval timeout start_period start_interval', duration),
  test: textOrTexts,
  retries: amount,
  disable: flag,
});

const build = byType('a path or a map with context and dockerfile', {
  string: {},
  object: object({
    ...keys('context dockerfile dockerfile_inline target', text),
    ...keys('args labels', variables),
    platforms: texts,
  }),
});

const port = byType('a port, "host:container" or a map with target and published', {
  string: {},
  number: {},
  object: object({
    ...keys('target published', amount),
    ...keys('host_ip protocol mode name app_protocol', text),
  }),
});

const volume = byType('"source:target" or a map with type, source and target', {
  string: {},
  object: object(
    {
      ...keys('source target', text),
      ...keys('bind volume tmpfs', anything),
      type: {enum: ['bind', 'volume', 'tmpfs', 'npipe', 'cluster', 'image']},
      read_only: flag,
    },
    ['type'],
  ),
});

const envFile = byType('a path or a list of paths', {
  string: {},
  array: {
    items: byType('a path or a map with path', {
      string: {},
      object: object({...keys('path format', text), required: flag}, ['path']),
    }),
  },
});

const dependencies = byType('a list of services or a map with a condition each', {
  array: texts,
  object: named(
    object({
      ...keys('restart required', flag),
      condition: {enum: ['service_started', 'service_healthy', 'service_completed_successfully']},
    }),
  ),
});

const networks = byType('a list or a map of networks', {
  array: texts,
  object: named(object({...keys('ipv4_address ipv6_address', text), aliases: texts, priority: amount})),
});

const service = object({
  ...keys('image container_name hostname domainname platform network_mode', text),
  ...keys('stop_signal working_dir pid ipc runtime', text),
  ...keys('user shm_size mem_limit mem_reservation cpus pids_limit', amount),
  ...keys('privileged read_only init stdin_open tty', flag),
  ...keys('command entrypoint dns dns_search tmpfs', textOrTexts),
  ...keys('environment labels annotations extra_hosts sysctls', variables),
  ...keys('profiles cap_add cap_drop security_opt devices external_links links', texts),
  ...keys('secrets configs', mounted),
  ...keys('deploy ulimits develop extends group_add', anything),
  build,
  depends_on: dependencies,
  env_file: envFile,
  expose: {type: 'array', items: amount},
  healthcheck,
  logging: object({driver: text, options: scalars}),
  networks,
  ports: {type: 'array', items: port},
  pull_policy: {
    type: 'string',
    pattern: '^(always|never|build|daily|weekly|missing|if_not_present|every_\\w+)$',
    description: 'always, never, missing or build',
  },
  restart: {
    type: 'string',
    pattern: '^(no|always|unless-stopped|on-failure(:\\d+)?)$|\\$',
    description: 'no, always, on-failure or unless-stopped',
  },
  stop_grace_period: duration,
  volumes: {type: 'array', items: volume},
});

export const composeSchema = object({
  name: text,
  include: anything,
  services: named(service),
  ...keys('volumes networks secrets configs', named(resource)),
});
