/**
 * First step of every npm script: plain JavaScript without dependencies, because on a fresh clone nothing is installed.
 * Installs what the lockfile names if that isn't done yet, then runs `scripts/<command>.ts`.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const [command, ...args] = process.argv.slice(2);
const oldest = 20;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Node.js ${process.versions.node} is too old. Needed: ${oldest} or newer. Install it from nodejs.org.`,
  );
  process.exit(1);
}

const stamp = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing dependencies (npm ci)…');
  run('npm', ['ci']);
  writeFileSync(stamp, wanted);
}
run(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args]);

function run(program, parameters) {
  const {status, error} = spawnSync(program, parameters, {stdio: 'inherit'});
  if (error) console.error(`${program} could not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
