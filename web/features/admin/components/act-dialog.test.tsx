import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { MAYA } from '../../../testing/people.ts';
import { ActDialog } from './act-dialog.tsx';

const CODE = 'Code from your authenticator app';

describe('changing an account', () => {
  const onClose = vi.fn<() => void>();

  beforeEach(async () => {
    onClose.mockClear();
    await open(<ActDialog person={MAYA} wanted={{ kind: 'seats' }} onClose={onClose} />);
    await dialog();
  });

  it('asks for something else than what is, and for a reason', async () => {
    await press('Change the seats');
    expect(saidAt('Seats')).toBe('That is how it is already. Choose something else.');
    expect(saidAt('Reason')).toContain('at least 3 characters');
    expect(document.activeElement).toBe(field('Seats'));
    fill('Seats', 'many');
    expect(saidAt('Seats')).toMatch(/^Enter a whole number from/);
  });

  it('says what the server refuses, and keeps what was typed', async () => {
    server.refuse(contract.admin.setSeats, { status: 409, code: 'seats_taken' });
    fill('Seats', '7');
    fill('Reason', 'They grew');
    await press('Change the seats');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([field('Seats').value, field('Reason').value]).toEqual(['7', 'They grew']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks for the second factor in place, and then does what was asked for with the reason that was typed', async () => {
    server.refuse(contract.admin.setSeats, { status: 403, code: 'second_factor_required' });
    server.answer(contract.access.getSecondFactor, { on: true, since: null, recoveryCodesLeft: 8, freshUntil: null });
    server.answer(contract.access.listPasskeys, { passkeys: [] });
    server.answer(contract.access.confirmSecondFactor, { freshUntil: '2026-11-22T10:00:00.000Z' });
    fill('Seats', '7');
    fill('Reason', 'They grew');
    await press('Change the seats');
    await screen.findByLabelText(CODE);
    server.answer(contract.admin.setSeats, { person: { ...MAYA, seats: 7 } });
    fill(CODE, '123456');
    await press('Confirm');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const act = { seats: 7, reason: 'They grew' };
    expect(server.bodies(contract.admin.setSeats)).toEqual([act, act]);
  });
});
