import {hashInputs, isBuilt, rememberInputs} from './buildState';
import {runPackage} from './run';

/**
 * What a build runs with. No persistent cache: with one, minified names depend on what an earlier build left behind, and two
 * builds of one commit would differ. No question to a registry whether there is a newer generator.
 */
export const buildEnvironment = {
  NODE_ENV: 'production',
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  NO_UPDATE_NOTIFIER: '1',
} as const;

/** Builds the production site unless `build/` is up to date; gives the exit code of the build. */
export async function build(): Promise<number> {
  if (isBuilt()) {
    console.log('The site is built already: no page, fact or source has changed.');
    return 0;
  }
  const inputs = hashInputs();
  const code = await runPackage('docusaurus', ['build'], {env: buildEnvironment});
  if (code === 0) rememberInputs(inputs);
  return code;
}
