import { screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, fill, open, press, saidAt, server } from '../../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../../testing/people.ts';
import type { PersonBilling } from '../../billing-api.ts';
import { BillingCard } from './billing-card.tsx';

const { getPersonBilling, refundPersonInvoice } = contract.billing;
const known = [{ query: sessionQuery, data: SESSION }];
const AT = '2026-11-20T12:00:00.000Z';
const BILLING: PersonBilling = {
  enabled: true,
  stage: 'active',
  plan: 'Elite Monthly',
  price: 99,
  ends_at: AT,
  card: { type: 'Visa', last_four: '1111', expires: '12/2030' },
  balance: 0,
  past_due: 0,
  trial_ends_at: null,
  granted_until: null,
  last_sync: AT,
  stale: false,
  invoices: [
    { number: '1001', type: 'charge', state: 'paid', total: 99, created_at: AT, refundable: 68.5 },
    { number: '1000', type: 'credit', state: 'closed', total: -10, created_at: AT, refundable: 0 },
  ],
  commands: [],
};

beforeEach(() => server.answer(getPersonBilling, { data: BILLING }));

describe('what somebody pays', () => {
  it('is shown to crew without anything to press', async () => {
    await open(<BillingCard person={MAYA} admin={false} />, { known });
    expect(await screen.findByText('Visa ···· 1111, 12/2030')).toBeTruthy();
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('says in Spanish how each invoice stands', async () => {
    const [invoice] = BILLING.invoices;
    if (!invoice) throw new Error('there is no invoice');
    const states = ['paid', 'past_due', 'closed', 'voided', 'unheard'];
    const invoices = states.map((state, index) => ({ ...invoice, number: String(index), state }));
    server.answer(getPersonBilling, { data: { ...BILLING, invoices } });
    await open(<BillingCard person={MAYA} admin={false} />, { known, language: 'es' });
    const said = [...document.querySelectorAll('li')].map(({ textContent }) => textContent.split(' · ').at(-1));
    expect(said).toEqual(['Pagada', 'Sin pagar', 'Cerrada', 'Anulada', 'unheard']);
  });

  it('says that the processor is silent, and shows what is known', async () => {
    server.answer(getPersonBilling, { data: { ...BILLING, stale: true, invoices: [] } });
    await open(<BillingCard person={MAYA} admin />, { known });
    expect(await screen.findByText(/does not answer/)).toBeTruthy();
    expect(screen.getByText('Elite Monthly')).toBeTruthy();
  });

  it('is given back in part, with a reason, and never more than can be', async () => {
    await open(<BillingCard person={MAYA} admin />, { known });
    await screen.findByText('Invoice 1001');
    expect(() => button('Refund invoice 1000')).toThrow('0 buttons');
    await press('Refund invoice 1001');
    await dialog();
    fill('Amount', '70');
    await press('Refund');
    expect(saidAt('Amount')).toContain('$68.50');
    fill('Amount', '30,50');
    fill('Reason', 'Paid twice');
    server.answer(refundPersonInvoice, { data: { ...BILLING, invoices: [] } });
    await press('Refund');
    await waitFor(() =>
      expect(server.bodies(refundPersonInvoice)).toEqual([{ number: '1001', amount: 30.5, reason: 'Paid twice' }]),
    );
  });
});
