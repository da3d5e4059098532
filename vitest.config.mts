import {defineConfig} from 'vitest/config';

const shared = {environment: 'node' as const, testTimeout: 20_000, maxConcurrency: 2};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{src,server,scripts}/**/*.test.{ts,tsx}',
            'tests/{redirects,checks,search}/**/*.test.ts',
            'tests/site/*.test.ts',
          ],
        },
      },
      {test: {...shared, name: 'build', include: ['tests/build/**/*.test.ts']}},
    ],
  },
});
