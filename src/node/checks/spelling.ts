/** Spelling of all pages by cspell, in one process, with the project's `cspell.json` and dictionary. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {dictionaryFile} from '../../lib/checks/wordLists';
import type {Problem} from '../../lib/problems';
import {run} from './tool';

const program = path.resolve(__dirname, '../../../node_modules/cspell/bin.mjs');

interface Report {
  readonly issues: readonly {
    uri: string;
    row: number;
    col: number;
    text: string;
    suggestions?: readonly string[];
  }[];
  readonly error: readonly unknown[];
}

/**
 * One problem for each unknown word of `files`, which are paths below the project's folder `root`.
 * @throws Error when cspell itself fails.
 */
export async function checkSpelling(root: string, files: readonly string[]): Promise<Problem[]> {
  if (files.length === 0) return [];
  const options = [
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    '--reporter=@cspell/cspell-json-reporter',
  ];
  const list = files.map((file) => path.join(root, file)).join('\n');
  const config = `--config=${path.join(root, 'cspell.json')}`;
  const {stdout, stderr} = await run(
    process.execPath,
    [program, 'lint', config, ...options, '--file-list=stdin'],
    list,
  );
  const report = parseReport(stdout, stderr);
  return report.issues.map(({uri, row, col, text, suggestions}) => {
    const nearest = suggestions?.[0];
    return {
      file: path.relative(root, fileURLToPath(uri)).split(path.sep).join('/'),
      line: row,
      column: col,
      message: `Unknown word "${text}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      fix: `Write US English, set names of code in backticks, or add the word to ${dictionaryFile}.`,
    };
  });
}

function parseReport(stdout: string, stderr: string): Report {
  if (!stdout.startsWith('{')) throw new Error(`cspell gave no report: ${stderr || stdout}`);
  const report = JSON.parse(stdout) as Report;
  if (report.error.length > 0) throw new Error(`cspell: ${JSON.stringify(report.error)}`);
  return report;
}
