/** Compose files: the part of the Compose specification that these pages use, and references within the file. */
import type {Document} from 'yaml';
import {knownNames, suggest} from '../../problems';
import {composeSchema} from './composeSchema';
import {createSchemaCheck, offsetOf, type DocumentFinding} from './schema';

/** Tags by which an override file takes values back (Compose specification, "Merge"). */
export const composeTags: readonly string[] = ['!override', '!reset'];

/** `compose.yml`, `docker-compose.override.yml`, also below folders. */
export function isComposeFile(title: string | undefined): boolean {
  return title !== undefined && /^(?:.*\/)?(?:docker-)?compose(?:[.-][\w-]+)*\.ya?ml$/.test(title);
}

const checkShape = createSchemaCheck(composeSchema);

/** Keys and values; services, volumes, networks, secrets and configs that are named exist, unless the file adds to another. */
export function checkCompose(document: Document, title = ''): DocumentFinding[] {
  const shape = checkShape(document);
  const isOverride = !/(?:^|\/)(?:docker-)?compose\.ya?ml$/.test(title);
  return shape.length > 0 || isOverride ? shape : checkReferences(document);
}

type Named = Readonly<Record<string, unknown>>;

interface Service {
  readonly depends_on?: readonly string[] | Named;
  readonly volumes?: readonly (string | {type?: string; source?: string})[];
  readonly networks?: readonly string[] | Named;
  readonly secrets?: readonly (string | {source?: string})[];
  readonly configs?: readonly (string | {source?: string})[];
}

interface ComposeFile {
  readonly services?: Readonly<Record<string, Service>>;
  readonly volumes?: Named;
  readonly networks?: Named;
  readonly secrets?: Named;
  readonly configs?: Named;
}

function checkReferences(document: Document): DocumentFinding[] {
  const file = document.toJS() as ComposeFile;
  const services = Object.entries(file.services ?? {});
  return services.flatMap(([name, service]) => {
    const find = (
      key: keyof Service,
      used: readonly string[],
      declared: Named | undefined,
    ): DocumentFinding[] => {
      const known = Object.keys(declared ?? {});
      return used
        .filter((item) => !known.includes(item))
        .map((item) => ({
          offset: offsetOf(document, ['services', name, key]),
          message: `"services.${name}.${key}" names "${item}", which the file does not declare. ${knownNames(known)}`,
          fix: suggest(item, known) || 'Declare it, or call the file compose.override.yml.',
        }));
    };
    return [
      ...find('depends_on', namesOf(service.depends_on), file.services),
      ...find('volumes', (service.volumes ?? []).flatMap(volumeName), file.volumes),
      ...find('networks', namesOf(service.networks), {default: null, ...file.networks}),
      ...find('secrets', (service.secrets ?? []).flatMap(sourceName), file.secrets),
      ...find('configs', (service.configs ?? []).flatMap(sourceName), file.configs),
    ];
  });
}

function namesOf(value: readonly string[] | Named | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : Object.keys(value ?? {});
}

// `database:/var/lib/postgresql/data` names a volume; a path begins with a dot, a slash, a tilde or a variable.
function volumeName(volume: string | {type?: string; source?: string}): string[] {
  if (typeof volume === 'string') return /^([A-Za-z0-9][\w.-]*):/.exec(volume)?.slice(1, 2) ?? [];
  return volume.type === 'volume' && volume.source !== undefined ? [volume.source] : [];
}

function sourceName(item: string | {source?: string}): string[] {
  const name = typeof item === 'string' ? item : item.source;
  return name === undefined ? [] : [name];
}
