/** A complete Caddyfile around a block of a page, which may be a file, sites, or a few directives of a site. */
import type {Harness} from './nginxHarness';

/** Caddy's directives (https://caddyserver.com/docs/caddyfile/directives): a block that begins with one is the inside of a site. */
const directives: readonly string[] = [
  ...[
    'abort',
    'acme_server',
    'basic_auth',
    'basicauth',
    'bind',
    'encode',
    'error',
    'file_server',
    'forward_auth',
    'fs',
  ],
  ...[
    'handle',
    'handle_errors',
    'handle_path',
    'header',
    'import',
    'intercept',
    'invoke',
    'log',
    'log_append',
    'log_skip',
  ],
  ...[
    'map',
    'method',
    'metrics',
    'php_fastcgi',
    'push',
    'redir',
    'request_body',
    'request_header',
    'respond',
  ],
  ...[
    'reverse_proxy',
    'rewrite',
    'root',
    'route',
    'skip_log',
    'templates',
    'tls',
    'tracing',
    'try_files',
    'uri',
    'vars',
  ],
];

/** `reverse_proxy app:80` → a site around it; certificate files, which the machine of the check doesn't have, become an internal one. */
export function toCaddyHarness(code: string): Harness {
  const block = code.replace(/^(\s*tls[ \t]+)[^\s{]*[/.][^\s{]*[ \t]+[^\s{]+/gm, '$1internal');
  const first = block.split('\n').find((line) => !/^\s*(?:#|$)/.test(line)) ?? '';
  const [word = ''] = first.trim().split(/\s+/);
  const isInside = directives.includes(word) || word.startsWith('@');
  return isInside ? {config: `:20998 {\n${block}\n}\n`, firstLine: 2} : {config: `${block}\n`, firstLine: 1};
}
