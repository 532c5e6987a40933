import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Span } from './begins.ts';
import { overlapsOne, placeIn } from './spans.ts';

/** Spans in the order of a text, none of which overlaps another: gaps and lengths in turn. */
const inOrder = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }).map((steps) => {
  let at = 0;
  return steps.map(([gap, length]): Span => {
    const from = at + gap;
    at = from + length;
    return { from, to: at };
  });
});
const one = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 8 })).map(([from, length]) => ({ from, to: from + length }));

test('a span among others is found as if each of them were looked at', () => {
  fc.assert(
    fc.property(inOrder, one, (spans, span) => {
      expect(overlapsOne(spans, span)).toBe(spans.some(({ from, to }) => from < span.to && span.from < to));
    }),
  );
});

test('a span that overlaps no other has its place between those before and after it', () => {
  fc.assert(
    fc.property(inOrder, one, (spans, span) => {
      fc.pre(!overlapsOne(spans, span));
      const placed = spans.toSpliced(placeIn(spans, span), 0, span);
      expect(placed.every(({ from }, at) => from >= (placed[at - 1]?.to ?? 0))).toBe(true);
    }),
  );
});
