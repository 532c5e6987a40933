import type { Coupon } from './catalogue.ts';
import { isSame, linesOf, readContents } from './contents.ts';
import { redeem, redeemable } from './discounts.ts';
import { immutable, invalid, notFound, RecurlyError } from './errors.ts';
import { type Body, isBody, listOf, textOf } from './fields.ts';
import { chargedOf, creditSums, type Draft, mustPay, sumOf, writeCredit, writePaid } from './invoices.ts';
import { readProof } from './payments.ts';
import { addMonths, prorate } from './periods.ts';
import { planOf, type Site, touch } from './site.ts';
import type { Account, Contents, PendingChange, Subscription } from './state.ts';

interface Switch {
  contents: Contents;
  coupons: Coupon[];
  periodEndsAt: number;
  /** A plan of another length begins a period of its own. */
  periodStartedAt: number;
  charge: Draft;
  credit: Draft;
}

const isInTrial = (site: Site, { trialEndsAt }: Subscription) => trialEndsAt !== null && trialEndsAt > site.now();

/** What a change that takes place now would bill and credit. */
function switchNow(site: Site, subscription: Subscription, contents: Contents, coupons: Coupon[]): Switch {
  const now = site.now();
  const period = { startsAt: subscription.periodStartedAt, endsAt: subscription.periodEndsAt };
  const months = planOf(site, contents.planCode).months;
  const sameLength = months === planOf(site, subscription.planCode).months;
  const free = isInTrial(site, subscription);
  const begins = free || sameLength ? subscription.periodStartedAt : now;
  const ends = free || sameLength ? subscription.periodEndsAt : addMonths(now, months);
  const rest = { startsAt: now, endsAt: ends };
  const origin = 'immediate_change';
  const share = (amount: number) => (sameLength ? prorate(amount, period, now) : amount);
  const charged = chargedOf(site, subscription);
  const back = (amount: number) => -Math.floor(prorate(amount, period, now) * charged.share + 0.5);
  const notNothing = ({ amount }: { amount: number }) => amount !== 0;
  return {
    contents,
    coupons,
    periodStartedAt: begins,
    periodEndsAt: ends,
    charge: {
      origin,
      subscriptionId: subscription.id,
      coupons,
      lines: free ? [] : linesOf(site, contents, rest, share).filter(notNothing),
    },
    credit: {
      origin,
      subscriptionId: subscription.id,
      taxPaid: charged.taxPaid,
      lines: free ? [] : linesOf(site, subscription, { startsAt: now, endsAt: period.endsAt }, back).filter(notNothing),
    },
  };
}

const creditTotal = (account: Account, draft: Draft) => -creditSums(account, draft).total;

/** What a change would cost: of what it charges and of what it gives back, in cents. */
export function previewChange(site: Site, account: Account, subscription: Subscription, body: Body) {
  const { contents, coupons } = readChange(site, subscription, body);
  const at = textOf(body['timeframe']) || 'now';
  const now = switchNow(site, subscription, contents, coupons);
  const pending = pendingOf(site, contents);
  if (at !== 'now') return { pending, charge: 0, credit: 0 };
  return { pending, charge: sumOf(site, account, now.charge).total, credit: creditTotal(account, now.credit) };
}

function readChange(site: Site, subscription: Subscription, body: Body) {
  if (subscription.state === 'expired') throw immutable();
  if (subscription.state !== 'active') throw invalid('subscription', 'must be active to be changed');
  const contents = readContents(site, body, subscription);
  const redemption = { accountCode: subscription.accountCode, planCode: contents.planCode };
  const coupons = listOf(body['coupon_codes']).map((code) => redeemable(site, textOf(code), redemption));
  return { contents, coupons };
}

const pendingOf = (site: Site, contents: Contents): PendingChange => ({
  ...contents,
  id: site.id('change'),
  createdAt: site.now(),
});

/** `POST …/change`. @returns the change, or null where it only removed one that waited. */
export function change(site: Site, account: Account, subscription: Subscription, body: Body): PendingChange | null {
  const { contents, coupons } = readChange(site, subscription, body);
  const timeframe = textOf(body['timeframe']) || 'now';
  if (!['now', 'bill_date', 'term_end', 'renewal'].includes(timeframe))
    throw invalid('timeframe', 'is not included in the list');
  if (isSame(contents, subscription)) {
    if (subscription.pendingChange === null) throw invalid('subscription', "Subscription hasn't been changed");
    subscription.pendingChange = null;
    touch(site, subscription, 'updated');
    return null;
  }
  const made = pendingOf(site, contents);
  if (timeframe !== 'now') {
    subscription.pendingChange = made;
    for (const coupon of coupons) redeem(site, coupon, account.code, subscription);
    touch(site, subscription, 'updated');
    return made;
  }
  const now = switchNow(site, subscription, contents, coupons);
  const billing = isBody(body['billing_info']) ? body['billing_info'] : {};
  const proved = readProof(site, billing['three_d_secure_action_result_token_id']);
  const credit = creditTotal(account, now.credit);
  mustPay(site, account, sumOf(site, account, now.charge).total, { present: true, proved }, credit);
  for (const coupon of coupons) redeem(site, coupon, account.code, subscription);
  writeCredit(site, account, now.credit);
  writePaid(site, account, { ...now.charge, coupons: [] });
  Object.assign(subscription, contents, {
    periodStartedAt: now.periodStartedAt,
    periodEndsAt: now.periodEndsAt,
    // A pause that waits begins where the period ends, wherever that is by now.
    pausedAt: subscription.pausedAt === null ? null : now.periodEndsAt,
    pendingChange: null,
  });
  touch(site, subscription, 'updated');
  return made;
}

export function dropChange(site: Site, subscription: Subscription): void {
  if (subscription.pendingChange === null) throw notFound('Subscription change');
  subscription.pendingChange = null;
  touch(site, subscription, 'updated');
}

/** The waiting change of a subscription. @throws RecurlyError `not_found`. */
export function changeOf(subscription: Subscription): PendingChange {
  if (subscription.pendingChange === null)
    throw new RecurlyError(404, 'not_found', "Couldn't find Subscription change");
  return subscription.pendingChange;
}
