import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findUnbalanced, hasBracketSyntax} from './brackets';

describe('findUnbalanced', () => {
  it.each([
    ['nginx', 'location ~ ^/a{2} { # it\'s (\n  return 200 "}";\n}'],
    ['python', 'a = """it\'s (\n""" + \'(\'  # it\'s ('],
    ['go', 'x := `a "` + "\\"" // it\'s {\nf(\'(\')'],
    ['hcl', '/* { */ a = { b = ["{", 1] } # }\n// }'],
    ['sql', "SELECT 'it''s (', \"a)\" FROM f($$ ( $$); -- ("],
    ['powershell', '<# ( #> Write-Output @"\n it\'s (\n"@ "`"(" \'a\' # ('],
    ['caddyfile', 'a.example.com {\n\t# it\'s {\n\trespond "}"\n}'],
    ['json', '"a": {"b": "{"},\n"c": []'],
    ['typescript', 'const a = `${"("}`; /* ( */ // ('],
    ['text', 'a ( b'],
  ])('finds nothing in %s %j', (language, code) => {
    expect(findUnbalanced(code, language)).toEqual([]);
  });

  it.each([
    ['nginx', 'server {\n  listen 80;', {line: 1, column: 8, message: '{ is not closed.', fix: 'Add }.'}],
    ['nginx', 'listen 80;\n}', {line: 2, column: 1, message: '} closes nothing.'}],
    ['json', '{"a": [1}', {line: 1, column: 9, message: '} stands where [ of line 1 ends.', fix: 'Write ].'}],
    ['sql', "SELECT 'a", {line: 1, column: 8, message: "' is not closed.", fix: "Add '."}],
    ['hcl', 'a = "b\nc = 1', {line: 1, column: 5, message: '" is not closed.'}],
    ['powershell', 'a @"\nx', {line: 1, column: 3, message: '@" is not closed.'}],
  ])('finds the fault in %s %j', (language, code, finding) => {
    expect(findUnbalanced(code, language)).toEqual([expect.objectContaining(finding)]);
  });

  it('accepts what is nested, and nothing that lost its last character', () => {
    const nested = fc.letrec<{code: string}>((tie) => ({
      code: fc.oneof(
        fc.constantFrom('a', 'b c', '"("', '1'),
        fc
          .tuple(fc.constantFrom('()', '[]', '{}'), tie('code'))
          .map(([pair, code]) => `${pair[0]}${code}${pair[1]}`),
        fc.tuple(tie('code'), tie('code')).map(([a, b]) => `${a} ${b}`),
      ),
    })).code;
    fc.assert(
      fc.property(nested, (code) => {
        expect(findUnbalanced(`(${code})`, 'json')).toEqual([]);
        expect(findUnbalanced(`(${code}`, 'json')).toHaveLength(1);
      }),
    );
  });
});

it('hasBracketSyntax knows which languages have brackets', () => {
  expect(hasBracketSyntax('go')).toBe(true);
  expect(hasBracketSyntax('text')).toBe(false);
});
