/** Starts real web servers with the configurations that a build writes, as any user and on a free port. */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import type {TestSite} from './testSite';

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Where a program is installed; undefined if it isn't. */
export function findProgram(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/bin',
    '/usr/local/bin',
  ];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

export async function startNginx(program: string, site: TestSite): Promise<RunningServer> {
  const port = await findFreePort();
  const server = adapt(site, 'nginx/site.conf', [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /usr/share/nginx/html;', `root ${site.webRoot};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${site.folder}/nginx-${name};`,
  );
  const config = path.join(site.folder, 'nginx.conf');
  // One process: a worker of another user couldn't read the temporary folder.
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${site.folder}/nginx.pid; error_log stderr warn;
     events {} http { access_log off; ${temporary.join(' ')} ${server} }`,
  );
  return start(program, ['-p', site.folder, '-c', config], port);
}

export async function startCaddy(program: string, site: TestSite): Promise<RunningServer> {
  const port = await findFreePort();
  const server = adapt(site, 'caddy/Caddyfile', [
    [':8080 {', `:${port} {\n\tbind 127.0.0.1`],
    ['root * /srv', `root * ${site.webRoot}`],
  ]);
  const config = path.join(site.folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${server}`);
  return start(program, ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    XDG_DATA_HOME: site.folder,
    XDG_CONFIG_HOME: site.folder,
  });
}

/** Sends exactly this target and follows nothing. */
export async function fetchRaw(
  port: number,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {host: '127.0.0.1', port, path: target, method, headers, agent: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

function adapt(site: TestSite, file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} holds no "${from}".`);
      return text.replace(from, () => to);
    },
    readFileSync(path.join(site.deployDir, file), 'utf8'),
  );
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ['ignore', 'ignore', 'pipe']});
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended at its start:\n${errors}`);
    if (await answers(port)) return {port, stop};
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${program} doesn't answer:\n${errors}`);
}

async function answers(port: number): Promise<boolean> {
  return fetchRaw(port, '/').then(
    () => true,
    () => false,
  );
}
