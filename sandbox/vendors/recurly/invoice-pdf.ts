import { balanceOf } from './invoices.ts';
import { pdfOf } from './pdf.ts';
import { findAccount, type Site } from './site.ts';
import type { Invoice } from './state.ts';

const money = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** An invoice as it is sent to people. */
export function invoicePdf(site: Site, invoice: Invoice): Buffer {
  const account = findAccount(site, `code-${invoice.accountCode}`);
  return pdfOf([
    `${invoice.type === 'credit' ? 'Credit' : 'Invoice'} ${invoice.number}`,
    `Sandbox of the card processor: no money has moved.`,
    '',
    `Date     ${day(invoice.createdAt)}`,
    `For      ${account.firstName} ${account.lastName} ${account.company}`.trimEnd(),
    '',
    ...invoice.lines.map((line) => {
      const until = line.endsAt === null ? '' : ` to ${day(line.endsAt)}`;
      return `${line.quantity} x ${line.description}, ${day(line.startsAt)}${until}: ${money(line.amount)}`;
    }),
    '',
    `Subtotal ${money(invoice.subtotal)}`,
    ...(invoice.discount > 0 ? [`Discount ${money(-invoice.discount)}`] : []),
    `Tax      ${money(invoice.tax)}`,
    `Total    ${money(invoice.total)}`,
    `Balance  ${money(balanceOf(invoice))}`,
  ]);
}
