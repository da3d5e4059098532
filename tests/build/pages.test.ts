/** What every built page has, whatever it is about. */
import type {Element} from 'domhandler';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, test} from 'vitest';
import {documentedVersion, site} from '../../src/site';
import {files, pages, read} from './output';

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, {$, html}) => {
  const attributes = (selector: string, ...names: string[]): string[] =>
    $<Element, string>(selector)
      .get()
      .map(({attribs}) => names.map((name) => attribs[name]).find((value) => value !== undefined) ?? '');

  test('has a title of the specified form, a language, a generator and one address', () => {
    expect($('title').text()).toMatch(new RegExp(`^.+ \\| ${site.title}$`));
    expect($('html').attr('lang')).toBe('en');
    expect(attributes('link[rel=canonical]', 'href')).toEqual([
      expect.stringMatching(new RegExp(`${route}$`)),
    ]);
    expect($('meta[name=generator]').attr('content')).toBe('Docusaurus v3.8.1');
  });

  test('asks no other host for anything', () => {
    const asked = attributes(
      'script[src], link[rel=stylesheet], link[rel=preload], img, iframe',
      'src',
      'href',
    );
    expect(asked.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
  });

  test('has no style attributes in its text, and ids that occur once', () => {
    expect(attributes('.markdown [style]', 'style')).toEqual([]);
    const ids = attributes('[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('holds no source of a component or directive that was not rendered', () => {
    const texts = $('.markdown p, .markdown li, .markdown td')
      .get()
      .map((element) => $(element).clone().find('code').remove().end().text());
    expect(texts.filter((line) => /:ak-|:::|\{#|\]\(\//.test(line))).toEqual([]);
    expect(html).not.toContain('undefined</');
  });
});

test('every address of the sitemap is a page, with its slash', () => {
  const {urlset} = new XMLParser().parse(read('sitemap.xml')) as {urlset: {url: {loc: string}[]}};
  const routes = new Set(pages.map((page) => page.route));
  for (const {loc} of urlset.url) expect(routes).toContain(new URL(loc).pathname);
  expect(urlset.url.length).toBeGreaterThan(10);
});

test.each(['blog/rss.xml', 'blog/atom.xml'])('%s is well-formed and lists all posts', (feed) => {
  const xml = read(feed);
  expect(XMLValidator.validate(xml)).toBe(true);
  const posts = pages.filter(
    ({route}) => /^\/blog\/[^/]+\/$/.test(route) && !/archive|tags|authors|page/.test(route),
  );
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(xml.match(/<(?:item|entry)>/g)).toHaveLength(posts.length);
});

test('the JSON feed is a JSON Feed 1 document', () => {
  const feed = JSON.parse(read('blog/feed.json')) as {version: string; items: unknown[]};
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items.length).toBeGreaterThanOrEqual(3);
});

test('the blog has a sidebar grouped by year', () => {
  const blog = pages.find(({route}) => route === '/blog/');
  expect(blog?.$('aside nav').text()).toContain('2025');
});

test('the tagline and the documented version stand where readers and machines look', () => {
  const home = pages.find(({route}) => route === '/');
  expect(home?.$('.theme-announcement-bar').text()).toContain(documentedVersion);
  expect(home?.$('.markdown').text()).toContain(site.tagline);
  expect(files).toContain('404.html');
});
