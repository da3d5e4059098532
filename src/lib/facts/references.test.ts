import {expect, test} from 'vitest';
import {parseReferences} from './references';

test('a reference has a label and may have a page', () => {
  const data = {'authentik_flows.flow': {label: 'Flow', page: '/flow/'}, permission: {label: 'Permission'}};
  expect(parseReferences(data)).toEqual(new Map(Object.entries(data)));
});

test.each([
  [{page: '/flow'}, 'page is "/flow".'],
  [{lable: 'Flow'}, 'Did you mean "label"?'],
])('%j is an error that names the entry', (change, message) => {
  const parse = () => parseReferences({'authentik_flows.flow': {label: 'Flow', ...change}});
  expect(parse).toThrow(message);
  expect(parse).toThrow('facts/references.json "authentik_flows.flow"');
});
