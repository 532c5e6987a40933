import { redeem, redeemable, useUp } from './discounts.ts';
import { invalid } from './errors.ts';
import { type Body, countOf, isBody, listOf, textOf } from './fields.ts';
import { mustPay, sumOf, writeCredit, writePaid } from './invoices.ts';
import { readProof } from './payments.ts';
import type { Site } from './site.ts';
import type { Account, Invoice, Line } from './state.ts';

const bodyOf = (one: unknown): Body => (isBody(one) ? one : {});

/** A line of what is bought or given once. */
function onceLine(site: Site, asked: Body, what: Pick<Line, 'description' | 'unitAmount' | 'productCode'>): Line {
  const quantity = countOf(asked['quantity'], 'quantity', 1);
  return {
    ...what,
    quantity,
    amount: what.unitAmount * quantity,
    planCode: null,
    addOnCode: null,
    startsAt: site.now(),
    endsAt: null,
  };
}

/** What an account is given: an amount that its next bills are made smaller by. */
function creditLine(site: Site, asked: Body): Line {
  const given = asked['unit_amount'];
  if (typeof given !== 'number' || given === 0) throw invalid('line_items.unit_amount', "can't be blank");
  return onceLine(site, asked, {
    description: textOf(asked['description']),
    unitAmount: -Math.abs(Math.round(given * 100)),
    productCode: textOf(asked['product_code']),
  });
}

function itemLine(site: Site, asked: Body): Line {
  const item = site.state().items.find(({ code }) => code === textOf(asked['item_code']));
  if (!item) throw invalid('line_items', 'is not an item of this site');
  return onceLine(site, asked, { description: item.name, unitAmount: item.unitAmount });
}

/** `POST /purchases`: what is bought once, by the code of an item, and what is given as a credit. */
export function purchase(site: Site, account: Account, body: Body): { charge: Invoice | null; credit: Invoice | null } {
  const asked = listOf(body['line_items']).map(bodyOf);
  if (asked.length === 0) throw invalid('line_items', 'must not be empty');
  const isCredit = (line: Body) => line['type'] === 'credit';
  const given = asked.filter(isCredit).map((line) => creditLine(site, line));
  const bought = asked.filter((line) => !isCredit(line)).map((line) => itemLine(site, line));
  const draft = { origin: 'purchase', subscriptionId: null };
  const coupons = listOf(body['coupon_codes']).map((code) =>
    redeemable(site, textOf(code), { accountCode: account.code, planCode: null }),
  );
  const paying = { ...draft, lines: bought, coupons };
  const billing = bodyOf(bodyOf(body['account'])['billing_info']);
  const proved = readProof(site, billing['three_d_secure_action_result_token_id']);
  mustPay(site, account, sumOf(site, account, paying).total, { present: true, proved });
  const written = {
    credit: writeCredit(site, account, { ...draft, lines: given }),
    charge: writePaid(site, account, paying),
  };
  useUp(
    site,
    coupons.map((coupon) => redeem(site, coupon, account.code, null)),
  );
  return written;
}
