import { api as contract } from '@yardsign/contracts/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { SiteCoupon, SiteCoupons } from '../coupon-api.ts';
import { CouponsPage } from './coupons-page.tsx';

const { listSiteCoupons, makeCoupon, endCoupon } = contract.billing;
const coupon = (code: string, change: Partial<SiteCoupon> = {}): SiteCoupon => ({
  id: code,
  code,
  name: `The ${code}`,
  names: null,
  state: 'redeemable',
  duration: 'temporal',
  temporal_amount: 3,
  temporal_unit: 'month',
  discount: { type: 'percent', percent: 20, currencies: [], trial: null },
  applies_to_all_plans: true,
  plans: [],
  expired_at: null,
  purpose: 'promo',
  standing: 'open',
  origin: 'staff',
  uses: 2,
  ...change,
});
const LIST: SiteCoupons = {
  enabled: true,
  stale: false,
  plans: [{ code: 'elite-annual', name: 'Elite Annual' }],
  items: [
    coupon('WELCOME20', { names: { en: 'A fifth off', es: 'Una quinta parte menos' } }),
    coupon('LOST', { standing: 'missing', uses: 0 }),
    coupon('EIGHTH', { discount: { type: 'percent', percent: 12.5, currencies: [], trial: null } }),
    coupon('OVER', { standing: 'ended', expired_at: '2026-11-22T05:00:00.000Z', uses: 0 }),
  ],
};
const user = (access_level: number) => ({
  ...SESSION,
  user: { ...SESSION.user, access_levels: [{ access_level }] as typeof SESSION.user.access_levels },
});
const show = (level: number, language: 'en' | 'es' = 'en') =>
  open(<CouponsPage />, { language, known: [{ query: sessionQuery, data: user(level) }] });

beforeEach(() => server.answer(listSiteCoupons, { data: LIST }));

describe('the coupons of the site', () => {
  it('say what they give, how they stand and why one cannot be used', async () => {
    await show(3);
    await screen.findByText('A fifth off');
    expect(screen.getAllByText('20% off · for 3 months · all plans')).toHaveLength(2);
    expect(screen.getByText('12.5% off · for 3 months · all plans')).toBeTruthy();
    expect(screen.getByText(/ended Nov 21, 2026/)).toBeTruthy();
    expect(screen.getByText(/The card processor does not have it/)).toBeTruthy();
    expect(() => button('End it: OVER')).toThrow('0 buttons');
  });

  it('are only looked at by crew, in Spanish too', async () => {
    await show(2, 'es');
    await screen.findByText('Una quinta parte menos');
    expect(screen.getByText(/cosa de administradores/)).toBeTruthy();
    expect(() => button('Cupón nuevo')).toThrow('0 buttons');
    expect(() => button('Terminar: WELCOME20')).toThrow('0 buttons');
  });

  it('say that no payments are taken', async () => {
    server.answer(listSiteCoupons, { data: { ...LIST, enabled: false, items: [] } });
    await show(3);
    expect(await screen.findByText('This installation takes no payments')).toBeTruthy();
  });
});

it('a new coupon says what is wrong, keeps what was typed, and is sent as it is meant', async () => {
  await show(3);
  await screen.findByText('A fifth off');
  await press('New coupon');
  await dialog();
  await press('Make it');
  expect(saidAt('Percent')).toContain('at most 100');
  fill('Code', 'WELCOME20');
  fill('Name in English', 'Half off');
  fill('Name in Spanish', 'La mitad');
  fill('Percent', '50');
  fill('Reason', 'For the spring');
  server.refuse(makeCoupon, { status: 409, code: 'coupon_exists' });
  await press('Make it');
  await waitFor(() => expect(saidAt('Code')).toContain('another coupon of this code'));
  fill('Code', 'SPRING');
  server.answer(makeCoupon, { data: { ...LIST, items: [coupon('SPRING', { name: 'Half off' })] } });
  await press('Make it');
  await screen.findByText('Half off');
  expect(server.bodies(makeCoupon).at(-1)).toEqual({
    code: 'SPRING',
    purpose: 'promo',
    value: '50%',
    duration: 'single_use',
    plans: 'all',
    ends: null,
    names: { en: 'Half off', es: 'La mitad' },
    reason: 'For the spring',
  });
});

it('a coupon is ended with a reason', async () => {
  await show(3);
  await screen.findByText('A fifth off');
  await press('End it: WELCOME20');
  await dialog();
  fill('Reason', 'The campaign is over');
  server.answer(endCoupon, { data: { ...LIST, items: [] } });
  await press('End it');
  await waitFor(() => expect(screen.queryByText('A fifth off')).toBeNull());
  expect(server.bodies(endCoupon)).toEqual([{ reason: 'The campaign is over' }]);
});
