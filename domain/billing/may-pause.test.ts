import { expect, test } from 'vitest';
import { PAUSE_OBSTACLES, type PauseFacts, pauseObstacles } from './may-pause.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms);

/** Each obstacle alone: a change of facts that are in order. */
const WITH: Record<(typeof PAUSE_OBSTACLES)[number], (facts: Required<PauseFacts>) => void> = {
  'no-account': (facts) => (facts.hasAccount = false),
  'not-active': (facts) => facts.subscription && (facts.subscription.state = 'canceled'),
  'paused-already': (facts) => facts.subscription && (facts.subscription.pausedAt = daysAgo(-5)),
  'past-due': (facts) => (facts.hasPastDueInvoice = true),
  'not-paid': (facts) => (facts.hasPaid = false),
  'trial-too-recent': (facts) => facts.subscription && (facts.subscription.trialEndsAt = daysAgo(24)),
};

const inOrder = (): Required<PauseFacts> => ({
  hasAccount: true,
  hasPastDueInvoice: false,
  hasPaid: true,
  subscription: { state: 'active', pausedAt: null, trialEndsAt: daysAgo(25), activatedAt: daysAgo(39) },
});

test('each of the 64 combinations of obstacles is told whole, and only the empty one may pause', () => {
  for (let mask = 0; mask < 64; mask += 1) {
    const wanted = PAUSE_OBSTACLES.filter((_name, index) => (mask & (1 << index)) !== 0);
    const facts = inOrder();
    for (const obstacle of wanted) WITH[obstacle](facts);
    expect(pauseObstacles(facts, NOW)).toEqual(wanted);
  }
});

test.each([
  ['25 days to the millisecond', daysAgo(25), null, []],
  ['a millisecond less', daysAgo(25, 1), null, ['trial-too-recent']],
  ['no trial, and 25 days since the activation', null, daysAgo(25), []],
  ['no trial, and 24 days since the activation', null, daysAgo(24), ['trial-too-recent']],
  ['a trial that counts, not the older activation', daysAgo(3), daysAgo(40), ['trial-too-recent']],
  ['neither a trial nor an activation', null, null, ['trial-too-recent']],
])('the trial: %s', (_case, trialEndsAt, activatedAt, obstacles) => {
  const subscription = { state: 'active', pausedAt: null, trialEndsAt, activatedAt };
  expect(pauseObstacles({ ...inOrder(), subscription }, NOW)).toEqual(obstacles);
});

test('without a subscription there is nothing to pause', () => {
  expect(pauseObstacles({ ...inOrder(), subscription: null }, NOW)).toEqual(['not-active', 'trial-too-recent']);
});
