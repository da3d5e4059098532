/** Where a reader sees which version the pages describe and gets to the documentation of others. */
import {documentedVersion, versionHost} from '@site/src/site';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

/** Versions whose documentation has a host of its own, newest first. */
const otherVersions = ['2025.8', '2025.6'];

export function VersionDropdown({items: _, ...props}: Props): ReactNode {
  return (
    <DropdownNavbarItem
      {...props}
      label={`Version ${documentedVersion}`}
      items={[
        {label: `${documentedVersion} (these pages)`, to: '/'},
        ...otherVersions.map((version) => ({label: version, href: versionHost(version)})),
      ]}
    />
  );
}
