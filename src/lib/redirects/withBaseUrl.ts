/** For a site that is served below a path of its host: hosts see addresses with that path in front. */
import {isInternal, type Rule} from './rule';

/** `({from: '/a', to: '/b/'}, '/docs/')` → `{from: '/docs/a', to: '/docs/b/'}`; for `/` the rules as they are. */
export function withBaseUrl(rules: readonly Rule[], baseUrl: string): Rule[] {
  const base = baseUrl.slice(0, -1);
  return rules.map(({from, to, status}) => ({
    from: base + from,
    to: isInternal(to) ? base + to : to,
    status,
  }));
}
