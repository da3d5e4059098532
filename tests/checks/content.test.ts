/** The content checks as a whole, over small sites written for each test. */
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {formatProblem} from '../../src/lib/problems';
import {checkContent, type ContentReport} from '../../src/node/checks/checkContent';
import {writePublishedIds} from '../../src/node/checks/publishedIds';
import {hasTool} from '../../src/node/checks/tool';

// Each run starts the spelling checker anew, and other tests run beside it.
vi.setConfig({testTimeout: 120_000});

const project = path.resolve(__dirname, '../..');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  copyFileSync(path.join(project, 'cspell.json'), path.join(root, 'cspell.json'));
  write('facts/dictionary.txt', '');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

function page(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: What the page about ${title} says, in a sentence long enough for a search result.\n---\n\n${body}\n`;
}

function check(
  options: {requireTools?: boolean; isInstalled?: (tool: string) => boolean} = {},
): Promise<ContentReport> {
  return checkContent({root, isInstalled: hasTool, requireTools: false, ...options});
}

async function problems(): Promise<string[]> {
  return (await check()).problems.map(formatProblem);
}

const goodBody = [
  'A sentence about the page.',
  '## Check that it works {#check}',
  '1. Ask the server:\n\n    ```bash title="Shell"\n    curl -fsS https://auth.example.com/-/health/live/\n    ```',
  '```json\n{"a": 1}\n```',
].join('\n\n');

describe('a site without faults', () => {
  it('has no problems once its ids are published', async () => {
    write('docs/a.mdx', page('Settings', goodBody));
    write(
      'blog/2025-10-28-new.mdx',
      page('Release', 'A post.').replace('\n---\n\n', '\ndate: 2025-10-28\n---\n\n'),
    );
    writePublishedIds(root);
    const report = await check();
    expect(report.problems).toEqual([]);
    expect([report.pages, Object.fromEntries(report.blocks)]).toEqual([2, {bash: 1, json: 1}]);
    expect(report.used).toContain('bash');
    expect(readFileSync(path.join(root, 'facts/published-ids.json'), 'utf8')).toBe(
      '{\n  "/a/": [\n    "check"\n  ],\n  "/blog/new/": []\n}\n',
    );
  });
});

describe('a site with faults', () => {
  it('gives them sorted, each with its place', async () => {
    write(
      'docs/b.mdx',
      page('Settings', 'The colour is simply blue.\n\n## Look {#look}\n\n```json\n{"a": }\n```'),
    );
    write(
      'docs/a.mdx',
      page(
        'Settings',
        'A sentence.\n\n1. Step\n\n    ```http\n    GET /a HTTP/1.1\n    Host auth.example.com\n    ```',
      ),
    );
    writePublishedIds(root);
    expect((await problems()).map((problem) => problem.split('. ', 1)[0])).toEqual([
      'docs/a.mdx:12 http: "Host auth.example.com" is no header line.',
      'docs/b.mdx:2:1 The title "Settings" is also that of docs/a.mdx',
      expect.stringMatching(/^docs\/b\.mdx:3:1 The description "What .*" is also that of docs\/a\.mdx$/),
      'docs/b.mdx:6:5 Unknown word "colour"',
      'docs/b.mdx:6:15 Avoided word "simply"',
      expect.stringMatching(/^docs\/b\.mdx:11:7 json: Unexpected token/),
    ]);
  });

  it('reports a page that is no MDX, checks the others, and does not take its ids for gone', async () => {
    write('docs/a.mdx', page('Settings', goodBody));
    writePublishedIds(root);
    write('docs/a.mdx', page('Settings', 'A set {a, b.'));
    write('docs/b.mdx', page('Other', 'An `x` is obviously here.'));
    const found = await problems();
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('docs/a.mdx:6:13 No valid MDX: ');
    expect(found[1]).toContain('docs/b.mdx:6:11 Avoided word "obviously".');
  });

  it('reports headings that are gone and new ones', async () => {
    write('docs/a.mdx', page('Settings', goodBody));
    writePublishedIds(root);
    write('docs/a.mdx', page('Settings', goodBody.replace('{#check}', '{#verify}')));
    const [added, gone, ...others] = await problems();
    expect(others).toEqual([]);
    expect(gone).toContain('The published heading /a/#check is gone');
    expect(added).toContain('/a/ is not on the list with #verify');
    write('facts/removed-ids.txt', '/a/#check The heading has a better name.\n');
    writePublishedIds(root);
    expect(await problems()).toEqual([]);
  });

  it('spells with the words of the project', async () => {
    write('docs/a.mdx', page('Settings', 'The frobnitz of authentic `frobnitzes`.'));
    writePublishedIds(root);
    expect(await problems()).toEqual([expect.stringContaining('docs/a.mdx:6:5 Unknown word "frobnitz".')]);
    write('facts/dictionary.txt', 'frobnitz\n');
    expect(await problems()).toEqual([]);
  });
});

describe('a missing program', () => {
  const isInstalled = (tool: string): boolean => tool !== 'bash' && hasTool(tool);

  it('is named in the report, and only a problem when programs are required', async () => {
    write('docs/a.mdx', page('Settings', goodBody));
    writePublishedIds(root);
    const report = await check({isInstalled});
    expect(report.problems).toEqual([]);
    expect(report.skipped).toEqual([{name: 'bash', blocks: 1}]);
    const strict = await check({isInstalled, requireTools: true});
    expect(strict.problems.map(formatProblem)).toEqual([
      'docs bash is not installed; blocks that were not parsed: 1. Install it; REQUIRE_TOOLS=1 asks for it.',
    ]);
  });

  it('is no matter when no block needs it', async () => {
    write('docs/a.mdx', page('Settings', 'A sentence.'));
    writePublishedIds(root);
    expect((await check({isInstalled: () => false, requireTools: true})).problems).toEqual([]);
  });
});
