import { expect, test } from 'vitest';
import { perkOrder } from './perks.ts';

const perk = (slug: string, standardOnly = false) => ({ slug, standardOnly });
const slugs = (loaded: readonly ReturnType<typeof perk>[] | null, mayRefer: boolean) =>
  perkOrder(loaded, mayRefer).map(({ slug }) => slug);

test('the partner comes first, then the referral program, then the rest as it came', () => {
  const loaded = [perk('signs'), perk('redx'), perk('kit')];
  expect(slugs(loaded, true)).toEqual(['redx', 'referral', 'signs', 'kit']);
  expect(perkOrder(loaded, true)[0]?.perk).toBe(loaded[1]);
});

test('who may not refer sees neither the program nor what is for standard plans only', () => {
  expect(slugs([perk('redx'), perk('kit', true), perk('signs')], false)).toEqual(['redx', 'signs']);
});

test('when nothing could be read, what is built in stays', () => {
  expect(slugs(null, true)).toEqual(['redx', 'referral']);
  expect(slugs(null, false)).toEqual(['redx']);
});

test('a partner that the content team has hidden is not shown', () => {
  expect(slugs([perk('kit')], true)).toEqual(['referral', 'kit']);
});
