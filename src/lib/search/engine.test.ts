/** The engine with the ranking that it wires in; `tests/search` measures the ranking over the real pages. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {toFiles} from './indexFormat';
import {engineOf, recordOf} from './testRecord';

const records = [
  recordOf('/flows/', ['Flows'], 'A flow has stages. Users meet it at login.'),
  recordOf('/flows/#create', ['Flows', 'Create a flow'], 'Open the list and create one.'),
  recordOf('/stages/', ['Stages'], 'A step of a flow.'),
  recordOf('/users/', ['Manage users'], 'Create, create, create, create and create users here.'),
  recordOf('/providers/oauth2/', ['OAuth2 provider'], 'OpenID Connect for applications.'),
  recordOf('/install/kubernetes/', ['Kubernetes installation'], 'With the chart for version 2025.10.'),
  recordOf('/settings/#host', ['Settings', 'PostgreSQL', 'AUTHENTIK_POSTGRESQL__HOST'], 'Name of the host.'),
  recordOf(
    '/settings/#port',
    ['Settings', 'PostgreSQL', 'AUTHENTIK_POSTGRESQL__PORT'],
    'See AUTHENTIK_POSTGRESQL__HOST.',
  ),
  recordOf('/mappings/', ['Mappings'], 'Read goauthentik.io/user/sources of a user.'),
  recordOf('/errors/', ['Errors'], 'failed to connect websocket: the proxy drops the upgrade.'),
  recordOf('/proxy/', ['Proxy', 'Websocket'], 'If the proxy failed, connect the websocket again, to a host.'),
];
const engine = engineOf(records);

const urls = (query: string) => engine.search(query).map(({record}) => record.url);
const first = (query: string) => urls(query)[0];

describe('matching', () => {
  it('finds a word by its beginning', () => {
    expect(first('kuber')).toBe('/install/kubernetes/');
  });

  it.each([
    ['oauht2', '/providers/oauth2/'],
    ['kuberentes', '/install/kubernetes/'],
    ['kubernets', '/install/kubernetes/'],
    ['instalation', '/install/kubernetes/'],
    ['satges', '/stages/'],
  ])('finds the misspelt %s', (query, url) => {
    expect(first(query)).toBe(url);
  });

  it('does not take one version or number for another', () => {
    expect(first('2025.10')).toBe('/install/kubernetes/');
    expect(urls('2026')).toEqual([]);
    expect(urls('oauth3')).toEqual([]);
  });

  it.each(['AUTHENTIK_POSTGRESQL__HOST', 'authentik.postgresql.host', 'postgresql host', 'postgresql__host'])(
    'finds a setting as %s',
    (query) => {
      expect(first(query)).toBe('/settings/#host');
    },
  );

  it('finds an identifier with slashes', () => {
    expect(first('goauthentik.io/user/sources')).toBe('/mappings/');
  });

  it('finds what the pages call otherwise', () => {
    expect(first('k8s')).toBe('/install/kubernetes/');
    expect(first('oidc')).toBe('/providers/oauth2/');
  });

  it('is not disturbed by stop words', () => {
    expect(first('what is a flow')).toBe(first('flow'));
  });

  it('gives the terms that were found', () => {
    expect(engine.search('kuber')[0]?.terms).toEqual(['kubernetes']);
  });
});

describe('order', () => {
  it('has pages with the word for a title first, then headings, then texts', () => {
    expect(urls('flow')).toEqual(['/flows/', '/flows/#create', '/stages/']);
  });

  it('has all words before some', () => {
    expect(first('create flow')).toBe('/flows/#create');
  });

  it('does not let a task word drown the noun', () => {
    expect(urls('create stages')[0]).toBe('/stages/');
  });

  it('has a message that stands in the text as it is first', () => {
    expect(first('failed to connect websocket')).toBe('/errors/');
  });

  it('has options of forms after sections that are alike', () => {
    const alike = engineOf([
      recordOf('/a/#field-x', ['A', 'Alike'], 'Text.'),
      recordOf('/a/#x', ['A', 'Alike'], 'Text.'),
    ]);
    expect(alike.search('alike').map(({record}) => record.url)).toEqual(['/a/#x', '/a/#field-x']);
  });

  it('has deep pages after shallow ones that are alike', () => {
    const alike = engineOf([recordOf('/a/b/c/d/', ['Alike'], 'Text.'), recordOf('/a/', ['Alike'], 'Text.')]);
    expect(alike.search('alike').map(({record}) => record.url)).toEqual(['/a/', '/a/b/c/d/']);
  });
});

describe('loading', () => {
  it('finds nothing before, titles after the first file, texts after the second', () => {
    const {headings, texts} = toFiles(records);
    const late = createEngine();
    const found = (query: string) => late.search(query).map(({record}) => record.url);
    expect(found('stages')).toEqual([]);
    late.loadHeadings(headings);
    expect([found('stages'), found('drops')]).toEqual([['/stages/'], []]);
    late.loadTexts(texts);
    expect(found('drops')).toEqual(['/errors/']);
    expect(late.search('stages')).toEqual(engine.search('stages'));
  });

  it('can be repeated', () => {
    const {headings, texts} = toFiles(records);
    const again = engineOf(records);
    again.loadHeadings(headings);
    again.loadTexts(texts);
    expect(again.search('create flow')).toEqual(engine.search('create flow'));
  });
});

describe('any query', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['64 emoji', '😀'.repeat(64)],
    ['a NUL', '\u0000'],
    ['punctuation', '.*+?^${}()|[]\\/'],
    ['an unknown script', 'مصادقة'],
  ])('of %s finds nothing', (_, query) => {
    expect(urls(query)).toEqual([]);
  });

  it.each([
    ['one letter', 'f', '/flows/'],
    ['HTML', '<img src=x onerror=alert(1)>stages</img>', '/stages/'],
    ['an open group', '(flow[', '/flows/'],
    ['a NUL inside', 'sta\u0000ges stages', '/stages/'],
    ['combining marks', 's\u0301t\u0308ages', '/stages/'],
    ['a right-to-left word', 'stages مصادقة', '/stages/'],
    ['a pasted page', `stages ${'flow of users '.repeat(700)}`, '/stages/'],
  ])('of %s is answered', (_, query, url) => {
    expect(urls(query)).toContain(url);
  });

  it.each([
    ['one word', 'x'.repeat(10_000)],
    ['different words', Array.from({length: 1500}, (_, i) => `word${i}`).join(' ')],
    ['one identifier', 'ab_'.repeat(3333)],
  ])(
    'of 10,000 characters in %s is answered in time',
    (_, query) => {
      expect(engine.search(query)).toEqual(expect.any(Array));
    },
    2000,
  );

  it('gives records once, in the same order each time, each with terms', () => {
    const query = fc.oneof(
      fc.string({unit: 'binary', maxLength: 80}),
      fc.string({unit: 'grapheme', maxLength: 80}),
      fc
        .array(
          fc.constantFrom(
            'flow',
            'create',
            'stge',
            'constructor',
            '__proto__',
            '<b>',
            '\u0000',
            'postgresql.host',
            'a',
          ),
          {maxLength: 40},
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(query, (any) => {
        const found = engine.search(any);
        const ids = found.map(({record}) => record.objectID);
        expect(new Set(ids).size).toBe(ids.length);
        for (const {terms} of found) expect(terms.length).toBeGreaterThan(0);
        expect(engineOf(records).search(any)).toEqual(found);
      }),
    );
  });
});
