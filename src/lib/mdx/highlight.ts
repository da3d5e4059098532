/**
 * Code of a fence → highlighted HTML with classes only: the colors are CSS variables, no style attributes, and
 * nothing is left to do in the browser.
 */
import type {ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {refractor} from 'refractor/core';
import apacheconf from 'refractor/apacheconf';
import bash from 'refractor/bash';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import ini from 'refractor/ini';
import json from 'refractor/json';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import {splitPlaceholders} from './placeholders';

for (const grammar of [
  apacheconf,
  bash,
  diff,
  docker,
  go,
  hcl,
  http,
  ini,
  json,
  nginx,
  powershell,
  python,
  sql,
  toml,
  typescript,
  yaml,
])
  refractor.register(grammar);

/** Languages without a grammar of their own that are shown with the nearest one, or plain. */
const aliases: Readonly<Record<string, string | null>> = {
  text: null,
  caddyfile: 'nginx',
  ldif: 'yaml',
  promql: null,
};

/** Every language that a fence may name (mermaid is drawn, not highlighted). */
export const codeLanguages: readonly string[] = [
  ...['apacheconf', 'bash', 'diff', 'docker', 'go', 'hcl', 'http', 'ini', 'json', 'nginx', 'powershell'],
  ...['python', 'sql', 'toml', 'typescript', 'yaml', ...Object.keys(aliases)],
];

/**
 * Highlighted HTML of `code`; its text content is exactly `code`. Lines to highlight (counted from 1) are wrapped in
 * `<span class="line marked">`, the reader's own values in `<var data-placeholder="name">`.
 * @throws RangeError for a language that isn't in `codeLanguages`.
 */
export function highlight(code: string, language: string, lines: readonly number[] = []): string {
  if (!codeLanguages.includes(language)) throw new RangeError(`No grammar for "${language}".`);
  const grammar = Object.hasOwn(aliases, language) ? aliases[language] : language;
  const tree: Root = grammar
    ? (refractor.highlight(code, grammar) as Root)
    : {type: 'root', children: [{type: 'text', value: code}]};
  const marked = tree.children.flatMap(markPlaceholders);
  return toHtml({type: 'root', children: lines.length > 0 ? wrapLines(marked, new Set(lines)) : marked});
}

function markPlaceholders(node: RootContent): ElementContent[] {
  if (node.type === 'element') {
    const names = node.properties.className;
    // "token" is on every element and no rule needs it: without it a page of code is a fifth smaller.
    const className = Array.isArray(names) ? names.filter((name) => name !== 'token') : [];
    return [{...node, properties: {className}, children: node.children.flatMap(markPlaceholders)}];
  }
  if (node.type !== 'text') return [];
  return splitPlaceholders(node.value).map(({text, kind}) =>
    kind
      ? {
          type: 'element',
          tagName: 'var',
          properties: {dataPlaceholder: kind.name},
          children: [{type: 'text', value: text}],
        }
      : {type: 'text', value: text},
  );
}

/** Splits at line breaks, closing and reopening the elements around a break, and wraps each marked line. */
function wrapLines(nodes: readonly ElementContent[], marked: ReadonlySet<number>): ElementContent[] {
  return splitLines(nodes).flatMap((line, index): ElementContent[] =>
    marked.has(index + 1)
      ? [{type: 'element', tagName: 'span', properties: {className: ['line', 'marked']}, children: line}]
      : line,
  );
}

/** The nodes of each line; every line but the last ends with its line break. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const pieces: ElementContent[][] =
      node.type === 'element'
        ? splitLines(node.children).map((children) => [{...node, children}])
        : node.type === 'text'
          ? node.value.split(/(?<=\n)/).map((value) => [{type: 'text', value}])
          : [];
    pieces.forEach((piece, index) => {
      if (index > 0 || endsLine(lines.at(-1))) lines.push(piece);
      else lines.at(-1)?.push(...piece);
    });
  }
  return lines;
}

function endsLine(line: readonly ElementContent[] | undefined): boolean {
  const last = line?.at(-1);
  if (last?.type === 'element') return endsLine(last.children);
  return last?.type === 'text' && last.value.endsWith('\n');
}
