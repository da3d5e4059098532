/** Serves the built site to the person who started it, or says why it can't. */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import path from 'node:path';
import {readSwitches} from '../src/site';
import {createSiteServer} from './createSiteServer';

const DEFAULT_PORT = '3000';
const DEFAULT_HOST = 'localhost';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Serves `build/` on `HOST` and `PORT` (`localhost`, 3000), prints the address, and gives the server, which runs
 * until it is closed.
 * @throws Error that names the variable or the folder, what is wrong with it, and the fix.
 */
export async function startServer(
  env: Environment = process.env,
  root = path.resolve(__dirname, '../build'),
): Promise<Server> {
  const host = env.HOST || DEFAULT_HOST;
  const port = readPort(env.PORT || DEFAULT_PORT);
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(`There is no built site in "${root}". Run "npm run build" first.`);
  const {baseUrl} = readSwitches(env);
  const server = createSiteServer({root, baseUrl});
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  // With port 0 the system chooses one.
  const chosen = (server.address() as AddressInfo).port;
  console.log(`The site is served on http://${host.includes(':') ? `[${host}]` : host}:${chosen}${baseUrl}`);
  return server;
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new Error(`PORT is "${value}". Allowed: a number from 0 to 65535. Correct or unset the variable.`);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EACCES: `Port ${port} may only be opened by the system's administrator. Choose one from 1024 up: PORT=${DEFAULT_PORT} npm start`,
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop the program that uses it, or choose another: PORT=${port < 65535 ? port + 1 : DEFAULT_PORT} npm start`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine. Correct or unset the variable.`,
    ENOTFOUND: `HOST is "${host}", which is no known name. Correct or unset the variable.`,
  };
  return new Error(reasons[error.code ?? ''] ?? `${host}:${port} can't be opened: ${error.message}`, {
    cause: error,
  });
}
