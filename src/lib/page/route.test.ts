import {expect, test} from 'vitest';
import {routeToTwin} from './route';

test.each([
  ['/', '/index.md'],
  ['/install-config/', '/install-config.md'],
  ['/releases/2025.10/', '/releases/2025.10.md'],
])('the twin of %s is %s', (route, twin) => {
  expect(routeToTwin(route)).toBe(twin);
});
