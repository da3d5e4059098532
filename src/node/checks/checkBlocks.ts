/** All code blocks through the checks of their languages, those of one language in as few processes as possible. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkBrackets, checkFence} from '../../lib/checks/fences/checkFence';
import type {Fence} from '../../lib/checks/fences/fence';
import type {SkippedCheck} from '../../lib/checks/summary';
import type {Problem} from '../../lib/problems';
import {caddyCheck} from './caddy';
import type {ExternalCheck} from './externalCheck';
import {goCheck} from './go';
import {mermaidCheck} from './mermaid';
import {nginxCheck} from './nginx';
import {pythonCheck} from './python';
import {bashCheck, shellCheck} from './shell';
import {typescriptCheck} from './typescript';

const externalChecks: readonly ExternalCheck[] = [
  ...[bashCheck, shellCheck, pythonCheck, nginxCheck, caddyCheck, goCheck, typescriptCheck, mermaidCheck],
];

export interface BlockReport {
  readonly problems: Problem[];
  readonly used: readonly string[];
  readonly skipped: readonly SkippedCheck[];
}

/** Problems of all blocks. A check whose program `isInstalled` denies is skipped, and its blocks get the check of brackets. */
export async function checkBlocks(
  fences: readonly Fence[],
  isInstalled: (tool: string) => boolean,
): Promise<BlockReport> {
  const wanted = externalChecks
    .map((check) => ({check, blocks: fences.filter(check.accepts)}))
    .filter(({blocks}) => blocks.length > 0);
  const runnable = wanted.filter(({check}) => check.tools.every((tool) => isInstalled(tool)));
  const missing = wanted.filter((item) => !runnable.includes(item));
  const found = await Promise.all(
    runnable.map(({check, blocks}) => inFolder((folder) => check.check(blocks, folder))),
  );
  return {
    problems: [
      ...fences.flatMap(checkFence),
      ...missing.flatMap(({blocks}) => blocks.flatMap(checkBrackets)),
      ...found.flat(),
    ],
    used: runnable.map(({check}) => check.name),
    skipped: missing.map(({check, blocks}) => ({name: check.name, blocks: blocks.length})),
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
