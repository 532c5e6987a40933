import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { balanceOf } from './invoices.ts';
import { INVOICE_TEMPLATE } from './invoice-template.ts';
import { findAccount, type Site } from './site.ts';
import type { Invoice } from './state.ts';

/** Rounds that a layout is remembered for without being needed. */
const KEPT_ROUNDS = 5;

const money = (cents: number) => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What stands on an invoice, as text: the template knows no numbers. */
function contentsOf(site: Site, invoice: Invoice) {
  const { firstName, lastName, company, email, address } = findAccount(site, `code-${invoice.accountCode}`);
  const sums = [
    ['Subtotal', money(invoice.subtotal)],
    ...(invoice.discount > 0 ? [['Discount', money(-invoice.discount)]] : []),
    ...(invoice.tax === 0 ? [] : [['Sales tax', money(invoice.tax)]]),
    ['Total', money(invoice.total)],
    ...(invoice.type === 'charge' ? [['Balance due', money(balanceOf(invoice))]] : []),
  ];
  return {
    title: `${invoice.type === 'credit' ? 'Credit' : 'Invoice'} ${invoice.number}`,
    state: invoice.state.replace('_', ' '),
    date: day(invoice.createdAt),
    due: day(invoice.dueAt),
    to: [`${firstName} ${lastName}`.trim(), company, email, ...Object.values(address)].filter(Boolean),
    lines: invoice.lines.map(({ quantity, description, startsAt, endsAt, unitAmount, amount }) => ({
      description,
      period: endsAt === null ? day(startsAt) : `${day(startsAt)} to ${day(endsAt)}`,
      quantity: String(quantity),
      price: money(unitAmount),
      amount: money(amount),
    })),
    sums,
  };
}

let compiler: Promise<NodeCompiler> | undefined;

/** Loaded with the first invoice that is asked for, with its own letters: nothing of it is in the merchant's brand. */
async function open(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return Compiler.create();
}

/** An invoice as it is sent to people. */
export async function invoicePdf(site: Site, invoice: Invoice): Promise<Buffer> {
  const data = JSON.stringify(contentsOf(site, invoice));
  compiler ??= open();
  const typst = await compiler;
  try {
    const { result } = typst.compile({ mainFileContent: INVOICE_TEMPLATE, inputs: { data } });
    if (result === null) throw new Error(`invoice ${invoice.number} could not be set`);
    return typst.pdf(result, { pdfTags: true });
  } finally {
    typst.evictCache(KEPT_ROUNDS);
  }
}
