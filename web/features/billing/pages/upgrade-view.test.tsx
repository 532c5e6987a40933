import { act, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { BILLING, siteCoupon } from '../../../testing/billing.ts';
import { button, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { UpgradeView } from './upgrade-view.tsx';

const { changePlan, getBilling, getProratedAmount } = contract.billing;
const COUPON = 'Coupon (optional)';

const openView = (at = '/upgrade', language: 'en' | 'es' = 'en', billing = BILLING) =>
  open(<UpgradeView billing={billing} session={SESSION} />, {
    at,
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
const tier = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const choose = (name: RegExp) => act(async () => tier(name).click());
const said = () => document.body.textContent;

beforeEach(() => {
  server.answer(getProratedAmount, { data: { prorated_amount: 21.5 } });
  server.answer(changePlan, { data: BILLING });
  server.answer(getBilling, { data: BILLING });
  server.answer(contract.access.getSession, { session: SESSION });
});

describe('moving to another plan', () => {
  it('says what it costs before it is confirmed, and does it once', async () => {
    const { address } = await openView();
    await act(async () => screen.getByRole('radio', { name: 'Monthly' }).click());
    expect(tier(/^Expert/).disabled).toBe(true);
    await choose(/^Elite/);
    await screen.findByText(/You pay \$21\.50 now/);
    let answer = () => {};
    server.answer(changePlan, () => new Promise((resolve) => (answer = () => resolve({ data: BILLING }))));
    const confirm = button('Confirm and pay $21.50');
    await press('Confirm and pay $21.50');
    await act(async () => confirm.click());
    await act(async () => answer());
    await waitFor(() => expect(address()).toBe('/subscription'));
    expect(server.bodies(changePlan)).toEqual([{ new_plan_code: 'elite-monthly', unit_amount: 99, timeframe: 'now' }]);
  });

  it('needs no cost of today where it waits for the renewal, and says the day in Spanish', async () => {
    server.refuse(getProratedAmount, { status: 500, code: 'internal' });
    await openView('/upgrade?plan=elite-monthly', 'es');
    expect(button('Confirmar el cambio').disabled).toBe(true);
    await act(async () => screen.getByRole('radio', { name: 'Al renovar' }).click());
    expect(said()).toContain('21 de diciembre de 2026');
    await press('Confirmar el cambio');
    expect(server.bodies(changePlan)).toEqual([
      { new_plan_code: 'elite-monthly', unit_amount: 99, timeframe: 'renewal' },
    ]);
  });

  it('at renewal says what a coupon takes off the first bill', async () => {
    server.answer(contract.billing.getCoupons, { data: [siteCoupon('SPRING')] });
    await openView('/upgrade?plan=elite-annual&coupon=spring');
    await act(async () => screen.getByRole('radio', { name: 'At renewal' }).click());
    expect(await screen.findByText(/The first bill is \$764\.15 instead of \$899\.00\./)).toBeTruthy();
  });

  it('asks again what it costs where that could not be worked out', async () => {
    server.drop(getProratedAmount);
    await openView('/upgrade?plan=elite-monthly');
    expect(said()).toContain('What it costs could not be worked out.');
    server.answer(getProratedAmount, { data: { prorated_amount: 0 } });
    await press('Try again');
    expect(said()).toContain('You pay $0.00 now.');
    expect(button('Confirm the change').disabled).toBe(false);
  });

  it('says at its field that a coupon does not count, and waits for it to be changed', async () => {
    await openView('/upgrade?plan=elite-monthly');
    server.refuse(getProratedAmount, { status: 422, code: 'invalid_coupon' });
    fill(COUPON, 'GONE');
    await press('Apply');
    expect(saidAt(COUPON)).not.toBe('');
    expect(button('Confirm the change').disabled).toBe(true);
  });

  it('stays on the page with the reason where it is refused, for another tab may have been quicker', async () => {
    server.refuse(changePlan, { status: 409, code: 'billing_busy' });
    const { address } = await openView('/upgrade?plan=elite-monthly');
    await press('Confirm and pay $21.50');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(address()).toBe('/upgrade?plan=elite-monthly');
    expect(button('Confirm and pay $21.50').disabled).toBe(false);
  });
});

describe('a plan that a link has chosen', () => {
  it('is chosen on the screen too, among the plans that are paid as often', async () => {
    await openView('/upgrade?plan=elite-monthly');
    expect(tier(/^Elite/).checked).toBe(true);
    expect(tier(/\$99\.00/)).toBe(tier(/^Elite/));
  });

  it.each(['expert-monthly', 'nothing-like-it'])('is none where it is %s', async (plan) => {
    await openView(`/upgrade?plan=${plan}`);
    expect(said()).not.toContain('Confirm the change');
    expect(server.sent(getProratedAmount)).toEqual([]);
  });
});

test('our own staff looks at the plans of the made up account, and can choose none', async () => {
  await openView('/upgrade', 'en', { ...BILLING, test_data: true });
  expect(said()).toContain('Test data');
  expect([tier(/^Expert/).disabled, tier(/^Elite/).disabled]).toEqual([true, true]);
  await act(async () => screen.getByRole('radio', { name: 'Yearly' }).click());
  expect(said()).toContain('$899.00');
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
});
