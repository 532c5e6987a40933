import { expect, test } from 'vitest';
import {
  hasPendingChange,
  isInTrial,
  isLive,
  isPaused,
  isPendingCancel,
  isPendingPause,
  stageOf,
} from './subscription.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-11-19T12:00:00Z');
const AFTER = new Date('2026-11-21T12:00:00Z');
const CHANGE = { planCode: 'elite-monthly', price: 9900, createdAt: BEFORE, activateAt: AFTER };

const all = ['active', 'canceled', 'paused', 'expired', 'future', 'failed'].flatMap((state) =>
  [null, BEFORE, AFTER].flatMap((pausedAt) =>
    [null, BEFORE, NOW, AFTER].flatMap((trialEndsAt) =>
      [null, BEFORE, AFTER].flatMap((expiresAt) =>
        [null, CHANGE].map((pendingChange) => ({ state, pausedAt, trialEndsAt, expiresAt, pendingChange })),
      ),
    ),
  ),
);

/** The same rules, written a second time from the documents, as a table that is read from the top. */
function stageByTable(one: (typeof all)[number]): string {
  const over = one.expiresAt === BEFORE;
  const rows: [boolean, string][] = [
    [one.state === 'expired', 'ended'],
    [one.state === 'future' || one.state === 'failed', 'other'],
    [over, 'ended'],
    [one.state === 'canceled', 'pending-cancel'],
    [one.state === 'paused' && one.pausedAt !== null, 'paused'],
    [one.pausedAt !== null, 'pending-pause'],
    [one.trialEndsAt === AFTER, 'trial'],
    [one.pendingChange !== null, 'pending-change'],
  ];
  return rows.find(([holds]) => holds)?.[1] ?? 'active';
}

test('says of every combination what the documents say', () => {
  expect(all).toHaveLength(432);
  for (const one of all) {
    expect([one, isPendingCancel(one)]).toEqual([one, one.state === 'canceled']);
    expect([one, isPaused(one)]).toEqual([one, one.pausedAt !== null && one.state === 'paused']);
    expect([one, isPendingPause(one)]).toEqual([one, one.pausedAt !== null && one.state !== 'paused']);
    expect([one, hasPendingChange(one)]).toEqual([one, one.pendingChange === CHANGE]);
    expect([one, isInTrial(one, NOW)]).toEqual([one, one.trialEndsAt === AFTER]);
    expect([one, isLive(one, NOW)]).toEqual([
      one,
      ['active', 'canceled', 'paused'].includes(one.state) && one.expiresAt !== BEFORE,
    ]);
    expect([one, stageOf(one, NOW)]).toEqual([one, stageByTable(one)]);
  }
});

test('an account without a subscription has none', () => {
  expect(stageOf(null, NOW)).toBe('none');
});

test('a subscription ends at the moment that it names, not after it', () => {
  expect(isLive({ state: 'canceled', expiresAt: NOW }, NOW)).toBe(false);
});
