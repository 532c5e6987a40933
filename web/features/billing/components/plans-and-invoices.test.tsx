import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { Interval } from '@yardsign/domain/billing/plans';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { BILLING } from '../../../testing/billing.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { BillingInvoice } from '../api.ts';
import { tiersToChoose } from '../model.ts';
import { InvoicesCard } from './invoices-card.tsx';
import { PlanPicker } from './plan-picker.tsx';

const { getInvoicePdf, getInvoices } = contract.billing;
const known = [{ query: sessionQuery, data: SESSION }];

describe('the plans side by side', () => {
  const onChoose = vi.fn<(code: string) => void>();

  function Plans({ current = null }: { current?: string | null }) {
    const [interval, setInterval] = useState<Interval>('monthly');
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <PlanPicker
        tiers={tiersToChoose(BILLING.plans)}
        interval={interval}
        onInterval={setInterval}
        chosen={chosen}
        onChoose={(code) => {
          onChoose(code);
          setChosen(code);
        }}
        current={current}
      />
    );
  }
  function tiers(): HTMLInputElement[] {
    const group = screen.getByText('Plans', { selector: 'legend' }).closest('fieldset');
    return [...(group?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])];
  }
  const lines = () => tiers().map((tier) => tier.closest('label')?.textContent ?? '');

  beforeEach(() => onChoose.mockReset());

  it('have the prices of one interval at a time, and what a month of a long one costs', async () => {
    await open(<Plans />, { known });
    const monthly = lines();
    expect(monthly.length).toBeGreaterThan(1);
    expect(monthly.every((line) => line.includes('a month'))).toBe(true);
    await act(async () => screen.getByLabelText('Yearly').click());
    expect(lines()).toHaveLength(monthly.length);
    expect(lines().every((line) => line.includes('a year') && line.includes('a month'))).toBe(true);
    expect(screen.getByText(/^Yearly saves up to \d+%\.$/)).toBeTruthy();
  });

  it('are chosen by their radio buttons, except the one that runs', async () => {
    await open(<Plans current="expert-monthly" />, { known });
    const runs = tiers().find((tier) => tier.disabled);
    expect(runs?.closest('label')?.textContent).toContain('Your plan');
    await act(async () => runs?.click());
    expect(onChoose).not.toHaveBeenCalled();
    const other = tiers().find((tier) => !tier.disabled);
    await act(async () => other?.click());
    expect(onChoose).toHaveBeenCalledOnce();
    expect(tiers().filter(({ checked }) => checked)).toEqual([other]);
  });

  it('have no choice of an interval where there is one', async () => {
    const yearly = BILLING.plans.filter(({ interval_length: months }) => months === 1);
    await open(
      <PlanPicker
        tiers={tiersToChoose(yearly)}
        interval="monthly"
        onInterval={() => undefined}
        chosen={null}
        onChoose={onChoose}
        current={null}
      />,
      { known },
    );
    expect(screen.queryByLabelText('Yearly')).toBeNull();
    expect(screen.queryByText(/saves up to/)).toBeNull();
  });
});

describe('invoices', () => {
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
  const show = (readOnly = false) =>
    open(
      <>
        <InvoicesCard memberId={SESSION.user.id} readOnly={readOnly} />
        <Toaster />
      </>,
      { known },
    );
  const list = (items: BillingInvoice[], nextCursor: string | null = null) =>
    server.answer(getInvoices, { data: { items, nextCursor } });

  it('that are shown stay where the next ones do not come, and the page says so', async () => {
    list([invoice('1002')], 'older');
    await show();
    server.drop(getInvoices);
    await press('Load more');
    expect(screen.getByRole('alert').textContent).toContain('Your invoices could not be loaded');
    expect(screen.getByText(/1002/)).toBeTruthy();
    list([invoice('1001')]);
    await press('Load more');
    expect(screen.getByText(/1001/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are saved as files by their numbers, and say when one could not be', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    list([invoice('1002'), invoice('1001')]);
    server.refuse(getInvoicePdf, { status: 503, code: 'billing_unavailable' });
    await show();
    await press('PDF of invoice 1001');
    expect((await screen.findByRole('alert')).textContent).toContain('failed to download invoice');
    expect(names).toEqual([]);
    server.answer(getInvoicePdf);
    await press('PDF of invoice 1001');
    await expect.poll(() => names).toEqual(['invoice-1001.pdf']);
    expect(button('PDF of invoice 1002').disabled).toBe(false);
    click.mockRestore();
  });

  it('have no file for who may only look', async () => {
    list([invoice('1002')]);
    await show(true);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
