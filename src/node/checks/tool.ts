/** Starting other programs: the parsers of languages that this project has no package for. */
import {spawn} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

export interface Output {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Whether a program of that name can be started; `searchPath` is what PATH holds. */
export function hasTool(name: string, searchPath = process.env.PATH ?? ''): boolean {
  return searchPath
    .split(path.delimiter)
    .some((folder) => folder !== '' && isExecutable(path.join(folder, name)));
}

/** Runs a program to its end, with messages in English. @throws Error when it can't be started. */
export function run(
  command: string,
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {env: {...process.env, LC_ALL: 'C', ...env}});
    const chunks = {stdout: [] as Buffer[], stderr: [] as Buffer[]};
    child.stdout.on('data', (chunk: Buffer) => chunks.stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({
        code,
        stdout: Buffer.concat(chunks.stdout).toString(),
        stderr: Buffer.concat(chunks.stderr).toString(),
      });
    });
    // A program that ends without reading its input is no failure of ours; its exit code says what it thinks.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
