/** Which headers answers carry: the one source for the local server, `_headers`, nginx and Caddy. */

export interface HeaderRule {
  /**
   * A path, or a prefix that ends with `*`. Two rules that match the same path never set the same header: hosts would
   * join their values.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PolicyOptions {
  /** Hashes of the scripts inside pages: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Whether the site's owner switched page view counting on. */
  readonly analytics: boolean;
}

/** For answers that no rule gives a lifetime. Hosted platforms do the same unasked. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Below a path of its host the site's rules hold below that path. */
export function createHeaderRules(options: PolicyOptions, baseUrl = '/'): HeaderRule[] {
  const base = baseUrl.slice(0, -1);
  const rules: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': toPolicy(options),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // Names below /assets/ hold a hash of their content.
    {path: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    {path: '/redirects.json', headers: {'Access-Control-Allow-Origin': '*'}},
    {path: '/releases.json', headers: {'Access-Control-Allow-Origin': '*'}},
  ];
  return rules.map(({path, headers}) => ({path: base + path, headers}));
}

/** The headers for a path, from all rules that match it. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}

// https://developers.google.com/tag-platform/security/guides/csp
const TAG_MANAGER = 'https://*.googletagmanager.com';
const COUNTERS = ['https://*.analytics.google.com', 'https://*.google-analytics.com'];

/** Content Security Policy Level 3. Styles may stand in pages: diagrams bring their own. */
function toPolicy({scriptHashes, analytics}: PolicyOptions): string {
  const hashes = [...scriptHashes].sort().map((hash) => `'${hash}'`);
  const [tagManager = [], counters = []] = analytics ? [[TAG_MANAGER], [TAG_MANAGER, ...COUNTERS]] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...tagManager],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counters],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...counters],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
