import type { DrawItem } from './display-list.ts';
import type { Box } from './path-data.ts';

export interface SplitScene {
  /** The same for every member whose `key` is the same (given one template, size, language and set of texts). */
  base: DrawItem[];
  /** Drawn over it. */
  rest: DrawItem[];
  /** Which of the impersonal items are in the base; a longer name, and so a wider pill, can keep one out. */
  key: string;
}

/**
 * Parts a display list into what can be drawn once and kept, and the rest. An item that stands above something personal joins
 * the base only where the two cannot touch, so drawing `base` and then `rest` gives the very pixels of the list in order.
 */
export function splitBase(items: readonly DrawItem[]): SplitScene {
  const base: DrawItem[] = [];
  const rest: DrawItem[] = [];
  let key = '';
  for (const item of items) {
    const free = !item.personal && !rest.some((below) => overlap(below.bounds, item.bounds));
    (free ? base : rest).push(item);
    if (!item.personal) key += free ? '1' : '0';
  }
  return { base, rest, key };
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
