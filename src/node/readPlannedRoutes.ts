/** Reads which routes of the specification have no page yet. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePlannedRoutes} from '../lib/url/parsePlannedRoutes';

/** @throws ProblemsError with every line that is no route. */
export function readPlannedRoutes(): ReadonlySet<string> {
  return new Set(
    parsePlannedRoutes(readFileSync(path.resolve(__dirname, '../../facts/planned-routes.txt'), 'utf8')),
  );
}
