/** `npm run dev`: the authors' server; pages reload as they are saved. */
import {rmSync} from 'node:fs';
import {runPackage} from './lib/run';

async function dev(): Promise<void> {
  // The bundler's cache doesn't know that pages depend on facts: it would go on showing those of yesterday.
  rmSync('node_modules/.cache/rspack', {recursive: true, force: true});
  process.exitCode = await runPackage('docusaurus', ['start', '--no-open', ...process.argv.slice(2)]);
}

void dev();
