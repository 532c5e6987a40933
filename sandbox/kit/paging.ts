/** One page of a list, cut by opaque cursors. */
export interface Page<T> {
  items: T[];
  before: string | undefined;
  after: string | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
}

const encode = (key: string) => Buffer.from(key).toString('base64url');
const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/**
 * Cuts `limit` items out of `items`, after or before a cursor. A cursor names an item, not a position, so that items
 * which arrive in between move nothing. An unknown cursor gives undefined: the caller answers in its vendor's words.
 */
export function cutPage<T>(
  items: readonly T[],
  key: (item: T) => string,
  at: { limit: number; after?: string | undefined; before?: string | undefined },
): Page<T> | undefined {
  let start = 0;
  let end = Math.min(items.length, at.limit);
  if (at.after !== undefined) {
    const index = indexOf(items, key, decode(at.after));
    if (index < 0) return undefined;
    start = index + 1;
    end = Math.min(items.length, start + at.limit);
  } else if (at.before !== undefined) {
    const index = indexOf(items, key, decode(at.before));
    if (index < 0) return undefined;
    end = index;
    start = Math.max(0, end - at.limit);
  }
  const cut = items.slice(start, end);
  const first = cut[0];
  const last = cut.at(-1);
  return {
    items: cut,
    before: first === undefined ? undefined : encode(key(first)),
    after: last === undefined ? undefined : encode(key(last)),
    hasNext: end < items.length,
    hasPrevious: start > 0,
  };
}

function indexOf<T>(items: readonly T[], key: (item: T) => string, wanted: string): number {
  return items.findIndex((item) => key(item) === wanted);
}
