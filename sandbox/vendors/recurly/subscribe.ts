import { updateAccount } from './accounts.ts';
import type { Coupon } from './catalogue.ts';
import { linesOf, readContents } from './contents.ts';
import { redeem, redeemable } from './discounts.ts';
import { invalid } from './errors.ts';
import { type Body, isBody, listOf, textOf } from './fields.ts';
import { mustPay, sumOf, writePaid } from './invoices.ts';
import { readProof } from './payments.ts';
import { addMonths } from './periods.ts';
import { liveSubscription, planOf, type Site, touch } from './site.ts';
import type { Subscription } from './state.ts';

const DAY_MS = 86_400_000;

function readTrialEnd(site: Site, given: unknown, coupons: readonly Coupon[]): number | null {
  const days = coupons.reduce((sum, { discount }) => sum + ('trialDays' in discount ? discount.trialDays : 0), 0);
  const asked = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  const from = Number.isNaN(asked) ? site.now() : asked;
  const end = from + days * DAY_MS;
  return end > site.now() ? end : null;
}

/** `POST /subscriptions`. A payment that is refused leaves no subscription behind; the account and its card stay. */
export function subscribe(site: Site, body: Body): Subscription {
  const given = isBody(body['account']) ? body['account'] : {};
  if (body['currency'] !== 'USD') throw invalid('currency', 'is not enabled on this site');
  const contents = readContents(site, body, null);
  const redemption = { accountCode: textOf(given['code']), planCode: contents.planCode };
  const coupons = listOf(body['coupon_codes']).map((code) => redeemable(site, textOf(code), redemption));
  const account = updateAccount(site, textOf(given['code']), given);
  if (liveSubscription(site, account.code)) throw invalid('plan_code', 'You already have a subscription to this plan.');
  const trialEndsAt = readTrialEnd(site, body['trial_ends_at'], coupons);
  const now = site.now();
  const endsAt = trialEndsAt ?? addMonths(now, planOf(site, contents.planCode).months);
  const lines = trialEndsAt === null ? linesOf(site, contents, { startsAt: now, endsAt }) : [];
  const draft = { origin: 'purchase', subscriptionId: null, lines, coupons };
  const billing = isBody(given['billing_info']) ? given['billing_info'] : {};
  const proved = readProof(site, billing['three_d_secure_action_result_token_id']);
  mustPay(site, account, sumOf(site, account, draft).total, { present: true, proved });

  const subscription: Subscription = {
    ...contents,
    id: site.id('subscription'),
    uuid: site.id('uuid'),
    accountCode: account.code,
    state: 'active',
    createdAt: now,
    updatedAt: now,
    trialStartedAt: trialEndsAt === null ? null : now,
    trialEndsAt,
    periodStartedAt: now,
    periodEndsAt: endsAt,
    canceledAt: null,
    expiresAt: null,
    expirationReason: null,
    pausedAt: null,
    remainingPauseCycles: null,
    pendingChange: null,
  };
  site.state().subscriptions.push(subscription);
  for (const coupon of coupons) redeem(site, coupon, account.code, subscription);
  writePaid(site, account, { ...draft, subscriptionId: subscription.id, coupons: [] });
  touch(site, subscription, 'created');
  return subscription;
}
