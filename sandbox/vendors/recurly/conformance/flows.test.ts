import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CARDS } from './in-process.ts';
import { createMerchant, DAY, type Merchant } from './merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await createMerchant();
});
afterEach(() => merchant.close());

const ACCOUNT = 'code-maya';
const date = (value: Date | null | undefined) => value?.toISOString().slice(0, 10) ?? null;

async function subscribe(planCode = 'expert-monthly', more: object = {}, number: string = CARDS.good) {
  const tokenId = await merchant.card(number);
  const account = { code: 'maya', firstName: 'Maya', lastName: 'Alvarez', billingInfo: { tokenId } };
  return merchant.client.createSubscription({ planCode, currency: 'USD', account, ...more });
}

const live = async () => merchant.client.listAccountSubscriptions(ACCOUNT, { params: { state: 'live' } }).first();
const invoices = async () => {
  const all = [];
  for await (const invoice of merchant.client.listAccountInvoices(ACCOUNT, { params: { limit: 2 } }).each())
    all.push(invoice);
  return all;
};
const totals = async () => (await invoices()).map(({ type, state, total }) => [type, state, total]).toReversed();
async function pass(days: number): Promise<void> {
  merchant.clock.advance(days * DAY);
  await merchant.call({ url: '/_state' });
}
/** What a refusal says. */
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: Error & { type?: string; transactionError?: object }) => error,
  );

describe('what is sold', () => {
  test('plans come in order, over several pages whose next one is a path', async () => {
    const codes = [];
    for await (const plan of merchant.client.listPlans({ params: { limit: 4 } }).each()) codes.push(plan.code);
    expect(codes).toHaveLength(11);
    expect(await merchant.client.listPlans().count()).toBe(11);
    const { currencies, intervalLength } = await merchant.client.getPlan('code-elite-annual');
    expect([currencies?.[0]?.unitAmount, intervalLength]).toEqual([899, 12]);
  });

  test('coupons say what they take off', async () => {
    const found = [];
    for await (const coupon of merchant.client.listCoupons().each()) found.push([coupon.code, coupon.discount?.type]);
    expect(found).toContainEqual(['WELCOME20', 'percent']);
    expect(found).toContainEqual(['TENOFF', 'fixed']);
    expect(found).toContainEqual(['MONTHFREE', 'free_trial']);
  });
});

describe('subscribing', () => {
  test('bills at once, and every month on the same day', async () => {
    const subscription = await subscribe();
    expect([subscription.state, subscription.plan?.code, subscription.total]).toEqual(['active', 'expert-monthly', 69]);
    expect(date(subscription.currentPeriodEndsAt)).toBe('2026-12-21');
    await pass(70);
    expect(await totals()).toEqual([
      ['charge', 'paid', 69],
      ['charge', 'paid', 69],
      ['charge', 'paid', 69],
    ]);
    expect((await merchant.effects('payment')).map(({ at }) => String(at).slice(0, 10))).toEqual([
      '2026-11-21',
      '2026-12-21',
      '2027-01-21',
    ]);
  });

  test('with a trial bills when it ends', async () => {
    await subscribe('expert-monthly', { trialEndsAt: new Date('2026-12-05T15:00:00Z') });
    expect(await totals()).toEqual([]);
    await pass(15);
    expect(await totals()).toEqual([['charge', 'paid', 69]]);
  });

  test('again, while one lives, is refused', async () => {
    await subscribe();
    expect(await refusal(subscribe())).toMatchObject({ type: 'validation' });
    expect(await totals()).toHaveLength(1);
  });

  test.each([
    ['a card that is declined', CARDS.declined, 'declined'],
    ['a card without cover', CARDS.poor, 'insufficient_funds'],
  ])('with %s leaves nothing behind', async (_case, number, code) => {
    expect(await refusal(subscribe('expert-monthly', {}, number))).toMatchObject({ transactionError: { code } });
    expect(await live()).toBeFalsy();
    expect(await totals()).toEqual([]);
  });

  test('with a card that asks the bank goes on with the holder’s answer', async () => {
    const tokenId = await merchant.card(CARDS.asks);
    const asked = await refusal(subscribe('expert-monthly', { account: { code: 'maya', billingInfo: { tokenId } } }));
    const { threeDSecureActionTokenId: action } = (asked?.transactionError ?? {}) as Record<string, string>;
    const result = await merchant.answerBank(action ?? '');
    const subscription = await subscribe('expert-monthly', {
      account: {
        code: 'maya',
        billingInfo: { tokenId, threeDSecureActionResultTokenId: result },
      },
    });
    expect(subscription.state).toBe('active');
    await pass(31);
    expect(await totals()).toHaveLength(2);
  });

  test('a token works once', async () => {
    const tokenId = await merchant.card();
    await merchant.client.createAccount({ code: 'maya', billingInfo: { tokenId } });
    expect(await refusal(merchant.client.updateBillingInfo(ACCOUNT, { tokenId }))).toMatchObject({
      type: 'invalid_token',
    });
    const { paymentMethod } = await merchant.client.getBillingInfo(ACCOUNT);
    expect([paymentMethod?.cardType, paymentMethod?.lastFour, paymentMethod?.expYear]).toEqual(['Visa', '1111', 2030]);
  });
});

