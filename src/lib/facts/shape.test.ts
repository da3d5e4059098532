import {expect, test} from 'vitest';
import type {Problem} from '../problems';
import {anything, boolean, list, object, oneOf, optional, required, text, type Reader} from './shape';

const door = object({
  name: required(text({pattern: /^[a-z]+$/, allowed: 'small letters'})),
  color: optional(oneOf(['green', 'blue'])),
  isOpen: optional(boolean),
  note: optional(anything),
});
const house = object({doors: required(list(door))});

function read<T>(reader: Reader<T>, value: unknown) {
  const problems: Problem[] = [];
  const result = reader(value, {file: 'facts/a.json', path: '', problems});
  return {result, problems: problems.map(({message, fix}) => [message, fix].filter(Boolean).join(' '))};
}

test('a value of the shape comes out as it went in', () => {
  const value = {doors: [{name: 'front', color: 'blue', isOpen: false, note: null}, {name: 'back'}]};
  expect(read(house, value)).toEqual({result: value, problems: []});
});

test.each([
  [{name: 'a', colour: 'blue'}, 'doors[0] has the unknown key "colour".', 'Did you mean "color"?'],
  [{}, 'doors[0] has no "name".', 'Add it.'],
  [{name: 'A'}, 'doors[0].name is "A".', 'Write small letters.'],
  [{name: ' '}, 'doors[0].name is " ".', 'Write small letters.'],
  [{name: 'a', color: 'grean'}, 'doors[0].color is "grean". Known: blue, green.', 'Did you mean "green"?'],
  [{name: 'a', isOpen: 'no'}, 'doors[0].isOpen is "no".', 'Write true or false.'],
  [null, 'doors[0] is null.', 'Write an object.'],
])('%j is reported with its place', (entry, message, fix) => {
  const {problems} = read(house, {doors: [entry]});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  expect(problems[0]).toContain(fix);
});

test('all problems are reported, and there is no result then', () => {
  expect(read(house, {doors: [{name: 1}, {name: 'a', isOpen: 2}], x: 1})).toEqual({
    result: undefined,
    problems: [
      'The file has the unknown key "x". Known: doors.',
      'doors[0].name is 1. Write small letters.',
      'doors[1].isOpen is 2. Write true or false.',
    ],
  });
});

test('what is no list is reported', () => {
  expect(read(house, {doors: {}}).problems).toEqual(['doors is {}. Write a list.']);
});
