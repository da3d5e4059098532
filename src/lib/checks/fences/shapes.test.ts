import {describe, expect, it} from 'vitest';
import {checkApacheconf} from './apacheconf';
import {checkPrompts} from './bash';
import {checkJson, checkToml} from './data';
import type {FenceCheck} from './fence';
import {checkDiff, checkDocker, checkHttp, checkIni, checkLdif} from './shapes';
import {fenceOf, inCode} from './testFence';
import {toProblem} from './fence';

const checks: Readonly<Record<string, FenceCheck>> = {
  ...{apacheconf: checkApacheconf, bash: checkPrompts, diff: checkDiff, docker: checkDocker, http: checkHttp},
  ...{ini: checkIni, json: checkJson, ldif: checkLdif, powershell: checkPrompts, toml: checkToml},
};

function check(info: string, code: string): string[] {
  const fence = fenceOf(info, code);
  const findings = checks[fence.language]?.(fence) ?? [];
  return inCode(findings.map((finding) => toProblem(fence, finding)));
}

describe('good blocks', () => {
  it.each([
    [
      'apacheconf',
      '# it\'s\n<VirtualHost *:443>\n  ServerName app.example.com\n  RewriteRule "^/(.*)$" \\\n    "http://a/$1"\n</VirtualHost>',
    ],
    ['bash', 'docker compose pull\necho "$PATH" # note\n# docker is started below'],
    ['diff', '@@ -1,2 +1,2 @@\n a\n-b\n+c'],
    ['diff', '-a: 1\n+a: 2'],
    [
      'docker',
      '# syntax\nARG TAG=2025.10\nFROM ghcr.io/goauthentik/server:$TAG\nRUN apt-get update \\\n    # why\n    && ls\nuser root',
    ],
    ['docker partial', 'RUN ls'],
    ['http', 'GET /application/o/authorize/?client_id=a HTTP/1.1\nHost: auth.example.com'],
    ['http', 'POST /a/\nContent-Type: application/json\n\n{"a": 1}'],
    ['http', 'HTTP/2 302 Found\nLocation: /a/\n\n<html>'],
    ['http partial', 'X-authentik-username: jane'],
    ['http partial', 'GET /a?sid=<64 digits> HTTP/1.1\nHost: auth.example.com'],
    ['ini', '; note\n[section]\nkey = value\nother: value\nAUTHENTIK_LOG_LEVEL=debug'],
    ['json', '{"a": [1, 2]}'],
    ['ldif', 'dn: cn=jane,ou=users\nobjectClass: user\nmail:: amFuZQ==\n folded'],
    ['ldif partial', 'member: cn=jane'],
    ['toml', '[a]\nb = "c"\nd = 1979-05-27'],
    ['powershell', 'Get-Service'],
  ])('%s %j', (info, code) => {
    expect(check(info, code)).toEqual([]);
  });
});

describe('bad blocks', () => {
  it.each([
    [
      'apacheconf',
      '<VirtualHost *:443>\n  ServerName a',
      '1 apacheconf: <VirtualHost> is not closed. Add </VirtualHost>.',
    ],
    ['apacheconf', '<Location />\n</Directory>', '2 apacheconf: </Directory> closes <Location> of line 1.'],
    ['apacheconf', 'ServerName "a', '1 apacheconf: A double quote is not closed.'],
    ['apacheconf', 'ServerName a\n{ }', '2 apacheconf: "{ }" is neither a directive nor a section.'],
    ['bash', 'ls\n$ docker compose pull', '2:1 bash: The line begins with the prompt "$".'],
    ['bash', '  root@host:~# docker ps', '1:1 bash: The line begins with the prompt "root@host:~#".'],
    ['powershell', 'PS C:\\> Get-Service', '1:1 powershell: The line begins with the prompt "PS C:\\>".'],
    ['diff', 'a: 1\n+b: 2', '1 diff: "a: 1" begins neither with "+", "-" nor a space.'],
    ['diff', ' a', '1 diff: The diff changes nothing.'],
    [
      'diff',
      '@@ -1,2 +1,3 @@\n a\n-b\n+c',
      '1 diff: The hunk says @@ -1,2 +1,3 @@, but has 2 old and 2 new lines.',
    ],
    ['docker', 'FROM a\nRUNN ls', '2 docker: Unknown instruction "RUNN".'],
    ['docker', 'RUN ls', '1 docker: A Dockerfile begins with FROM.'],
    ['http', 'FETCH /a HTTP/1.1', '1 http: "FETCH /a HTTP/1.1" is neither a request line nor a status line.'],
    ['http', 'GET /a HTTP/1.1\nHost auth.example.com', '2 http: "Host auth.example.com" is no header line.'],
    ['http', 'POST /a\nContent-Type: application/json\n\n{"a": 1', '4:8 http: '],
    [
      'ini',
      '[section\nkey = value',
      '1 ini: "[section" is neither a section nor "key = value" nor a comment.',
    ],
    ['ini', '[section]\nkey', '2 ini: "key" is neither'],
    ['json', '{\n  "a": 1,\n}', '3:1 json: '],
    ['json', '{"a": 1', '1:8 json: '],
    ['json', '{"a": }', '1:7 json: '],
    ['json', '{"a": tru}', '1:10 json: '],
    ['json', '{"a": "b\nc"}', '1:9 json: '],
    ['json', '[1, 2] x', '1:8 json: '],
    ['json', "{'a': 1}", '1:2 json: '],
    ['json', '[\n  01\n]', '2:4 json: '],
    ['ldif', 'objectClass: user', '1 ldif: A record does not begin with "dn:".'],
    ['ldif', 'dn: cn=jane\nmail jane', '2 ldif: "mail jane" is no "attribute: value" line.'],
    ['toml', '[a]\nb = c', '2:5 toml: '],
  ])('%s %j', (info, code, problem) => {
    const problems = check(info, code);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.slice(0, problem.length)).toBe(problem);
  });
});
