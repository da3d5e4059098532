/** `npm test`: every check of the project, one after the other, with a summary. */
import {build} from './lib/build';
import {ensureTools} from './lib/ensureTools';
import {runPackage} from './lib/run';

interface Step {
  readonly name: string;
  readonly run: () => Promise<number>;
}

const browserTests = 'Browser tests (Playwright)';

const steps: readonly Step[] = [
  {
    name: 'Format (Prettier)',
    run: async () => runPackage('prettier', ['--check', '--log-level', 'warn', '.']),
  },
  {name: 'Lint (ESLint)', run: async () => runPackage('eslint', ['.', '--max-warnings', '0'])},
  {name: 'Types (TypeScript)', run: async () => runPackage('tsc', ['-p', '.'])},
  {name: 'Unit tests (Vitest)', run: async () => runPackage('vitest', ['run', '--project', 'unit'])},
  {name: 'Content checks', run: async () => runPackage('tsx', ['scripts/checkContent.ts'])},
  {name: 'Build', run: build},
  {name: 'Build-output tests (Vitest)', run: async () => runPackage('vitest', ['run', '--project', 'build'])},
  {name: browserTests, run: async () => runPackage('playwright', ['test'])},
];

async function test(): Promise<void> {
  ensureTools();
  const results: {name: string; seconds: number; passed: boolean}[] = [];
  for (const {name, run} of steps) {
    console.log(`\n── ${name}`);
    const started = process.hrtime.bigint();
    const passed = (await run()) === 0;
    results.push({name, passed, seconds: Number(process.hrtime.bigint() - started) / 1e9});
    // Nothing after the build means anything without it.
    if (name === 'Build' && !passed) break;
  }
  const failed = results.filter((result) => !result.passed).length;
  console.log('\n── Summary');
  for (const {name, seconds, passed} of results)
    console.log(`${passed ? 'pass' : 'FAIL'}  ${name}  ${seconds.toFixed(1)} s`);
  for (const {name} of steps.slice(results.length)) console.log(`not run  ${name}`);
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void test();
