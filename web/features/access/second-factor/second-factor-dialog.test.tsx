import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { LevelWaits } from './level-waits.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

const { confirmSecondFactor, getSecondFactor, getSession, listPasskeys } = contract.access;
const CODE = 'Code from your authenticator app';
const ON = { on: true, since: '2026-11-01T15:00:00.000Z', recoveryCodesLeft: 8, freshUntil: null };
const onClose = vi.fn<() => void>();
const onConfirmed = vi.fn<() => void>();
const known = [{ query: sessionQuery, data: SESSION }];

const show = (language: 'en' | 'es' = 'en') =>
  open(<SecondFactorDialog opened onClose={onClose} onConfirmed={onConfirmed} />, { known, language });

beforeEach(() => {
  onClose.mockClear();
  onConfirmed.mockClear();
  server.answer(getSecondFactor, ON);
  server.answer(getSession, { session: SESSION });
  server.answer(listPasskeys, { passkeys: [] });
});

describe('the second factor, asked for again', () => {
  it('needs a code, and sends nothing without one', async () => {
    await show();
    await dialog();
    await press('Confirm');
    expect(saidAt(CODE)).toContain('Enter the code.');
    expect(server.bodies(confirmSecondFactor)).toEqual([]);
  });

  it('says that a code is wrong, and lets another be tried', async () => {
    server.refuse(confirmSecondFactor, { status: 422, code: 'second_factor_wrong' });
    await show();
    await dialog();
    fill(CODE, '000000');
    await press('Confirm');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(onConfirmed).not.toHaveBeenCalled();
    server.answer(confirmSecondFactor, { freshUntil: '2026-11-22T10:15:00.000Z' });
    fill(CODE, '123456');
    await press('Confirm');
    expect(onConfirmed).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes a recovery code, which may have letters', async () => {
    await show('es');
    await dialog();
    const other = [...document.querySelectorAll('button')].find((each) => /recuperación/.test(each.textContent));
    await press(other?.textContent ?? '');
    expect(field(/de recuperación/).inputMode).toBe('text');
    expect(field(/de recuperación/).maxLength).toBe(24);
  });

  it('shows the way to set one up to an account that has none', async () => {
    server.answer(getSecondFactor, { on: false, since: null, recoveryCodesLeft: 0, freshUntil: null });
    await show();
    await dialog();
    expect(screen.getByText(/your account has none yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/account');
    expect(() => button('Confirm')).toThrow('0 buttons');
  });
});

describe('a level that waits for a second factor', () => {
  it('says that one has to be set up, with nothing to press', async () => {
    await open(<LevelWaits waits="enrol" />, { known });
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('asks for the code where that is all that is missing', async () => {
    await open(<LevelWaits waits="confirm" />, { known });
    await press('Confirm');
    expect((await dialog()).textContent).toContain('The answer counts for 15 minutes.');
  });
});
