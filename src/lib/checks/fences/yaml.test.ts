import {describe, expect, it} from 'vitest';
import {checkYaml} from './yaml';
import {toProblem} from './fence';
import {fenceOf, inCode} from './testFence';

function check(info: string, code: string): string[] {
  const fence = fenceOf(info, code);
  return inCode(checkYaml(fence).map((finding) => toProblem(fence, finding)));
}

describe('YAML', () => {
  it('takes several documents', () => {
    expect(check('yaml', 'a: 1\n---\nb: [1, 2]')).toEqual([]);
  });

  it.each([
    ['a: 1\nb: [1', '2:'],
    ['a: 1\na: 2', '2:1 yaml: Map keys must be unique'],
    ['a:\n\tb: 1', '2:'],
    ['---\na: 1\n---\nb: : 1', '4:'],
    ['a: !Find x', '1:4 yaml: Unresolved tag: !Find. Known: none. Blueprints carry the word "blueprint".'],
  ])('reports %j', (code, problem) => {
    expect(check('yaml', code)[0]?.slice(0, problem.length)).toBe(problem);
  });
});

describe('Kubernetes manifests', () => {
  it.each([
    'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: authentik-server\nspec: {}',
    'apiVersion: batch/v1beta1\nkind: Job\nmetadata:\n  generateName: backup-',
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: []',
    'kind: of yaml',
  ])('are fine as %j', (code) => {
    expect(check('yaml', code)).toEqual([]);
  });

  it.each([
    ['apiVersion: v1\nkind: Secret', "1:1 yaml: The document must have required property 'metadata'."],
    [
      'apiVersion: v1\nkind: Secret\nmetadata:\n  labels: {}',
      '3:1 yaml: "metadata" must be a map with a name.',
    ],
    [
      'apiVersion: apps/1\nkind: Deployment\nmetadata: {name: a}',
      '1:1 yaml: "apiVersion" ("apps/1") must be a version such as v1 or apps/v1.',
    ],
    [
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: My_App',
      '4:3 yaml: "metadata.name" ("My_App") must be lower-case letters, digits, "-" and ".".',
    ],
    [
      'apiVersion: v1\nkind: secret\nmetadata: {name: a}',
      '2:1 yaml: "kind" ("secret") must be a kind such as Deployment.',
    ],
  ])('are reported as %j', (code, problem) => {
    expect(check('yaml', code)).toEqual([problem]);
  });

  it('may be partial', () => {
    expect(check('yaml partial', 'apiVersion: v1\nkind: Secret')).toEqual([]);
  });
});

describe('blueprints', () => {
  const head = 'version: 1\nmetadata:\n  name: Example\nentries:\n';

  it('may use the tags of the loader', () => {
    const code = `${head}  - model: authentik_flows.flow\n    id: flow\n    state: !Context state\n    identifiers: {slug: !Format ["%s", a]}\n    attrs: {x: !KeyOf flow, y: !Find [authentik_flows.flow, [slug, a]]}`;
    expect(check('yaml blueprint', code)).toEqual([]);
  });

  it.each([
    ['version: 2\nentries: []', '1:1 yaml: "version" (2) must be 1.'],
    ['version: 1', "1:1 yaml: The document must have required property 'entries'."],
    [
      'version: 1\nmetadata:\n  name: a\n  labels:\n    x/y: true\nentries: []',
      '5:5 yaml: "metadata.labels.x/y" (true) must be text; quote true, false and numbers.',
    ],
    [
      'version: 1\nentires: []\nentries: []',
      '2:1 yaml: The document has the unknown key "entires". Known: context, entries, metadata, version. Did you mean "entries"?',
    ],
  ])('are reported as %j', (code, problem) => {
    expect(check('yaml blueprint', code)).toEqual([problem]);
  });

  it.each([
    [
      '  - model: flow',
      '5:5 yaml: "entries.0.model" ("flow") must be an app and a model: authentik_flows.flow.',
    ],
    ['  - model: a.b\n    atts: {}', '6:5 yaml: "entries.0" has the unknown key "atts".'],
    [
      '  - model: a.b\n    state: gone',
      '6:5 yaml: "entries.0.state" ("gone") must be "present" or "created" or',
    ],
    [
      '  - model: a.b\n    attrs: {x: !KeyOf flow}',
      '6:23 yaml: !KeyOf names "flow", which is the id of no entry.',
    ],
    ['  - model: a.b\n    attrs: {x: !Keyof flow}', 'Did you mean "!KeyOf"?'],
  ])('with the entry %j are reported', (entry, problem) => {
    expect(check('yaml blueprint', head + entry).join('\n')).toContain(problem);
  });
});
