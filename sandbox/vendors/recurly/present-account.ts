import { balanceOfAccount, pastDueInvoices } from './accounts.ts';
import type { Site } from './site.ts';
import type { Account } from './state.ts';

export const money = (cents: number) => cents / 100;
export const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
export const accountMini = (account: Account) => ({
  object: 'account',
  id: account.id,
  code: account.code,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  company: account.company,
});

export function presentCard(account: Account) {
  const { card } = account;
  if (card === null) return undefined;
  return {
    object: 'billing_info',
    id: `${account.id}b`,
    account_id: account.id,
    first_name: card.firstName,
    last_name: card.lastName,
    valid: card.behaviour === 'approve' || card.behaviour === 'three_d_secure',
    payment_method: {
      object: 'credit_card',
      card_type: card.brand,
      first_six: card.firstSix,
      last_four: card.lastFour,
      exp_month: card.month,
      exp_year: card.year,
    },
    primary_payment_method: true,
    backup_payment_method: false,
    created_at: time(account.createdAt),
    updated_at: time(account.updatedAt),
  };
}

export function presentAccount(site: Site, account: Account) {
  const live = site.state().subscriptions.filter((one) => one.accountCode === account.code && one.state !== 'expired');
  const has = (state: string) => live.some((one) => one.state === state);
  return {
    ...accountMini(account),
    state: 'active',
    address: account.address,
    billing_info: presentCard(account),
    has_live_subscription: live.length > 0,
    has_active_subscription: has('active'),
    has_future_subscription: false,
    has_canceled_subscription: has('canceled'),
    has_paused_subscription: has('paused'),
    has_past_due_invoice: pastDueInvoices(site, account.code).length > 0,
    created_at: time(account.createdAt),
    updated_at: time(account.updatedAt),
    deleted_at: null,
  };
}

export function presentBalance(site: Site, account: Account) {
  const amount = balanceOfAccount(site, account.code);
  return {
    object: 'account_balance',
    account: accountMini(account),
    past_due: amount > 0,
    balances: [{ currency: 'USD', amount: money(amount) }],
  };
}
