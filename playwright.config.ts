import {defineConfig, devices} from '@playwright/test';
import {systemBrowser} from './scripts/lib/systemBrowser';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/serve.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(systemBrowser && {executablePath: systemBrowser}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
