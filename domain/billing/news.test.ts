import { expect, test } from 'vitest';
import { BILLING_NEWS, billingNews, isStillNews } from './news.ts';

const DAY = new Date('2026-12-21T15:00:00Z');
const running = {
  id: 's1',
  state: 'active',
  planCode: 'expert-monthly',
  pausedAt: null,
  periodStartedAt: new Date('2026-11-21T15:00:00Z'),
};
const next = { ...running, periodStartedAt: DAY };
const fine = (subscription: Parameters<typeof billingNews>[1]['subscription']) => ({ subscription, hasPastDue: false });
const owing = { subscription: running, hasPastDue: true };

test.each([
  ['nothing of an account without a subscription', null, fine(null), []],
  ['nothing where nothing has changed', fine(running), fine({ ...running }), []],
  ['a beginning', null, fine(running), ['started']],
  ['a beginning after an end', fine({ ...running, state: 'expired' }), fine({ ...running, id: 's2' }), ['started']],
  ['nothing of one that is seen for the first time when it is over', null, fine({ ...running, state: 'expired' }), []],
  ['another plan', fine(running), fine({ ...running, planCode: 'elite-monthly' }), ['plan-changed']],
  ['a pause ahead', fine(running), fine({ ...running, pausedAt: DAY }), ['pause-noted']],
  ['a pause that is taken back', fine({ ...running, pausedAt: DAY }), fine(running), ['pause-dropped']],
  [
    'the begin of a pause',
    fine({ ...running, pausedAt: DAY }),
    fine({ ...running, state: 'paused', pausedAt: DAY }),
    ['paused'],
  ],
  ['its end', fine({ ...running, state: 'paused', pausedAt: DAY }), fine(running), ['resumed']],
  ['a cancellation', fine(running), fine({ ...running, state: 'canceled' }), ['cancelled']],
  ['one that is taken back', fine({ ...running, state: 'canceled' }), fine(running), ['reactivated']],
  ['the end', fine({ ...running, state: 'canceled' }), fine({ ...running, state: 'expired' }), ['ended']],
  ['a payment that failed', fine(running), owing, ['payment-failed']],
  ['that it is paid', owing, fine(running), ['payment-made']],
  ['the end alone where nobody paid', owing, fine({ ...running, state: 'expired' }), ['ended']],
  ['a new period', fine(running), fine(next), ['renewed']],
  [
    'a new period that could not be charged as that alone',
    fine(running),
    { ...owing, subscription: next },
    ['payment-failed'],
  ],
  ['nothing twice', owing, owing, []],
])('tells %s', (_case, before, after, news) => {
  expect(billingNews(before, after)).toEqual(news);
});

const going = ['started', 'renewed', 'plan-changed', 'resumed', 'reactivated'] as const;
test.each([
  ['one that runs', fine(running), [...going, 'pause-dropped', 'payment-made']],
  ['one with a pause ahead', fine({ ...running, pausedAt: DAY }), [...going, 'pause-noted', 'payment-made']],
  [
    'one that is paused',
    fine({ ...running, state: 'paused', pausedAt: DAY }),
    ['renewed', 'plan-changed', 'paused', 'payment-made'],
  ],
  [
    'one that is cancelled',
    fine({ ...running, state: 'canceled' }),
    ['renewed', 'plan-changed', 'cancelled', 'payment-made'],
  ],
  ['one that is over', fine({ ...running, state: 'expired' }), ['ended', 'payment-made']],
  ['one that owes', owing, [...going, 'pause-dropped', 'payment-failed']],
  ['none', fine(null), []],
])('of %s only this is still news', (_, now, expected) => {
  expect(BILLING_NEWS.filter((news) => isStillNews(news, now)).toSorted()).toEqual(expected.toSorted());
});
