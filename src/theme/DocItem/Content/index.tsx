/** A page's text under its title, with the badges of the front matter beside the title. */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {Badge} from '@site/src/components/Badge';
import {titleBadges, type BadgeFrontMatter} from '@site/src/lib/directives/badges';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

// The build has checked the front matter; a value that isn't allowed never gets here.
const ignore = (): void => undefined;

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const badges = titleBadges(frontMatter as BadgeFrontMatter, ignore);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">
          {metadata.title}
          {badges.map((badge) => (
            <Badge key={badge.kind} badge={badge} />
          ))}
        </Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
