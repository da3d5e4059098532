/** The checks by other programs, against the real ones; without a program its tests are skipped. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fenceOf, inCode} from '../../lib/checks/fences/testFence';
import {caddyCheck} from './caddy';
import type {ExternalCheck} from './externalCheck';
import {goCheck} from './go';
import {mermaidCheck} from './mermaid';
import {nginxCheck} from './nginx';
import {pythonCheck} from './python';
import {bashCheck, shellCheck} from './shell';
import {hasTool} from './tool';
import {typescriptCheck} from './typescript';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-test-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

interface Cases {
  readonly check: ExternalCheck;
  /** Info string and code. */
  readonly good: readonly (readonly [string, string])[];
  /** Info string, code and how the problem begins. */
  readonly bad: readonly (readonly [string, string, string])[];
}

const cases: readonly Cases[] = [
  {
    check: bashCheck,
    good: [
      ['bash', 'for i in 1 2; do\n  echo "$i"\ndone'],
      ['bash', 'cat <<EOF\n(\nEOF'],
    ],
    bad: [
      ['bash', 'if true; then\n  echo', '2 bash: syntax error: unexpected end of file.'],
      ['bash', 'echo a\necho )', "2 bash: syntax error near unexpected token `)'."],
      ['bash', 'echo "a', '1 bash: unexpected EOF while looking for matching `"\'.'],
      ['bash', 'cat <<EOF\na', '2 bash: warning: here-document at line 1 delimited by end-of-file'],
    ],
  },
  {
    check: shellCheck,
    good: [['bash', 'TOKEN="$(openssl rand -hex 20)"\nls -- "$PWD"']],
    bad: [['bash', 'echo a\ncd /srv/authentik\nls "$PWD" $@', '3:11 bash: Double quote array expansions']],
  },
  {
    check: pythonCheck,
    good: [
      ['python', 'import os\n\nif os.name:\n    pass'],
      ['python expression', 'if request.user:\n    return True\n\nreturn False'],
    ],
    bad: [
      ['python', 'return True', "1:1 python: 'return' outside function."],
      ['python', 'a = 1\nb = (', '2:5 python: '],
      ['python expression', 'x = 1\n  return x', '2:'],
      ['python expression', 'import re\nreturn re.match("\\d", "1")', '2:'],
    ],
  },
  {
    check: nginxCheck,
    good: [
      [
        'nginx',
        'upstream authentik {\n  server authentik:9000;\n}\nserver {\n  listen 443 ssl;\n  listen [::]:443 ssl;\n  ssl_certificate /etc/ssl/a.pem;\n  ssl_certificate_key /etc/ssl/a.key;\n  location / { proxy_pass http://authentik; }\n}',
      ],
      [
        'nginx',
        'location / {\n  auth_request /outpost.goauthentik.io/auth/nginx;\n}\nlocation /outpost.goauthentik.io {\n  internal;\n  proxy_pass http://outpost.company:9000/outpost.goauthentik.io;\n}',
      ],
      [
        'nginx',
        'worker_processes auto;\nevents {}\nhttp {\n  include mime.types;\n  server { listen 80; }\n}',
      ],
      ['nginx', 'proxy_set_header X-Forwarded-Proto $scheme;'],
    ],
    bad: [
      ['nginx', 'location / {\n  proxy_passs http://a;\n}', '2 nginx: unknown directive "proxy_passs".'],
      [
        'nginx',
        'server {\n  listen 80;\n  proxy_set_header Host $hots;\n}',
        '1 nginx: unknown "hots" variable.',
      ],
      ['nginx', 'proxy_set_header Host $host', '1 nginx: '],
    ],
  },
  {
    check: caddyCheck,
    good: [
      ['caddyfile', 'auth.example.com {\n\treverse_proxy authentik:9000\n}'],
      ['caddyfile', 'reverse_proxy /outpost.goauthentik.io/* http://outpost.company:9000'],
      ['caddyfile', 'auth.example.com {\n\ttls /etc/a.pem /etc/a.key\n}'],
    ],
    bad: [
      [
        'caddyfile',
        'auth.example.com {\n\treverse_prxy authentik:9000\n}',
        '2 caddyfile: unrecognized directive: reverse_prxy',
      ],
      [
        'caddyfile',
        'auth.example.com {\n\treverse_proxy authentik:9000\n',
        '2 caddyfile: Syntax error: Unexpected token',
      ],
      [
        'caddyfile',
        'handle {\n\trespond 204\n\tfrobnicate\n}',
        "4 caddyfile: 'handle': unrecognized directive: frobnicate.",
      ],
    ],
  },
  {
    check: goCheck,
    good: [
      ['go', 'package main\n\nfunc main() {}'],
      ['go', 'x := 1\nfmt.Println(x)'],
    ],
    bad: [['go', 'package main\n\nfunc main( {}', '3:']],
  },
  {
    check: typescriptCheck,
    good: [['typescript', "import {a} from './a';\nexport const b: number = a;"]],
    bad: [['typescript', 'const a = 1;\nconst b: = 2;', '2:10 typescript: Type expected.']],
  },
  {
    check: mermaidCheck,
    good: [
      ['mermaid', 'sequenceDiagram\n  A->>B: GET /page'],
      ['mermaid', 'flowchart LR\n  A["label (x)"] --> B'],
      ['mermaid', 'stateDiagram-v2\n  A --> B: go'],
    ],
    bad: [
      ['mermaid', 'sequenceDiagram\n  A->>: hi', '2 mermaid: The diagram can\'t be parsed near "'],
      ['mermaid', 'frobnicate\n  A', '1 mermaid: No diagram type detected'],
    ],
  },
];

describe.each(cases)('$check.name', ({check, good, bad}) => {
  const isMissing = !check.tools.every((tool) => hasTool(tool));

  it.skipIf(isMissing)('accepts good blocks', async () => {
    expect(
      await check.check(
        good.map(([info, code]) => fenceOf(info, code)),
        folder,
      ),
    ).toEqual([]);
  });

  it.skipIf(isMissing)('names the line of each bad block', async () => {
    const problems = inCode(
      await check.check(
        bad.map(([info, code]) => fenceOf(info, code)),
        folder,
      ),
    );
    const starts = bad.map(([, , start]) => start);
    expect(problems.map((problem, index) => problem.slice(0, starts[index]?.length))).toEqual(starts);
  });

  it('takes blocks of its language, and leaves fragments', () => {
    const [info = '', code = ''] = good[0] ?? [];
    expect(check.accepts(fenceOf(info, code))).toBe(true);
    expect(check.accepts(fenceOf('text', code))).toBe(false);
    expect(check.accepts(fenceOf(`${info} partial`, code))).toBe(check === mermaidCheck);
  });
});
