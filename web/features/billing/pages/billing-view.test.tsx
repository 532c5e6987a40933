import { api as contract } from '@yardsign/contracts/api';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { BILLING } from '../../../testing/billing.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Billing, BillingInvoice } from '../api.ts';
import { PastDue } from '../components/past-due.tsx';
import { BillingView } from './billing-view.tsx';

const invoice = (number: string, change: Partial<BillingInvoice> = {}): BillingInvoice => ({
  number,
  type: 'charge',
  state: 'paid',
  line_items: [{ description: 'Expert Monthly', amount: 69 }],
  tax: 0,
  total: 69,
  balance: 0,
  date_created: '2026-11-21T15:00:00.000Z',
  created_at: '2026-11-21T15:00:00.000Z',
  ...change,
});
const OWED: Billing = {
  ...BILLING,
  past_due_invoice: { number: '1002', balance: 69 } as NonNullable<Billing['past_due_invoice']>,
};

const show = (billing: Billing = BILLING) =>
  open(<BillingView billing={billing} session={SESSION} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });
const answerInvoices = (items: BillingInvoice[], nextCursor: string | null = null) =>
  server.answer(contract.billing.getInvoices, { data: { items, nextCursor } });

describe('invoices', () => {
  it('are shown ten at a time, and more when they are asked for', async () => {
    server.answer(contract.billing.getInvoices, ({ query }) =>
      query['cursor'] === undefined
        ? { data: { items: [invoice('1002')], nextCursor: 'older' } }
        : { data: { items: [invoice('1001')], nextCursor: null } },
    );
    await show();
    expect(document.body.textContent).toContain('1002');
    await press('Load more');
    expect(document.body.textContent).toContain('1001');
    expect(server.queries(contract.billing.getInvoices)).toEqual([{ limit: '10' }, { limit: '10', cursor: 'older' }]);
  });

  it('that are not there yet are told so', async () => {
    answerInvoices([]);
    await show();
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });

  it('that cannot be read can be asked for again', async () => {
    server.refuse(contract.billing.getInvoices, { status: 503, code: 'billing_unavailable' });
    await show();
    answerInvoices([invoice('1002')]);
    await press('Try again');
    expect(document.body.textContent).toContain('1002');
  });

  it('of the staff’s made-up account cannot be fetched as documents', async () => {
    answerInvoices([invoice('1002')]);
    await show({ ...BILLING, test_data: true });
    expect(screen.queryByText('PDF')).toBeNull();
  });
});

describe('what is owed', () => {
  beforeEach(() => answerInvoices([invoice('1002', { state: 'past_due', balance: 69 })]));

  it('is named with the way to pay it, and is gone when it is paid', async () => {
    await show(OWED);
    expect(document.body.textContent).toContain('$69.00 is past due');
    server.answer(contract.billing.payInvoice, { data: BILLING });
    server.answer(contract.access.getSession, { session: SESSION });
    await press('Pay now');
    expect(server.bodies(contract.billing.payInvoice)).toEqual([{}]);
    expect(server.sent(contract.billing.payInvoice)[0]?.params).toEqual({ code: SESSION.user.id, number: '1002' });
  });

  it('stays with the bank’s refusal in words', async () => {
    await show(OWED);
    server.refuse(contract.billing.payInvoice, { status: 422, code: 'card_without_funds' });
    server.answer(contract.access.getSession, { session: SESSION });
    server.answer(contract.billing.getBilling, { data: OWED });
    await press('Pay now');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(document.body.textContent).toContain('$69.00 is past due');
  });

  it('says nothing more of a card that was replaced', async () => {
    const other = { ...OWED.account?.billing_info?.payment_method, last_four: '4444' };
    const replaced = { ...OWED, account: { ...OWED.account, billing_info: { payment_method: other } } } as Billing;
    function Replacing() {
      const [billing, setBilling] = useState<Billing>(OWED);
      return (
        <>
          <button onClick={() => setBilling(replaced)}>Another card</button>
          <PastDue billing={billing} memberId={SESSION.user.id} />
        </>
      );
    }
    await open(<Replacing />, { known: [{ query: sessionQuery, data: SESSION }] });
    server.refuse(contract.billing.payInvoice, { status: 422, code: 'card_without_funds' });
    server.answer(contract.access.getSession, { session: SESSION });
    server.answer(contract.billing.getBilling, { data: OWED });
    await press('Pay now');
    await screen.findByRole('alert');
    await press('Another card');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).toContain('$69.00 is past due');
  });
});

it.each([
  [-12.5, 'Credit in your favor', '$12.50'],
  [0, 'Balance', '$0.00'],
])('a balance of %d is called %s', async (amount, label, shown) => {
  answerInvoices([]);
  await show({ ...BILLING, balance: { ...BILLING.balance, amount } });
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
  expect(term?.nextElementSibling?.textContent).toBe(shown);
});
