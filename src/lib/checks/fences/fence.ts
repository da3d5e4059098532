/** The code blocks of a page, each with its place, so that a parser's "line 3" becomes a line of the page. */
import {visit} from 'unist-util-visit';
import {parseFenceInfo, type FenceInfo} from '../../mdx/fenceInfo';
import {codeLanguages} from '../../mdx/highlight';
import {knownNames, suggest, type Problem} from '../../problems';
import {placeOf, type CheckedPage} from '../page';

export interface Fence {
  readonly file: string;
  readonly language: string;
  readonly info: FenceInfo;
  readonly code: string;
  /** Line of the page on which the code begins. */
  readonly line: number;
  /** For each line of the code, by how many columns the page indents it. */
  readonly indents: readonly number[];
}

/** What a parser found; line and column count within the code, from 1. */
export interface Finding {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
  readonly fix?: string;
}

/** A check of one block that needs no other program. */
export type FenceCheck = (fence: Fence) => Finding[];

/** Every language that a fence may name. */
export const fenceLanguages: readonly string[] = [...codeLanguages, 'mermaid'];

/** All fences of a page with a known language, and what is wrong with how the others are introduced. */
export function readFences(page: CheckedPage): {fences: Fence[]; problems: Problem[]} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  const lines = page.source.split('\n');
  visit(page.root, 'code', (node) => {
    const place = placeOf(page, node);
    const report = (message: string, fix?: string): number =>
      problems.push({...place, message, ...(fix && {fix})});
    const info = parseFenceInfo(node.meta ?? '', report);
    const language = node.lang ?? '';
    if (language === '')
      report('A code fence names no language.', `${knownNames(fenceLanguages)} For output write "text".`);
    else if (!fenceLanguages.includes(language))
      report(
        `Unknown language "${language}" of a code fence. ${knownNames(fenceLanguages)}`,
        suggest(language, fenceLanguages),
      );
    const codeLines = node.value.split('\n');
    const beyond = info.lines.find((line) => line > codeLines.length);
    if (beyond !== undefined)
      report(
        `A code fence marks line ${beyond}, but its code has ${codeLines.length}.`,
        'Mark lines that exist.',
      );
    if (!fenceLanguages.includes(language)) return;
    const line = (place.line ?? 0) + 1;
    const indents = codeLines.map((text, index) => {
      const written = lines[line + index - 1] ?? '';
      return written.endsWith(text) ? written.length - text.length : 0;
    });
    fences.push({file: page.file, language, info, code: node.value, line, indents});
  });
  return {fences, problems};
}

/** A finding in the code as a problem of the page; lines outside the code (of a harness around it) become its nearest one. */
export function toProblem(fence: Fence, finding: Finding): Problem {
  const line = Math.min(Math.max(finding.line, 1), fence.indents.length);
  const {message, fix, column} = finding;
  return {
    file: fence.file,
    line: fence.line + line - 1,
    ...(column !== undefined && line === finding.line && {column: column + (fence.indents[line - 1] ?? 0)}),
    message: `${fence.language}: ${message.replace(/([^.!?…])$/, '$1.')}`,
    ...(fix && {fix}),
  };
}

/** `('a\nbc', 3) → {line: 2, column: 2}`. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
