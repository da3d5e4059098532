import {describe, expect, it} from 'vitest';
import {pageOf, problemsOf} from '../testPage';
import {checkAdmonitions, checkFirstParagraph, checkNeededHeadings, checkParagraphs} from './structure';

describe('the first paragraph', () => {
  it.each([
    'One. Two. Three.',
    'Version 2025.10.4 runs `a. b. c.` well. Two (or so.) Three? Four!',
    '{/* source: x */}\n\nOne.',
  ])('is fine as %j', (body) => {
    expect(problemsOf(checkFirstParagraph, pageOf(body))).toEqual([]);
  });

  it.each([
    ['One. Two. Three. Four. Five.', 'docs/a/b.mdx:6:1 The first paragraph has 5 sentences. Allowed: 4.'],
    ['## Heading {#a}\n\nText.', 'docs/a/b.mdx:6:1 The page does not begin with a paragraph.'],
    ['', 'docs/a/b.mdx The page does not begin with a paragraph.'],
  ])('is missed or too long in %j', (body, problem) => {
    expect(problemsOf(checkFirstParagraph, pageOf(body))[0]).toContain(problem);
  });
});

describe('paragraphs', () => {
  it('may have 90 words, not 91', () => {
    expect(problemsOf(checkParagraphs, pageOf(`Text.\n\n- ${'word '.repeat(90)}`))).toEqual([]);
    expect(problemsOf(checkParagraphs, pageOf(`Text.\n\n- ${'word '.repeat(91)}`))).toEqual([
      'docs/a/b.mdx:8:3 A paragraph has 91 words. Allowed: 90. Split it, or make it a list or a table.',
    ]);
  });
});

describe('admonitions', () => {
  const boxes = (count: number): string => ':::note\n\nText.\n\n:::\n\n'.repeat(count);

  it('may stand twice on a page, not three times', () => {
    expect(problemsOf(checkAdmonitions, pageOf(boxes(2)))).toEqual([]);
    expect(problemsOf(checkAdmonitions, pageOf(boxes(3)))).toEqual([
      'docs/a/b.mdx:18:1 The page has 3 admonitions. Allowed: 2. Make this one a paragraph.',
    ]);
  });
});

describe('needed headings', () => {
  it('are asked for below the installation guides only', () => {
    const check = (file: string, body: string): string[] =>
      problemsOf(checkNeededHeadings, pageOf(body, file));
    expect(check('docs/install-config/install/aws.mdx', '## Check that it works {#check}')).toEqual([]);
    expect(check('docs/install-config/install/index.mdx', 'Text.')).toEqual([]);
    expect(check('docs/install-config/beta.mdx', 'Text.')).toEqual([]);
    expect(check('docs/install-config/install/aws.mdx', 'Text.')[0]).toContain(
      'docs/install-config/install/aws.mdx The page lacks a heading with the id "check"',
    );
  });
});
