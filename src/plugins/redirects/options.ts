/** Options of the redirects plugin, with their defaults. */
import {hosts} from '../../site';
import {knownNames, suggest} from '../../lib/problems';

export interface RedirectsOptions {
  /** Hosts outside the site that rules may name. Default: the API reference and the integration guides. */
  readonly externalHosts: readonly string[];
  /** Folder for server configurations, relative to the site. Default: `build-deploy`. */
  readonly deployDir: string;
  /** Whether page views are counted, which the content security policy then allows. Default: no. */
  readonly analytics: boolean;
}

const defaults: RedirectsOptions = {
  externalHosts: [hosts.apiReference, hosts.integrations].map((url) => new URL(url).host),
  deployDir: 'build-deploy',
  analytics: false,
};

/**
 * The options with defaults filled in. The generator adds an `id`, which means nothing here.
 * @throws Error that names an unknown option and the known ones.
 */
export function toOptions({
  id: _,
  ...given
}: Partial<RedirectsOptions> & {readonly id?: string}): RedirectsOptions {
  const known = Object.keys(defaults);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      ['redirects:', `Unknown option "${unknown}".`, knownNames(known), suggest(unknown, known)]
        .join(' ')
        .trim(),
    );
  }
  return {...defaults, ...given};
}
