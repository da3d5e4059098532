/**
 * `<Problems>` with `<Problem symptom cause>fix</Problem>` → a description list: the symptom with a permalink, under it
 * the cause and the fix. The symptom is what readers search for, so it comes first and has an id.
 */
import type {BlockContent, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Expansion} from '../expansion';
import {inline} from '../tree';

/** Only `<Problem>` elements, already expanded, may stand inside. */
export const expandProblems: Expansion = (_attributes, _facts, report, children) => {
  const strangers = children.filter((child) => !isProblem(child));
  if (strangers.length > 0 || children.length === 0)
    report(
      '<Problems> may hold only <Problem> elements, at least one.',
      'Move other content before or behind it.',
    );
  return [block('div', 'problems', undefined, children as BlockContent[])];
};

/** Needs `symptom` and `cause` (inline Markdown) and the fix as content. */
export const expandProblem: Expansion = ({symptom = '', cause = ''}, _facts, report, children) => {
  for (const [name, value] of Object.entries({symptom, cause}))
    if (value === '') report(`A <Problem> has no ${name}.`, `Write it as an attribute: ${name}="…".`);
  if (children.length === 0)
    report(
      `The <Problem> "${symptom}" has no fix.`,
      'Write it between the tags, with blank lines around it.',
    );
  if (symptom === '') return [];
  return [
    block('section', 'problem', problemId(symptom), [
      paragraph('problem__symptom', inline(symptom)),
      paragraph('problem__cause', [label('Cause: '), ...inline(cause)]),
      ...withLabel(children as BlockContent[]),
    ]),
  ];
};

/** `Status 400, `no app`` → `problem-status-400-no-app`, at most eight words. */
export function problemId(symptom: string): string {
  const words =
    toString({type: 'root', children: inline(symptom)})
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return ['problem', ...words.slice(0, 8)].join('-');
}

function isProblem(node: RootContent): boolean {
  return (
    (node.data as {hProperties?: {className?: string[]}} | undefined)?.hProperties?.className?.[0] ===
    'problem'
  );
}

function withLabel(children: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = children;
  const fix = label('Fix: ');
  if (first?.type === 'paragraph') return [{...first, children: [fix, ...first.children]}, ...rest];
  return [{type: 'paragraph', children: [fix]}, ...children];
}

function label(value: string): PhrasingContent {
  return {type: 'strong', children: [{type: 'text', value}]};
}

function paragraph(className: string, children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children, data: {hProperties: {className: [className]}}};
}

// A blockquote is the plainest node that holds blocks; `hName` gives it its element.
function block(
  hName: string,
  className: string,
  id: string | undefined,
  children: BlockContent[],
): BlockContent {
  return {
    type: 'blockquote',
    children,
    data: {hName, hProperties: {className: [className], ...(id && {id})}},
  };
}
