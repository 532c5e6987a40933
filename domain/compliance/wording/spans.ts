import type { Span } from './begins.ts';

/**
 * The place of the first span that ends behind the beginning of this one: all before it are over by then.
 *
 * @param spans in the order of the text, none of which overlaps another.
 */
export function placeIn(spans: readonly Span[], { from }: Span): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.to ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether one of these spans, which are as {@link placeIn} wants them, has something in common with this one. */
export function overlapsOne(spans: readonly Span[], span: Span): boolean {
  const next = spans[placeIn(spans, span)];
  return next !== undefined && next.from < span.to;
}