describe('changing', () => {
  test('now costs the rest of the period, to the second', async () => {
    const { id = '' } = await subscribe();
    // Half of the thirty days are over.
    await pass(15);
    const wanted = { planCode: 'elite-monthly', timeframe: 'now' };
    const preview = await merchant.client.previewSubscriptionChange(id ?? '', wanted);
    expect(preview.invoiceCollection?.chargeInvoice?.total).toBe(49.5);
    expect(preview.invoiceCollection?.creditInvoices?.[0]?.total).toBe(-34.5);
    await merchant.client.createSubscriptionChange(id ?? '', wanted);
    expect((await merchant.effects('payment')).map(({ amount }) => amount)).toEqual([6900, 1500]);
    expect((await live())?.plan?.code).toBe('elite-monthly');
  });

  test('gives back no more than was paid: a discount lowers it, and tax that came later is not in it', async () => {
    const { id } = await subscribe('expert-monthly', { couponCodes: ['WELCOME20'] });
    await merchant.client.updateAccount(ACCOUNT, { address: { region: 'TX', country: 'US' } });
    const wanted = { planCode: 'elite-monthly', timeframe: 'now' };
    const { invoiceCollection } = await merchant.client.previewSubscriptionChange(id ?? '', wanted);
    expect(invoiceCollection?.creditInvoices?.[0]?.total).toBe(-55.2);
    await merchant.client.createSubscriptionChange(id ?? '', wanted);
    // 99 dollars less a fifth, with 6.25 % of tax.
    expect(await totals()).toEqual([
      ['charge', 'paid', 55.2],
      ['credit', 'closed', -55.2],
      ['charge', 'paid', 84.15],
    ]);
    expect((await merchant.effects('payment')).map(({ amount }) => amount)).toEqual([5520, 2895]);
  });

  test('to a year begins a period of its own', async () => {
    const { id } = await subscribe();
    await pass(15);
    await merchant.client.createSubscriptionChange(id ?? '', { planCode: 'expert-annual', timeframe: 'now' });
    expect(date((await live())?.currentPeriodEndsAt)).toBe('2027-12-06');
    expect(await totals()).toContainEqual(['charge', 'paid', 599]);
  });

  test('to less keeps what is left over as credit for the next bill', async () => {
    const { id } = await subscribe('elite-annual');
    await merchant.client.createSubscriptionChange(id ?? '', { planCode: 'essentials-annual', timeframe: 'now' });
    expect((await merchant.client.getAccountBalance(ACCOUNT)).balances?.[0]?.amount).toBe(-500);
    await pass(366);
    expect((await merchant.effects('payment')).map(({ amount }) => amount)).toEqual([89_900]);
    expect((await merchant.client.getAccountBalance(ACCOUNT)).balances?.[0]?.amount).toBe(-101);
  });

  test('at the end of the term waits, can be replaced, and can be taken back', async () => {
    const id = (await subscribe()).id ?? '';
    await merchant.client.createSubscriptionChange(id, { planCode: 'elite-monthly', timeframe: 'term_end' });
    await merchant.client.createSubscriptionChange(id, { planCode: 'essentials-monthly', timeframe: 'term_end' });
    expect((await live())?.pendingChange?.plan?.code).toBe('essentials-monthly');
    await merchant.client.removeSubscriptionChange(id);
    expect(await refusal(merchant.client.getSubscriptionChange(id))).toMatchObject({ type: 'not_found' });
    await merchant.client.createSubscriptionChange(id, { planCode: 'essentials-monthly', timeframe: 'term_end' });
    await pass(31);
    expect((await live())?.plan?.code).toBe('essentials-monthly');
    expect((await totals()).map(([, , total]) => total)).toEqual([69, 49]);
  });

  test('to what there is already is refused, and removes what waits', async () => {
    const id = (await subscribe()).id ?? '';
    const same = { planCode: 'expert-monthly' };
    expect(await refusal(merchant.client.createSubscriptionChange(id, same))).toMatchObject({ type: 'validation' });
    await merchant.client.createSubscriptionChange(id, { planCode: 'elite-monthly', timeframe: 'term_end' });
    await merchant.client.createSubscriptionChange(id, same);
    expect((await live())?.pendingChange).toBeNull();
  });

  test('adds seats', async () => {
    const id = (await subscribe()).id ?? '';
    await merchant.client.createSubscriptionChange(id, {
      timeframe: 'now',
      addOns: [{ code: 'team-member', quantity: 3 }],
    });
    const { addOns, total } = (await live()) ?? {};
    expect([addOns?.[0]?.addOn?.code, addOns?.[0]?.quantity, total]).toEqual(['team-member', 3, 114]);
  });
});

