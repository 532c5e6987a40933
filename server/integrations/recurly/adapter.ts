import type { Client } from 'recurly';
import type { BillingSnapshot, CardProcessor, Command } from '../../features/billing/ports.ts';
import { toCents } from '@yardsign/domain/billing/money';
import { ENOUGH_PAYMENTS, ProcessorRefusal } from '../../features/billing/ports.ts';
import { toOurs } from './errors.ts';
import { execute } from './execute.ts';
import { writeCoupon } from './write-coupon.ts';
import { readAccount, readCoupon, readInvoice, readPlan, readRedemption, readSubscription } from './read.ts';
import { loadClient, type OpenClient, type RecurlySettings } from './transport.ts';

const PAGE = 200;
/** Those that have expired are listed too. */
const MOST_COUPONS = 1000;

async function all<Item>(pages: { each(): AsyncIterable<Item> }, most = PAGE): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages.each()) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}

const present = <Item>(item: Item | null): item is Item => item !== null;

/** The newest subscription that lives, or the newest of all. */
async function subscriptionOf(client: Client, id: string, isLive: boolean) {
  const params = { limit: 1, ...(isLive && { state: 'live' }) };
  const [newest] = await all(client.listAccountSubscriptions(id, { params }), 1);
  return newest ?? null;
}

async function invoicesIn(client: Client, id: string, state: 'past_due' | 'paid', most: number) {
  return (await all(client.listAccountInvoices(id, { params: { limit: most, state } }), most)).map(readInvoice);
}

const isUnknown = (error: unknown) => error instanceof ProcessorRefusal && error.refusal === 'billing_not_found';

async function snapshotOf(client: Client, code: string, known: { payments: number }): Promise<BillingSnapshot> {
  const id = `code-${code}`;
  const account = readAccount(await client.getAccount(id));
  const subscription = await subscriptionOf(client, id, account.hasLiveSubscription);
  const [pastDue, paid, redemptions, balance] = await Promise.all([
    account.hasPastDueInvoice ? invoicesIn(client, id, 'past_due', 20) : [],
    known.payments >= ENOUGH_PAYMENTS ? null : invoicesIn(client, id, 'paid', 20),
    all(client.listActiveCouponRedemptions(id), 20),
    client.getAccountBalance(id),
  ]);
  return {
    account,
    subscription: subscription && readSubscription(subscription),
    coupons: redemptions.map(readRedemption).filter(present),
    pastDue: pastDue.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()),
    balance: toCents(Number(balance.balances?.find(({ currency }) => currency === 'USD')?.amount ?? 0)),
    payments:
      paid === null
        ? known.payments
        : Math.min(ENOUGH_PAYMENTS, paid.filter(({ type, total }) => type === 'charge' && total > 0).length),
  };
}

/** Recurly as our card processor. Its client is loaded with the first call. */
export function createRecurly(settings: RecurlySettings): CardProcessor {
  let loaded: Promise<OpenClient> | undefined;

  async function ask<Answer>(act: (client: Client) => Promise<Answer>, key?: string): Promise<Answer> {
    const open = await (loaded ??= loadClient(settings));
    try {
      return await act(open(key));
    } catch (error) {
      throw error instanceof ProcessorRefusal ? error : toOurs(error);
    }
  }

  const unlessUnknown = async <Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (isUnknown(error)) return otherwise;
      throw error;
    }
  };

  const NOTHING: BillingSnapshot = {
    account: null,
    subscription: null,
    coupons: [],
    pastDue: [],
    balance: 0,
    payments: 0,
  };

  return {
    read: (code, known) =>
      unlessUnknown(
        ask((client) => snapshotOf(client, code, known)),
        NOTHING,
      ),
    plans: () =>
      ask(async (client) => {
        const found = await all(client.listPlans({ params: { limit: PAGE, state: 'active' } }));
        return found.map(readPlan).filter(present);
      }),
    coupons: () =>
      ask(async (client) => {
        const found = await all(client.listCoupons({ params: { limit: PAGE } }), MOST_COUPONS);
        return found.map(readCoupon);
      }),
    createCoupon: (coupon) => ask(async (client) => void (await client.createCoupon(writeCoupon(coupon)))),
    endCoupon: (code) => ask(async (client) => void (await client.deactivateCoupon(`code-${code}`))),
    invoices: (code, { limit, cursor }) =>
      unlessUnknown(
        ask(async (client) => {
          // The vendor's own cursor stays with the vendor: pages are counted from the front.
          const from = Number(cursor ?? 0);
          const found = await all(
            client.listAccountInvoices(`code-${code}`, { params: { limit: PAGE } }),
            from + limit + 1,
          );
          const items = found.slice(from, from + limit).map(readInvoice);
          return { items, nextCursor: found.length > from + limit ? String(from + limit) : null };
        }),
        { items: [], nextCursor: null },
      ),
    invoicePdf: (code, number) =>
      unlessUnknown(
        ask(async (client) => {
          const invoice = await client.getInvoice(`number-${number}`);
          if (invoice.account?.code !== code) return null;
          const { data } = await client.getInvoicePdf(`number-${number}`);
          return Buffer.from(String(data), 'binary');
        }),
        null,
      ),
    previewChange: (subscriptionId, planCode, couponCodes) =>
      ask(async (client) => {
        const change = await client.previewSubscriptionChange(subscriptionId, {
          planCode,
          timeframe: 'now',
          ...(couponCodes.length > 0 && { couponCodes }),
        });
        const { chargeInvoice, creditInvoices } = change.invoiceCollection ?? {};
        const charged = toCents(Number(chargeInvoice?.total ?? 0));
        return (creditInvoices ?? []).reduce((sum, credit) => sum + toCents(Number(credit.total ?? 0)), charged);
      }),
    execute: (code, command: Command, key) => ask((client) => execute(client, code, command, key), key),
    refundable: (code, number) =>
      unlessUnknown(
        ask(async (client) => {
          const invoice = await client.getInvoice(`number-${number}`);
          return invoice.account?.code === code ? readInvoice(invoice).refundable : null;
        }),
        null,
      ),
    wasCredited: (code, key) =>
      unlessUnknown(
        ask(async (client) => {
          const lines = await all(
            client.listAccountLineItems(`code-${code}`, { params: { limit: PAGE, type: 'credit' } }),
          );
          return lines.some(({ productCode }) => productCode === key);
        }),
        false,
      ),
    accountOf: ({ type, id }) =>
      unlessUnknown(
        ask(async (client) => {
          const thing =
            type === 'subscription'
              ? await client.getSubscription(`uuid-${id}`)
              : await client.getInvoice(`number-${id}`);
          return thing.account?.code ?? null;
        }),
        null,
      ),
  };
}
