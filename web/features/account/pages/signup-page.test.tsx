import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { SITE } from '../../../testing/people.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { SignupPage } from './signup-page.tsx';

const { createUser, checkPassword, requestPasswordChange } = contract.account;

function fillPerson() {
  fill('First name', 'Nora');
  fill('Last name', 'Vidal');
  fill('Email', ' nora@example.com ');
  fill('Password', 'quiet harbor window');
}

beforeEach(() => server.answer(contract.site.getSite, SITE));

describe('signing up', () => {
  beforeEach(() => server.answer(checkPassword, { fault: null }));

  it('asks for what is missing, the first of it under the cursor', async () => {
    await open(<SignupPage />);
    await press('Create account');
    expect(document.activeElement).toBe(field('First name'));
    expect(['First name', 'Last name', 'Email'].map(saidAt)).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
    ]);
    expect(saidAt('Password')).toContain('Choose a password.');
    fill('Email', 'nora@');
    expect(saidAt('Email')).not.toContain('Enter your email address.');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.bodies(createUser)).toEqual([]);
  });

  it('does not take a password that is made of the name', async () => {
    await open(<SignupPage />);
    fillPerson();
    fill('Password', 'vidal2026!');
    await press('Create account');
    expect(saidAt('Password')).toContain('This is your name or address');
    expect(document.activeElement).toBe(field('Password'));
  });

  it.each([
    ['WELCOME20', { coupon: 'WELCOME20' }],
    ['20', { coupon: '20' }],
    ['two words', {}],
  ])('sends the coupon %j of its link along', async (code, sent) => {
    server.answer(createUser, { data: { mailed_to: 'nora@example.com' } });
    await open(<SignupPage />, { at: `/signup?coupon=${encodeURIComponent(code)}` });
    fillPerson();
    await press('Create account');
    const [body] = server.bodies(createUser);
    expect(body).toMatchObject(sent);
    expect(body !== undefined && 'coupon' in (body as object)).toBe('coupon' in sent);
  });

  it('says where the mail went, and comes back to what was typed', async () => {
    server.answer(createUser, { data: { mailed_to: 'nora@example.com' } });
    await open(<SignupPage />);
    fillPerson();
    await press('Create account');
    expect(screen.getByText(/We sent a mail to nora@example.com/)).toBeTruthy();
    expect(server.bodies(createUser)).toMatchObject([
      { first_name: 'Nora', email: 'nora@example.com', language: 'en' },
    ]);
    await press('Use another address');
    expect([field('First name').value, field('Email').value]).toEqual(['Nora', 'nora@example.com']);
  });

  it('sends the same mail again from where it says that one went, and says so', async () => {
    server.answer(createUser, { data: { mailed_to: 'nora@example.com' } });
    await open(<SignupPage />, { at: '/signup?coupon=WELCOME20' });
    fillPerson();
    await press('Create account');
    await press('Send it again');
    const [first, second] = server.bodies(createUser);
    expect(second).toEqual(first);
    expect(screen.getByText(/^Sent again\./)).toBeTruthy();
    expect(screen.getByText(/We sent a mail to nora@example.com/)).toBeTruthy();
    server.drop(createUser);
    await press('Send it again');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/^Sent again\./)).toBeNull();
  });

  it('says in the demo where its mails arrive', async () => {
    server.answer(createUser, { data: { mailed_to: 'nora@example.com' } });
    server.answer(contract.site.getSite, { ...SITE, sandbox: true });
    await open(<SignupPage />);
    fillPerson();
    await press('Create account');
    expect(screen.getByRole('link', { name: 'open the mailbox' }).getAttribute('href')).toBe('/sandbox/mailbox');
  });

  it('says what the server thinks of the password at its field', async () => {
    server.refuse(createUser, {
      status: 422,
      code: 'password_refused',
      issues: [{ path: 'password', message: 'common' }],
    });
    await open(<SignupPage />);
    fillPerson();
    await press('Create account');
    expect(saidAt('Password')).toContain('guessed first');
    expect(document.activeElement).toBe(field('Password'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('First name').value).toBe('Nora');
  });

  it('begins with what the page before knew', async () => {
    await open(<SignupPage />, { at: '/signup?first_name=Nora&email=nora@example.com' });
    expect([field('First name').value, field('Email').value]).toEqual(['Nora', 'nora@example.com']);
  });
});

describe('a forgotten password', () => {
  it('asks for an address that can be one, and says where the mail went', async () => {
    server.answer(requestPasswordChange, { data: { mailed_to: 'nora@example.com' } });
    await open(<ForgotPasswordPage />, { language: 'es' });
    const [send] = document.querySelectorAll('button');
    await press(send?.textContent ?? '');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(server.bodies(requestPasswordChange)).toEqual([]);
    fill(/Correo/, 'nora@example.com');
    await press(send?.textContent ?? '');
    expect(document.body.textContent).toContain('nora@example.com');
    expect(server.bodies(requestPasswordChange)).toMatchObject([{ email: 'nora@example.com' }]);
  });
});

describe('an outage', () => {
  it('keeps what was typed, and the form can be sent again', async () => {
    server.answer(checkPassword, { fault: null });
    server.drop(createUser);
    await open(<SignupPage />);
    fillPerson();
    await press('Create account');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(field('Last name').value).toBe('Vidal');
    expect(button('Create account').disabled).toBe(false);
  });
});
