import {load} from 'cheerio';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {codeLanguages, highlight} from './highlight';

/** What a browser shows of the highlighted code. */
function textOf(html: string): string {
  // A browser drops the first line break in <pre>; one more keeps the code's own.
  return load(`<pre>\n${html}</pre>`)('pre').text();
}

const samples: Record<string, string> = {
  bash: 'echo "$HOME" | grep x # done',
  yaml: 'a: 1\nb: [true, "x"]',
  nginx: 'location / { proxy_pass http://app.example.com; }',
};

test.each(codeLanguages)('%s keeps the text of the code to the letter', (language) => {
  const code = samples[language] ?? 'a = "b" # <c> & {d}\n\nlast';
  expect(textOf(highlight(code, language, [1]))).toBe(code);
});

test('tokens carry classes and never a style attribute', () => {
  expect(highlight('a: true', 'yaml')).toBe(
    '<span class="key atrule">a</span><span class="punctuation">:</span> <span class="boolean important">true</span>',
  );
});

test('marked lines are wrapped whole, with their line break, also inside a token that spans lines', () => {
  const html = highlight('x = """a\nb\nc"""\ny = 1\n', 'python', [2, 4]);
  const marked = load(`<pre>\n${html}</pre>`);
  expect(
    marked('.marked')
      .get()
      .map((line) => marked(line).text()),
  ).toEqual(['b\n', 'y = 1\n']);
});

test('sample values are marked as placeholders', () => {
  expect(highlight('curl https://auth.example.com/', 'text')).toContain(
    '<var data-placeholder="host">auth.example.com</var>',
  );
});

test('an unknown language throws and names itself', () => {
  expect(() => highlight('', 'cobol')).toThrow('"cobol"');
});

test('any text survives highlighting with any lines marked', () => {
  fc.assert(
    fc.property(
      fc.string({maxLength: 200}),
      fc.constantFrom('yaml', 'bash', 'python', 'text'),
      fc.array(fc.nat(9)),
      (code, language, lines) => {
        const clean = code.replaceAll('\r', '').replaceAll('\0', '');
        expect(textOf(highlight(clean, language, lines))).toBe(clean);
      },
    ),
  );
});
