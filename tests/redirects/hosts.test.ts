/** The table of cases against everything that serves the site: the matcher, the local server, nginx and Caddy. */
import type {AddressInfo} from 'node:net';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from '../../server/createSiteServer';
import {readBuiltSite} from '../../server/siteFiles';
import {answerRequest} from '../../src/lib/server/answerRequest';
import {cases, type Case} from './cases';
import {fetchRaw, findProgram, startCaddy, startNginx, type RunningServer} from './servers';
import {createTestSite, notFoundText, type TestSite} from './testSite';

describe('the table', () => {
  it('holds every address once', () => {
    const urls = cases.map(({url}) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

for (const baseUrl of ['/', '/site/']) {
  describe(`a site at ${baseUrl}`, () => {
    let site: TestSite;
    beforeAll(() => {
      site = createTestSite(baseUrl);
      return () => site.remove();
    });
    // Caddy merges encoded slashes only at the start of an address, where they could name a host.
    const own = cases
      .filter(({url}) => baseUrl === '/' || !url.startsWith('/%2F'))
      .map((one) => below(one, baseUrl));
    const expected = {baseUrl, cases: own, site: () => site};

    describe('the decision about a request', () => {
      it.each(own)('$url → $status $location', ({url, status, location}) => {
        const {files, match} = readBuiltSite(site.outDir);
        const answer = answerRequest(url, {match, hasFile: (file) => files.has(file), baseUrl});
        const statuses = {
          'bad-request': 400,
          file: 200,
          'not-found': 404,
          redirect: answer.kind === 'redirect' ? answer.status : 0,
        };
        expect(statuses[answer.kind]).toBe(status);
        expect(answer.kind === 'redirect' ? answer.location : undefined).toBe(location);
      });
    });
    describeServer('local server', expected, startLocal);
    describeProgram('nginx', expected, startNginx);
    describeProgram('caddy', expected, startCaddy);
  });
}

interface Expected {
  readonly baseUrl: string;
  readonly cases: readonly Case[];
  /** Made before the tests run, after they are listed. */
  readonly site: () => TestSite;
}

/** The same case on a site that is served below a path of its host. */
function below({url, status, location}: Case, baseUrl: string): Case {
  const base = baseUrl.slice(0, -1);
  return {
    url: base + url,
    status,
    ...(location !== undefined && {location: location.startsWith('/') ? base + location : location}),
  };
}

async function startLocal({outDir, baseUrl}: TestSite): Promise<RunningServer> {
  const server = createSiteServer({root: outDir, baseUrl});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {port: (server.address() as AddressInfo).port, stop};
}

/**
 * A server that may not be installed: skipped with a word about it, unless `REQUIRE_SERVERS=1` says that it must be
 * there.
 */
function describeProgram(
  name: string,
  expected: Expected,
  start: (program: string, site: TestSite) => Promise<RunningServer>,
): void {
  const program = findProgram(name);
  if (program !== undefined) return describeServer(name, expected, async (site) => start(program, site));
  const reason = `${name} is not installed: its ${expected.cases.length} cases were not checked`;
  if (process.env.REQUIRE_SERVERS === '1') {
    it(`${name} is installed, as REQUIRE_SERVERS=1 asks`, () =>
      expect.fail(`${reason}. Install it, or unset REQUIRE_SERVERS.`));
    return;
  }
  console.log(`SKIPPED: ${reason}.`);
  describe.skip(`SKIPPED: ${reason}`, () => it.each(expected.cases)('$url', () => undefined));
}

function describeServer(
  name: string,
  {baseUrl, cases: own, site}: Expected,
  start: (site: TestSite) => Promise<RunningServer>,
): void {
  describe(name, () => {
    const at = (path: string): string => baseUrl + path.slice(1);
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(site());
      return async () => server.stop();
    });

    it.each(own)('$url → $status $location', async ({url, status, location}) => {
      const answer = await fetchRaw(server.port, url);
      expect({status: answer.status, location: answer.headers.location}).toEqual({status, location});
    });

    if (baseUrl !== '/') {
      it('leads from the root of the host to the site, and knows nothing else there', async () => {
        const root = await fetchRaw(server.port, '/?q=1');
        expect([root.status, root.headers.location]).toEqual([302, `${baseUrl}?q=1`]);
        expect((await fetchRaw(server.port, '/install-config/')).status).toBe(404);
      });
    }

    it('sends the not-found page where nothing is, and nothing that is kept', async () => {
      for (const url of [at('/nowhere/'), at('/nowhere'), at('/assets/js/gone.js'), at('/404.html')]) {
        const {body, headers} = await fetchRaw(server.port, url);
        expect(body.toString()).toBe(notFoundText);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control'] ?? '').not.toContain('immutable');
      }
    });

    it('sends the headers of every answer, and those of its path', async () => {
      for (const url of [
        at('/'),
        at('/nowhere/'),
        at('/core/brands'),
        at('/assets/js/main.js'),
        at('/releases.json'),
      ]) {
        const {headers} = await fetchRaw(server.port, url);
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'self'; script-src 'self' 'sha256-[^']+'; /,
        );
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['access-control-allow-origin']).toBe(url === at('/releases.json') ? '*' : undefined);
      }
      const lifetime = async (url: string) => (await fetchRaw(server.port, url)).headers['cache-control'];
      expect(await lifetime(at('/assets/js/main.js'))).toBe('public, max-age=31536000, immutable');
      expect(await lifetime(at('/'))).toBe('public, max-age=0, must-revalidate');
    });

    it('answers HEAD like GET, without the content', async () => {
      for (const url of [at('/'), at('/core/brands'), at('/nowhere/'), at('/assets/js/main.js')]) {
        const [head, get] = [
          await fetchRaw(server.port, url, {method: 'HEAD'}),
          await fetchRaw(server.port, url),
        ];
        expect(head.body.length).toBe(0);
        expect([head.status, head.headers['content-type'], head.headers.location]).toEqual([
          get.status,
          get.headers['content-type'],
          get.headers.location,
        ]);
      }
    });

    it('answers 304 to a client that has the file already', async () => {
      const {headers} = await fetchRaw(server.port, at('/install-config/'));
      const again = {'If-None-Match': String(headers.etag)};
      expect((await fetchRaw(server.port, at('/install-config/'), {headers: again})).status).toBe(304);
      const since = {'If-Modified-Since': String(headers['last-modified'])};
      expect((await fetchRaw(server.port, at('/install-config/'), {headers: since})).status).toBe(304);
    });

    it('sends Markdown as text that names its encoding', async () => {
      const {headers} = await fetchRaw(server.port, at('/core/architecture.md'));
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    });

    it('compresses text for those who ask for it', async () => {
      const plain = await fetchRaw(server.port, at('/assets/js/main.js'));
      const compressed = await fetchRaw(server.port, at('/assets/js/main.js'), {
        headers: {'Accept-Encoding': 'gzip'},
      });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(compressed.headers['content-encoding']).toBe('gzip');
      expect(compressed.headers.vary).toMatch(/accept-encoding/i);
      expect(compressed.body.length).toBeLessThan(plain.body.length);
    });
  });
}
