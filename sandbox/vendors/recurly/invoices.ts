import { activeRedemptions, couponOf, discountOf, useUp } from './discounts.ts';
import { RecurlyError } from './errors.ts';
import { type Asked, chargeCard } from './payments.ts';
import type { Site } from './site.ts';
import type { Account, Invoice, Line, Redemption, Subscription } from './state.ts';
import type { Coupon } from './catalogue.ts';

/** Sales tax by state, in percent; nothing elsewhere. */
const TAX: Readonly<Record<string, number>> = { NY: 4, TX: 6.25 };
const DAY_MS = 86_400_000;
/** Days after the first try at which a payment is tried again; after the last one the subscription ends. */
const DUNNING_DAYS = [3, 7, 14, 21];

export interface Draft {
  origin: string;
  subscriptionId: string | null;
  lines: Line[];
  /** Those that count for these lines, besides what the account has redeemed. */
  coupons?: Coupon[];
  /** Of a credit: the part of its amount that was paid as tax; without one, what is taxed today. */
  taxPaid?: number | undefined;
}

interface Sums {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

export function taxOf(account: Account, amount: number): number {
  return Math.floor((amount * (TAX[account.address['region'] ?? ''] ?? 0)) / 100 + 0.5);
}

/** What a bill comes to. */
export function sumOf(site: Site, account: Account, { lines, coupons = [] }: Draft): Sums & { used: Redemption[] } {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const planCode = lines.find((line) => line.planCode !== null)?.planCode ?? '';
  // What is bought once is made cheaper only by the coupons that it is bought with.
  const used = planCode === '' ? [] : activeRedemptions(site, account.code);
  const all = [...used.flatMap((redemption) => couponOf(site, redemption) ?? []), ...coupons];
  const discount = subtotal > 0 ? discountOf(all, planCode, subtotal) : 0;
  const tax = taxOf(account, subtotal - discount);
  return { subtotal, discount, tax, total: subtotal - discount + tax, used: discount > 0 ? used : [] };
}

/** Credit that the account has left: what credit invoices still owe. */
export function creditLeft(site: Site, accountCode: string): number {
  return creditsOf(site, accountCode).reduce((sum, invoice) => sum - invoice.total - invoice.credited, 0);
}

const creditsOf = (site: Site, accountCode: string) =>
  site
    .state()
    .invoices.filter((one) => one.type === 'credit' && one.state === 'open' && one.accountCode === accountCode);

function useCredit(site: Site, invoice: Invoice): void {
  for (const credit of creditsOf(site, invoice.accountCode)) {
    const amount = Math.min(-credit.total - credit.credited, balanceOf(invoice));
    credit.credited += amount;
    invoice.credited += amount;
    if (-credit.total === credit.credited) {
      credit.state = 'closed';
      credit.closedAt = site.now();
    }
  }
}

export function balanceOf(invoice: Invoice): number {
  return invoice.type === 'credit' ? 0 : invoice.total - invoice.paid - invoice.credited;
}

function write(site: Site, account: Account, draft: Draft, type: Invoice['type'], sums: Sums): Invoice {
  const number = site.number('invoice');
  const invoice: Invoice = {
    id: site.id('invoice'),
    number,
    type,
    origin: draft.origin,
    state: 'open',
    accountCode: account.code,
    subscriptionId: draft.subscriptionId,
    lines: draft.lines,
    subtotal: sums.subtotal,
    discount: sums.discount,
    tax: sums.tax,
    total: sums.total,
    paid: 0,
    credited: 0,
    createdAt: site.now(),
    dueAt: site.now(),
    closedAt: null,
    attempts: 0,
    nextAttemptAt: null,
  };
  site.state().invoices.push(invoice);
  site.record('invoice', { number, account: account.code, type, total: sums.total });
  site.tell(`${type}_invoice`, 'created', { number, account_code: account.code });
  return invoice;
}

/** What was charged of each cent of a subscription's price when it was billed last, without tax, and the tax on that. */
export function chargedOf(site: Site, { id, planCode }: Pick<Subscription, 'id' | 'planCode'>) {
  const bill = site
    .state()
    .invoices.findLast(
      ({ type, subscriptionId, lines }) =>
        type === 'charge' && subscriptionId === id && lines.some((line) => line.planCode === planCode),
    );
  if (!bill) return { share: 1, taxPaid: undefined };
  if (bill.subtotal <= bill.discount) return { share: 0, taxPaid: 0 };
  const net = bill.subtotal - bill.discount;
  return { share: net / bill.subtotal, taxPaid: bill.tax / net };
}

/** What a credit comes to: no more than was charged of it. */
export function creditSums(account: Account, { lines, taxPaid }: Draft): Sums {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxPaid === undefined ? taxOf(account, -subtotal) : Math.floor(-subtotal * taxPaid + 0.5);
  return { subtotal, discount: 0, tax: -tax, total: subtotal - tax };
}

/** Owes an account something. */
export function writeCredit(site: Site, account: Account, draft: Draft): Invoice | null {
  const sums = creditSums(account, draft);
  return sums.subtotal < 0 ? write(site, account, draft, 'credit', sums) : null;
}

/** Gives money back to the card. */
export function writeRefund(site: Site, account: Account, of: Invoice, amount: number): Invoice {
  const line: Line = {
    description: `Refund of invoice ${of.number}`,
    quantity: 1,
    unitAmount: -amount,
    amount: -amount,
    planCode: null,
    addOnCode: null,
    startsAt: site.now(),
    endsAt: null,
  };
  const draft = { origin: `refund of ${of.number}`, subscriptionId: of.subscriptionId, lines: [line] };
  const invoice = write(site, account, draft, 'credit', { subtotal: -amount, discount: 0, tax: 0, total: -amount });
  invoice.paid = -amount;
  invoice.state = 'closed';
  invoice.closedAt = site.now();
  site.record('refund', { account: account.code, amount });
  return invoice;
}

/** Takes what a written bill still lacks from the card. @throws RecurlyError `transaction`, and the bill is as it was. */
export function pay(site: Site, account: Account, invoice: Invoice, asked: Asked): void {
  const amount = balanceOf(invoice);
  chargeCard(site, account, amount, asked);
  invoice.paid += amount;
  invoice.state = 'paid';
  invoice.closedAt = site.now();
  invoice.nextAttemptAt = null;
  site.tell('charge_invoice', 'paid', { number: invoice.number, account_code: account.code });
}

/** Whether the card would pay a bill of a customer who waits; a bill is only written when it does. */
export function mustPay(site: Site, account: Account, total: number, asked: Asked, newCredit = 0): void {
  chargeCard(site, account, Math.max(0, total - newCredit - creditLeft(site, account.code)), asked);
}

/** Writes a bill that is paid already by card for what credit leaves of it. */
export function writePaid(site: Site, account: Account, draft: Draft): Invoice | null {
  const sums = sumOf(site, account, draft);
  if (draft.lines.length === 0) return null;
  const invoice = write(site, account, draft, 'charge', sums);
  useCredit(site, invoice);
  useUp(site, sums.used);
  invoice.paid = balanceOf(invoice);
  invoice.state = 'paid';
  invoice.closedAt = site.now();
  site.tell('charge_invoice', 'paid', { number: invoice.number, account_code: account.code });
  return invoice;
}

/** Writes a bill whose turn has come, and tries the card. Refused, it is past due and tried again. */
export function writeDue(site: Site, account: Account, draft: Draft): Invoice {
  const sums = sumOf(site, account, draft);
  const invoice = write(site, account, draft, 'charge', sums);
  useCredit(site, invoice);
  useUp(site, sums.used);
  tryPayment(site, account, invoice);
  return invoice;
}

/** One try without the holder. @returns whether it is paid. */
export function tryPayment(site: Site, account: Account, invoice: Invoice): boolean {
  try {
    pay(site, account, invoice, { present: false, proved: false });
    return true;
  } catch (error) {
    if (!(error instanceof RecurlyError)) throw error;
    const days = DUNNING_DAYS[invoice.attempts];
    invoice.attempts += 1;
    invoice.state = days === undefined ? 'failed' : 'past_due';
    invoice.nextAttemptAt = days === undefined ? null : invoice.createdAt + days * DAY_MS;
    const event = days === undefined ? 'failed' : 'past_due';
    site.tell('charge_invoice', event, { number: invoice.number, account_code: account.code });
    return false;
  }
}
