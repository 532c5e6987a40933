import { invalid } from './errors.ts';
import { type Body, countOf, isBody, listOf, textOf } from './fields.ts';
import { mustPay, sumOf, writePaid } from './invoices.ts';
import { readProof } from './payments.ts';
import type { Site } from './site.ts';
import type { Account, Invoice, Line } from './state.ts';

/** `POST /purchases`: what is bought once, by the code of an item. */
export function purchase(site: Site, account: Account, body: Body): Invoice {
  const lines = listOf(body['line_items']).map((one): Line => {
    const asked: Body = isBody(one) ? one : {};
    const item = site.state().items.find(({ code }) => code === textOf(asked['item_code']));
    if (!item) throw invalid('line_items', 'is not an item of this site');
    const quantity = countOf(asked['quantity'], 'quantity', 1);
    const amount = item.unitAmount * quantity;
    const { name: description, unitAmount } = item;
    return {
      description,
      quantity,
      unitAmount,
      amount,
      planCode: null,
      addOnCode: null,
      startsAt: site.now(),
      endsAt: null,
    };
  });
  const draft = { origin: 'purchase', subscriptionId: null, lines };
  const given: Body = isBody(body['account']) ? body['account'] : {};
  const billing: Body = isBody(given['billing_info']) ? given['billing_info'] : {};
  const proved = readProof(site, billing['three_d_secure_action_result_token_id']);
  mustPay(site, account, sumOf(site, account, draft).total, { present: true, proved });
  const invoice = writePaid(site, account, draft);
  if (!invoice) throw invalid('line_items', 'must not be empty');
  return invoice;
}
