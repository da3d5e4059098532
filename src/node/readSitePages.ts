/** The pages of this site with the site's own facts: what everything that is derived from pages starts from. */
import type {Page} from '../lib/page/page';
import {readFacts} from './readFacts';
import {readPages} from './readPages';
import {readPlannedRoutes} from './readPlannedRoutes';

/** All pages of the site, in the order of their files. @throws ProblemsError with everything that is wrong with any of them. */
export function readSitePages(): Page[] {
  return readPages({facts: readFacts(), planned: readPlannedRoutes()});
}
