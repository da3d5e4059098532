import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isOwnValue, readChoice, toSearch, type Choice} from './choice';

const options = {proxy: ['nginx', 'caddy'], mode: ['single', 'domain']};
const samples = {host: 'auth.example.com', 'app-host': 'app.example.com'};
const defaults = {proxy: 'nginx', mode: 'single', ...samples};

test('an address without a query gives the first options and the samples', () => {
  expect(readChoice('', options, samples)).toEqual(defaults);
});

test('a shared address gives what was chosen', () => {
  expect(readChoice('?proxy=caddy&mode=domain&host=login.acme.org:8443', options, samples)).toEqual({
    proxy: 'caddy',
    mode: 'domain',
    host: 'login.acme.org:8443',
    'app-host': 'app.example.com',
  });
});

test.each([
  '?proxy=apache',
  '?host=',
  '?host=a.org;%0Aproxy_pass',
  '?host=%22a%22',
  '?app-host=a%20b',
  '?colour=red',
  `?host=${'a'.repeat(254)}`,
])('%s changes nothing', (search) => {
  expect(readChoice(search, options, samples)).toEqual(defaults);
});

test('samples are left out of the address, options are not', () => {
  expect(toSearch({...defaults, 'app-host': 'wiki.acme.org'}, options, samples)).toBe(
    '?proxy=nginx&mode=single&app-host=wiki.acme.org',
  );
});

const ownValue = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,40}$/);
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  proxy: fc.constantFrom(...options.proxy),
  mode: fc.constantFrom(...options.mode),
  host: ownValue,
  'app-host': ownValue,
});

test('the address of every choice leads back to it', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(readChoice(toSearch(choice, options, samples), options, samples)).toEqual(choice);
    }),
  );
});

test('no query brings anything but hosts and slugs into a snippet', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const search = `?${new URLSearchParams({host: value, [name]: value})}`;
      expect(isOwnValue(readChoice(search, options, samples).host ?? '')).toBe(true);
    }),
  );
});
