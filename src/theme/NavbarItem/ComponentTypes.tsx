/** The navbar items of the classic theme, and the version dropdown of this site. */
import {VersionDropdown} from '@site/src/components/VersionDropdown';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {...ComponentTypes, 'custom-versionDropdown': VersionDropdown};
