/** Builds a copy of the fixture site with some files replaced, by the real generator. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildEnvironment} from '../../scripts/lib/build';

export interface FixtureBuild {
  readonly code: number;
  /** Everything the build printed. */
  readonly output: string;
  readonly outDir: string;
}

/**
 * Builds the fixture under `name` with `files` (path below the fixture → content) written over it. Copies lie beside the
 * fixture, because its configuration imports the project's sources by relative path.
 */
export async function buildFixture(
  name: string,
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<FixtureBuild> {
  const folder = path.resolve(__dirname, `.run-${name}`);
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.resolve(__dirname, 'fixture'), folder, {recursive: true});
  // The generator looks for theme components below the site; these are the project's own.
  symlinkSync('../../../src', path.join(folder, 'src'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  const outDir = path.join(folder, 'build');
  const {code, output} = await runGenerator(folder, outDir, env);
  return {code, output, outDir};
}

async function runGenerator(folder: string, outDir: string, env: Readonly<Record<string, string>>) {
  return new Promise<{code: number; output: string}>((resolve, reject) => {
    const generator = path.resolve(__dirname, '../../node_modules/.bin/docusaurus');
    const child = spawn(generator, ['build', folder, '--out-dir', outDir], {
      env: {...process.env, ...env, ...buildEnvironment, FORCE_COLOR: '0'},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({code: code ?? 1, output}));
  });
}
