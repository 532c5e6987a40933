import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SITE } from '../../../testing/people.ts';
import { LoginPage } from './login-page.tsx';

const { authenticate, answerSecondStep, requestSignInLink } = contract.access;
const USERNAME = 'Username or email';
const CODE = 'Code from your authenticator app';

async function openLogin(at = '/login') {
  server.answer(contract.site.getSite, SITE);
  server.answer(contract.access.getSession, { session: null });
  return open(<LoginPage />, { at });
}

async function logIn() {
  fill(USERNAME, 'maya');
  fill('Password', 'porch-light-42');
  await press('Log in');
}

describe('the sign-in page', () => {
  it('asks for what is missing, the first of it under the cursor', async () => {
    await openLogin();
    await press('Log in');
    expect(document.activeElement).toBe(field(USERNAME));
    expect(field(USERNAME).getAttribute('aria-invalid')).toBe('true');
    fill(USERNAME, 'maya');
    await press('Log in');
    expect(document.activeElement).toBe(field('Password'));
    expect(server.bodies(authenticate)).toEqual([]);
  });

  it('says in words that the password is wrong, and keeps what was typed', async () => {
    server.refuse(authenticate, { status: 401, code: 'invalid_login' });
    await openLogin();
    await logIn();
    expect(screen.getByRole('alert').textContent).toContain('Invalid Login');
    expect([field(USERNAME).value, field('Password').value]).toEqual(['maya', 'porch-light-42']);
  });

  it('says what the address of a link means, and nothing that somebody else wrote into it', async () => {
    await openLogin('/login?message=password-reset');
    expect(document.body.textContent).toContain('password');
    await openLogin('/login?message=Call%20this%20number');
    expect(document.body.textContent).not.toContain('Call this number');
  });

  it('passes on which feature a way in requires, and nothing that is no feature', async () => {
    server.refuse(authenticate, { status: 401, code: 'invalid_login' });
    await openLogin('/login?feature=video');
    await logIn();
    expect(server.bodies(authenticate)).toMatchObject([{ username: 'maya', feature: 'video' }]);
  });

  it('asks which account is meant, and tries that one with the same password', async () => {
    const user = { name: 'Sam Ortiz', status: 'active' } as const;
    server.answer(authenticate, {
      data: {
        users: [
          { ...user, id: 'usr_sam000000001', username: 'sam', company: 'Brightwater Mortgage' },
          { ...user, id: 'usr_sam000000002', username: 'sam2', company: 'Ortiz Homes' },
        ],
      },
    });
    await openLogin();
    await logIn();
    const one = (await screen.findByText(/Brightwater Mortgage/)).closest('button');
    server.refuse(authenticate, { status: 401, code: 'invalid_login' });
    await press((one as HTMLButtonElement).textContent);
    expect(server.bodies(authenticate).at(-1)).toMatchObject({ username: 'sam', password: 'porch-light-42' });
  });
});

describe('the second step', () => {
  beforeEach(async () => {
    server.answer(authenticate, { data: { second_factor: { ticket: 'tkt', methods: ['totp', 'recovery'] } } });
    await openLogin();
    await logIn();
    await screen.findByLabelText(CODE);
  });

  it('has its own title, and takes no code that is too short', async () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
    fill(CODE, '123');
    await press('Log in');
    expect(saidAt(CODE)).toContain('Enter');
    expect(server.bodies(answerSecondStep)).toEqual([]);
  });

  it('takes a recovery code for who is without their phone, and begins anew with it', async () => {
    fill(CODE, '123');
    await press('Log in');
    await press('Use a recovery code instead');
    expect(field('Recovery code').value).toBe('');
    expect(field('Recovery code').getAttribute('aria-invalid')).toBe('false');
    server.refuse(answerSecondStep, { status: 422, code: 'second_factor_wrong' });
    fill('Recovery code', 'aaaa-bbbb-cccc');
    await press('Log in');
    expect(server.bodies(answerSecondStep)).toEqual([{ ticket: 'tkt', code: 'aaaa-bbbb-cccc' }]);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('leads back to a form that still has the name', async () => {
    await press('Back to the form');
    expect(field(USERNAME).value).toBe('maya');
    expect(() => button('Use a recovery code instead')).toThrow('0 buttons');
  });
});

describe('a link by mail', () => {
  it('takes the address over where one was typed, and says where it went', async () => {
    server.answer(requestSignInLink);
    await openLogin();
    fill(USERNAME, 'nora@example.com');
    await press('Email me a link');
    await screen.findByLabelText('Email');
    expect(field('Email').value).toBe('nora@example.com');
    fill('Email', 'nobody');
    await press('Send the link');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Email'));
    expect(server.bodies(requestSignInLink)).toEqual([]);
  });
});

describe('a browser that the account does not know', () => {
  const openIt = async () => {
    server.answer(authenticate, { data: { device_code: { ticket: 'waiting', sent_to: 'm•••@example.com' } } });
    await openLogin();
    await logIn();
    await screen.findByText(/We mailed a code to m•••@example.com/);
  };

  it('is asked for the code of a mail, with the cursor at it', async () => {
    await openIt();
    expect(document.activeElement).toBe(field('Code from the mail'));
  });

  it('takes a passkey in the place of that code', async () => {
    vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
    try {
      server.refuse(contract.access.startPasskeySignIn, { status: 429, code: 'too_many_requests' });
      await openIt();
      const before = server.bodies(contract.access.startPasskeySignIn).length;
      await press('Use a passkey');
      expect(server.bodies(contract.access.startPasskeySignIn)).toHaveLength(before + 1);
      expect(server.bodies(answerSecondStep)).toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('says that a code came too late, and leads back to a form that still has the name', async () => {
    await openIt();
    server.refuse(contract.access.answerDeviceStep, { status: 401, code: 'sign_in_stale' });
    fill('Code from the mail', '123456');
    await press('Log in');
    await screen.findByText(/This sign-in took too long/);
    await press('Back to the form');
    expect(field(USERNAME).value).toBe('maya');
  });
});
