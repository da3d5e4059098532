/** What a page may say about itself. The checks and the generator's configuration read front matter through this one schema. */
import {knownNames, suggest, throwProblems, type Place, type Problem} from '../problems';

/** Every tag that a page may carry: the specification, section 2, lists these pages. */
export const pageTags: readonly string[] = [
  ...[
    'apple',
    'azure',
    'backchannel',
    'backend',
    'contributor',
    'development',
    'discord',
    'docker',
    'enterprise',
  ],
  ...[
    'entra',
    'facebook',
    'frontend',
    'github',
    'google',
    'google-cloud',
    'google-workspace',
    'mailcow',
    'meta',
  ],
  ...[
    'oauth',
    'oidc',
    'password',
    'plex',
    'policy',
    'provider',
    'saml',
    'scim',
    'security',
    'source',
    'twitch',
  ],
  ...['twitter', 'x'],
];

export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly sidebar_label?: string;
  readonly edition?: 'enterprise';
  readonly preview?: true;
  readonly since?: string;
  readonly support?: 'authentik' | 'community' | 'vendor';
  readonly date?: string | Date;
  readonly slug?: string;
  readonly authors?: string | readonly string[];
}

interface Field {
  readonly allowed: string;
  readonly isValid: (value: unknown) => boolean;
  readonly requiredIn?: readonly Section[];
  readonly only?: Section;
}

type Section = 'docs' | 'blog';

const everywhere: readonly Section[] = ['docs', 'blog'];

const fields: Readonly<Record<keyof PageFrontMatter, Field>> = {
  title: {allowed: 'text on one line', isValid: isLine, requiredIn: everywhere},
  description: {
    allowed: 'one sentence of 70 to 160 characters',
    isValid: (value) => isLine(value) && value.length >= 70 && value.length <= 160,
    requiredIn: everywhere,
  },
  tags: {
    allowed: `a list of ${pageTags.join(', ')}, each once`,
    isValid: (value) =>
      isList(value) && value.every((tag) => pageTags.includes(tag)) && new Set(value).size === value.length,
  },
  sidebar_label: {allowed: 'text on one line', isValid: isLine, only: 'docs'},
  edition: {allowed: '"enterprise", or no such key', isValid: (value) => value === 'enterprise'},
  preview: {allowed: 'true, or no such key', isValid: (value) => value === true},
  since: {allowed: 'a release in quotes, such as "2025.10"', isValid: isRelease},
  support: {
    allowed: 'authentik, community or vendor',
    isValid: (value) => value === 'authentik' || value === 'community' || value === 'vendor',
  },
  date: {allowed: 'a day such as 2025-10-28', isValid: isDay, requiredIn: ['blog'], only: 'blog'},
  slug: {
    allowed: 'words in lower case joined by hyphens',
    isValid: (value) => typeof value === 'string' && /^[a-z0-9.]+(-[a-z0-9.]+)*$/.test(value),
    only: 'blog',
  },
  authors: {
    allowed: 'a key of blog/authors.yml, or a list of keys',
    isValid: (value) => isLine(value) || isList(value),
    only: 'blog',
  },
};

/**
 * The front matter of `file` (a path below the project such as `docs/a.mdx`), as the generator has read it.
 * @throws ProblemsError that lists every unknown key, missing key and value that isn't allowed.
 */
export function parsePageFrontMatter(data: unknown, file: string): PageFrontMatter {
  throwProblems(findFrontMatterProblems(data, file, () => ({file})));
  return data as PageFrontMatter;
}

/** Every unknown key, missing key and value that isn't allowed; `placeOf` gives the place of a key. */
export function findFrontMatterProblems(
  data: unknown,
  file: string,
  placeOf: (key: string) => Place,
): Problem[] {
  const section: Section = file.startsWith('blog/') ? 'blog' : 'docs';
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return [
      {
        file,
        line: 1,
        message: 'The page has no front matter.',
        fix: 'Begin with title and description between "---" lines.',
      },
    ];
  const known = Object.entries(fields).filter(([, {only}]) => only === undefined || only === section);
  const names = known.map(([name]) => name);
  const unknown = Object.keys(data)
    .filter((key) => !names.includes(key))
    .map((key) => ({
      ...placeOf(key),
      message: `Unknown front matter key "${key}". ${knownNames(names)}`,
      fix: suggest(key, names) || 'Remove it.',
    }));
  const values = data as Readonly<Record<string, unknown>>;
  const wrong = known.flatMap(([name, field]) =>
    findValueProblems(name, field, values[name], section, placeOf),
  );
  return [...unknown, ...wrong];
}

function findValueProblems(
  name: string,
  field: Field,
  value: unknown,
  section: Section,
  placeOf: (key: string) => Place,
): Problem[] {
  if (value === undefined) {
    if (!field.requiredIn?.includes(section)) return [];
    return [
      {
        file: placeOf(name).file,
        line: 1,
        message: `Front matter lacks "${name}".`,
        fix: `Add ${field.allowed}.`,
      },
    ];
  }
  if (field.isValid(value)) return [];
  const length = name === 'description' && typeof value === 'string' ? ` (${value.length} characters)` : '';
  const unknownTag =
    name === 'tags' && isList(value) ? value.find((tag) => !pageTags.includes(tag)) : undefined;
  const hint = unknownTag === undefined ? '' : suggest(unknownTag, pageTags);
  return [
    {
      ...placeOf(name),
      message: `Front matter "${name}" is ${JSON.stringify(value)}${length}. Allowed: ${field.allowed}.`,
      ...(hint && {fix: hint}),
    },
  ];
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !value.includes('\n');
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

// YAML reads an unquoted 2025.10 as the number 2025.1, so only text will do.
function isRelease(value: unknown): boolean {
  return typeof value === 'string' && /^\d+\.\d{1,2}(\.\d+)?$/.test(value);
}

// The generator's YAML reader gives a Date, that of the checks gives text.
function isDay(value: unknown): boolean {
  return value instanceof Date || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
}
