/** Serves the built site for the browser tests, on a free port. */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createSiteServer} from '../../server/createSiteServer';

const root = path.resolve(__dirname, '../../build');

/** Starts the site's own server; the address reaches the tests as `SITE_URL`. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error('There is no build. Run "npm run build" first.');
  const server = createSiteServer({root});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SITE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
