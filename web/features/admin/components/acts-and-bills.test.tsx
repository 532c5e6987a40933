import { act, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { PersonBilling } from '../billing-api.ts';
import type { WantedBillingAct } from '../billing-model.ts';
import type { Person } from '../model.ts';
import { ActDialog, type WantedAct } from './act-dialog.tsx';
import { BillingActDialog } from './billing/billing-act-dialog.tsx';
import { ImpersonateButton } from './impersonate-button.tsx';

const { admin, billing } = contract;
const onClose = vi.fn<() => void>();
const known = [{ query: sessionQuery, data: SESSION }];
const BILLING: PersonBilling = {
  enabled: true,
  stage: 'active',
  plan: 'Elite Monthly',
  price: 99,
  ends_at: null,
  card: null,
  balance: 0,
  past_due: 0,
  trial_ends_at: null,
  granted_until: null,
  last_sync: null,
  stale: false,
  invoices: [],
  commands: [],
};

beforeEach(() => onClose.mockReset());

describe('an act on an account', () => {
  const openAct = async (wanted: WantedAct, person: Person = MAYA, language: 'en' | 'es' = 'en') => {
    await open(
      <>
        <ActDialog person={person} wanted={wanted} onClose={onClose} />
        <Toaster />
      </>,
      { language, known },
    );
    return dialog();
  };

  it.each<[WantedAct, RegExp, string, 'setBlock' | 'sendPasswordReset' | 'changeFeature', object]>([
    [{ kind: 'block' }, /Maya Brooks is signed out everywhere/, 'Block the account', 'setBlock', { blocked: true }],
    [{ kind: 'passwordReset' }, /goes to maya@example\.com/, 'Send the mail', 'sendPasswordReset', {}],
    [
      { kind: 'expire', feature: 'elite' },
      /Elite plan stops working for Maya Brooks/,
      'Let it expire',
      'changeFeature',
      { change: 'expire', feature: 'elite' },
    ],
  ])('%j says what will happen, and sends no more than that and why', async (wanted, says, words, route, body) => {
    server.answer(admin[route], { person: MAYA });
    const window = await openAct(wanted);
    expect(window.textContent).toMatch(says);
    fill('Reason', '  They asked for it ');
    await press(words, window);
    expect(server.bodies(admin[route])).toEqual([{ ...body, reason: 'They asked for it' }]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText('Done. It stands in the audit log.')).toBeTruthy();
  });

  it('that gives a feature offers what is not held, and wants one of it', async () => {
    const features = [{ slug: 'elite', isPlan: true, includes: ['video'], expired: false }];
    const window = await openAct({ kind: 'grant' }, { ...MAYA, features });
    const offered = [...field('Feature').options].map(({ textContent }) => textContent);
    expect(offered).not.toContain('Elite plan');
    expect(offered).toContain('Video');
    fill('Reason', 'A present');
    await press('Give a feature', window);
    expect(saidAt('Feature')).toBe('Choose a feature.');
    fill('Feature', 'local');
    server.answer(admin.changeFeature, { person: MAYA });
    await press('Give a feature', window);
    expect(server.bodies(admin.changeFeature)).toEqual([{ change: 'grant', feature: 'local', reason: 'A present' }]);
  });

  it('is not sent twice, nor closed, while it is on its way', async () => {
    let arrive = (): void => undefined;
    server.answer(admin.setStatus, () => new Promise((done) => (arrive = () => done({ person: MAYA }))));
    const window = await openAct({ kind: 'status' }, MAYA, 'es');
    fill('Estado', 'paused');
    fill('Motivo', 'Lo pidió');
    await press('Cambiar el estado', window);
    expect(button('Cancelar', window).disabled).toBe(true);
    window.querySelector('form')?.requestSubmit();
    await act(async () => arrive());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.bodies(admin.setStatus)).toEqual([{ status: 'paused', reason: 'Lo pidió' }]);
  });

  it('wants a reason that is not longer than the log takes', async () => {
    const window = await openAct({ kind: 'unblock' });
    fill('Reason', 'x'.repeat(201));
    await press('Unblock the account', window);
    expect(saidAt('Reason')).toContain('Keep it to 200 characters.');
    expect(field('Reason').value).toHaveLength(201);
    expect(server.sent(admin.setBlock)).toEqual([]);
  });
});

