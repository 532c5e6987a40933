import type { DrawItem } from './display-list.ts';
import type { Box } from './path-data.ts';

/**
 * Parts a display list into what is the same for every member (drawn once, kept) and the rest. An item that stands above
 * something personal joins the first part only where the two cannot touch, so drawing `base` and then `rest` gives the
 * very pixels of drawing the list in order.
 */
export function splitBase(items: readonly DrawItem[]): { base: DrawItem[]; rest: DrawItem[] } {
  const base: DrawItem[] = [];
  const rest: DrawItem[] = [];
  for (const item of items) {
    const free = !item.personal && !rest.some((below) => overlap(below.bounds, item.bounds));
    (free ? base : rest).push(item);
  }
  return { base, rest };
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
