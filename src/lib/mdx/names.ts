/**
 * Every component that a page may use, by name. Each one needs a view in the browser and one in Markdown;
 * both lists are typed by this one, so a missing view fails the type check.
 */

/** Replaced by plain Markdown nodes when the site is built; nothing of them reaches the browser. */
export const expandedNames = [
  'Fields',
  'Matrix',
  'Models',
  'FlowDiagram',
  'ForwardAuth',
  'ForwardAuthVariants',
  'Setting',
  'Settings',
  'Symptoms',
  'UiPath',
  'Placeholder',
  'Problems',
  'Problem',
] as const;

/** Rendered by a React component. */
export const renderedNames = [
  'Tabs',
  'TabItem',
  'Diagram',
  'Filter',
  'ForwardAuthConfigurator',
  'Cards',
  'Card',
] as const;

export type ExpandedName = (typeof expandedNames)[number];
export type RenderedName = (typeof renderedNames)[number];

export const componentNames: readonly string[] = [...expandedNames, ...renderedNames];
