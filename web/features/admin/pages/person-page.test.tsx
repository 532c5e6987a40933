import { screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../testing/people.ts';
import type { Person } from '../model.ts';
import { PersonPage } from './person-page.tsx';

const { getPerson, listAudit, setStatus } = contract.admin;
const { getPersonBilling } = contract.billing;
const { authenticate, getSession } = contract.access;

/** Somebody with something in every card. */
const BUSY: Person = {
  ...MAYA,
  features: [
    { slug: 'elite', isPlan: true, includes: ['video', 'tools'], expired: false },
    { slug: 'local', isPlan: false, includes: [], expired: true },
  ],
  secondFactor: true,
  signInWith: ['google'],
  memberCount: 2,
  type: 'Team Owner',
  members: [{ id: 'usr_nora00000001', name: 'Nora Ruiz', status: 'paused', isAdmin: true }],
  connections: [
    { network: 'facebook', state: 'expired', account: 'Maya Brooks', targets: ['Brooks Homes'], expiresAt: null },
  ],
};

const show = (level: number, id = 'usr_admin0000001') =>
  open(<PersonPage />, {
    at: `/admin/people/${MAYA.id}`,
    path: '/admin/people/$id',
    known: [
      {
        query: sessionQuery,
        data: { ...SESSION, user: { ...SESSION.user, id, access_levels: [{ access_level: level }] } },
      },
    ],
  });

beforeEach(() => {
  server.answer(getPerson, { person: BUSY });
  server.answer(listAudit, { items: [], nextCursor: null });
  server.refuse(getPersonBilling, { status: 503, code: 'overloaded' });
});

describe('one person, as staff sees them', () => {
  it('has everything that helps to help them', async () => {
    await show(3);
    for (const words of ['Includes Video, Tools', 'Google', '2 of 2 taken by members', 'and 1 more'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText('Expired')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Nora Ruiz' }).getAttribute('href')).toBe('/admin/people/usr_nora00000001');
    expect(screen.getByText('Facebook: Maya Brooks', { exact: false })).toBeTruthy();
  });

  it('is changed by admins, where it stands, for a reason', async () => {
    await show(3);
    await press('Change: Status');
    const asked = await dialog();
    fill('Status', 'paused');
    await press(within(asked).getAllByRole('button').at(-1)?.textContent ?? '', asked);
    expect(saidAt('Reason')).toContain('at least 3 characters');
    fill('Reason', 'They asked for it');
    server.answer(setStatus, { person: { ...BUSY, status: 'paused' } });
    await press(within(asked).getAllByRole('button').at(-1)?.textContent ?? '', asked);
    expect(server.bodies(setStatus)).toEqual([{ status: 'paused', reason: 'They asked for it' }]);
  });

  it('is only looked at by crew', async () => {
    await show(2);
    expect(screen.getByText(/Changing accounts is for admins/)).toBeTruthy();
    for (const words of ['Change: Status', 'Give a feature', 'Block the account', 'Take away: Elite plan'])
      expect(() => button(words)).toThrow('0 buttons');
    expect(() => button('View as Maya Brooks')).toThrow('0 buttons');
  });

  it('that is oneself keeps status, access, block and second factor for another admin', async () => {
    await show(3, MAYA.id);
    expect(screen.getByText(/This is your own account/)).toBeTruthy();
    for (const words of ['Change: Status', 'Change: Access', 'Block the account', 'Remove second factor'])
      expect(() => button(words)).toThrow('0 buttons');
    expect(button('Change: User type')).toBeTruthy();
  });

  it('who is blocked can be let in again', async () => {
    server.answer(getPerson, { person: { ...BUSY, blocked: true, blockedAt: '2026-11-20T15:00:00.000Z' } });
    await show(3);
    expect(screen.getByText(/Nobody can sign in to this account/)).toBeTruthy();
    expect(button('Unblock the account')).toBeTruthy();
    expect(() => button('Block the account')).toThrow('0 buttons');
  });

  it('is viewed as only for a reason, which stays when it is refused', async () => {
    server.refuse(authenticate, { status: 403, code: 'forbidden' });
    server.answer(getSession, { session: SESSION });
    await show(3);
    await press('View as Maya Brooks');
    const asked = await dialog();
    const start = within(asked).getAllByRole('button').at(-1)?.textContent ?? '';
    await press(start, asked);
    expect(server.bodies(authenticate)).toEqual([]);
    fill('Reason', 'A picture is missing');
    await press(start, asked);
    expect(within(asked).getByRole('alert')).toBeTruthy();
    expect(field('Reason').value).toBe('A picture is missing');
  });

  it('who is gone is told from an outage', async () => {
    server.refuse(getPerson, { status: 404, code: 'user_not_found' });
    const { unmount } = await show(3);
    expect(screen.getByRole('heading', { name: 'There is nobody with this ID' })).toBeTruthy();
    unmount();
    server.drop(getPerson);
    await show(3);
    expect(screen.getByRole('heading', { name: 'The account could not be loaded' })).toBeTruthy();
    server.answer(getPerson, { person: BUSY });
    await press('Try again');
    expect(screen.getByText('Includes Video, Tools')).toBeTruthy();
  });
});
