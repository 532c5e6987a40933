import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SessionsCard } from '../session/sessions-card.tsx';
import { LoginCredentialsCard } from './login-credentials-card.tsx';

const { listLoginCredentials, getSignInMethods, listSessions, endSession, endSessions, removeLoginCredential } =
  contract.access;
const owner = { ...SESSION, user: { ...SESSION.user, max_logins: 2 } };
const known = [{ query: sessionQuery, data: owner }];
const office = {
  id: 'crd_office000001',
  username: 'office',
  current: false,
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
};
const logins = (...login_credentials: (typeof office)[]) => ({
  data: { login_credentials, used: login_credentials.length + 1, max_logins: 2 },
});

describe('the further logins', () => {
  it('say in their own words that they could not be read, and come at the second try', async () => {
    server.refuse(listLoginCredentials, { status: 503, code: 'overloaded' });
    server.answer(getSignInMethods, { password: true, providers: [] });
    await open(<LoginCredentialsCard />, { known });
    expect(screen.getByText('Error retrieving login credentials')).toBeTruthy();
    server.answer(listLoginCredentials, logins());
    await press('Try again');
    expect(screen.getByText('1 of 2 logins used')).toBeTruthy();
    expect(button('Add a login').disabled).toBe(false);
  });

  it('cannot be more than the plan has', async () => {
    server.answer(listLoginCredentials, logins(office));
    server.answer(getSignInMethods, { password: true, providers: [] });
    await open(<LoginCredentialsCard />, { known });
    expect(screen.getByText(/All logins of your plan are in use/)).toBeTruthy();
    expect(button('Add a login').disabled).toBe(true);
  });

  it('are nothing to see for an account that has one', async () => {
    await open(<LoginCredentialsCard />, { known: [{ query: sessionQuery, data: SESSION }] });
    expect(document.querySelectorAll('section, button')).toHaveLength(0);
  });

  it('are asked about once before one is deleted, with the password', async () => {
    server.answer(listLoginCredentials, logins(office));
    server.answer(getSignInMethods, { password: true, providers: [] });
    await open(<LoginCredentialsCard />, { known });
    await press('Delete office');
    const window = await dialog();
    expect(window.textContent).toContain('Delete the login office?');
    server.refuse(removeLoginCredential, { status: 422, code: 'password_wrong' });
    fill('Your password', 'wrong');
    const send = window.querySelector<HTMLButtonElement>('button[type="submit"]');
    await press((send as HTMLButtonElement).textContent);
    expect(server.bodies(removeLoginCredential)).toEqual([{ current_password: 'wrong' }]);
    expect((await screen.findByRole('alert')).textContent).toContain('That is not your password.');
  });
});

const here = {
  id: 'ses_here00000001',
  current: true,
  api: false,
  browser: 'Firefox',
  system: 'Linux',
  login: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
};
const phone = { ...here, id: 'ses_phone0000001', current: false, browser: 'Safari', system: 'iOS' };

describe('the open sessions', () => {
  it('name the device, and end one that is not this', async () => {
    server.answer(listSessions, { sessions: [here, phone] });
    const page = (
      <main id="content" tabIndex={-1}>
        <SessionsCard />
        <Toaster />
      </main>
    );
    await open(page, { known });
    server.answer(contract.access.getSession, { session: SESSION });
    server.answer(endSession);
    server.answer(listSessions, { sessions: [here] });
    const [, end] = [...document.querySelectorAll('li')].map((row) => row.querySelector('button'));
    expect(document.querySelectorAll('li button')).toHaveLength(1);
    act(() => end?.focus());
    await press(end?.getAttribute('aria-label') ?? '');
    expect(document.querySelectorAll('li')).toHaveLength(1);
    expect(await screen.findByText(/^Signed out\.$/)).toBeTruthy();
    expect(document.activeElement?.id).toBe('content');
  });

  it('all end at one press, this one only where it was ticked', async () => {
    server.answer(listSessions, { sessions: [here, phone] });
    await open(<SessionsCard />, { known });
    await press('Sign out everywhere');
    const window = await dialog();
    server.answer(contract.access.getSession, { session: SESSION });
    server.answer(endSessions, { ended: 1 });
    const send = window.querySelector<HTMLButtonElement>('button[type="submit"]');
    send?.click();
    await waitFor(() => expect(server.bodies(endSessions)).toEqual([{ this: false }]));
  });
});
