import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { CompleteSignupPage } from './complete-signup-page.tsx';

const { authenticateTicket, readMailedLink } = contract.account;
const { logout } = contract.access;
const [ID, SECRET] = ['lnk_aaaaaaaa0001', 's'.repeat(43)];
const LINK = `/complete-signup?v=${encodeURIComponent(btoa(`${ID};${SECRET}`))}`;

const show = (session: Session | null, at = LINK) =>
  open(<CompleteSignupPage />, { at, known: [{ query: sessionQuery, data: session }] });

beforeEach(() => {
  server.answer(readMailedLink, {
    account: { name: 'Nora', username: 'nora', email: 'nora@example.com' },
    expiresAt: '2026-11-23T10:00:00.000Z',
    has: null,
  });
});

describe('the link that finishes a sign-up', () => {
  it('is read but not used by opening the page', async () => {
    await show(null);
    expect(screen.getByRole('heading', { name: 'Welcome, Nora' })).toBeTruthy();
    expect(screen.getByText('This link finishes the account nora, under nora@example.com.')).toBeTruthy();
    expect(server.bodies(readMailedLink)).toEqual([{ purpose: 'complete-signup', id: ID, secret: SECRET }]);
    expect(server.bodies(authenticateTicket)).toEqual([]);
  });

  it('says why it could not be used, and can be pressed again', async () => {
    server.drop(authenticateTicket);
    await show(null);
    await press('Go on');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(button('Go on').disabled).toBe(false);
  });

  it('names who is logged in, and logs them out only when that is chosen', async () => {
    server.answer(logout);
    server.refuse(authenticateTicket, { status: 410, code: 'link_invalid' });
    await show(SESSION);
    expect(screen.getByText('You are logged in as maya. The link is for another account.')).toBeTruthy();
    expect(server.sent(logout)).toEqual([]);
    await press('Log out and go on as nora');
    expect(server.sent(logout)).toHaveLength(1);
    expect(server.bodies(authenticateTicket)).toEqual([{ selector: ID, secret: SECRET }]);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('that is over says so, and where to get another', async () => {
    server.refuse(readMailedLink, { status: 410, code: 'link_invalid' });
    await show(null);
    expect(document.querySelector('a[href="/signup"]')).toBeTruthy();
    expect(() => button('Go on')).toThrow('0 buttons');
  });

  it('that is none leads to where somebody belongs', async () => {
    const stranger = await show(null, '/complete-signup');
    await expect.poll(stranger.address).toBe('/login');
    stranger.unmount();
    const member = await show(SESSION, '/complete-signup?v=nonsense');
    await expect.poll(member.address).toBe('/subscription');
    expect(server.bodies(readMailedLink)).toEqual([]);
  });
});
