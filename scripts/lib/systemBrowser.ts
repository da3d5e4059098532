import {existsSync} from 'node:fs';

/** Path of the system's Chromium; undefined where the one that Playwright installed has to do. */
export const systemBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) =>
  existsSync(file),
);
