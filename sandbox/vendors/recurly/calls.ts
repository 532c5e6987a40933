import { updateAccount, updateCard } from './accounts.ts';
import { change, changeOf, dropChange, previewChange } from './change.ts';
import { createCoupon, expireCoupon, findCoupon } from './coupons.ts';
import { activeRedemptions, redeem, redeemable } from './discounts.ts';
import { invalid, notFound } from './errors.ts';
import { type Body, isBody, textOf } from './fields.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { pay } from './invoices.ts';
import { cancel, expire, moveNextBill, pause, reactivate, resume } from './lifecycle.ts';
import * as present from './present.ts';
import { presentAccount, presentBalance, presentCard } from './present-account.ts';
import { purchase } from './purchase.ts';
import { refund } from './refund.ts';
import { readProof } from './payments.ts';
import { findAccount, findInvoice, findSubscription, liveSubscription, planOf, type Site } from './site.ts';
import type { Account, Subscription } from './state.ts';
import { subscribe } from './subscribe.ts';

export interface Call {
  method: string;
  /** Below the root of the API, without the query. */
  path: string;
  query: URLSearchParams;
  body: Body;
}

/** A JSON object, a page, a file, or nothing (204). */
export interface Answer {
  status: number;
  json?: unknown;
  list?: unknown[];
  file?: () => Promise<Buffer>;
}

type Handler = (site: Site, ids: [string, string], call: Call) => Answer;

const ok = (json: unknown): Answer => ({ status: 200, json });
const made = (json: unknown): Answer => ({ status: 201, json });
const newestFirst = <Item extends { createdAt: number }>(items: readonly Item[]) => items.toReversed();
const accountOf = (site: Site, id: string) => findAccount(site, id);

const accountCalls: Record<string, Handler> = {
  'POST /accounts': (site, _ids, { body }) =>
    made(presentAccount(site, updateAccount(site, textOf(body['code']), body))),
  'GET /accounts/:id': (site, [id]) => ok(presentAccount(site, accountOf(site, id))),
  'PUT /accounts/:id': (site, [id], { body }) =>
    ok(presentAccount(site, updateAccount(site, accountOf(site, id).code, body))),
  'GET /accounts/:id/balance': (site, [id]) => ok(presentBalance(site, accountOf(site, id))),
  'GET /accounts/:id/billing_info': (site, [id]) => {
    const card = presentCard(accountOf(site, id));
    if (!card) throw notFound('Billing info');
    return ok(card);
  },
  'PUT /accounts/:id/billing_info': (site, [id], { body }) => {
    const account = accountOf(site, id);
    updateCard(site, account, body);
    return ok(presentCard(account));
  },
  'GET /accounts/:id/coupon_redemptions/active': (site, [id]) => ({
    status: 200,
    list: activeRedemptions(site, accountOf(site, id).code).map((one) => present.presentRedemption(site, one)),
  }),
  'POST /accounts/:id/coupon_redemptions/active': (site, [id], { body }) => {
    const account = accountOf(site, id);
    const planCode = liveSubscription(site, account.code)?.planCode ?? '';
    const coupon = redeemable(site, textOf(body['coupon_id']).replace(/^code-/, ''), {
      accountCode: account.code,
      planCode,
    });
    return made(present.presentRedemption(site, redeem(site, coupon, account.code, null)));
  },
  'GET /accounts/:id/subscriptions': (site, [id], { query }) => {
    const { code } = accountOf(site, id);
    const own = newestFirst(site.state().subscriptions.filter((one) => one.accountCode === code));
    const wanted = query.get('state') === 'live' ? own.filter((one) => one.state !== 'expired') : own;
    return { status: 200, list: wanted.map((one) => present.presentSubscription(site, one)) };
  },
  'GET /accounts/:id/line_items': (site, [id], { query }) => {
    const { code } = accountOf(site, id);
    const own = newestFirst(site.state().invoices.filter((one) => one.accountCode === code));
    const lines = own.flatMap((one) => one.lines.map(present.presentLine));
    const type = query.get('type');
    return { status: 200, list: type === null ? lines : lines.filter((line) => line.type === type) };
  },
  'GET /accounts/:id/invoices': (site, [id], { query }) => {
    const { code } = accountOf(site, id);
    const own = newestFirst(site.state().invoices.filter((one) => one.accountCode === code));
    const state = query.get('state');
    const wanted = state === null ? own : own.filter((one) => one.state === state);
    return { status: 200, list: wanted.map((one) => present.presentInvoice(site, one)) };
  },
};

const acts: Record<string, (site: Site, account: Account, subscription: Subscription, cycles: unknown) => void> = {
  cancel: (site, _account, subscription) => cancel(site, subscription),
  reactivate: (site, _account, subscription) => reactivate(site, subscription),
  pause,
  resume,
};

