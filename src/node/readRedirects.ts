/** Reads the redirect rules that authors write. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseRules, type SourceRule} from '../lib/redirects';

/** @throws ProblemsError with every line that is no rule. */
export function readRedirects(): SourceRule[] {
  return parseRules(readFileSync(path.resolve(__dirname, '../../facts/redirects.txt'), 'utf8'));
}
