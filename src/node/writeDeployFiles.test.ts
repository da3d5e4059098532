import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseRules} from '../lib/redirects';
import {writeDeployFiles, type DeployInput} from './writeDeployFiles';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

function deploy(change: Partial<DeployInput> = {}): void {
  writeDeployFiles({
    rules: parseRules('/old /new/\n/docs/* /:splat/'),
    planned: new Set(['/later/']),
    routes: ['/404.html', '/', '/new/'],
    externalHosts: new Set(),
    analytics: false,
    siteUrl: 'https://docs.test',
    baseUrl: '/',
    outDir: path.join(folder, 'build'),
    deployDir: path.join(folder, 'deploy'),
    ...change,
  });
}

describe('writeDeployFiles', () => {
  it('writes rules for every kind of host', () => {
    deploy();
    expect(
      readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
    ).toEqual([
      'build/_headers',
      'build/_redirects',
      'build/docs/index.html',
      'build/docs/old/index.html',
      'build/old/index.html',
      'build/redirects.json',
      'deploy/caddy/Caddyfile',
      'deploy/netlify/_redirects',
      'deploy/nginx/redirects.conf',
      'deploy/nginx/site.conf',
    ]);
    for (const file of [
      'build/_redirects',
      'deploy/netlify/_redirects',
      'deploy/nginx/site.conf',
      'deploy/nginx/redirects.conf',
      'deploy/caddy/Caddyfile',
      'build/redirects.json',
    ]) {
      expect(read(file)).toContain('/docs/old');
    }
  });

  it('accepts a target whose page is planned', () => {
    expect(() => deploy({rules: parseRules('/old /later/')})).not.toThrow();
  });

  it('writes no page over one that is there', () => {
    write('build/old/index.html', 'own');
    deploy();
    expect(read('build/old/index.html')).toBe('own');
  });

  it('allows the scripts that stand in pages, by hash, and no others', () => {
    write('build/index.html', '<script>a()</script>');
    write('build/new/index.html', '<script>a()</script><script>b()</script>');
    deploy();
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(read('build/_headers')).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(read('build/_headers').match(/'sha256-/g)).toHaveLength(3);
  });

  it('writes the same bytes for the same site', () => {
    deploy();
    const first = read('deploy/caddy/Caddyfile') + read('build/_redirects') + read('build/_headers');
    deploy({routes: ['/new/', '/', '/404.html']});
    expect(read('deploy/caddy/Caddyfile') + read('build/_redirects') + read('build/_headers')).toBe(first);
  });

  it('puts the path of the site before all addresses, except where the site adds it itself', () => {
    deploy({baseUrl: '/site/', routes: ['/site/404.html', '/site/', '/site/new/']});
    expect(read('build/_redirects')).toContain('/site/old /site/new/ 301');
    expect(read('deploy/nginx/site.conf')).toContain(
      'location = "/site/old" { return 301 "/site/new/$is_args$args"; }',
    );
    expect(read('build/_headers')).toContain('/site/assets/*');
    expect(read('build/redirects.json')).toContain('{"from":"/old","to":"/new/","status":301}');
    expect(read('build/old/index.html')).toContain('href="/site/new/"');
  });

  it('names a planned route that has a page and a rule that leads nowhere at once, and writes nothing', () => {
    const input = {rules: parseRules('/old /nowhere/at/all/'), planned: new Set(['/new/', '/later/'])};
    expect(() => deploy(input)).toThrow(
      'facts/planned-routes.txt "/new/" has a page. Remove the line.\nfacts/redirects.txt:1 "/old" leads to "/nowhere/at/all/", which is no page.',
    );
    expect(existsSync(path.join(folder, 'build'))).toBe(false);
  });
});
