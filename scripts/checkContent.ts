/**
 * `npm run check:content [-- --write-ids]`: checks all pages and posts, prints the problems and a summary.
 * `--write-ids` first adds the heading ids of all pages to the list of published ones.
 */
import path from 'node:path';
import {formatCounts} from '../src/lib/checks/summary';
import {formatProblem, ProblemsError} from '../src/lib/problems';
import {checkContent} from '../src/node/checks/checkContent';
import {writePublishedIds} from '../src/node/checks/publishedIds';
import {hasTool} from '../src/node/checks/tool';

const root = path.resolve(__dirname, '..');

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--write-ids');
  if (unknown !== undefined) throw new Error(`Unknown option "${unknown}". Known: --write-ids.`);
  if (args.includes('--write-ids')) writePublishedIds(root);
  const report = await checkContent({
    root,
    isInstalled: hasTool,
    requireTools: process.env.REQUIRE_TOOLS === '1',
  });
  for (const problem of report.problems) console.error(formatProblem(problem));
  console.log(formatCounts(report));
  console.log(
    report.problems.length === 0 ? 'content: no problems' : `content: ${report.problems.length} problems`,
  );
  return report.problems.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof ProblemsError ? error.message : error);
    process.exitCode = 1;
  },
);