describe('pausing', () => {
  test('begins with the next period, costs nothing, and ends by itself', async () => {
    const id = (await subscribe()).id ?? '';
    const waiting = await merchant.client.pauseSubscription(id, { remainingPauseCycles: 2 });
    expect([waiting.state, date(waiting.pausedAt), waiting.remainingPauseCycles]).toEqual(['active', '2026-12-21', 2]);
    await pass(31);
    expect((await live())?.state).toBe('paused');
    await pass(31);
    expect([(await live())?.state, (await live())?.remainingPauseCycles]).toEqual(['paused', 1]);
    expect(await totals()).toHaveLength(1);
    await pass(31);
    expect([(await live())?.state, (await live())?.pausedAt]).toEqual(['active', null]);
    expect(await totals()).toHaveLength(2);
  });

  test('is taken back by zero cycles, and ended by them once it has begun', async () => {
    const id = (await subscribe()).id ?? '';
    await merchant.client.pauseSubscription(id, { remainingPauseCycles: 1 });
    expect((await merchant.client.pauseSubscription(id, { remainingPauseCycles: 0 })).pausedAt).toBeNull();
    await merchant.client.pauseSubscription(id, { remainingPauseCycles: 3 });
    await pass(40);
    const resumed = await merchant.client.pauseSubscription(id, { remainingPauseCycles: 0 });
    expect([resumed.state, date(resumed.currentPeriodStartedAt)]).toEqual(['active', '2026-12-31']);
    expect(await totals()).toHaveLength(2);
  });

  test('is resumed at once with a bill, and only where it has begun', async () => {
    const id = (await subscribe()).id ?? '';
    expect(await refusal(merchant.client.resumeSubscription(id))).toMatchObject({ type: 'validation' });
    await merchant.client.pauseSubscription(id, { remainingPauseCycles: 3 });
    await pass(31);
    expect((await merchant.client.resumeSubscription(id)).state).toBe('active');
    expect((await totals()).map(([, , total]) => total)).toEqual([69, 69]);
  });
});

describe('cancelling', () => {
  test('lets the period run, and reactivating keeps its end', async () => {
    const before = await subscribe();
    const id = before.id ?? '';
    const cancelled = await merchant.client.cancelSubscription(id);
    expect([cancelled.state, date(cancelled.expiresAt)]).toEqual(['canceled', '2026-12-21']);
    const again = await merchant.client.reactivateSubscription(id);
    expect([again.state, again.expiresAt, again.currentPeriodEndsAt]).toEqual([
      'active',
      null,
      before.currentPeriodEndsAt,
    ]);
    await merchant.client.cancelSubscription(id);
    await pass(31);
    expect(await live()).toBeFalsy();
    expect(await refusal(merchant.client.reactivateSubscription(id))).toMatchObject({ type: 'immutable_subscription' });
    expect(await totals()).toHaveLength(1);
  });

  test('and reactivating during a pause gives no free month', async () => {
    const id = (await subscribe()).id ?? '';
    await merchant.client.pauseSubscription(id, { remainingPauseCycles: 2 });
    await pass(31);
    await merchant.client.cancelSubscription(id);
    expect((await merchant.client.reactivateSubscription(id)).state).toBe('paused');
  });

  test('at once ends it', async () => {
    const id = (await subscribe()).id ?? '';
    expect((await merchant.client.terminateSubscription(id)).state).toBe('expired');
  });
});

describe('a renewal that is refused', () => {
  const failing = async () => {
    await subscribe();
    await merchant.client.updateBillingInfo(ACCOUNT, { tokenId: await merchant.card(CARDS.poor) });
    await pass(31);
  };

  test('is past due and tried again, and a new card pays it', async () => {
    await failing();
    expect((await merchant.client.getAccount(ACCOUNT)).hasPastDueInvoice).toBe(true);
    expect((await merchant.client.getAccountBalance(ACCOUNT)).balances?.[0]?.amount).toBe(69);
    const [invoice] = await invoices();
    const number = `number-${invoice?.number}`;
    expect(await refusal(merchant.client.collectInvoice(number))).toMatchObject({ type: 'transaction' });
    await merchant.client.updateBillingInfo(ACCOUNT, { tokenId: await merchant.card() });
    expect((await merchant.client.collectInvoice(number)).state).toBe('paid');
    expect((await merchant.client.getAccount(ACCOUNT)).hasPastDueInvoice).toBe(false);
  });

  test('ends the subscription after three weeks', async () => {
    await failing();
    await pass(19);
    expect(await live()).toBeTruthy();
    await pass(2);
    expect(await live()).toBeFalsy();
    expect(await totals()).toContainEqual(['charge', 'failed', 69]);
  });
});

