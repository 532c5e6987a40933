import type { Fields } from '../../../kit/form.ts';
import { cutPage } from '../../../kit/paging.ts';
import { graphTypes } from '../nodes/graph-types.ts';
import { demand } from '../rights.ts';
import { badParameter } from './errors.ts';
import type { List, NodeType, Visit } from './node-type.ts';
import { flag, text, wholeNumber } from './params.ts';

const LARGEST = 100;

/** A list of a node, and the call that reads it. */
interface ListPlace {
  visit: Visit;
  type: NodeType<unknown>;
  node: unknown;
  edge: string;
  list: List<unknown>;
}

export interface ListAnswer {
  data: unknown[];
  paging?: Record<string, unknown>;
  summary?: Record<string, unknown>;
}

/** The address of another page of the list, under the node's own id whatever the path of this call was. */
function addressOf({ visit, type, node, edge }: ListPlace, given: Fields, cursor: Record<string, string>): string {
  const { network, call } = visit;
  const url = new URL(`${network.graphUrl}/${call.version}/${type.id?.(node) ?? ''}/${edge}`);
  const carried = { ...given, access_token: call.params['access_token'] };
  for (const name of ['access_token', 'fields', 'limit', 'since', 'until', 'summary']) {
    const value = text(carried, name);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  for (const [name, value] of Object.entries(cursor)) url.searchParams.set(name, value);
  return url.href;
}

function wantsSummary(given: Fields): boolean {
  return text(given, 'summary') === 'total_count' || flag(given, 'summary') === true;
}

/**
 * One page of a list in Graph's envelope. What the caller may not see is filtered out *after* the cut, as Graph does,
 * so a page can be empty and still have a `next`: only the absence of `next` is the end.
 */
export function readList(place: ListPlace, given: Fields, show: (item: unknown) => unknown): ListAnswer {
  const { visit, type, node, list } = place;
  const pageId = type.pageId?.(node);
  if (list.right !== undefined && pageId !== undefined) demand(visit.network, visit.caller, list.right, pageId);
  const items = list.items(visit, node, given);
  const present = (entries: readonly unknown[]) =>
    entries.filter((item) => list.visible?.(visit, item) ?? true).map((item) => show(item));
  if (list.whole === true) return { data: present(items) };

  const limit = Math.min(wholeNumber(given, 'limit') ?? 25, LARGEST);
  const key = (item: unknown) => graphTypes[list.of].id?.(item) ?? '';
  const page = cutPage(items, key, { limit, after: text(given, 'after'), before: text(given, 'before') });
  if (page === undefined) throw badParameter('Invalid cursors values');
  const { before, after, hasNext, hasPrevious } = page;
  const answer: ListAnswer = { data: present(page.items) };
  if (after !== undefined && before !== undefined) {
    answer.paging = {
      cursors: { before, after },
      ...(hasNext ? { next: addressOf(place, given, { after }) } : {}),
      ...(hasPrevious ? { previous: addressOf(place, given, { before }) } : {}),
    };
  }
  if (list.summary !== undefined && wantsSummary(given)) answer.summary = list.summary(visit, node);
  return answer;
}
