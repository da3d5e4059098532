/**
 * The forward-auth configurations in real nginx and Caddy, with a login from the first request to the logout. A server that
 * isn't installed is skipped.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {forwardAuthModes, type ForwardAuthMode} from '../../src/lib/facts/forwardAuthChoices';
import {readForwardAuth} from '../../src/node/readForwardAuth';
import {findProgram} from '../redirects/servers';
import {portOf, startApplication, startOutpost, type Seen} from './testOutpost';

const application = 'app.example.com';
const authentication = 'auth.example.com';
const proxies = readForwardAuth();
const modes = Object.keys(forwardAuthModes) as ForwardAuthMode[];
const ids = ['nginx', 'nginx-proxy-manager', 'caddy'] as const;
type ProxyId = (typeof ids)[number];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(ids.flatMap((id) => modes.map((mode) => ({id, mode}))))('$id, $mode', ({id, mode}) => {
  const program = findProgram(id === 'caddy' ? 'caddy' : 'nginx');
  const outpostHost = mode === 'single' ? application : authentication;
  let folder = '';
  let servers: Server[] = [];
  let proxy: ChildProcess | undefined;
  let port = 0;

  beforeAll(async () => {
    if (!program) return;
    folder = mkdtempSync(path.join(tmpdir(), 'forward-auth-'));
    const outpost = await startOutpost(
      `http://${outpostHost}`,
      mode === 'domain' ? 'example.com' : undefined,
    );
    const app = await startApplication();
    servers = [outpost, app];
    port = await findFreePort();
    const blocks = proxies.find((candidate) => candidate.id === id)?.[mode] ?? [];
    const code = blocks.map((block) => adapt(block.code, portOf(outpost), portOf(app)));
    proxy = start(program, id, folder, port, code, portOf(app));
    await answers(port);
  });

  afterAll(async () => {
    proxy?.kill();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    if (folder !== '') rmSync(folder, {recursive: true, force: true});
  });

  const ask = (target: string, options: Options = {}) => send(port, target, {host: application, ...options});

  it.skipIf(!program)('leads through login and logout, and lets nothing be forged', async () => {
    const forged = {'x-authentik-username': 'mallory', 'x-authentik-meta-app': 'other'};

    // Without a session: to the login, nginx by way of the start address.
    let answer = await ask('/page?a=1', {headers: forged});
    expect(answer.status).toBe(302);
    let cookie = toCookie(answer);
    if (id !== 'caddy') {
      const start = new URL(answer.headers.location ?? '', `http://${application}`);
      expect(`${start.host}${start.pathname}`).toBe(`${outpostHost}/outpost.goauthentik.io/start`);
      answer = await ask(`${start.pathname}${start.search}`, {host: start.host, headers: {cookie}});
      cookie = toCookie(answer);
    }
    const query = new URL(answer.headers.location ?? '').searchParams;

    // Back from authentik: the callback reaches the outpost, which sends the browser to the page.
    const callback = new URL(query.get('redirect_uri') ?? '');
    callback.searchParams.set('state', query.get('state') ?? '');
    answer = await ask(`${callback.pathname}${callback.search}`, {host: callback.host, headers: {cookie}});
    expect(answer.headers.location).toBe(`http://${application}/page?a=1`);

    // With a session: the application knows the user, by what the outpost said only.
    const headers = {cookie, ...forged, 'x-forwarded-host': 'other.example.com'};
    answer = await ask('/page?a=1', {method: 'POST', headers, body: 'text'});
    const seen = JSON.parse(answer.body) as Seen;
    expect(seen).toMatchObject({method: 'POST', url: '/page?a=1', body: 'text'});
    expect(seen.headers).toMatchObject({host: application, 'x-authentik-username': 'jane'});
    expect(seen.headers['x-authentik-jwt']).toHaveLength(9000);
    expect(seen.headers['x-authentik-meta-app']).not.toBe('other');
    expect(seen.headers['x-forwarded-host']).toBe(application);
    expect((await ask('/refused', {headers: {cookie}})).status).toBe(401);

    // WebSockets get through, with the user; without a session they don't.
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'c2FtcGxlIG5vbmNlISE=',
    };
    answer = await ask('/socket', {headers: {cookie, ...upgrade, 'sec-websocket-version': '13'}});
    expect([answer.status, answer.headers['x-user']]).toEqual([101, 'jane']);
    expect((await ask('/socket', {headers: {...upgrade, 'sec-websocket-version': '13'}})).status).toBe(302);

    // A path without a login doesn't let the client name a user, and no header makes another path such a one.
    answer = await ask('/public/page', {headers: forged});
    expect(answer.status).toBe(200);
    expect((JSON.parse(answer.body) as Seen).headers['x-authentik-username']).not.toBe('mallory');
    for (const name of ['x-original-uri', 'x-original-url', 'x-forwarded-uri'])
      expect((await ask('/page', {headers: {[name]: '/public/page'}})).status).toBe(302);

    // The logout path reaches the outpost, and ends the session.
    expect((await ask('/outpost.goauthentik.io/ping', {host: outpostHost})).status).toBe(204);
    answer = await ask('/outpost.goauthentik.io/sign_out', {host: outpostHost, headers: {cookie}});
    expect(answer.headers.location).toBe('http://authentik.test/end-session/');
    expect((await ask('/page', {headers: {cookie}})).status).toBe(302);
  });

  it.skipIf(!program)('lets nothing pass while the outpost is down', async () => {
    servers[0]?.closeAllConnections();
    servers[0]?.close();
    expect((await ask('/public/page')).status).toBeGreaterThanOrEqual(500);
  });
});

/** Sample names become servers of this test, which speak HTTP. */
function adapt(code: string, outpost: number, app: number): string {
  return code
    .replaceAll('outpost.internal:9000', `127.0.0.1:${outpost}`)
    .replaceAll(/(?:app\.internal:8080|authentik\.internal:9000)/g, `127.0.0.1:${app}`)
    .replaceAll(`https://${authentication}`, `http://${authentication}`);
}

