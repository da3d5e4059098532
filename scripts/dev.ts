/** `npm run dev`: the authors' server; pages reload as they are saved. */
import {dropStaleCaches} from './lib/buildState';
import {runPackage} from './lib/run';

async function dev(): Promise<void> {
  dropStaleCaches();
  process.exitCode = await runPackage('docusaurus', ['start', '--no-open', ...process.argv.slice(2)]);
}

void dev();
