import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compileRules, type Targets} from './compileRules';
import {createMatcher} from './createMatcher';
import {parseRules} from './parseRules';
import {headOf, type Rule} from './rule';

const targets = (pages: string, hosts = 'api.test'): Targets => ({
  pages: new Set(pages.split(' ')),
  externalHosts: new Set(hosts.split(' ')),
});

const compile = (text: string, pages: string): Record<string, string> =>
  Object.fromEntries(compileRules(parseRules(text), targets(pages)).map(({from, to}) => [from, to]));

describe('compileRules', () => {
  it('makes one hop of a chain', () => {
    expect(compile('/a /b/\n/b /c/\n/c https://api.test/c', '/d/')).toEqual({
      '/a': 'https://api.test/c',
      '/b': 'https://api.test/c',
      '/c': 'https://api.test/c',
    });
  });

  it('knows moved addresses below a general rule that leads to them', () => {
    expect(
      compile(
        '/core/brands /brands/\n/flow/stages/* /stages/:splat/\n/flow/* /flows/:splat/\n/docs/* /:splat/',
        '/ /brands/ /stages/ /flows/',
      ),
    ).toEqual({
      '/core/brands': '/brands/',
      '/docs': '/',
      '/docs/core/brands': '/brands/',
      '/docs/flow': '/flows/',
      '/docs/flow/stages': '/stages/',
      '/flow': '/flows/',
      '/flow/stages': '/stages/',
      '/docs/flow/stages/*': '/stages/:splat/',
      '/flow/stages/*': '/stages/:splat/',
      '/docs/flow/*': '/flows/:splat/',
      '/docs/*': '/:splat/',
      '/flow/*': '/flows/:splat/',
    });
  });

  it('follows a wildcard through another that covers all its targets', () => {
    const rules = compile(
      '/new/x /page/\n/old/* /new/v1/:splat/\n/older/* /new/:splat/\n/new/* /newest/:splat/',
      '/newest/ /newest/v1/ /page/',
    );
    expect(rules).toMatchObject({
      '/old/*': '/newest/v1/:splat/',
      '/older/*': '/newest/:splat/',
      '/older/x': '/page/',
    });
  });

  it('knows a wildcard with nothing behind it, unless that is a page or has a rule of its own', () => {
    const rules = compile('/a /x/\n/a/* /b/:splat/\n/c/* /d/:splat/', '/b/ /c/ /d/ /d/1/ /x/');
    expect(rules).toEqual({'/a': '/x/', '/a/*': '/b/:splat/', '/c/*': '/d/:splat/'});
  });

  it('lets a special rule below a general one decide for itself', () => {
    const rules = compile(
      '/docs/api/* https://api.test/:splat\n/api/old /page/\n/docs/* /:splat/',
      '/ /page/',
    );
    expect(rules['/docs/api/old']).toBeUndefined();
  });

  it.each([
    [
      '/a /b/\n/c /b/\n/a /b/',
      'facts/redirects.txt:3 "/a" is redirected in line 1 already. Remove one of them.',
    ],
    [
      '/x/* /b/\n/x/y /b/',
      'facts/redirects.txt:2 "/x/y" is never reached: "/x/*" in line 1 matches it first. Move it up.',
    ],
    [
      '/x/* /b/\n/x/y/* /b/',
      'facts/redirects.txt:2 "/x/y/*" is never reached: "/x/*" in line 1 matches it first. Move it up.',
    ],
    ['/a /c/\n/c /a/', 'facts/redirects.txt:1 "/a" leads in a circle by way of "/'],
    [
      '/a/* /c/:splat/\n/c/* /a/:splat/',
      'facts/redirects.txt:1 "/a/*" leads in a circle by way of "/a/:splat/".',
    ],
    ['/a/* /a/b/:splat/', 'facts/redirects.txt:1 "/a/*" leads in a circle by way of "/a/b/:splat/".'],
    ['/a /bb/', 'facts/redirects.txt:1 "/a" leads to "/bb/", which is no page. Did you mean "/b/"?'],
    [
      '/a/* /z/:splat/',
      'facts/redirects.txt:1 "/a/*" leads below "/z/", where no page is. Correct the target.',
    ],
    [
      '/a https://apis.test/',
      'facts/redirects.txt:1 "/a" leads to the host "apis.test". Allowed: api.test. Did you mean "api.test"?',
    ],
    ['/b /c/x/', 'facts/redirects.txt:1 "/b" hides the page "/b/". Remove the rule, or narrow it.'],
    ['/c/* /b/', 'facts/redirects.txt:1 "/c/*" hides the page "/c/x/". Remove the rule, or narrow it.'],
  ])('refuses %j', (text, message) => {
    expect(() => compileRules(parseRules(text), targets('/b/ /c/x/'))).toThrow(message);
  });

  it('names every dead target at once', () => {
    expect(() => compileRules(parseRules('/a /zzz/\n/c https://other.test/'), targets('/b/'))).toThrow(
      /:1 .*\n.*:2 /,
    );
  });

  it('asks for a rule where a wildcard with nothing behind it leads to no page', () => {
    expect(() =>
      compileRules(parseRules('/interfaces/* /customize/:splat/'), targets('/customize/user/')),
    ).toThrow('facts/redirects.txt "/interfaces" leads to "/customize/", which is no page.');
  });
});