function start(
  program: string,
  id: ProxyId,
  folder: string,
  port: number,
  blocks: string[],
  app: number,
): ChildProcess {
  const file = path.join(folder, 'configuration');
  if (id === 'caddy') {
    const sites = blocks.join('\n').replaceAll(/^((?:app|auth)\.example\.com) \{/gm, `http://$1:${port} {`);
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}\n`);
    const env = {...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder};
    return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {env, stdio: 'ignore'});
  }
  const [first = '', ...others] = blocks;
  const listen = `listen 127.0.0.1:${port};`;
  const ofApplication =
    id === 'nginx'
      ? first
          .replace(/listen\s+443 ssl;/, listen)
          .replaceAll(/^\s*(?:listen\s+\[::\]|ssl_certificate).*$/gm, '')
      : `server { ${listen} server_name ${application};
         set $forward_scheme http; set $server 127.0.0.1; set $port ${app};\n${first}\n}`;
  const ofAuthentication = others.map(
    (code) => `server { ${listen} server_name ${authentication};\n${code}\n}`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // One process: a worker of another user couldn't read the temporary folder.
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
     http { access_log off; ${temporary}\n${[ofApplication, ...ofAuthentication].join('\n')}\n}`,
  );
  return spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], {stdio: 'ignore'});
}

interface Options {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function send(
  port: number,
  target: string,
  {host, method = 'GET', headers = {}, body}: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{host: '127.0.0.1', port, path: target, method, agent: false},
      headers: {...headers, ...(host !== undefined && {host})},
    });
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: text}),
      );
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({status: response.statusCode ?? 0, headers: response.headers, body: ''});
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function toCookie({headers}: Answer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await send(port, '/', {host: 'nobody'}).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
