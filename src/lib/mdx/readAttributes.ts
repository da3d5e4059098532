/** Attributes of a component in a page, which are always text. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Attributes, Report} from './expansion';

/** `<A b="c" />` → `{b: 'c'}`; calls `report` for each attribute that is no text and leaves it out. */
export function readAttributes(
  {name, attributes}: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>,
  report: Report,
): Attributes {
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      values[attribute.name] = attribute.value;
    else report(`<${name}> has an attribute that is no text.`, 'Write attributes as name="value".');
  }
  return values;
}
