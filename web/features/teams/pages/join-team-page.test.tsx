import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../lib/api/call-types.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { JoinTeamPage } from './join-team-page.tsx';

const { acceptInvite, declineInvite, readInvite } = contract.teams;
const LINK = { id: 'inv_abcdefgh', h: 's'.repeat(43) };

const INVITE: Answer<'teams', 'readInvite'>['invite'] = {
  state: 'open',
  ownerName: 'Oscar Grant',
  company: 'Harbor',
  invitedBy: 'Oscar Grant',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Brooks',
  isAdmin: false,
  expiresAt: '2026-12-04T15:00:00.000Z',
};

const show = (session: Session | null = null, at = `/join-team?id=${LINK.id}&h=${LINK.h}`) =>
  open(<JoinTeamPage />, { at, known: [{ query: sessionQuery, data: session }] });

beforeEach(() => server.answer(readInvite, { invite: INVITE, accounts: [] }));

describe('an invitation to a team', () => {
  it('leaves the address at once, and is kept for the way over the sign-in page', async () => {
    server.answer(readInvite, {
      invite: INVITE,
      accounts: [{ name: 'Maya Brooks', username: 'maya', company: 'Brooks Homes' }],
    });
    const { address, unmount } = await show();
    expect(await screen.findByRole('heading', { name: 'Join the team of Harbor' })).toBeTruthy();
    expect(address()).toBe('/join-team');
    expect(server.bodies(readInvite)).toEqual([LINK]);
    expect(screen.getByText('maya · Brooks Homes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in to join' }).getAttribute('href')).toContain('/login');
    unmount();
    await show(SESSION, '/join-team');
    expect(screen.getByText(/You are logged in as Maya Brooks/)).toBeTruthy();
  });

  it('is accepted with the account that is signed in, which is named where the address is another', async () => {
    server.answer(readInvite, { invite: { ...INVITE, email: 'm@harbor.example', isAdmin: true }, accounts: [] });
    server.answer(acceptInvite);
    server.answer(contract.access.getSession, { session: SESSION });
    const { address } = await show(SESSION);
    expect(await screen.findByText(/You would be an admin/)).toBeTruthy();
    expect(screen.getByText(/The invitation went to m@harbor.example/)).toBeTruthy();
    await press('Join as Maya Brooks');
    await expect.poll(address).toBe('/dashboard');
    expect(server.bodies(acceptInvite)).toEqual([LINK]);
  });

  it('says why it could not be accepted, and can be tried again', async () => {
    server.refuse(acceptInvite, { status: 410, code: 'link_invalid' });
    const { address } = await show(SESSION);
    await screen.findByRole('heading', { name: 'Join the team of Harbor' });
    await press('Join as Maya Brooks');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(address()).toBe('/join-team');
  });

  it('is answered in person, never by who looks as somebody else', async () => {
    await show({ ...SESSION, impersonation: IMPERSONATION });
    expect(await screen.findByText(/invitations are answered in person/)).toBeTruthy();
    expect(screen.queryByText('Join as Maya Brooks')).toBeNull();
  });

  it('is declined only by the second press', async () => {
    server.answer(declineInvite);
    await show();
    await screen.findByRole('heading', { name: 'Join the team of Harbor' });
    await press('No, thanks');
    expect(server.bodies(declineInvite)).toEqual([]);
    await press('Decline');
    expect(screen.getByText('You declined this invitation')).toBeTruthy();
    expect(server.bodies(declineInvite)).toEqual([LINK]);
  });

  it('that was taken back or used, or that lost its half, leads nowhere', async () => {
    const { unmount } = await show(null, '/join-team');
    expect(screen.getByText('This invitation cannot be used')).toBeTruthy();
    unmount();
    server.answer(readInvite, { invite: { ...INVITE, state: 'cancelled' }, accounts: [] });
    const taken = await show();
    expect(await screen.findByText('This invitation was taken back')).toBeTruthy();
    taken.unmount();
    server.answer(readInvite, { invite: { ...INVITE, state: 'closed' }, accounts: [] });
    const closed = await show();
    expect(await screen.findByText('This team is not taking anybody right now')).toBeTruthy();
    closed.unmount();
    server.refuse(readInvite, { status: 410, code: 'link_invalid' });
    await show();
    expect(await screen.findByText('This invitation cannot be used')).toBeTruthy();
  });

  it('that could not be read can be read again', async () => {
    server.drop(readInvite);
    await show();
    expect(await screen.findByText('The team could not be loaded')).toBeTruthy();
    server.answer(readInvite, { invite: INVITE, accounts: [] });
    await press('Try again');
    expect(screen.getByRole('heading', { name: 'Join the team of Harbor' })).toBeTruthy();
  });
});
