import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../lib/api/call-types.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const { disableSecondFactor, getSecondFactor, getSession, getSignInMethods } = contract.access;

type State = Answer<'access', 'getSecondFactor'>;
const ON: State = { on: true, since: '2026-11-01T15:00:00.000Z', recoveryCodesLeft: 8, freshUntil: null };
const OFF: State = { on: false, since: null, recoveryCodesLeft: 0, freshUntil: null };

async function show(state: State) {
  server.answer(getSecondFactor, state);
  await open(
    <>
      <TwoFactorCard />
      <Toaster />
    </>,
    { known: [{ query: sessionQuery, data: SESSION }] },
  );
}

beforeEach(() => {
  server.answer(getSession, { session: SESSION });
  server.answer(getSignInMethods, { password: true, providers: [] });
});

describe('two-factor sign-in', () => {
  it('says since when it is on, and warns only of few recovery codes', async () => {
    await show(ON);
    expect(screen.getByText(/On since .*November 1/)).toBeTruthy();
    expect(screen.getByText('8 recovery codes left')).toBeTruthy();
    expect(screen.queryByText(/Only a few recovery codes/)).toBeNull();
  });

  it('warns of the last codes', async () => {
    await show({ ...ON, recoveryCodesLeft: 3 });
    expect(screen.getByText(/Only a few recovery codes are left/)).toBeTruthy();
  });

  it('is offered where it is off, and not asked to be turned off', async () => {
    await show(OFF);
    expect(button('Set up')).toBeTruthy();
    expect(() => button('Turn off')).toThrow('0 buttons');
  });

  it('can be read again when it could not be', async () => {
    server.drop(getSecondFactor);
    await open(<TwoFactorCard />, { known: [{ query: sessionQuery, data: SESSION }] });
    expect(screen.queryByText('Set up')).toBeNull();
    server.answer(getSecondFactor, OFF);
    await press('Try again');
    expect(button('Set up')).toBeTruthy();
  });

  it('is turned off with password and code; a wrong one keeps both', async () => {
    await show(ON);
    await press('Turn off');
    const asked = await dialog();
    await press('Turn off', asked);
    expect(saidAt('Your password')).toContain('Enter your password.');
    expect(saidAt('Code from your authenticator app')).toContain('Enter the code.');
    expect(server.bodies(disableSecondFactor)).toEqual([]);
    server.refuse(disableSecondFactor, { status: 422, code: 'second_factor_wrong' });
    fill('Your password', 'porch-light-42');
    await press('Use a recovery code instead');
    fill('Recovery code', 'aaaa-bbbb-0001');
    await press('Turn off', asked);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect([field('Your password').value, field('Recovery code').value]).toEqual(['porch-light-42', 'aaaa-bbbb-0001']);
    server.answer(disableSecondFactor);
    server.answer(getSecondFactor, OFF);
    await press('Turn off', asked);
    expect(await screen.findByText('Two-factor sign-in is off.')).toBeTruthy();
    expect(server.bodies(disableSecondFactor).at(-1)).toEqual({ password: 'porch-light-42', code: 'aaaa-bbbb-0001' });
    expect(button('Set up')).toBeTruthy();
  });
});