const subscriptionCalls: Record<string, Handler> = {
  'POST /subscriptions': (site, _ids, { body }) => made(present.presentSubscription(site, subscribe(site, body))),
  'GET /subscriptions/:id': (site, [id]) => ok(present.presentSubscription(site, findSubscription(site, id))),
  'PUT /subscriptions/:id': (site, [id], { body }) => {
    const subscription = findSubscription(site, id);
    moveNextBill(site, subscription, body['next_bill_date']);
    return ok(present.presentSubscription(site, subscription));
  },
  'DELETE /subscriptions/:id': (site, [id]) => {
    const subscription = findSubscription(site, id);
    if (subscription.state === 'expired') throw invalid('subscription', 'is already expired');
    expire(site, subscription, 'canceled');
    return ok(present.presentSubscription(site, subscription));
  },
  ...Object.fromEntries(
    Object.entries(acts).map(([name, act]): [string, Handler] => [
      `PUT /subscriptions/:id/${name}`,
      (site, [id], { body }) => {
        const subscription = findSubscription(site, id);
        const account = accountOf(site, `code-${subscription.accountCode}`);
        act(site, account, subscription, body['remaining_pause_cycles']);
        return ok(present.presentSubscription(site, subscription));
      },
    ]),
  ),
  'POST /subscriptions/:id/change': (site, [id], { body }) => {
    const subscription = findSubscription(site, id);
    const account = accountOf(site, `code-${subscription.accountCode}`);
    const pending = change(site, account, subscription, body);
    return pending === null ? { status: 204 } : made(present.presentChange(site, subscription, pending));
  },
  'GET /subscriptions/:id/change': (site, [id]) => {
    const subscription = findSubscription(site, id);
    return ok(present.presentChange(site, subscription, changeOf(subscription)));
  },
  'DELETE /subscriptions/:id/change': (site, [id]) => {
    dropChange(site, findSubscription(site, id));
    return { status: 204 };
  },
  'POST /subscriptions/:id/change/preview': (site, [id], { body }) => {
    const subscription = findSubscription(site, id);
    const account = accountOf(site, `code-${subscription.accountCode}`);
    const { pending, charge, credit } = previewChange(site, account, subscription, body);
    const invoice = (type: string, total: number) => ({ object: 'invoice', type, total: total / 100, currency: 'USD' });
    return ok({
      ...present.presentChange(site, subscription, pending),
      invoice_collection: {
        object: 'invoice_collection',
        charge_invoice: invoice('charge', charge),
        credit_invoices: credit > 0 ? [invoice('credit', -credit)] : [],
      },
    });
  },
};

const otherCalls: Record<string, Handler> = {
  'GET /plans': (site) => ({ status: 200, list: site.state().plans.map(present.presentPlan) }),
  'GET /plans/:id': (site, [id]) => ok(present.presentPlan(planOf(site, id.replace(/^code-/, '')))),
  'GET /coupons': (site) => ({ status: 200, list: site.state().coupons.map(present.presentCoupon) }),
  'POST /coupons': (site, _ids, { body }) => made(present.presentCoupon(createCoupon(site, body))),
  'GET /coupons/:id': (site, [id]) => ok(present.presentCoupon(findCoupon(site, id))),
  'DELETE /coupons/:id': (site, [id]) => {
    const coupon = findCoupon(site, id);
    expireCoupon(site, coupon);
    return ok(present.presentCoupon(coupon));
  },
  'POST /purchases': (site, _ids, { body }) => {
    const account = accountOf(site, `code-${textOf(isBody(body['account']) ? body['account']['code'] : '')}`);
    const { charge, credit } = purchase(site, account, body);
    return made({
      object: 'invoice_collection',
      charge_invoice: charge && present.presentInvoice(site, charge),
      credit_invoices: credit ? [present.presentInvoice(site, credit)] : [],
    });
  },
  'GET /invoices/:id': (site, [id]) => ok(present.presentInvoice(site, findInvoice(site, id))),
  'GET /invoices/:id.pdf': (site, [id]) => {
    const invoice = findInvoice(site, id);
    return { status: 200, file: () => invoicePdf(site, invoice) };
  },
  'PUT /invoices/:id/collect': (site, [id], { body }) => {
    const invoice = findInvoice(site, id);
    if (invoice.state !== 'past_due' && invoice.state !== 'failed') throw invalid('invoice', 'is not collectible');
    const proved = readProof(site, body['three_d_secure_action_result_token_id']);
    pay(site, accountOf(site, `code-${invoice.accountCode}`), invoice, { present: true, proved });
    return ok(present.presentInvoice(site, invoice));
  },
  'POST /invoices/:id/refund': (site, [id], { body }) =>
    made(present.presentInvoice(site, refund(site, findInvoice(site, id), body))),
};

const patterns = Object.entries({ ...accountCalls, ...subscriptionCalls, ...otherCalls }).map(([name, handler]) => {
  const [method = '', path = ''] = name.split(' ');
  const expression = path.replaceAll('.', String.raw`\.`).replaceAll(/:id/g, '([^/]+?)');
  return { method, expression: new RegExp(`^${expression}$`), handler };
});

/** Answers one call. @throws RecurlyError. */
export function answerCall(site: Site, call: Call): Answer {
  // The more special pattern wins: `:id.pdf` stands before nothing that it could be mistaken for but `:id`.
  const found = patterns
    .filter(({ method, expression }) => method === call.method && expression.test(call.path))
    .toSorted((one, other) => other.expression.source.length - one.expression.source.length)[0];
  if (!found) throw notFound(`a call ${call.method} ${call.path}`);
  const [, first = '', second = ''] = found.expression.exec(call.path) ?? [];
  return found.handler(site, [decodeURIComponent(first), decodeURIComponent(second)], call);
}
