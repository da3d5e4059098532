import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {startServer} from './startServer';

const root = mkdtempSync(path.join(tmpdir(), 'start-'));
const started: Server[] = [];
const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeAll(() => writeFileSync(path.join(root, 'index.html'), 'home'));
afterEach(() => {
  for (const server of started.splice(0)) server.close();
  print.mockClear();
});
afterAll(() => rmSync(root, {recursive: true}));

describe('startServer', () => {
  it('serves the site and prints its address', async () => {
    const server = await startServer({PORT: '0', HOST: '127.0.0.1'}, root);
    started.push(server);
    const {port} = server.address() as AddressInfo;
    expect(print).toHaveBeenCalledWith(`The site is served on http://127.0.0.1:${port}/`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
  });

  it('serves it below the path that the owner chose', async () => {
    const server = await startServer({PORT: '0', HOST: '127.0.0.1', DOCS_BASE_URL: '/site/'}, root);
    started.push(server);
    const {port} = server.address() as AddressInfo;
    expect(print).toHaveBeenCalledWith(`The site is served on http://127.0.0.1:${port}/site/`);
    expect((await fetch(`http://127.0.0.1:${port}/`)).url).toBe(`http://127.0.0.1:${port}/site/`);
  });

  it('names a port that is taken, and another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port} = other.address() as AddressInfo;
    const next = port < 65535 ? port + 1 : 3000;
    await expect(startServer({PORT: String(port), HOST: '127.0.0.1'}, root)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or choose another: PORT=${next} npm start`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it.each(['http', '65536', '-1', '80a', '3e3'])('refuses PORT=%s', async (value) => {
    await expect(startServer({PORT: value}, root)).rejects.toThrow(
      `PORT is "${value}". Allowed: a number from 0 to 65535.`,
    );
  });

  it('names a host that is not of this machine', async () => {
    await expect(startServer({PORT: '0', HOST: '192.0.2.1'}, root)).rejects.toThrow(
      'HOST is "192.0.2.1", which is no address of this machine.',
    );
  });

  it('asks for a build where there is none', async () => {
    await expect(startServer({PORT: '0'}, path.join(root, 'none'))).rejects.toThrow(
      /There is no built site in ".*none"\. Run "npm run build" first\./,
    );
  });
});
