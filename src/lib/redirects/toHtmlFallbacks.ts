/** Compiled rules → small pages that lead on, for hosts that know no rules. Hosts with rules never show them. */
import {prefixOf, type Rule} from './rule';

export interface HtmlFallback {
  /** Path below the build folder: `core/brands/index.html`. */
  readonly file: string;
  readonly html: string;
}

// Keeps query and hash. The same text on every page, so one hash in the content security policy allows them all.
const SCRIPT = `location.replace(document.querySelector('link').href + location.search + location.hash)`;
const MARK = '<html lang="en" data-redirect>';

/**
 * A page for each rule without a wildcard, except where the address names a file such as `/schema.yml`: who fetches
 * that expects no page. The page works without scripts, then losing query and hash. `siteUrl` is the site's origin,
 * for the canonical link.
 */
export function toHtmlFallbacks(rules: readonly Rule[], siteUrl: string): HtmlFallback[] {
  return rules
    .filter((rule) => prefixOf(rule) === undefined && !/\.[a-z]+$/.test(rule.from))
    .map(({from, to}) => ({
      file: `${from.slice(1)}/index.html`,
      html: toHtml(new URL(to, siteUrl).href, to),
    }));
}

/** Whether a built page only leads on, so that checks of pages can leave it out. */
export function isRedirectPage(html: string): boolean {
  return html.includes(MARK);
}

function toHtml(canonical: string, to: string): string {
  return `<!doctype html>
${MARK}
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script>${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