describe('coupons', () => {
  const paid = async () => (await merchant.effects('payment')).map(({ amount }) => amount);

  test('count for as long as they say', async () => {
    await subscribe('expert-monthly', { couponCodes: ['WELCOME20'] });
    await pass(130);
    expect(await paid()).toEqual([5520, 5520, 5520, 6900, 6900]);
  });

  test('count once, or for ever, or make the trial longer', async () => {
    await subscribe('expert-annual', { couponCodes: ['ANNUAL15'] });
    await pass(366);
    expect(await paid()).toEqual([50_915, 59_900]);
  });

  test('of a free month bill a month later', async () => {
    await subscribe('expert-monthly', { couponCodes: ['MONTHFREE'] });
    await pass(29);
    expect(await paid()).toEqual([]);
    await pass(2);
    expect(await paid()).toEqual([6900]);
  });

  test.each([['BYGONE'], ['NOBODY'], ['ANNUAL15']])('%s is refused for a month', async (code) => {
    expect(await refusal(subscribe('expert-monthly', { couponCodes: [code] }))).toMatchObject({ type: 'validation' });
  });

  test('are made, used as often as they say, and ended', async () => {
    const { client } = merchant;
    const made = await client.createCoupon({
      code: 'SPRING',
      name: 'Spring',
      discountType: 'percent',
      discountPercent: 50,
      duration: 'temporal',
      temporalAmount: 2,
      temporalUnit: 'month',
      appliesToAllPlans: false,
      planCodes: ['expert-monthly'],
      maxRedemptionsPerAccount: 1,
    });
    expect([made.state, made.discount?.percent, made.plans?.[0]?.code]).toEqual(['redeemable', 50, 'expert-monthly']);
    expect(await refusal(client.createCoupon({ code: 'spring', name: 'Again' }))).toMatchObject({ type: 'validation' });
    const first = await subscribe('expert-monthly', { couponCodes: ['SPRING'] });
    await client.terminateSubscription(first.id ?? '', {});
    expect(await refusal(subscribe('expert-monthly', { couponCodes: ['SPRING'] }))).toMatchObject({
      type: 'validation',
    });
    expect((await client.deactivateCoupon('code-SPRING')).state).toBe('expired');
    expect((await client.getCoupon('code-SPRING')).state).toBe('expired');
    expect(await paid()).toEqual([3450]);
  });

  test('that are redeemed are listed', async () => {
    await subscribe();
    await merchant.client.createCouponRedemption(ACCOUNT, { couponId: 'code-TENOFF', currency: 'USD' });
    const first = await merchant.client.listActiveCouponRedemptions(ACCOUNT).first();
    expect(first?.coupon?.code).toBe('TENOFF');
    await pass(31);
    expect(await paid()).toEqual([6900, 5900]);
  });
});

describe('bills', () => {
  test('can be read as a PDF, refunded in parts, and carry tax where there is one', async () => {
    await subscribe('expert-monthly', {
      account: { code: 'maya', address: { region: 'NY' }, billingInfo: { tokenId: await merchant.card() } },
    });
    const [invoice] = await invoices();
    expect([invoice?.tax, invoice?.total]).toEqual([2.76, 71.76]);
    const number = `number-${invoice?.number}`;
    const { data } = await merchant.client.getInvoicePdf(number);
    expect(String(data).slice(0, 7)).toBe('%PDF-1.');
    await merchant.client.refundInvoice(number, { type: 'amount', amount: 20 });
    expect(await refusal(merchant.client.refundInvoice(number, { type: 'amount', amount: 60 }))).toMatchObject({
      type: 'validation',
    });
    expect((await merchant.effects('refund')).map(({ amount }) => amount)).toEqual([2000]);
  });

  test('of what is bought once are paid at once', async () => {
    await subscribe();
    const bought = await merchant.client.createPurchase({
      currency: 'USD',
      account: { code: 'maya' },
      lineItems: [{ itemCode: 'setup-session', quantity: 2 }],
    } as never);
    expect(bought.chargeInvoice?.total).toBe(198);
  });
});
