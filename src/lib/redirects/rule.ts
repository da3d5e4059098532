/** A redirect rule and what its wildcard stands for; shared by the compiler, the matcher and every emitter. */

export type RedirectStatus = 301 | 302 | 307 | 308;

export const redirectStatuses: readonly RedirectStatus[] = [301, 302, 307, 308];

export interface Rule {
  /** Path without a trailing slash; a `*` at its end stands for the rest of the address, at least one character. */
  readonly from: string;
  /**
   * A page of this site with its trailing slash, or an address on another host; `:splat` stands for what `*` matched.
   */
  readonly to: string;
  readonly status: RedirectStatus;
}

/** A rule as it stands in a file. */
export interface SourceRule extends Rule {
  readonly line?: number;
}

/**
 * What a splat may hold, as the source of a regular expression: the unreserved characters of RFC 3986 §2.3, and
 * slashes inside. Pages have no others in their paths, and text from a request can neither break out of a `Location`
 * header nor name a host there.
 */
export const splatPattern = '[A-Za-z0-9._~-](?:[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])?';

const SPLAT = ':splat';

/** `/docs/*` → `/docs/`; undefined for a rule without a wildcard. */
export function prefixOf({from}: Pick<Rule, 'from'>): string | undefined {
  return from.endsWith('*') ? from.slice(0, -1) : undefined;
}

/** The part of `to` before the splat: `/a/:splat/` → `/a/`; undefined if it holds none. */
export function headOf({to}: Pick<Rule, 'to'>): string | undefined {
  const index = to.indexOf(SPLAT);
  return index < 0 ? undefined : to.slice(0, index);
}

/** `fillSplat('/a/:splat/', 'b/c')` → `/a/b/c/`. */
export function fillSplat(to: string, splat: string): string {
  // A function, because replace() reads "$&" and the like in a string.
  return to.replace(SPLAT, () => splat);
}

/** Whether the target is a page of this site. */
export function isInternal(to: string): boolean {
  return to.startsWith('/');
}
