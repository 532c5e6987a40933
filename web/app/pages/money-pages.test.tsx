import { api as contract } from '@yardsign/contracts/api';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingQuery, type Billing } from '../../features/billing/api.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { BILLING, NO_BILLING } from '../../testing/billing.ts';
import { button, fill, open, press, server } from '../../testing/page.tsx';
import { SESSION, SITE } from '../../testing/people.ts';
import { BillingPage, SubscriptionPage, UpgradePage } from './money-pages.tsx';

const PLAN: (typeof SESSION)['user']['features'] = [{ id: 1, slug: 'elite', is_plan: true, includes: [] }];
const CODE = SESSION.user.id;
const ID = BILLING.subscription.id;

type User = Partial<(typeof SESSION)['user']>;

async function openPage(
  page: 'subscription' | 'upgrade' | 'billing',
  billing: Billing,
  { user = {}, language = 'en' }: { user?: User; language?: 'en' | 'es' } = {},
) {
  server.answer(contract.site.getSite, SITE);
  server.answer(contract.billing.getBilling, { data: billing });
  server.answer(contract.access.getSession, { session: SESSION });
  const session = { ...SESSION, user: { ...SESSION.user, ...user } };
  const pages = { subscription: <SubscriptionPage />, upgrade: <UpgradePage />, billing: <BillingPage /> };
  const known = [
    { query: sessionQuery, data: session },
    { query: billingQuery, data: billing },
  ];
  await open(pages[page], { language, known });
  return document.body.textContent ?? '';
}

const staged = (stage: Billing['stage'], change: Partial<Billing['subscription']> = {}): Billing => ({
  ...BILLING,
  stage,
  subscription: { ...BILLING.subscription, ...change },
});

describe('where no payments are taken', () => {
  it.each([
    [{}, 'Your account has no plan right now.'],
    [{ features: PLAN }, 'Your subscription is active'],
    [{ status: 'paused' as const, features: PLAN }, 'Your account is paused.'],
  ])('the subscription page says how the account %j stands', async (user, words) => {
    const said = await openPage('subscription', NO_BILLING, { user });
    expect(said).toContain(words);
    expect(said).toContain('Nothing is charged here');
  });
});

describe('the subscription', () => {
  it('says what it is, what it costs, and what happens next', async () => {
    const said = await openPage('subscription', BILLING);
    expect(said).toContain('Expert · Monthly');
    expect(said).toContain('Renews on Monday, December 21, 2026 for $69.00.');
    expect(said).toContain('Active');
  });

  it.each([
    [
      staged('pending-cancel', { state: 'canceled', expires_at: '2026-12-21T15:00:00.000Z' }),
      'Access until Monday, December 21, 2026',
    ],
    [
      staged('trial', { trial_ends_at: '2026-12-05T15:00:00.000Z' }),
      'Your trial runs until Saturday, December 5, 2026',
    ],
    [
      staged('paused', { state: 'paused', paused_at: '2026-11-21T15:00:00.000Z', remaining_pause_cycles: 2 }),
      'It goes on by itself on Thursday, January 21, 2027 for $69.00',
    ],
    [
      staged('pending-pause', { paused_at: '2026-12-21T15:00:00.000Z', remaining_pause_cycles: 1 }),
      'Everything is yours until Monday, December 21, 2026. Then the pause begins, until Thursday, January 21, 2027.',
    ],
    [
      staged('pending-change', {
        pending_change: {
          plan: { code: 'elite-annual' },
          created_at: '2026-11-22T15:00:00.000Z',
          activate_at: '2026-12-21T15:00:00.000Z',
        },
      }),
      'Changes to Elite · Yearly on Monday, December 21, 2026.',
    ],
  ])('that is in the state of %#: %s', async (billing, words) => {
    expect(await openPage('subscription', billing)).toContain(words);
  });

  it('in a state that we have no word for is shown by the word of the processor', async () => {
    expect(await openPage('subscription', staged('other', { state: 'future' }))).toContain('future');
  });

  it('says why it cannot be paused', async () => {
    const said = await openPage('subscription', { ...BILLING, pause_obstacles: ['not-paid', 'trial-too-recent'] });
    expect(button('Pause').disabled).toBe(true);
    expect(said).toContain('You can pause after your first paid invoice.');
  });

  it('is paused for as long as was chosen, with a reason, and shows the new state at once', async () => {
    await openPage('subscription', BILLING);
    server.answer(contract.billing.pauseSubscription, {
      data: staged('pending-pause', { paused_at: '2026-12-21T15:00:00.000Z', remaining_pause_cycles: 2 }),
    });
    await press('Pause');
    const [two] = await screen.findAllByLabelText('2 months');
    if (two) fireEvent.click(two);
    expect(
      await screen.findByText(/Begins on Monday, December 21, 2026 and ends by itself on Sunday, February 21, 2027/),
    ).toBeTruthy();
    fill('Why', 'cost');
    const confirm = [...document.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === 'Pause')
      .at(-1);
    if (confirm) fireEvent.click(confirm);
    expect(await screen.findByText('Pause ahead')).toBeTruthy();
    expect(server.sent(contract.billing.pauseSubscription)).toMatchObject([
      { params: { id: ID }, body: { remaining_pause_cycles: 2, reason: 'cost' } },
    ]);
  });

  it('offers a pause to who wants to cancel, and cancels with a reason', async () => {
    await openPage('subscription', BILLING);
    server.answer(contract.billing.cancelSubscription, {
      data: staged('pending-cancel', { state: 'canceled', expires_at: '2026-12-21T15:00:00.000Z' }),
    });
    await press('Cancel subscription');
    expect(await screen.findByText('A pause costs nothing and goes on by itself.')).toBeTruthy();
    const confirm = [...document.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === 'Cancel subscription')
      .at(-1);
    if (confirm) fireEvent.click(confirm);
    expect(await screen.findByText('Ends soon')).toBeTruthy();
    expect(server.sent(contract.billing.cancelSubscription)).toMatchObject([{ body: { reason: 'not-using' } }]);
  });
});

