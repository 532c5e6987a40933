import { screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { BILLING, siteCoupon } from '../../../testing/billing.ts';
import { CARD_PAGES, cardFrame } from '../../../testing/card-frame.ts';
import { button, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Checkout } from './checkout.tsx';

const { createSubscription, getBilling, getCoupons } = contract.billing;
const UNPAID = { ...BILLING, stage: 'none' as const, subscription: null, card_fields: CARD_PAGES };
const onDone = vi.fn<() => void>();
const PAY = 'Start for $69.00';
const COUPON = 'Coupon (optional)';

async function openCheckout({ first = 'expert-monthly' as string | null, language = 'en' as 'en' | 'es' } = {}) {
  await open(<Checkout billing={UNPAID} memberId={SESSION.user.id} first={first} coupon="" onDone={onDone} />, {
    language,
    known: [{ query: sessionQuery, data: SESSION }],
  });
  return cardFrame(
    language === 'en' ? 'Card fields of the card processor' : 'Campos de la tarjeta del procesador de tarjetas',
  );
}

const paid = () => server.bodies(createSubscription);

beforeEach(() => {
  onDone.mockReset();
  server.answer(getBilling, { data: UNPAID });
  server.answer(getCoupons, { data: [] });
  server.answer(contract.access.getSession, { session: SESSION });
  server.answer(createSubscription, { data: BILLING });
});

describe('paying by card', () => {
  it('waits for the fields of the processor, then pays once with what they answered', async () => {
    const card = await openCheckout();
    expect(button(PAY).disabled).toBe(true);
    await card.say({ act: 'ready' });
    await press(PAY);
    expect(card.asked).toHaveBeenCalledExactlyOnceWith({ to: 'card-fields' }, 'https://cards.example.com');
    expect(paid()).toEqual([]);
    await card.say({ act: 'token', id: 'tok_card_1' });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await card.say({ act: 'token', id: 'tok_card_2' });
    expect(paid()).toEqual([
      {
        plan_code: 'expert-monthly',
        account: { code: SESSION.user.id },
        currency: 'USD',
        unit_amount: 69,
        token_id: 'tok_card_1',
      },
    ]);
  });

  it('hears nobody but its own frame', async () => {
    const card = await openCheckout();
    await card.say({ act: 'ready' }, window);
    expect(button(PAY).disabled).toBe(true);
    await card.say({ act: 'ready' });
    await press(PAY);
    await card.say({ act: 'token', id: 'tok_card_of_another' }, window);
    expect(paid()).toEqual([]);
  });

  it('sends nothing where the card is wrong, and may be tried again', async () => {
    const card = await openCheckout();
    await card.say({ act: 'ready' });
    await press(PAY);
    await card.say({ act: 'fault' });
    expect(paid()).toEqual([]);
    expect(button(PAY).disabled).toBe(false);
  });

  it('asks for a plan first, aloud, before the card is looked at', async () => {
    const card = await openCheckout({ first: null });
    await card.say({ act: 'ready' });
    await press('Pay');
    expect(screen.getByRole('alert').textContent).toContain('Choose a plan first.');
    expect(card.asked).not.toHaveBeenCalled();
  });

  it('says what the bank refused, and is ready for another card', async () => {
    server.refuse(createSubscription, { status: 422, code: 'card_declined' });
    const card = await openCheckout();
    await card.say({ act: 'ready' });
    await press(PAY);
    await card.say({ act: 'token', id: 'tok_card_1' });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(button(PAY).disabled).toBe(false);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('a bank that asks the holder first', () => {
  async function openAsked() {
    server.refuse(createSubscription, {
      status: 422,
      code: 'card_needs_bank',
      issues: [{ path: 'three_d_secure_action_token_id', message: 'act_1&lang=xx' }],
    });
    const card = await openCheckout();
    await card.say({ act: 'ready' });
    await press(PAY);
    await card.say({ act: 'token', id: 'tok_card_1' });
    const title = await screen.findByRole('heading', { name: 'Your bank asks' });
    expect(document.activeElement).toBe(title);
    return cardFrame('Your bank asks');
  }

  it('is answered beside the order, which is sent again with the answer', async () => {
    const bank = await openAsked();
    expect(document.querySelector('iframe[title="Your bank asks"]')?.getAttribute('src')).toContain(
      'action=act_1%26lang%3Dxx&',
    );
    server.answer(createSubscription, { data: BILLING });
    await bank.say({ act: 'token', id: 'proof_card_1' });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(paid().map((sent) => [sent.token_id, sent.three_d_secure_action_result_token_id])).toEqual([
      ['tok_card_1', undefined],
      ['tok_card_1', 'proof_card_1'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Your bank asks' })).toBeNull();
  });

  it('can be sent away, and then nothing is paid and the page says why', async () => {
    await openAsked();
    await press('Cancel');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(paid()).toHaveLength(1);
    expect(button(PAY).disabled).toBe(false);
  });
});

describe('a coupon that is refused when it is paid with', () => {
  it('is said at its field as long as it stands there, and no longer', async () => {
    server.refuse(createSubscription, { status: 422, code: 'invalid_coupon' });
    server.answer(getCoupons, { data: [siteCoupon('PORCH')] });
    const card = await openCheckout();
    await card.say({ act: 'ready' });
    fill(COUPON, 'PORCH');
    await press('Apply');
    await press('Start for $58.65');
    await card.say({ act: 'token', id: 'tok_card_1' });
    await waitFor(() => expect(saidAt(COUPON)).not.toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
    fill(COUPON, '');
    await press('Apply');
    expect(saidAt(COUPON)).toBe('');
    expect(button(PAY).disabled).toBe(false);
  });

  it('is asked for again, and the page no longer promises what it took off', async () => {
    server.refuse(createSubscription, { status: 422, code: 'coupon_problem' });
    server.answer(getCoupons, { data: [siteCoupon('PORCH')] });
    const card = await openCheckout();
    await card.say({ act: 'ready' });
    fill(COUPON, 'PORCH');
    await press('Apply');
    await press('Start for $58.65');
    server.answer(getCoupons, { data: [siteCoupon('PORCH', { state: 'expired' })] });
    await card.say({ act: 'token', id: 'tok_card_1' });
    await waitFor(() => expect(saidAt(COUPON)).toBe('invalid coupon'));
    expect(screen.queryByText(/instead of/)).toBeNull();
    expect(button(PAY).disabled).toBe(false);
  });
});
