/** The site as an nginx server block: same behavior as the local server. */
import {toNginxRedirects} from '../redirects/toNginxRedirects';
import type {Rule} from '../redirects/rule';
import {hostFiles} from './answerRequest';
import {endingsByType, textTypes} from './contentTypes';
import {revalidate, type HeaderRule} from './headerRules';

export interface ServerConfigOptions {
  readonly rules: readonly Rule[];
  readonly headers: readonly HeaderRule[];
  /** Folder that holds the built site. */
  readonly root: string;
  readonly port: number;
  /** Path below which the site is served, with both slashes; the build then stands in that folder below `root`. */
  readonly baseUrl: string;
}

/**
 * A file for `conf.d`: maps and one server block, which includes nothing. Files that were compressed beside their
 * originals (`.gz`) are sent as they are. A redirect never names the host, so the block works behind any proxy.
 */
export function toNginxConfig({rules, headers, root, port, baseUrl}: ServerConfigOptions): string {
  const {maps, directives} = toHeaderDirectives(headers);
  return `${maps.join('\n')}
server {
    listen ${port};
    server_name _;
    root ${root};
    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
    default_type application/octet-stream;
    types {
${[...endingsByType].map(([type, endings]) => `        ${type} ${endings.join(' ')};`).join('\n')}
    }
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
${directives.map((line) => `    ${line}`).join('\n')}

    error_page 404 @not_found;
    location @not_found { try_files ${baseUrl}404.html =404; }
${baseUrl === '/' ? '' : `    location = / { return 302 "${baseUrl}$is_args$args"; }\n`}
    # .html and /index.html are no part of an address: rules and pages are found without them.
    rewrite ^${baseUrl}index\\.html$ ${baseUrl} permanent;
    rewrite ^(.+)/index\\.html$ $1 last;
    rewrite ^(.*[^/])\\.html$ $1 last;

${indent(toNginxRedirects(rules))}
${hostFiles.map((file) => `    location = ${baseUrl}${file.slice(1)} { return 404; }`).join('\n')}

    # A page is the folder that holds it, with one slash at its end.
    location ~ /$ {
        if (!-f $document_root\${uri}index.html) { return 404; }
        if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }
        try_files \${uri}index.html =404;
    }
    location / { try_files $uri @page; }
    location @page {
        if (!-f $document_root$uri/index.html) { return 404; }
        rewrite ^(.*)$ $1/ permanent;
    }
}
`;
}

/**
 * nginx inherits `add_header` only where a location has none of its own, so all stand in the server block; where a
 * value depends on the path, a map gives it, and an empty one sends no header. A lifetime goes with answers that
 * succeed, all else with every answer.
 */
function toHeaderDirectives(rules: readonly HeaderRule[]): {maps: string[]; directives: string[]} {
  const names = [...new Set(['Cache-Control', ...rules.flatMap(({headers}) => Object.keys(headers))])].sort();
  const maps: string[] = [];
  const directives = names.map((name) => {
    const always = name === 'Cache-Control' ? '' : ' always';
    const holders = rules.filter(({headers}) => headers[name] !== undefined);
    const [only] = holders;
    if (only && holders.length === 1 && only.path === '/*')
      return `add_header ${name} ${quote(only.headers[name] ?? '')}${always};`;
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    const fallback = name === 'Cache-Control' ? revalidate : '';
    const entries = holders.map(({path, headers}) => `    ${toMapKey(path)} ${quote(headers[name] ?? '')};`);
    maps.push(`map $uri ${variable} {\n    default ${quote(fallback)};\n${entries.join('\n')}\n}`);
    return `add_header ${name} ${variable}${always};`;
  });
  return {maps, directives};
}

function toMapKey(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ');
}
