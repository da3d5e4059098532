import {expect, test} from 'vitest';
import {badgeClass, parseBadge, titleBadges} from './badges';

function parse(directive: string, label: string) {
  const problems: string[] = [];
  return {badge: parseBadge(directive, label, (...parts) => problems.push(parts.join(' '))), problems};
}

test('a known directive becomes a badge', () => {
  const {badge, problems} = parse('ak-version', '2025.10');
  expect(badge).toEqual({kind: 'version', text: '2025.10+', title: 'Available since version 2025.10'});
  expect(badge && badgeClass(badge)).toBe('badge badge--version');
  expect(problems).toEqual([]);
});

test('an unknown directive is reported with the known ones and a suggestion', () => {
  expect(parse('ak-verson', '2025.10')).toEqual({
    badge: undefined,
    problems: [
      'Unknown directive ":ak-verson". Known: ak-enterprise, ak-fixed, ak-preview, ak-support, ak-version. Did you mean ":ak-version"?',
    ],
  });
});

test('names that every object has are no directives', () => {
  expect(parse('ak-constructor', '').problems).toHaveLength(1);
});

test.each([
  ['ak-version', 'soon'],
  ['ak-version', ''],
  ['ak-enterprise', 'x'],
  ['ak-support', 'nobody'],
])('the label of %s may not be "%s"', (directive, label) => {
  expect(parse(directive, label).problems).toEqual([expect.stringContaining(`label "${label}"`)]);
});

test('front matter gives the badges of the title, in a fixed order', () => {
  const badges = titleBadges(
    {since: '2024.2', preview: true, edition: 'enterprise', support: 'community'},
    () => {
      throw new Error('no problem expected');
    },
  );
  expect(badges.map((badge) => badge.text)).toEqual([
    'Enterprise',
    'Preview',
    '2024.2+',
    'Support: community',
  ]);
});
