/** Redirects and headers: writes what each host needs once the pages are built. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPlannedRoutes} from '../../node/readPlannedRoutes';
import {readRedirects} from '../../node/readRedirects';
import {writeDeployFiles} from '../../node/writeDeployFiles';
import {toOptions, type RedirectsOptions} from './options';

export default function redirects(
  {siteDir, siteConfig}: LoadContext,
  options: Partial<RedirectsOptions>,
): Plugin {
  const {externalHosts, deployDir, analytics} = toOptions(options);
  return {
    name: 'redirects',
    async postBuild({routesPaths, outDir, baseUrl}) {
      writeDeployFiles({
        rules: readRedirects(),
        planned: readPlannedRoutes(),
        routes: routesPaths,
        externalHosts: new Set(externalHosts),
        analytics,
        siteUrl: siteConfig.url,
        baseUrl,
        outDir,
        deployDir: path.resolve(siteDir, deployDir),
      });
      await Promise.resolve();
    },
  };
}
