import { invalid } from './errors.ts';
import type { Body } from './fields.ts';
import { writeRefund } from './invoices.ts';
import { findAccount, type Site } from './site.ts';
import type { Invoice } from './state.ts';

/** What of an invoice can still be given back to the card. */
export function refundableOf(site: Site, invoice: Invoice): number {
  if (invoice.type !== 'charge' || invoice.state !== 'paid') return 0;
  const back = site
    .state()
    .invoices.filter((one) => one.origin === `refund of ${invoice.number}`)
    .reduce((sum, one) => sum - one.total, 0);
  return invoice.paid - back;
}

/** `POST …/refund`: gives back to the card what it paid, or a part of it. */
export function refund(site: Site, invoice: Invoice, body: Body): Invoice {
  if (invoice.type !== 'charge' || invoice.state !== 'paid') throw invalid('invoice', 'is not refundable');
  const most = refundableOf(site, invoice);
  const asked = typeof body['amount'] === 'number' ? Math.round(body['amount'] * 100) : most;
  if (asked <= 0 || asked > most) throw invalid('amount', 'is more than can be refunded');
  return writeRefund(site, findAccount(site, `code-${invoice.accountCode}`), invoice, asked);
}
