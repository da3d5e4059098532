import {expect, test} from 'vitest';
import {nearestPages} from './nearestPages';

const pages = [
  '/',
  '/install-config/',
  '/install-config/install/docker-compose/',
  '/install-config/install/kubernetes/',
  '/add-secure-apps/providers/ldap/',
  '/users-sources/sources/protocols/ldap/',
].map((path) => ({path, title: path}));

test.each([
  ['/install-config/install/docker-compse/', '/install-config/install/docker-compose/'],
  ['/kubernetes', '/install-config/install/kubernetes/'],
  ['/docs/install/docker_compose.html', '/install-config/install/docker-compose/'],
  ['/sources/ldap/index', '/users-sources/sources/protocols/ldap/'],
])('%s suggests %s first', (path, expected) => {
  expect(nearestPages(path, pages, 3)[0]?.path).toBe(expected);
});

test('an address with nothing in common suggests nothing', () => {
  expect(nearestPages('/wp-admin.php', pages, 3)).toEqual([]);
  expect(nearestPages('/', pages, 3)).toEqual([]);
});

test('no more than the limit', () => {
  expect(nearestPages('/ldap/', pages, 1)).toHaveLength(1);
});