describe('a subscription in the App Store', () => {
  const apple = {
    original_transaction_id: '2000000000007919',
    status: 'active' as const,
    plan: { code: 'elite-annual' },
    expires_at: '2026-12-21T15:00:00.000Z',
    grace_ends_at: '2027-01-06T15:00:00.000Z',
    renews: true,
  };
  const billed = (change: Partial<typeof apple> = {}): Billing => ({
    ...BILLING,
    source: 'apple',
    stage: 'none',
    subscription: null,
    account: null,
    apple: { ...apple, ...change },
  });

  it.each([
    [billed(), 'Renews on Monday, December 21, 2026.'],
    [billed({ renews: false }), 'Access until Monday, December 21, 2026. It does not renew.'],
    [billed({ status: 'grace_period' as 'active' }), 'Everything is yours until Wednesday, January 6, 2027'],
  ])('in the state of %# says what happens next, and where it is changed', async (billing, words) => {
    const said = await openPage('subscription', billing);
    expect(said).toContain('Your subscription is billed through Apple');
    expect(said).toContain('Elite · Yearly');
    expect(said).toContain(words);
    const [link] = screen.getAllByText('Open Apple’s settings');
    expect(link?.closest('a')?.getAttribute('href')).toBe('https://apps.apple.com/account/subscriptions');
    expect(document.querySelectorAll('main button, form')).toHaveLength(0);
  });

  it('says so in Spanish', async () => {
    const said = await openPage('subscription', billed(), { language: 'es' });
    expect(said).toContain('Tu suscripción se cobra a través de Apple');
    expect(said).toContain('Se renueva el lunes');
  });
});

describe('another plan', () => {
  it('says what it costs before it is confirmed, and counts a coupon', async () => {
    await openPage('upgrade', BILLING);
    server.answer(contract.billing.getProratedAmount, ({ body }) => ({
      data: { prorated_amount: (body as { coupon?: string }).coupon === 'ANNUAL15' ? 700.5 : 830.5 },
    }));
    server.answer(contract.billing.changePlan, { data: BILLING });
    const [elite] = await screen.findAllByLabelText(/Elite/);
    if (elite) fireEvent.click(elite);
    expect(await screen.findByText(/You pay \$830\.50 now/)).toBeTruthy();
    fill(/Coupon/, 'ANNUAL15');
    await press('Apply');
    expect(await screen.findByText('Confirm and pay $700.50')).toBeTruthy();
    await press('Confirm and pay $700.50');
    await screen.findByText('Change to Elite · Yearly');
    expect(server.sent(contract.billing.changePlan)).toMatchObject([
      { params: { code: CODE }, body: { new_plan_code: 'elite-annual', coupon: 'ANNUAL15', timeframe: 'now' } },
    ]);
  });

  it('says at the coupon that it is not valid', async () => {
    await openPage('upgrade', BILLING);
    server.answer(contract.billing.getProratedAmount, { data: { prorated_amount: 830.5 } });
    const [elite] = await screen.findAllByLabelText(/Elite/);
    if (elite) fireEvent.click(elite);
    await screen.findByText(/You pay \$830\.50 now/);
    server.refuse(contract.billing.getProratedAmount, { status: 422, code: 'invalid_coupon' });
    fill(/Coupon/, 'NOBODY');
    await press('Apply');
    expect(await screen.findByText('invalid coupon')).toBeTruthy();
  });

  it('is for the owner to choose where the plan comes with a license', async () => {
    const user = {
      type: 'Licensed Member' as const,
      parents: [{ parent: { id: 'usr_lou000000001', type: 'Licensed Owner' as const }, is_admin: false, statuses: [] }],
    };
    expect(await openPage('upgrade', BILLING, { user })).toContain('Your plan is managed by');
  });
});

describe('billing', () => {
  it('says what is owed, and pays it', async () => {
    server.answer(contract.billing.getInvoices, { data: { items: [], nextCursor: null } });
    const owing: Billing = {
      ...BILLING,
      balance: { past_due: true, amount: 69, currency: 'USD' },
      past_due_invoice: { number: '1002', balance: 69 },
    };
    expect(await openPage('billing', owing)).toContain('$69.00 is past due');
    expect(document.body.textContent).toContain('Visa ending in 1111, expires 12/2099');
    server.answer(contract.billing.payInvoice, { data: BILLING });
    await press('Pay now');
    expect(server.sent(contract.billing.payInvoice)).toMatchObject([{ params: { code: CODE, number: '1002' } }]);
    expect(screen.queryByText('$69.00 is past due')).toBeNull();
  });
});
