import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {parseFlows, type Flow} from '../../facts/flows';
import type {Facts} from '../expansion';
import {expandFlowDiagram} from './flowDiagram';

const login: Flow['bindings'][number] = {order: 100, stage: 'log-in', kind: 'user_login'};
const flow: Flow = {
  id: 'a-flow',
  slug: 'a-flow',
  title: 'Welcome',
  designation: 'authentication',
  authentication: 'none',
  bindings: [login],
};

function expand(change: Partial<Flow> = {}, id = 'a-flow') {
  const problems: string[] = [];
  const report = (message: string, fix = '') => problems.push(`${message} ${fix}`.trim());
  const flows = new Map([['a-flow', {...flow, ...change}]]);
  const [diagram] = expandFlowDiagram({flow: id}, {flows} as Partial<Facts> as Facts, report, []);
  const [fence, words] = (diagram as MdxJsxFlowElement | undefined)?.children ?? [];
  return {diagram, problems, drawing: (fence as Code | undefined)?.value, words: words as Paragraph};
}

test('a flow becomes a labelled diagram with a mermaid drawing', () => {
  const {diagram, drawing, problems} = expand();
  expect(diagram).toMatchObject({
    name: 'Diagram',
    attributes: [{name: 'label', value: 'Steps of the flow a-flow'}],
    children: [{type: 'code', lang: 'mermaid'}, {type: 'paragraph'}],
  });
  expect(drawing).toBe(`flowchart TD
  start(["a-flow"]) --> stage100
  stage100["100: User Login<br/>log-in"] --> done
  done(["End of the flow"])`);
  expect(problems).toEqual([]);
});

test('a policy of a binding leads to its stage or around it', () => {
  const first: Flow['bindings'][number] = {order: 10, stage: 'ask', kind: 'password', policy: 'if "new"'};
  const {drawing, words} = expand({bindings: [first, login]});
  expect(drawing).toBe(`flowchart TD
  start(["a-flow"]) --> policy10
  policy10{{"if #quot;new#quot;"}} -- "passes" --> stage10["10: Password<br/>ask"]
  policy10 -- "does not pass" --> stage100
  stage10 --> stage100
  stage100["100: User Login<br/>log-in"] --> done
  done(["End of the flow"])`);
  expect(toString(words)).toBe(
    'In words: the flow a-flow “Welcome”, Authentication, for everybody, runs in this order: 10. Password ask if if "new" passes; 100. User Login log-in.',
  );
});

test('a policy of the flow leads to the first step or to a refusal', () => {
  const {drawing, words} = expand({policy: 'only-sso', authentication: 'require_unauthenticated'});
  expect(drawing).toContain(`start(["a-flow"]) --> access{{"only-sso"}}
  access -- "passes" --> stage100
  access -- "does not pass" --> denied(["Access denied"])`);
  expect(toString(words)).toMatch(
    /^In words: the flow a-flow “Welcome”, Authentication, for visitors who are not signed in if only-sso passes,/,
  );
});

test('a flow without stages leads from start to end', () => {
  const {drawing, words} = expand({bindings: []});
  expect(drawing).toContain('start(["a-flow"]) --> done\n');
  expect(toString(words)).toBe(
    'In words: the flow a-flow “Welcome”, Authentication, for everybody, has no stages of its own.',
  );
});

test('in the words, a stage links to the page about its kind', () => {
  const links = expand().words.children.filter((child) => child.type === 'link');
  expect(links).toMatchObject([{url: '/add-secure-apps/flows-stages/stages/user_login/'}]);
});

test.each([
  ['a-flwo', 'Unknown flow "a-flwo". Did you mean "a-flow"?'],
  ['', 'Unknown flow "". facts/flows.json has all ids.'],
])('the unknown flow "%s" is reported', (id, problem) => {
  expect(expand({}, id)).toMatchObject({diagram: undefined, problems: [problem]});
});

test('the drawing of every shipped flow can be parsed by Mermaid', async () => {
  const {default: purifier} = await import('dompurify');
  // Outside a browser it has no methods; nothing is drawn here.
  Object.assign(purifier, {addHook: () => undefined, sanitize: (text: string) => text});
  const {default: mermaid} = await import('mermaid');
  const file = path.resolve(__dirname, '../../../../facts/flows.json');
  for (const shipped of parseFlows(JSON.parse(readFileSync(file, 'utf8'))).values())
    await expect(mermaid.parse(expand(shipped).drawing ?? '')).resolves.toMatchObject({
      diagramType: 'flowchart-v2',
    });
});
