/** Running other programs from the project's scripts. */
import {spawn} from 'node:child_process';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program with this process's terminal; resolves with its exit code, 127 if it can't be started. */
export async function run(
  program: string,
  args: readonly string[],
  {env = {}}: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {stdio: 'inherit', env: {...process.env, ...env}});
    child.on('error', (error) => {
      console.error(`${program} could not start: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of an installed package (`node_modules/.bin`). */
export async function runPackage(
  name: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<number> {
  return run(`node_modules/.bin/${name}`, args, options);
}
