/** `<UiPath path="Applications > Providers" />` → the steps of a menu path in bold, joined by arrows. */
import type {PhrasingContent} from 'mdast';
import type {Expansion} from '../expansion';

/** Needs `path`: labels of the interface, outermost first, with ` > ` between them. */
export const expandUiPath: Expansion = ({path = ''}, _facts, report) => {
  const steps = path.split('>').map((step) => step.trim());
  if (steps.includes('')) {
    report(
      `A menu path is "${path}".`,
      'Write the labels with " > " between them: path="Applications > Providers".',
    );
    return [];
  }
  return steps.flatMap((step, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'text' as const, value: ' → '}] : []),
    {type: 'strong', children: [{type: 'text', value: step}]},
  ]);
};
