import type { Fields } from '../../kit/form.ts';
import { cutPage } from '../../kit/paging.ts';
import { badParameter } from './errors.ts';
import type { GraphCall, Network } from './network.ts';
import { text, wholeNumber } from './params.ts';

const LARGEST = 100;

function nextAddress(network: Network, call: GraphCall, cursor: Record<string, string>): string {
  const url = new URL(`${network.baseUrl}/${call.version}/${call.segments.join('/')}`);
  for (const name of ['access_token', 'fields', 'limit', 'since', 'until'] satisfies (keyof Fields)[]) {
    const value = text(call.params, name);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  for (const [name, value] of Object.entries(cursor)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * One page of a list in Graph's envelope. What the caller may not see is filtered out *after* the cut, as Graph does,
 * so a page can be empty and still have a `next`: only the absence of `next` is the end.
 */
export function listAnswer<T>(
  network: Network,
  call: GraphCall,
  items: readonly T[],
  how: { key: (item: T) => string; present: (item: T) => unknown; visible?: (item: T) => boolean },
): Record<string, unknown> {
  const limit = Math.min(wholeNumber(call.params, 'limit') ?? 25, LARGEST);
  if (limit < 1) throw badParameter('Param limit must be at least 1');
  const page = cutPage(items, how.key, {
    limit,
    after: text(call.params, 'after'),
    before: text(call.params, 'before'),
  });
  if (page === undefined) throw badParameter('Invalid cursors values');
  const data = page.items.filter((item) => how.visible?.(item) ?? true).map((item) => how.present(item));
  if (page.after === undefined || page.before === undefined) return { data };
  return {
    data,
    paging: {
      cursors: { before: page.before, after: page.after },
      ...(page.hasNext ? { next: nextAddress(network, call, { after: page.after }) } : {}),
      ...(page.hasPrevious ? { previous: nextAddress(network, call, { before: page.before }) } : {}),
    },
  };
}
