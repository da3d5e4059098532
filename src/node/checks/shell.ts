/** Shell blocks: their syntax by bash itself, and what usually goes wrong by ShellCheck. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {toProblem, type Fence} from '../../lib/checks/fences/fence';
import {isWhole, type ExternalCheck} from './externalCheck';
import {run} from './tool';

export const bashCheck: ExternalCheck = {
  name: 'bash',
  tools: ['bash'],
  accepts: isWhole('bash'),
  check: async (fences, folder) => {
    const files = writeBlocks(fences, folder);
    const loop = 'for file; do bash -n "$file" 2>&1; done; true';
    const {stdout} = await run('bash', ['-c', loop, 'bash', ...files]);
    return stdout.split('\n').flatMap((text) => {
      const [, number, line, message] = /(\d+)\.sh: line (\d+): (.*)/.exec(text) ?? [];
      const fence = fences[Number(number)];
      // Behind each error bash repeats the line it stands in.
      if (!fence || message === undefined || message.startsWith('`')) return [];
      return [toProblem(fence, {line: Number(line), message})];
    });
  },
};

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: number;
  readonly message: string;
}

/**
 * Blocks set variables for the next block (SC2034), read files that only the reader has (SC1090, SC1091), and are pasted
 * into a shell that `cd … || exit` would close (SC2164).
 */
const excluded = ['SC1090', 'SC1091', 'SC2034', 'SC2164'];

export const shellCheck: ExternalCheck = {
  name: 'shellcheck',
  tools: ['shellcheck'],
  accepts: isWhole('bash'),
  check: async (fences, folder) => {
    const options = [
      '--norc',
      '--shell=bash',
      '--severity=warning',
      '--format=json1',
      `--exclude=${excluded.join()}`,
    ];
    const {stdout, stderr} = await run('shellcheck', [...options, ...writeBlocks(fences, folder)]);
    if (stdout === '') throw new Error(`shellcheck gave no result: ${stderr}`);
    return (JSON.parse(stdout) as {comments: Comment[]}).comments.flatMap(
      ({file, line, column, code, message}) => {
        const fence = fences[Number(path.basename(file, '.sh'))];
        return fence ? [toProblem(fence, {line, column, message: `${message} (SC${code})`})] : [];
      },
    );
  },
};

function writeBlocks(fences: readonly Fence[], folder: string): string[] {
  return fences.map((fence, number) => {
    const file = path.join(folder, `${number}.sh`);
    writeFileSync(file, `${fence.code}\n`);
    return file;
  });
}
