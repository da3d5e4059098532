/** Every page of the documentation has a Markdown twin that makes sense without the site, and llms.txt lists them. */
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {fileToRoute, routeToTwin} from '../../src/lib/page/route';
import {listFiles} from '../../src/node/listFiles';
import {site} from '../../src/site';
import {files, pages, read} from './output';

const routes = listFiles('docs', /\.mdx?$/).map(fileToRoute);
const parser = remark().use(remarkGfm).freeze();

describe.each(routes)('%s', (route) => {
  const file = routeToTwin(route).slice(1);

  test('has a twin with the title of the page and no syntax of the site', () => {
    const page = pages.find((candidate) => candidate.route === route);
    const twin = read(file);
    const lines: string[] = [];
    visit(parser.parse(twin), (node) => {
      if (node.type === 'html' || node.type === 'text') lines.push(node.value);
    });
    expect(twin).toMatch(/^# .+\n\n> .+\n/);
    expect(page?.$('h1').text()).toContain(/^# (.*)/.exec(twin)?.[1]?.replaceAll('\\', ''));
    expect(lines.filter((line) => /<\/?[A-Za-z]|^:::|:ak-|\{#|\{\/\*/.test(line))).toEqual([]);
    expect(twin).not.toContain('&#x');
  });

  test('links to its twin, and the twin links to pages by their full address', () => {
    const page = pages.find((candidate) => candidate.route === route);
    const link = page?.$('link[rel=alternate][type="text/markdown"]');
    expect(link?.attr('href')).toBe(`/${file}`);
    const addresses: string[] = [];
    visit(parser.parse(read(file)), 'link', (node) => void addresses.push(node.url));
    expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  });
});

test('llms.txt begins with title and tagline and links to each twin once, and to nothing else', () => {
  const text = read('llms.txt');
  expect(text.startsWith(`# ${site.title}\n\n> ${site.tagline}\n\n## `)).toBe(true);
  const linked: string[] = [];
  visit(parser.parse(text), 'link', (node) => void linked.push(new URL(node.url).pathname.slice(1)));
  expect(linked.filter((file) => !files.includes(file))).toEqual([]);
  expect([...linked].sort()).toEqual(routes.map((route) => routeToTwin(route).slice(1)).sort());
});
