/** The site as a Caddyfile: same behavior as the local server. */
import {toCaddyRedirects} from '../redirects/toCaddyRedirects';
import {hostFiles} from './answerRequest';
import {withCharset} from './contentTypes';
import {revalidate, type HeaderRule} from './headerRules';
import type {ServerConfigOptions} from './toNginxConfig';

/**
 * A whole Caddyfile for one site on a port. Files that were compressed beside their originals (`.br`, `.gz`) are sent
 * as they are.
 */
export function toCaddyfile({rules, headers, root, port, baseUrl}: ServerConfigOptions): string {
  const base = baseUrl.slice(0, -1);
  const outside = base === '' ? '' : `		@outside path /\n		redir @outside ${baseUrl}{site_query} 302\n`;
  return `:${port} {
	root * ${root}
	encode zstd gzip
	header -Server
	header ?Cache-Control "${revalidate}"
${headers.map(toHeaderBlock).join('\n')}
	@markdown path *.md
	header @markdown Content-Type "${withCharset('text/markdown')}"

	route {
		uri path_regexp /{2,} /

		# The key of an address: without its slash, .html and /index.html.
		map {path} {site_key} {
			~(?s)^/+(?:index\\.html)?$ ""
			~(?s)^/+(.+)/index\\.html$ "/\${1}"
			~(?s)^/+(.*[^/])\\.html$ "/\${1}"
			~(?s)^/+(.*[^/])/*$ "/\${1}"
			default {path}
		}
		map {query} {site_query} {
			~^(.+)$ "?\${1}"
			default ""
		}
${outside}		map {site_key} {site_target} {site_status} {site_slash} {
${toCaddyRedirects(rules)
  .map((line) => `			${line}`)
  .join('\n')}
			default "" 0 ""
		}
		map {site_slash}{path} {site_end} {
			~^keep.*/$ "/"
			default ""
		}
		@moved expression {site_target} != ""
		redir @moved {site_target}{site_end}{site_query} {site_status}

		# A page is the folder that holds it, with one slash at its end.
		@page file {site_key}/index.html
		handle @page {
			@inexact expression {http.request.orig_uri.path} != {site_key} + "/"
			redir @inexact {site_key}/{site_query} 301
			rewrite * {site_key}/index.html
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		@no_address path *.html ${hostFiles.map((file) => base + file).join(' ')}
		error @no_address 404
		file_server {
			precompressed br gzip
			disable_canonical_uris
			index none
		}
	}

	handle_errors {
		header Cache-Control "${revalidate}"
		rewrite * ${baseUrl}404.html
		file_server
	}
}
`;
}

function toHeaderBlock({path, headers}: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `		${name} "${value.replaceAll('"', '\\"')}"`);
  return `	header ${path} {\n${lines.join('\n')}\n	}`;
}
