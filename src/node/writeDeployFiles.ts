/**
 * Writes what hosts need to serve the built site: rules, headers, server configurations. The last step of a build.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compileRules, type Rule, type SourceRule} from '../lib/redirects';
import {toHostRedirects} from '../lib/redirects/toHostRedirects';
import {toHtmlFallbacks} from '../lib/redirects/toHtmlFallbacks';
import {toNginxRedirects} from '../lib/redirects/toNginxRedirects';
import {toRedirectsJson} from '../lib/redirects/toRedirectsJson';
import {withBaseUrl} from '../lib/redirects/withBaseUrl';
import {findInlineScripts} from '../lib/server/findInlineScripts';
import {createHeaderRules} from '../lib/server/headerRules';
import {toHeaders} from '../lib/server/headersFile';
import {toCaddyfile} from '../lib/server/toCaddyfile';
import {toNginxConfig} from '../lib/server/toNginxConfig';
import {ProblemsError, throwProblems, type Problem} from '../lib/problems';
import {listFiles} from './listFiles';

export interface DeployInput {
  readonly rules: readonly SourceRule[];
  /** Routes that have no page yet. */
  readonly planned: ReadonlySet<string>;
  /** Routes of all built pages, each below `baseUrl`. */
  readonly routes: readonly string[];
  readonly externalHosts: ReadonlySet<string>;
  readonly analytics: boolean;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Folder of the built site. */
  readonly outDir: string;
  /** Folder for what isn't part of the site. */
  readonly deployDir: string;
}

const PORT = 8080;
const NGINX_ROOT = '/usr/share/nginx/html';
const CADDY_ROOT = '/srv';

/**
 * Into the site: `redirects.json`, `_redirects`, `_headers` and a page that leads on for each rule without a
 * wildcard, unless something stands there. Beside it: configurations of nginx and Caddy, and the `_redirects` that
 * Netlify needs instead.
 * @throws ProblemsError with every rule that can't be kept and every planned route that has a page.
 */
export function writeDeployFiles(input: DeployInput): void {
  const {outDir, deployDir, baseUrl, planned} = input;
  const pages = new Set(
    input.routes.map((route) => `/${route.slice(baseUrl.length)}`).filter((route) => route.endsWith('/')),
  );
  const compiled = compile(input, pages);
  const rules = withBaseUrl(compiled, baseUrl);
  const known = new Set([...pages, ...planned].map((page) => baseUrl + page.slice(1)));

  for (const {file, html} of toHtmlFallbacks(rules, input.siteUrl)) {
    const target = path.join(outDir, file.slice(baseUrl.length - 1));
    if (!existsSync(target)) write(target, html);
  }
  // The rules of the file are known everywhere without the base path: the not-found page and the local server add it.
  write(path.join(outDir, 'redirects.json'), toRedirectsJson(compiled));
  write(path.join(outDir, '_redirects'), toHostRedirects(rules, known, 'cloudflare'));
  write(path.join(deployDir, 'netlify/_redirects'), toHostRedirects(rules, known, 'netlify'));

  const headers = createHeaderRules(
    {scriptHashes: hashInlineScripts(outDir), analytics: input.analytics},
    baseUrl,
  );
  const server = {rules, headers, port: PORT, baseUrl};
  write(path.join(outDir, '_headers'), toHeaders(headers));
  write(path.join(deployDir, 'nginx/site.conf'), toNginxConfig({...server, root: NGINX_ROOT}));
  write(path.join(deployDir, 'nginx/redirects.conf'), toNginxRedirects(rules));
  write(path.join(deployDir, 'caddy/Caddyfile'), toCaddyfile({...server, root: CADDY_ROOT}));
}

function compile({rules, planned, externalHosts}: DeployInput, pages: ReadonlySet<string>): Rule[] {
  const problems: Problem[] = [...planned]
    .filter((route) => pages.has(route))
    .map((route) => ({
      file: 'facts/planned-routes.txt',
      message: `"${route}" has a page.`,
      fix: 'Remove the line.',
    }));
  let compiled: Rule[] = [];
  try {
    compiled = compileRules(rules, {pages: new Set([...pages, ...planned]), externalHosts});
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    problems.push(...error.problems);
  }
  throwProblems(problems);
  return compiled;
}

/** Hashes of all scripts that stand inside pages, as a policy names them, sorted. */
function hashInlineScripts(outDir: string): string[] {
  const pages = listFiles(outDir, /\.html$/).map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  const scripts = new Set(pages.flatMap(findInlineScripts));
  return [...scripts]
    .map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
    .sort();
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
