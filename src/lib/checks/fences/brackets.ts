/** Brackets and quotes of a code block: all that can be asked of a fragment, and of languages without a parser here. */
import {positionAt, type Finding} from './fence';

interface Quote {
  readonly open: string;
  readonly close: string;
  /** The character that takes the next one's meaning away; doubled quotes need none. */
  readonly escape?: string;
  readonly multiline?: true;
}

interface Syntax {
  readonly comments: readonly string[];
  /** Block comments, strings and here-documents; longer openings first. */
  readonly quotes: readonly Quote[];
}

const double: Quote = {open: '"', close: '"', escape: '\\'};
const single: Quote = {open: "'", close: "'", escape: '\\'};
const block: Quote = {open: '/*', close: '*/', multiline: true};
const backtick: Quote = {open: '`', close: '`', escape: '\\', multiline: true};
const raw: Quote = {open: '`', close: '`', multiline: true};

const syntaxes: Readonly<Record<string, Syntax>> = {
  caddyfile: {comments: ['#'], quotes: [double, raw]},
  go: {comments: ['//'], quotes: [block, double, single, raw]},
  hcl: {comments: ['#', '//'], quotes: [block, double]},
  json: {comments: [], quotes: [double]},
  nginx: {comments: ['#'], quotes: [double, single]},
  powershell: {
    comments: ['#'],
    quotes: [
      {open: '<#', close: '#>', multiline: true},
      {open: '@"', close: '\n"@', multiline: true},
      {open: "@'", close: "\n'@", multiline: true},
      {open: '"', close: '"', escape: '`', multiline: true},
      {open: "'", close: "'", multiline: true},
    ],
  },
  promql: {comments: ['#'], quotes: [double, single, raw]},
  python: {
    comments: ['#'],
    quotes: [
      {open: '"""', close: '"""', escape: '\\', multiline: true},
      {open: "'''", close: "'''", escape: '\\', multiline: true},
      double,
      single,
    ],
  },
  sql: {
    comments: ['--'],
    quotes: [
      block,
      {open: '$$', close: '$$', multiline: true},
      {open: "'", close: "'", multiline: true},
      {open: '"', close: '"'},
    ],
  },
  toml: {
    comments: ['#'],
    quotes: [{open: '"""', close: '"""', multiline: true}, double, {open: "'", close: "'"}],
  },
  typescript: {comments: ['//'], quotes: [block, double, single, backtick]},
};

const closing: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/** Whether `findUnbalanced` knows the language. */
export function hasBracketSyntax(language: string): boolean {
  return Object.hasOwn(syntaxes, language);
}

/** The first bracket or quote that has no partner; none for a language without brackets. */
export function findUnbalanced(code: string, language: string): Finding[] {
  const syntax = syntaxes[language];
  if (!syntax) return [];
  const open: {bracket: string; offset: number}[] = [];
  for (let offset = 0; offset < code.length; offset += 1) {
    const quote = syntax.quotes.find((candidate) => code.startsWith(candidate.open, offset));
    if (quote) {
      const end = findEnd(code, offset + quote.open.length, quote);
      if (end === undefined)
        return [finding(code, offset, `${quote.open} is not closed`, `Add ${quote.close.trim()}.`)];
      offset = end - 1;
    } else if (
      syntax.comments.some((mark) => code.startsWith(mark, offset)) &&
      /^$|[\s;{}()]/.test(code.charAt(offset - 1))
    ) {
      const end = code.indexOf('\n', offset);
      offset = end === -1 ? code.length : end;
    } else {
      const character = code.charAt(offset);
      if (character in closing) open.push({bracket: character, offset});
      if (!Object.values(closing).includes(character)) continue;
      const last = open.pop();
      if (last === undefined)
        return [finding(code, offset, `${character} closes nothing`, 'Remove it, or open it before.')];
      const expected = closing[last.bracket];
      if (expected !== character) {
        const {line} = positionAt(code, last.offset);
        return [
          finding(
            code,
            offset,
            `${character} stands where ${last.bracket} of line ${line} ends`,
            `Write ${expected}.`,
          ),
        ];
      }
    }
  }
  const last = open.pop();
  return last
    ? [finding(code, last.offset, `${last.bracket} is not closed`, `Add ${closing[last.bracket]}.`)]
    : [];
}

function findEnd(code: string, from: number, quote: Quote): number | undefined {
  for (let offset = from; offset < code.length; offset += 1) {
    if (code.charAt(offset) === quote.escape) offset += 1;
    else if (code.startsWith(quote.close, offset)) return offset + quote.close.length;
    else if (code.charAt(offset) === '\n' && !quote.multiline) return undefined;
  }
  return undefined;
}

function finding(code: string, offset: number, message: string, fix: string): Finding {
  return {...positionAt(code, offset), message: `${message}.`, fix};
}
