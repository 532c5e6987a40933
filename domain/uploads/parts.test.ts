import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareTag, faultsOfParts, planParts } from './parts.ts';

test('the parts of a file are all of it, and only the last is smaller', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (bytes, partBytes) => {
      const plan = planParts(bytes, partBytes);
      expect(plan.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
      expect(plan.map(({ number }) => number)).toEqual(plan.map((_, index) => index + 1));
      expect(plan.slice(0, -1).every((part) => part.bytes === partBytes)).toBe(true);
      expect(plan.at(-1)?.bytes).toBeGreaterThan(0);
    }),
  );
});

const plan = planParts(25, 10);
const stored = [
  { number: 1, bytes: 10, tag: 'a' },
  { number: 2, bytes: 10, tag: 'b' },
  { number: 3, bytes: 5, tag: 'c' },
];
const named = [
  { number: 1, tag: '"a"' },
  { number: 2, tag: 'b' },
  { number: 3, tag: 'c' },
];
const [one, two, three] = named as [(typeof named)[0], (typeof named)[0], (typeof named)[0]];

test('parts that are all there under their tags have no fault', () => {
  expect(faultsOfParts(plan, named, stored)).toEqual([]);
});

test.each([
  ['a gap', [one, three], stored, [{ number: 2, fault: 'missing' }]],
  ['nothing', [], stored, plan.map(({ number }) => ({ number, fault: 'missing' }))],
  ['another order', [two, one, three], stored, [{ number: 1, fault: 'out_of_order' }]],
  ['a part twice', [one, two, two, three], stored, [{ number: 2, fault: 'out_of_order' }]],
  ['a part too many', [...named, { number: 4, tag: 'd' }], stored, [{ number: 4, fault: 'unknown' }]],
  ['a part 0', [{ number: 0, tag: 'd' }, ...named], stored, [{ number: 0, fault: 'unknown' }]],
  ['another tag', [one, { number: 2, tag: 'x' }, three], stored, [{ number: 2, fault: 'wrong_tag' }]],
  ['a part that never came', named, stored.slice(0, 2), [{ number: 3, fault: 'missing' }]],
  [
    'a part that is too short',
    named,
    stored.map((part) => ({ ...part, bytes: Math.min(part.bytes, 9) })),
    [
      { number: 1, fault: 'wrong_size' },
      { number: 2, fault: 'wrong_size' },
    ],
  ],
])('%s is a fault', (_case, given, kept, faults) => {
  expect(faultsOfParts(plan, given, kept)).toEqual(faults);
});

test('a tag is compared without its quotes', () => {
  expect([bareTag('"abc"'), bareTag('W/"abc"'), bareTag('abc')]).toEqual(['abc', 'abc', 'abc']);
});
