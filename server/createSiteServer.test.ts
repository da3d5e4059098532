import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer} from './createSiteServer';
import {fetchRaw, type Answer} from '../tests/redirects/servers';

const home = `<h1>Home</h1>${'<p>text</p>'.repeat(200)}`;
const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6, 7]);
const root = mkdtempSync(path.join(tmpdir(), 'site-server-'));
let server: Server;
let port: number;

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), content);
}

async function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return fetchRaw(port, target, {method, headers});
}

/** Sends bytes that no client would send, and gives the first line of the answer. */
async function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

beforeAll(async () => {
  write('index.html', home);
  write('404.html', '<h1>Page Not Found</h1>');
  write('a/index.html', 'a');
  write('gone/index.html', 'soon gone');
  write('img/photo@2x.png', image);
  write('img/gone.png', image);
  write('data.bin', 'bytes');
  write('app.js', 'plain text');
  write('app.js.br', brotliCompressSync('made beforehand, br'));
  write('app.js.gz', gzipSync('made beforehand, gzip'));
  write('redirects.json', '[{"from":"/old","to":"/a/","status":301}]');
  write('_headers', '/*\n  X-Test: yes\n\n/assets/*\n  Cache-Control: immutable\n');
  server = createSiteServer({root});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, {recursive: true});
});

describe('createSiteServer', () => {
  it('compresses text with Brotli or gzip, whichever the client takes', async () => {
    const br = await ask('/', {'Accept-Encoding': 'gzip, br'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(home);
    const gzip = await ask('/', {'Accept-Encoding': 'gzip'});
    expect(gunzipSync(gzip.body).toString()).toBe(home);
    const plain = await ask('/');
    expect(plain.body.toString()).toBe(home);
    expect([br, gzip, plain].map(({headers}) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect(
      [br, gzip, plain].map(({body, headers}) => Number(headers['content-length']) - body.length),
    ).toEqual([0, 0, 0]);
  });

  it('sends what was compressed beforehand', async () => {
    const br = await ask('/app.js', {'Accept-Encoding': 'gzip, br'});
    expect(brotliDecompressSync(br.body).toString()).toBe('made beforehand, br');
    expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const gzip = await ask('/app.js', {'Accept-Encoding': 'gzip'});
    expect(gunzipSync(gzip.body).toString()).toBe('made beforehand, gzip');
    expect((await ask('/app.js')).body.toString()).toBe('plain text');
  });

  it('sends other files as they are', async () => {
    const {body, headers} = await ask('/img/photo@2x.png', {'Accept-Encoding': 'br'});
    expect(body).toEqual(image);
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['image/png', undefined]);
    expect((await ask('/data.bin')).headers['content-type']).toBe('application/octet-stream');
  });

  it('answers 304 for images and compressed text too', async () => {
    for (const [target, encoding] of [
      ['/img/photo@2x.png', 'identity'],
      ['/app.js', 'br'],
      ['/', 'br'],
    ] as const) {
      const {headers} = await ask(target, {'Accept-Encoding': encoding});
      const again = await ask(target, {'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag)});
      expect([target, again.status, again.body.length]).toEqual([target, 304, 0]);
    }
  });

  it('ignores ranges, also impossible ones', async () => {
    for (const range of ['bytes=5-2', 'bytes=0-3', 'bytes=99-', 'nonsense']) {
      const {status, body} = await ask('/img/photo@2x.png', {Range: range});
      expect([status, body.length]).toEqual([200, image.length]);
    }
  });

  it('answers only GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const {status, headers} = await ask('/', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('sends the headers of the build with every answer', async () => {
    for (const [target, method] of [
      ['/', 'GET'],
      ['/old', 'GET'],
      ['/nowhere', 'GET'],
      ['/%', 'GET'],
      ['/', 'POST'],
      ['/img/photo@2x.png', 'GET'],
    ] as const) {
      expect((await ask(target, {}, method)).headers['x-test']).toBe('yes');
    }
  });

  it('never leaves its folder', async () => {
    for (const target of [
      '/../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/a/../../etc/passwd',
      '//etc/passwd',
      '/%5c..%5cetc',
      '/%00',
      '/_headers',
    ]) {
      expect([target, [400, 404].includes((await ask(target)).status)]).toEqual([target, true]);
    }
  });

  it('survives requests that are none', async () => {
    expect(await sendRaw('GET nonsense\r\n\r\n')).toMatch(/ 400 /);
    expect(await sendRaw('GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/ 400 /);
    expect(await sendRaw('GET http://x/a/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      / 200 /,
    );
    expect((await ask('/')).status).toBe(200);
  });

  it('answers 404 for a file that vanished after the start', async () => {
    rmSync(path.join(root, 'gone'), {recursive: true});
    rmSync(path.join(root, 'img/gone.png'));
    expect((await ask('/gone/')).status).toBe(404);
    expect((await ask('/img/gone.png')).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
  });

  it('sends a file again that changed after the start', async () => {
    expect((await ask('/a/')).body.toString()).toBe('a');
    write('a/index.html', 'changed');
    expect((await ask('/a/')).body.toString()).toBe('changed');
  });
});

describe('createSiteServer for a folder that holds no more than files', () => {
  it('serves them, without rules, and says in words that there is no page', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
    writeFileSync(path.join(folder, 'index.html'), 'home');
    const bare = createSiteServer({root: folder});
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const {port: barePort} = bare.address() as AddressInfo;
    expect((await fetchRaw(barePort, '/')).body.toString()).toBe('home');
    expect(await fetchRaw(barePort, '/old')).toMatchObject({
      status: 404,
      body: Buffer.from('Nothing is published at this address.'),
    });
    bare.closeAllConnections();
    await new Promise((resolve) => bare.close(resolve));
    rmSync(folder, {recursive: true});
  });

  it('refuses rules that are none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'broken-'));
    writeFileSync(path.join(folder, 'redirects.json'), '{}');
    expect(() => createSiteServer({root: folder})).toThrow('redirects.json This is no list of rules');
    rmSync(folder, {recursive: true});
  });
});
