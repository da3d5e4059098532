/** The configuration keys of the platform: `facts/settings.json` → typed records for the settings page and links to it. */
import {suggest, throwProblems, type Problem} from '../problems';
import {anything, boolean, list, object, oneOf, optional, required, text, type ShapeOf} from './shape';

export const settingsFile = 'facts/settings.json';

/** Tables of the settings page, in its order. */
export const settingGroups = [
  'postgresql-connection',
  'postgresql-tls',
  'postgresql-connection-management',
  'postgresql-advanced',
  'postgresql-replicas',
  'postgresql-deprecated',
  'cache',
  'worker',
  'listen',
  'media-storage',
  'secret-key',
  'logging',
  'cookies-sessions',
  'events',
  'outbound',
  'error-reporting',
  'email',
  'outposts',
  'ldap',
  'reputation',
  'throttle',
  'web',
  'files',
  'tenancy',
  'debugging',
  'outpost-process',
  'first-start',
  'bootstrap',
  'process',
] as const;

/** Outposts outside of the server; a setting that all of them read names each. */
export const standaloneOutposts = ['proxy outpost', 'LDAP outpost', 'RADIUS outpost', 'RAC outpost'] as const;

const processes = [
  'server',
  'worker',
  'embedded outpost',
  ...standaloneOutposts,
  'migration',
  'test suite',
] as const;

const types = [
  'address',
  'base64 JSON',
  'boolean',
  'duration',
  'integer',
  'integer or null',
  'list',
  'mapping',
  'number',
  'path',
  'rate',
  'text',
  'URL',
] as const;

// A YAML path has small letters and dots; a variable without a path has capitals.
const name = text({
  pattern: /^([a-z0-9_]+(\.[a-z0-9_]+)*|[A-Z_]+)$/,
  allowed: 'a YAML path such as "postgresql.host", or a variable',
});
const release = text({pattern: /^\d{4}\.\d{1,2}(\.\d+)?$/, allowed: 'a release such as "2025.10"'});

const settingShape = {
  /** YAML path, or the variable if only the environment can hold the setting. */
  name: required(name),
  group: required(oneOf(settingGroups)),
  type: required(oneOf(types)),
  /** `null` if there is none. */
  default: required(anything),
  /** Processes in which the setting changes something. */
  readBy: required(list(oneOf(processes))),
  values: optional(list(text())),
  example: optional(text()),
  /** Active without it. */
  status: optional(oneOf(['no effect', 'first start only'])),
  /** Release that brought the setting, from 2024.2 on. */
  since: optional(release),
  /** False if a `file://` or `env://` value doesn't work. */
  uri: optional(boolean),
  /** Whether such a value is read again while the process runs. */
  rereads: optional(boolean),
  /** Inline Markdown. */
  meaning: required(text()),
};

const removedShape = {
  name: required(name),
  default: required(anything),
  /** First release without it. */
  removed: required(release),
  replacedBy: optional(name),
  /** Whether the old name still sets the new one, with a warning. */
  mapped: optional(boolean),
  meaning: required(text()),
};

const fileShape = {
  settings: required(list(object(settingShape))),
  removed: required(list(object(removedShape))),
};

export type Setting = ShapeOf<typeof settingShape>;
export type RemovedSetting = ShapeOf<typeof removedShape>;
export type Settings = ShapeOf<typeof fileShape>;

/**
 * `facts/settings.json`, parsed, as typed records.
 * @throws ProblemsError with every unknown key, wrong value, doubled name, and replacement that is no setting.
 */
export function parseSettings(json: unknown): Settings {
  const problems: Problem[] = [];
  const settings = object(fileShape)(json, {file: settingsFile, path: '', problems});
  throwProblems(settings ? findContradictions(settings) : problems);
  // Without a problem, the reader gave a value.
  return settings as Settings;
}

/** The setting with this YAML path, or with this variable if it has no path. */
export function findSetting({settings}: Settings, name: string): Setting | undefined {
  return settings.find((setting) => setting.name === name);
}

function findContradictions({settings, removed}: Settings): Problem[] {
  const current = settings.map((setting) => setting.name);
  const names = [...current, ...removed.map((setting) => setting.name)];
  const doubled = names.filter((candidate, index) => names.indexOf(candidate) !== index);
  const orphans = removed.filter(({replacedBy}) => replacedBy !== undefined && !current.includes(replacedBy));
  return [
    ...doubled.map((twice) => ({
      file: settingsFile,
      message: `"${twice}" stands twice.`,
      fix: 'Keep one record.',
    })),
    ...orphans.map(({name: orphan, replacedBy = ''}) => ({
      file: settingsFile,
      message: `"${orphan}" is replaced by "${replacedBy}", which is no setting.`,
      fix: suggest(replacedBy, current) || 'Name a setting of the list.',
    })),
  ];
}
