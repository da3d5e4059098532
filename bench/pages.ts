/**
 * `npm run bench:pages`: what the first visit of each kind of page costs on a phone: bytes by type as they cross the wire
 * (Brotli), requests, first paint and blocked main thread at a quarter of this machine's speed.
 */
import {chromium, type Browser, type CDPSession} from '@playwright/test';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {systemBrowser} from '../scripts/lib/systemBrowser';
import {createSiteServer} from '../server/createSiteServer';
import {toTable} from './lib/table';

const pages: Readonly<Record<string, string>> = {
  home: '/',
  article: '/install-config/install/docker-compose/',
  settings: '/install-config/configuration/',
  tag: '/tags/docker/',
  'not found': '/nowhere/',
};
const CPU_SLOWDOWN = 4;
const REPEATS = 5;
/** Time after loading in which the page may still be busy. */
const SETTLE_MS = 1500;

interface Visit {
  readonly bytes: ReadonlyMap<string, number>;
  readonly requests: number;
  readonly firstPaint: number;
  readonly blocked: number;
}

async function measure(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  const {bytes, count} = await countBytes(session);
  await page.addInitScript(() => {
    const blocked = {ms: 0};
    Object.assign(window, {blocked});
    new PerformanceObserver((list) => {
      // Total blocking time: of each long task, what goes beyond 50 ms.
      for (const task of list.getEntries()) blocked.ms += task.duration - 50;
    }).observe({type: 'longtask', buffered: true});
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLE_MS);
  const {firstPaint, blocked} = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocked: (window as unknown as {blocked: {ms: number}}).blocked.ms,
  }));
  await context.close();
  return {bytes, requests: count(), firstPaint, blocked};
}

async function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return {bytes, count: () => types.size};
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(visit: Visit, ...types: string[]): string {
  return (types.reduce((sum, type) => sum + (visit.bytes.get(type) ?? 0), 0) / 1000).toFixed(1);
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no build. Run "npm run build" first.');
  const server = createSiteServer({root: 'build'});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: systemBrowser,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const visits: Visit[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) visits.push(await measure(browser, origin + path));
    const [visit] = visits;
    if (!visit) continue;
    rows.push([
      name,
      kilobytes(visit, 'Document'),
      kilobytes(visit, 'Script'),
      kilobytes(visit, 'Stylesheet'),
      kilobytes(visit, 'Image', 'Font', 'Fetch', 'XHR', 'Other'),
      kilobytes(visit, ...visit.bytes.keys()),
      String(visit.requests),
      median(visits.map((each) => each.firstPaint)).toFixed(0),
      median(visits.map((each) => each.blocked)).toFixed(0),
    ]);
  }
  console.log(
    `Median of ${REPEATS} visits, 390 px wide, CPU at 1/${CPU_SLOWDOWN}; kB are 1,000 bytes on the wire (Brotli).\n`,
  );
  console.log(
    toTable(
      ['page', 'html', 'script', 'style', 'other', 'total kB', 'requests', 'first paint ms', 'blocked ms'],
      rows,
    ),
  );
  await browser.close();
  server.close();
  server.closeAllConnections();
}

void main();
