import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { ACCOUNT, IMPERSONATION, SESSION } from '../../../testing/people.ts';
import type { OwnAccount } from '../api.ts';
import { AccountPage } from './account-page.tsx';

const { getAccount, confirmEmailChange } = contract.account;
const { access } = contract;
const SECRET = 's'.repeat(43);

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z', 0);
  // All zones of the world take a second to draw.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'America/New_York']);
  server.answer(getAccount, ACCOUNT);
  // What the cards about signing in show is theirs to test.
  for (const route of [
    access.getSignInMethods,
    access.listPasskeys,
    access.getSecondFactor,
    access.listSessions,
    access.listImpersonations,
    access.listLoginCredentials,
    contract.account.getConsent,
    contract.teams.getTeamAbove,
  ])
    server.refuse(route, { status: 503, code: 'overloaded' });
});
afterEach(() => vi.restoreAllMocks());

async function show(session: Partial<Session> = {}, { at = '/account', language = 'en' as 'en' | 'es' } = {}) {
  window.history.replaceState(null, '', at);
  return open(<AccountPage />, {
    at,
    language,
    known: [{ query: sessionQuery, data: { ...SESSION, ...session } }],
  });
}
const account = (change: Partial<OwnAccount>) => server.answer(getAccount, { ...ACCOUNT, ...change });
/** The list of the parts of the page, each with the place that it leads to. */
const parts = () =>
  [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.replace('/account#', ''));

describe('the page of the account', () => {
  it('has a list of its parts, each of which is there, once it could be read', async () => {
    server.drop(getAccount);
    await show();
    expect(screen.getByText('Error getting account data')).toBeTruthy();
    server.answer(getAccount, ACCOUNT);
    await press('Try again');
    expect(parts()).toEqual([
      ...['personal', 'language', 'email', 'password', 'ways', 'passkeys', 'two-factor', 'sessions'],
      ...['viewed', 'data', 'delete'],
    ]);
    for (const part of parts()) expect(document.getElementById(part ?? '')?.querySelector('h2')).not.toBeNull();
  });

  it('calls none of its parts the current page, since all are on it', async () => {
    await show();
    await screen.findByRole('link', { name: 'Delete account' });
    expect(document.querySelector('nav a[aria-current]')).toBeNull();
  });

  it('has what an account has besides: logins, a trial, early features, a team', async () => {
    account({ trial: { endsAt: '2026-12-01T15:00:00.000Z' }, selfApplicable: ['video-beta'] });
    const parent = { id: 'usr_owner0000001', type: 'Team Owner' as const };
    const parents = [{ parent, is_admin: false, statuses: [] }];
    await show({ user: { ...SESSION.user, max_logins: 3, parents } });
    for (const part of ['logins', 'trial', 'early', 'team']) expect(parts()).toContain(part);
  });

  it('shows who looks as somebody else neither their ways in nor their data, and says so', async () => {
    await show({ impersonation: IMPERSONATION }, { language: 'es' });
    for (const part of ['ways', 'passkeys', 'two-factor', 'sessions', 'data']) expect(parts()).not.toContain(part);
    expect(server.sent(access.getSignInMethods)).toEqual([]);
    expect(document.querySelector('[data-kind="info"]')?.textContent).not.toBe('');
  });
});

describe('a mail to a new address that leads here', () => {
  const LINK = `/account?action=validate_email&email=new%40example.com&h=${SECRET}`;

  it('is used once, and its secret stays nowhere in the address', async () => {
    server.answer(confirmEmailChange, { data: { email: 'new@example.com' } });
    server.answer(access.getSession, { session: SESSION });
    await show({}, { at: LINK });
    expect(await screen.findByText(/Your address is now new@example\.com/)).toBeTruthy();
    expect(window.location.href).not.toContain(SECRET);
    expect(server.queries(confirmEmailChange)).toEqual([{ email: 'new@example.com', h: SECRET }]);
  });

  it('that was cut says where to get another, and asks nobody', async () => {
    await show({}, { at: '/account?action=validate_email&email=new%40example.com&h=abc' });
    expect(screen.getByText(/Ask for a new link below/)).toBeTruthy();
    expect(server.sent(confirmEmailChange)).toEqual([]);
  });
});
