import Link from '@docusaurus/Link';
import {Wordmark} from '@site/src/components/Wordmark';
import type {Props} from '@theme/Footer/Logo';
import type {ReactNode} from 'react';

export default function FooterLogo({logo}: Props): ReactNode {
  return (
    <Link href={logo.href ?? '/'} className="footer__logo-link" aria-label={logo.alt}>
      <Wordmark />
    </Link>
  );
}
