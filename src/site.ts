/**
 * Identity of the site in one place: names, hosts, the documented version and the owner's switches.
 * Everything that shows or links to one of these reads it from here.
 */

/** Version of the platform that the pages describe. */
export const documentedVersion = '2025.10';

export const hosts = {
  docs: 'https://docs.goauthentik.io',
  marketing: 'https://goauthentik.io',
  integrations: 'https://integrations.goauthentik.io',
  apiReference: 'https://api.goauthentik.io',
  charts: 'https://charts.goauthentik.io',
  repository: 'https://github.com/goauthentik/authentik',
  chat: 'https://goauthentik.io/discord',
} as const;

export const site = {
  title: 'authentik',
  titleDelimiter: '|',
  tagline: 'Bring all of your authentication into a unified platform.',
  company: 'Authentik Security Inc.',
  copyright: 'Copyright © 2025 Authentik Security Inc. Built with Docusaurus.',
  contacts: {security: 'security@goauthentik.io', general: 'hello@goauthentik.io'},
} as const;

/** `version → address of the documentation of that version`: `2025.8` → `https://version-2025-8.goauthentik.io`. */
export function versionHost(version: string): string {
  return `https://version-${version.replace('.', '-')}.goauthentik.io`;
}

/** What the owner of a deployment may switch on; everything is off or neutral by default. */
export interface Switches {
  /** Address that serves the site, without a trailing slash. */
  readonly url: string;
  /** Path below which the site is served, with both slashes. */
  readonly baseUrl: string;
  /** Folder in which the "Edit this page" links open a page's source. */
  readonly editUrl: string;
  /** Google Analytics measurement id (`G-…`); without one no analytics code is built in. */
  readonly analyticsId: string | undefined;
}

/**
 * Reads the owner's switches from environment variables (`DOCS_URL`, `DOCS_BASE_URL`, `DOCS_EDIT_URL`, `DOCS_ANALYTICS_ID`).
 * @throws Error that names the variable, its value and the allowed form.
 */
export function readSwitches(env: Readonly<Record<string, string | undefined>>): Switches {
  return {
    url: matching(
      env,
      'DOCS_URL',
      hosts.docs,
      /^https?:\/\/[^/]+$/,
      'an origin without a path, such as "https://docs.example.com"',
    ),
    baseUrl: matching(
      env,
      'DOCS_BASE_URL',
      '/',
      /^\/(?:[^/]+\/)*$/,
      'a path that starts and ends with a slash, such as "/docs/"',
    ),
    editUrl: matching(
      env,
      'DOCS_EDIT_URL',
      `${hosts.repository}/edit/main/website/docs/`,
      /^https?:\/\/.+\/$/,
      'an address that ends with a slash',
    ),
    analyticsId: env.DOCS_ANALYTICS_ID
      ? matching(env, 'DOCS_ANALYTICS_ID', '', /^G-[A-Z0-9]+$/, 'a measurement id, such as "G-ABC123DEF4"')
      : undefined,
  };
}

function matching(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: string,
  form: RegExp,
  allowed: string,
): string {
  const value = env[name] || fallback;
  if (!form.test(value))
    throw new Error(`${name} is "${value}". Allowed: ${allowed}. Correct or unset the variable.`);
  return value;
}
