/** Decides whether a client's copy is still good. */

export interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

interface Conditions {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
}

/** Whether to answer 304: by entity tag, compared weakly, and only without one by date (RFC 9110 §13.2.2). */
export function isFresh(conditions: Conditions, {etag, lastModified}: Validators): boolean {
  const tags = conditions['if-none-match'];
  if (tags !== undefined) {
    const wanted = tags.split(',').map((tag) => opaque(tag.trim()));
    return tags.trim() === '*' || wanted.includes(opaque(etag));
  }
  const since = Date.parse(conditions['if-modified-since'] ?? '');
  return Date.parse(lastModified) <= since;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