describe('an act on what somebody pays', () => {
  const openAct = async (wanted: WantedBillingAct) => {
    await open(<BillingActDialog person={MAYA} wanted={wanted} onClose={onClose} />, { known });
    return dialog();
  };

  it('gives a plan for some days, or takes it back with none', async () => {
    server.answer(billing.grantPersonPlan, { data: BILLING });
    const window = await openAct({ kind: 'grant' });
    fill('Plan', 'expert');
    for (const days of ['-1', '1.5', '366', '']) {
      fill('Days', days);
      await press('Give a plan for a time', window);
      expect(saidAt('Days')).toBe('Enter a whole number from 0 to 365.');
    }
    fill('Days', '0');
    fill('Reason', 'It was a mistake');
    await press('Give a plan for a time', window);
    expect(server.bodies(billing.grantPersonPlan)).toEqual([{ plan: 'expert', days: 0, reason: 'It was a mistake' }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lets a trial go on by at least a day', async () => {
    server.answer(billing.extendPersonTrial, { data: BILLING });
    const window = await openAct({ kind: 'trial' });
    fill('Reason', 'They were ill');
    fill('Days', '0');
    await press('Extend the trial', window);
    expect(saidAt('Days')).toBe('Enter a whole number from 1 to 90.');
    fill('Days', '14');
    await press('Extend the trial', window);
    expect(server.bodies(billing.extendPersonTrial)).toEqual([{ days: 14, reason: 'They were ill' }]);
  });

  it('begins a refund with all that can be given back, and keeps what was typed when the processor refuses', async () => {
    server.refuse(billing.refundPersonInvoice, { status: 409, code: 'refund_too_much' });
    const window = await openAct({ kind: 'refund', invoice: { number: '1001', refundable: 68.5 } });
    expect(window.textContent).toContain('Invoice 1001 is given back to the card of Maya Brooks.');
    expect(field('Amount').value).toBe('68.50');
    fill('Amount', '20.00');
    fill('Reason', 'Paid twice');
    await press('Refund', window);
    expect(window.querySelector('[role="alert"]')?.textContent).not.toBe('');
    expect([field('Amount').value, field('Reason').value]).toEqual(['20.00', 'Paid twice']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reads again what somebody pays, for nothing but a reason', async () => {
    server.answer(billing.syncPersonBilling, { data: BILLING });
    const window = await openAct({ kind: 'sync' });
    await press('Read again', window);
    expect(document.activeElement).toBe(field('Reason'));
    fill('Reason', 'It looks old');
    await press('Read again', window);
    expect(server.bodies(billing.syncPersonBilling)).toEqual([{ reason: 'It looks old' }]);
  });
});

it('viewing as somebody says what that means, and forgets a refusal when it is opened again', async () => {
  server.answer(contract.access.getSession, { session: SESSION });
  server.refuse(contract.access.authenticate, { status: 403, code: 'forbidden' });
  await open(<ImpersonateButton person={MAYA} />, { known });
  await press('View as Maya Brooks');
  const window = await dialog();
  expect(window.textContent).toContain('They can read that you were there, and why.');
  fill('Reason', 'A picture is missing');
  await press('Start viewing', window);
  expect(window.querySelector('[role="alert"]')).not.toBeNull();
  await press('Cancel', window);
  await press('View as Maya Brooks');
  const again = await dialog();
  expect(again.querySelector('[role="alert"]')).toBeNull();
  expect(saidAt('Reason')).not.toContain('at least 3 characters');
});
