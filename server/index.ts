/** The site's server; run as a program (`npm run serve`) it starts. */
import {startServer} from './startServer';

export {createSiteServer, type SiteServerOptions} from './createSiteServer';
export {startServer};

if (require.main === module) {
  startServer().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
