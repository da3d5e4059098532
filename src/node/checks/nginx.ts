/** nginx blocks, each in a configuration of its own, read by `nginx -t`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toProblem, type Fence} from '../../lib/checks/fences/fence';
import {toNginxHarness} from '../../lib/checks/fences/nginxHarness';
import type {Problem} from '../../lib/problems';
import {isWhole, type ExternalCheck} from './externalCheck';
import {run} from './tool';

export const nginxCheck: ExternalCheck = {
  name: 'nginx',
  tools: ['nginx'],
  accepts: isWhole('nginx'),
  // One after the other: two instances would want the same ports.
  check: async (fences, folder) => {
    const problems: Problem[] = [];
    for (const [number, fence] of fences.entries())
      problems.push(...(await checkOne(fence, path.join(folder, String(number)))));
    return problems;
  },
};

async function checkOne(fence: Fence, folder: string): Promise<Problem[]> {
  mkdirSync(folder);
  const file = path.join(folder, 'nginx.conf');
  const {config, firstLine} = toNginxHarness(fence.code, folder);
  writeFileSync(file, config);
  const {code, stderr} = await run('nginx', [
    '-t',
    '-e',
    'stderr',
    '-p',
    folder,
    '-c',
    file,
    '-g',
    `pid ${folder}/nginx.pid;`,
  ]);
  if (code === 0) return [];
  const message = /\[(?:emerg|alert|crit|error)\] (?:\d+#\d+: )?(.*)/.exec(stderr)?.[1] ?? stderr.trim();
  const line = Number(/ in \S+:(\d+)$/.exec(message)?.[1] ?? firstLine);
  return [toProblem(fence, {line: line - firstLine + 1, message: message.replace(/ in \S+:\d+$/, '')})];
}
