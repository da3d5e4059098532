import {currentState, dropStaleCaches, isBuilt, rememberState} from './buildState';
import {runPackage} from './run';

/** Builds the production site unless `build/` is up to date; gives the exit code of the build. */
export async function build(): Promise<number> {
  if (isBuilt()) {
    console.log('The site is built already: no page, fact or source has changed.');
    return 0;
  }
  const state = currentState();
  dropStaleCaches();
  const code = await runPackage('docusaurus', ['build'], {env: {NODE_ENV: 'production'}});
  if (code === 0) rememberState(state);
  return code;
}
