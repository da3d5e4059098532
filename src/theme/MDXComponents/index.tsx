/** What Markdown elements and component names in pages become. */
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {pageComponents} from '@site/src/components/mdx';
import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import Mermaid from '@theme/Mermaid';
import type {ComponentProps, ReactNode} from 'react';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

function heading(as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function PageHeading(props: HeadingProps): ReactNode {
    return <MDXHeading {...props} as={as} />;
  };
}

/** An element that links may lead to: its id is told to the check for broken anchors, which knows headings only. */
function anchored(Tag: 'section' | 'tr') {
  return function AnchoredElement(props: ComponentProps<'section'> & ComponentProps<'tr'>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };
}

const MDXComponents = {
  ...pageComponents,
  CodeBlock,
  Head,
  Details,
  details: Details,
  section: anchored('section'),
  tr: anchored('tr'),
  a: MDXA,
  li: MDXLi,
  img: MDXImg,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  mermaid: Mermaid,
};

export default MDXComponents;
