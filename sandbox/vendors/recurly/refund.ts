import { invalid } from './errors.ts';
import type { Body } from './fields.ts';
import { writeRefund } from './invoices.ts';
import { findAccount, type Site } from './site.ts';
import type { Invoice } from './state.ts';

/** `POST …/refund`: gives back to the card what it paid, or a part of it. */
export function refund(site: Site, invoice: Invoice, body: Body): Invoice {
  if (invoice.type !== 'charge' || invoice.state !== 'paid') throw invalid('invoice', 'is not refundable');
  const back = site
    .state()
    .invoices.filter((one) => one.origin === `refund of ${invoice.number}`)
    .reduce((sum, one) => sum - one.total, 0);
  const most = invoice.paid - back;
  const asked = typeof body['amount'] === 'number' ? Math.round(body['amount'] * 100) : most;
  if (asked <= 0 || asked > most) throw invalid('amount', 'is more than can be refunded');
  return writeRefund(site, findAccount(site, `code-${invoice.accountCode}`), invoice, asked);
}