describe('compileRules, whatever the rules', () => {
  // Each rule leads to a later letter, so chains are long and none is a circle; one rule, like /docs/*, leads to all of them.
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const rest = fc
    .array(fc.constantFrom('a', 'b', '1'), {maxLength: 2})
    .map((parts) => parts.map((part) => `/${part}`).join(''));
  const step = fc.tuple(fc.nat(3), fc.nat(4), rest, rest).filter(([from, to]) => from < to);
  const rule = fc.tuple(step, fc.boolean()).map(([[from, to, more, end], wild]): Rule => {
    const [start, target] = [`/${letters[from]!}${more}`, `/${letters[to]!}${end}/`];
    return {from: wild ? `${start}/*` : start, to: wild ? `${target}:splat/` : target, status: 301};
  });
  const bareOf = ({from, to}: Rule, pages: ReadonlySet<string>): Rule[] =>
    from.endsWith('/*') && !pages.has(from.slice(0, -1))
      ? [{from: from.slice(0, -2), to: to.replace(':splat/', ''), status: 301}]
      : [];
  const strip: Rule = {from: '/z/*', to: '/:splat/', status: 301};
  const compiled = fc
    .array(rule, {minLength: 1, maxLength: 8})
    .map((drawn) => {
      const unique = [...new Map(drawn.map((one) => [one.from, one])).values()].sort(
        (x, y) => y.from.length - x.from.length,
      );
      const [exact, wild] = [
        unique.filter(({to}) => headOf({to}) === undefined),
        unique.filter(({to}) => headOf({to}) !== undefined),
      ];
      const rules = [...exact, ...wild, strip];
      const match = createMatcher(rules);
      // Whatever isn't redirected and is led to becomes a page.
      const ends = unique
        .flatMap(({to}) => [to, `${headOf({to}) ?? to}1/`, headOf({to}) ?? to])
        .filter((end) => headOf({to: end}) === undefined);
      const pages = new Set(['/', '/e/', ...ends].filter((page) => match(page) === undefined));
      return {rules, targets: {pages, externalHosts: new Set<string>()}};
    })
    .map(({rules, targets}) => {
      try {
        return {rules, targets, result: compileRules(rules, targets)};
      } catch {
        return undefined;
      }
    })
    .filter((one) => one !== undefined);

  it('gives the same rules when it runs again', () => {
    fc.assert(
      fc.property(compiled, ({targets, result}) => {
        expect(compileRules(result, targets)).toEqual(result);
      }),
    );
  });

  it('leaves no target that is redirected itself, and hides no page', () => {
    fc.assert(
      fc.property(compiled, ({targets, result}) => {
        const match = createMatcher(result);
        for (const {to} of result) if (headOf({to}) === undefined) expect(match(to)).toBeUndefined();
        for (const page of targets.pages) expect(match(page)).toBeUndefined();
      }),
    );
  });

  it('leads in one hop to the page to which the written rules lead in many', () => {
    const address = fc
      .tuple(fc.constantFrom('', '/z'), fc.constantFrom(...letters), rest)
      .map(([z, letter, more]) => `${z}/${letter}${more}`);
    let hops = 0;
    fc.assert(
      fc.property(compiled, address, ({rules, targets, result}, from) => {
        const written = createMatcher([...rules.flatMap((one) => bareOf(one, targets.pages)), ...rules]);
        let end = from;
        let count = 0;
        for (let next = written(end); next && !targets.pages.has(end); next = written(end), count += 1)
          end = next.to;
        hops = Math.max(hops, count);
        if (count > 0 && targets.pages.has(end)) expect(createMatcher(result)(from)?.to).toBe(end);
      }),
      {numRuns: 500},
    );
    expect(hops).toBeGreaterThan(1);
  });
});
