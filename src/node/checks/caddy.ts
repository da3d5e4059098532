/** Caddyfile blocks, each in a file of its own, read by `caddy validate`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toCaddyHarness} from '../../lib/checks/fences/caddyHarness';
import {toProblem, type Fence} from '../../lib/checks/fences/fence';
import type {Problem} from '../../lib/problems';
import {isWhole, type ExternalCheck} from './externalCheck';
import {run} from './tool';

export const caddyCheck: ExternalCheck = {
  name: 'caddy',
  tools: ['caddy'],
  accepts: isWhole('caddyfile'),
  check: async (fences, folder) => {
    const checks = fences.map((fence, number) => checkOne(fence, path.join(folder, String(number))));
    return (await Promise.all(checks)).flat();
  },
};

async function checkOne(fence: Fence, folder: string): Promise<Problem[]> {
  mkdirSync(folder);
  const file = path.join(folder, 'Caddyfile');
  const {config, firstLine} = toCaddyHarness(fence.code);
  writeFileSync(file, config);
  // Caddy keeps state and certificates below these.
  const env = {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder};
  const {code, stderr} = await run(
    'caddy',
    ['validate', '--config', file, '--adapter', 'caddyfile'],
    '',
    env,
  );
  if (code === 0) return [];
  const error = stderr.split('\n').find((text) => text.startsWith('Error: ')) ?? stderr.trim();
  const line = Number(/Caddyfile:(\d+)/.exec(error)?.[1] ?? firstLine);
  return [toProblem(fence, {line: line - firstLine + 1, message: error.replaceAll(noise, '')})];
}

// What Caddy says around the fault: `Error: adapting config using caddyfile: Caddyfile:2: unrecognized directive: x`.
const noise =
  /^Error: (?:adapting config using caddyfile: )?|parsing caddyfile tokens for |Error during parsing: |,? (?:at|in) \S*Caddyfile:\d+|\S*Caddyfile:\d+(?: - |: )?| - are you sure your.*/g;
