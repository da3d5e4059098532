/** Formats that are checked by the shape of their lines: HTTP messages, INI, diffs, LDIF and Dockerfiles. */
import {positionAt, type FenceCheck, type Finding} from './fence';
import {findJsonErrors} from './data';
import {knownNames, suggest} from '../../problems';

const methods = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT|TRACE';
const startLine = new RegExp(
  `^(?:(?:${methods}) \\S+(?: HTTP/(?:1\\.[01]|2|3))?|HTTP/(?:1\\.[01]|2|3) [1-5]\\d\\d(?: .*)?)$`,
);
const anyStart = new RegExp(`^(?:${methods}|HTTP/\\S+) `);
const headerLine = /^[!#$%&'*+.^_`|~\w-]+:(?: .*)?$/;

/** One message (RFC 9112, section 2): a request or status line, header lines, and behind an empty line a body. */
export const checkHttp: FenceCheck = ({code, info}) => {
  const lines = code.split('\n');
  const [first = ''] = lines;
  const isStart = info.words.has('partial') ? anyStart : startLine;
  const hasStart = isStart.test(first);
  if (!hasStart && !info.words.has('partial'))
    return [
      {
        line: 1,
        message: `"${first}" is neither a request line nor a status line.`,
        fix: 'Write "GET /path HTTP/1.1" or "HTTP/1.1 200 OK".',
      },
    ];
  const blank = lines.indexOf('');
  const headers = lines.slice(hasStart ? 1 : 0, blank === -1 ? lines.length : blank);
  const findings = findLines(
    headers,
    (line) => headerLine.test(line) || /^[ \t]/.test(line),
    'is no header line',
    hasStart ? 2 : 1,
  );
  const body = blank === -1 ? '' : lines.slice(blank + 1).join('\n');
  const isJson = headers.some((line) => /^content-type:\s*application\/(?:\w+\+)?json\b/i.test(line));
  return isJson && body.trim() !== '' && !info.words.has('partial')
    ? [...findings, ...shift(findJsonErrors(body), blank + 1)]
    : findings;
};

/** Sections, `key = value` lines, comments. */
export const checkIni: FenceCheck = ({code}) =>
  findLines(
    code.split('\n'),
    (line) => /^\s*(?:$|[#;]|\[[^\]]+\]\s*(?:[#;].*)?$|[^\s=:[\]]+(?:\s+[^\s=:]+)*\s*[=:])/.test(line),
    'is neither a section nor "key = value" nor a comment',
  );

/** Lines that begin as those of a unified diff do; the numbers of a hunk's head agree with its lines. */
export const checkDiff: FenceCheck = ({code}) => {
  const lines = code.split('\n');
  const isDiffLine =
    /^(?:$|[ +\-\\]|@@ |diff |index |new file|deleted file|similarity|rename |old mode|new mode)/;
  const findings = findLines(
    lines,
    (line) => isDiffLine.test(line),
    'begins neither with "+", "-" nor a space',
  );
  if (!lines.some((line) => /^[+-]/.test(line)))
    findings.push({line: 1, message: 'The diff changes nothing.'});
  return [
    ...findings,
    ...lines.flatMap((line, index) => findHunkLength(line, lines.slice(index + 1), index + 1)),
  ];
};

/** Records of `attribute: value` lines, each beginning with `dn:` (RFC 2849), with comments and folded lines. */
export const checkLdif: FenceCheck = ({code, info}) => {
  const lines = code.split('\n');
  const findings = findLines(
    lines,
    (line) => /^(?:$|[ #-]|[\w;.-]+:[:<]? ?)/.test(line),
    'is no "attribute: value" line',
  );
  const first = lines.findIndex((line) => line !== '' && !/^(?:#|version:)/.test(line));
  if (!info.words.has('partial') && !lines[first]?.startsWith('dn:'))
    findings.push({
      line: first + 1,
      message: 'A record does not begin with "dn:".',
      fix: 'Mark the block as partial, or add the line.',
    });
  return findings;
};

const instructions: readonly string[] = [
  ...[
    'ADD',
    'ARG',
    'CMD',
    'COPY',
    'ENTRYPOINT',
    'ENV',
    'EXPOSE',
    'FROM',
    'HEALTHCHECK',
    'LABEL',
    'ONBUILD',
    'RUN',
  ],
  ...['SHELL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'],
];

/** Each logical line begins with an instruction; the first one is FROM, save for ARG. */
export const checkDocker: FenceCheck = ({code, info}) => {
  // Comments and continued lines become part of the instruction before them; their line breaks stay, for the places.
  const instructionLines = [...code.matchAll(/^[ \t]*(?!#)(\S+)(?:.*\\\n(?:[ \t]*#.*\n)*)*.*$/gm)];
  const findings = instructionLines.flatMap(({1: word = '', index}): Finding[] => {
    if (instructions.includes(word.toUpperCase())) return [];
    const {line} = positionAt(code, index);
    return [
      {
        line,
        message: `Unknown instruction "${word}". ${knownNames(instructions)}`,
        fix: suggest(word, instructions),
      },
    ];
  });
  const first = instructionLines.map(([text]) => text.trim()).find((text) => !/^ARG\b/i.test(text));
  if (!info.words.has('partial') && !/^FROM\b/i.test(first ?? ''))
    findings.unshift({
      line: 1,
      message: 'A Dockerfile begins with FROM.',
      fix: 'Add it, or mark the block as partial.',
    });
  return findings;
};

function findLines(
  lines: readonly string[],
  isValid: (line: string) => boolean,
  what: string,
  firstLine = 1,
): Finding[] {
  return lines.flatMap((line, index) =>
    isValid(line) ? [] : [{line: firstLine + index, message: `"${line}" ${what}.`}],
  );
}

function findHunkLength(head: string, rest: readonly string[], line: number): Finding[] {
  const match = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head);
  if (!match) return [];
  const end = rest.findIndex((text) => /^(?:@@ |diff |--- )/.test(text));
  const body = end === -1 ? rest : rest.slice(0, end);
  const count = (marks: string): number =>
    body.filter((text) => marks.includes(text.charAt(0) || ' ')).length;
  const [removed, added] = [count(' -'), count(' +')];
  if (removed === Number(match[1] ?? 1) && added === Number(match[2] ?? 1)) return [];
  return [
    {
      line,
      message: `The hunk says ${match[0]}, but has ${removed} old and ${added} new lines.`,
      fix: 'Correct the numbers.',
    },
  ];
}

function shift(findings: readonly Finding[], lines: number): Finding[] {
  return findings.map((finding) => ({...finding, line: finding.line + lines}));
}
