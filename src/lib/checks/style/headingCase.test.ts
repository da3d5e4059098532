import {expect, it} from 'vitest';
import {toCheckedPage} from '../page';
import {pageOf, problemsOf} from '../testPage';
import {createHeadingCaseRule} from './headingCase';

const rule = createHeadingCaseRule([
  ...[
    'Frobnitz',
    'Docker Compose',
    'Docker',
    'Kubernetes',
    'Microsoft Entra ID',
    "Let's Encrypt",
    'authentik',
    'nginx',
  ],
  ...['Admin interface', 'OpenID Connect'],
]);

it.each([
  'Log in',
  'Set up SAML, OAuth2 and GitHub',
  'Install with Docker Compose on Kubernetes',
  "Microsoft Entra ID's certificates from Let's Encrypt",
  'The Frobnitz connector',
  'authentik behind nginx',
  'nginx',
  '`ak` commands',
  'Step 1: Prepare',
  'The **Flow Inspector** label',
  'CVE-2024-47070',
  '2-factor login',
  'client_credentials',
  'Customize the Admin interface',
  'OAuth 2.0 and OpenID Connect',
])('accepts "%s"', (heading) => {
  expect(problemsOf(rule, pageOf(`## ${heading} {#x}`))).toEqual([]);
});

it.each([
  ['Log In', 'has capitals in "In".'],
  ['Create An LDAP Provider', 'has capitals in "An", "Provider".'],
  ['Docker Compose Installation', 'has capitals in "Installation".'],
  ['Single-Sign on', 'has capitals in "Sign".'],
  ['log in', 'lower-case word "log"'],
])('reports "%s"', (heading, problem) => {
  const [first, ...others] = problemsOf(rule, pageOf(`## ${heading} {#x}`));
  expect(others).toEqual([]);
  expect(first).toContain(`docs/a/b.mdx:6:1 The heading "${heading}"`);
  expect(first).toContain(problem);
});

it('holds for titles', () => {
  const page = toCheckedPage('docs/a.mdx', '---\ntitle: Embedded Outpost\n---\n');
  expect(problemsOf(rule, page)[0]).toContain(
    'docs/a.mdx:2:1 The heading "Embedded Outpost" has capitals in "Outpost".',
  );
});
