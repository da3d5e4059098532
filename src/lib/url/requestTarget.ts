/** What a request asks for, however it is written: the start of every decision about an address. */

export interface RequestTarget {
  /** Decoded path as the client wrote it. */
  readonly path: string;
  /** Decoded path without repeated slashes. */
  readonly cleanPath: string;
  /** Query with its question mark, still encoded; empty if there is none. */
  readonly query: string;
}

/**
 * Reads the target of a request line (`/a%20b?q=1`, or the absolute form of RFC 9112 §3.2.2). Undefined if it is
 * malformed: a broken percent-encoding, or a dot segment, which no browser sends.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (!path.startsWith('/')) return undefined;
  const decoded = decodePath(path);
  if (decoded === undefined || /\/\.{1,2}(?:\/|$)/.test(decoded)) return undefined;
  return {path: decoded, cleanPath: decoded.replace(/\/{2,}/g, '/'), query};
}

/**
 * The form under which rules and pages know a path: `/a/b/`, `/a/b.html` and `/a/b/index.html` → `/a/b`; `/` stays.
 */
export function toRouteKey(cleanPath: string): string {
  return cleanPath.replace(/(?:\/index\.html|(?<=[^/])\.html|\/)$/, '') || '/';
}

/** A decoded path as it stands in an address: `/a b/` → `/a%20b/`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
