/** The wordmark as inline SVG: it follows the color mode without a second image and costs no request. */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Wordmark} from '@site/src/components/Wordmark';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({imageClassName, titleClassName: _, ...props}: Props): ReactNode {
  const {logo} = useThemeConfig().navbar;
  return (
    <Link to={logo?.href ?? '/'} {...props} aria-label={logo?.alt}>
      <Wordmark className={imageClassName} />
    </Link>
  );
}
