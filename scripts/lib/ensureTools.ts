/** The programs of the system that the checks run against: a browser, both web servers, a shell linter. */
import {spawnSync} from 'node:child_process';

const packages: Readonly<Record<string, string>> = {
  chromium: 'chromium',
  nginx: 'nginx',
  caddy: 'caddy',
  shellcheck: 'shellcheck',
};

/** Installs what is missing with apt when that is possible (root on Debian); otherwise says what will not be checked. */
export function ensureTools(): void {
  let missing = missingTools();
  if (missing.length > 0 && process.getuid?.() === 0 && isInstalled('apt-get')) {
    console.log(`Installing ${missing.join(', ')}…`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing.map((tool) => packages[tool] ?? tool));
    missing = missingTools();
  }
  if (missing.includes('chromium') && installBrowser())
    missing = missing.filter((tool) => tool !== 'chromium');
  if (missing.length > 0) console.log(`Not installed, so what needs them is skipped: ${missing.join(', ')}.`);
}

function missingTools(): string[] {
  return Object.keys(packages).filter((tool) => !isInstalled(tool));
}

function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool} || command -v /usr/sbin/${tool}`]).status === 0;
}

function installBrowser(): boolean {
  return spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {stdio: 'inherit'}).status === 0;
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}
