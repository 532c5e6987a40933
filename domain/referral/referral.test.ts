import { describe, expect, test } from 'vitest';
import { isOneMailbox, isRemembered, type ReferralState, REMEMBERED_MS, referralAfter } from './referral.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  ['of a moment ago', 0, true],
  ['of sixty days ago', REMEMBERED_MS, true],
  ['of longer ago', REMEMBERED_MS + 1, false],
  ['of tomorrow', -1, false],
])('a visit %s is remembered: %s', (_case, ms, remembered) => {
  expect(isRemembered(ago(ms), NOW)).toBe(remembered);
});

test.each([
  ['maya@demo.test', 'Maya@Demo.test ', true],
  ['maya@demo.test', 'maya+two@demo.test', true],
  ['maya@demo.test', 'maya@other.test', false],
  ['maya@demo.test', 'mayan@demo.test', false],
])('%s and %s are one mailbox: %s', (one, other, same) => {
  expect(isOneMailbox(one, other)).toBe(same);
});

describe('a referral', () => {
  test('goes on with each payment, and is earned with the second', () => {
    const after = (state: ReferralState, payments: number) =>
      referralAfter(state, { payments, sharesCard: false }).state;
    expect(after('signed-up', 0)).toBe('signed-up');
    expect(after('signed-up', 1)).toBe('first-payment');
    expect(after('first-payment', 1)).toBe('first-payment');
    expect(after('first-payment', 2)).toBe('earned');
    expect(after('signed-up', 2)).toBe('earned');
  });

  test('is refused where one card pays for both, until it is earned', () => {
    for (const payments of [1, 2])
      for (const state of ['signed-up', 'first-payment'] as const)
        expect(referralAfter(state, { payments, sharesCard: true })).toEqual({
          state: 'refused',
          refusal: 'same-card',
        });
    expect(referralAfter('signed-up', { payments: 0, sharesCard: true }).state).toBe('signed-up');
  });

  test.each(['earned', 'refused'] as const)('that is %s stays so', (state) => {
    for (const payments of [0, 1, 2])
      for (const sharesCard of [true, false])
        expect(referralAfter(state, { payments, sharesCard })).toEqual({ state, refusal: null });
  });
});
