/** A finger moves this far before it means another picture, in pixels. */
const SWIPE_PIXELS = 48;

/** The one before or after in a row that goes round. */
export function besideIn<Item>(row: readonly Item[], item: Item, by: -1 | 1): Item {
  return row[(row.indexOf(item) + by + row.length) % row.length] ?? item;
}

/** What a movement to the side means: pushed to the left, the next comes. */
export function swipeStep(pixels: number): -1 | 0 | 1 {
  if (Math.abs(pixels) < SWIPE_PIXELS) return 0;
  return pixels < 0 ? 1 : -1;
}
