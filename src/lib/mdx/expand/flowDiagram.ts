/** `<FlowDiagram flow="default-authentication-flow" />` → a `<Diagram>` of a shipped flow, with its steps in words. */
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {designationName, findStagePage, stageKindName, type Flow, type FlowBinding} from '../../facts/flows';
import {suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {code, link, strong, text} from '../tree';

const audience: Readonly<Record<Flow['authentication'], string>> = {
  none: 'for everybody',
  require_authenticated: 'for users who are signed in',
  require_unauthenticated: 'for visitors who are not signed in',
};

/** Needs `flow`, the id of a flow. */
export const expandFlowDiagram: Expansion = ({flow: id = ''}, {flows}, report) => {
  const flow = flows.get(id);
  if (!flow) {
    report(`Unknown flow "${id}".`, suggest(id, flows.keys()) || 'facts/flows.json has all ids.');
    return [];
  }
  const diagram: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [{type: 'mdxJsxAttribute', name: 'label', value: `Steps of the flow ${flow.slug}`}],
    children: [{type: 'code', lang: 'mermaid', value: toMermaid(flow)}, toWords(flow)],
  };
  return [diagram as RootContent];
};

/** A node for each step, and in front of it one for its policy with a way around the step. */
function toMermaid({slug, policy, bindings}: Flow): string {
  const entries = [...bindings.map(entryOf), 'done'];
  const first = entries[0] ?? 'done';
  const start =
    policy === undefined
      ? [`start(["${slug}"]) --> ${first}`]
      : [
          `start(["${slug}"]) --> access{{"${toLabel(policy)}"}}`,
          `access -- "passes" --> ${first}`,
          'access -- "does not pass" --> denied(["Access denied"])',
        ];
  const steps = bindings.flatMap((binding, index) => toStep(binding, entries[index + 1] ?? 'done'));
  const lines = [...start, ...steps, 'done(["End of the flow"])'];
  return ['flowchart TD', ...lines.map((line) => `  ${line}`)].join('\n');
}

function toStep({order, stage, kind, policy}: FlowBinding, next: string): string[] {
  const step = `stage${order}["${order}: ${stageKindName(kind)}<br/>${toLabel(stage)}"]`;
  if (policy === undefined) return [`${step} --> ${next}`];
  return [
    `policy${order}{{"${toLabel(policy)}"}} -- "passes" --> ${step}`,
    `policy${order} -- "does not pass" --> ${next}`,
    `stage${order} --> ${next}`,
  ];
}

/** The node that the step before leads to. */
function entryOf({order, policy}: FlowBinding): string {
  return `${policy === undefined ? 'stage' : 'policy'}${order}`;
}

// A straight quote would end the label.
function toLabel(name: string): string {
  return name.replaceAll('"', '#quot;');
}

function toWords({slug, title, designation, authentication, policy, bindings}: Flow): Paragraph {
  const steps =
    bindings.length === 0
      ? [text(', has no stages of its own')]
      : [text(', runs in this order: '), ...bindings.flatMap(toItem)];
  return {
    type: 'paragraph',
    children: [
      ...[
        text('In words: the flow '),
        code(slug),
        text(` “${title}”, `),
        strong(designationName(designation)),
      ],
      text(`, ${audience[authentication]}`),
      ...[...toCondition(policy), ...steps, text('.')],
    ],
  };
}

function toItem({order, stage, kind, policy}: FlowBinding, index: number): PhrasingContent[] {
  const name = text(stageKindName(kind));
  const page = findStagePage(kind);
  return [
    text(`${index === 0 ? '' : '; '}${order}. `),
    page === undefined ? name : link(page, [name]),
    text(' '),
    code(stage),
    ...toCondition(policy),
  ];
}

function toCondition(policy: string | undefined): PhrasingContent[] {
  return policy === undefined ? [] : [text(' if '), code(policy), text(' passes')];
}
