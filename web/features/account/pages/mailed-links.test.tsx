import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SITE } from '../../../testing/people.ts';
import { ConfirmDeletePage } from './confirm-delete-page.tsx';
import { MakeAdminPage } from './make-admin-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const { readMailedLink, confirmPasswordChange, checkPassword, openAdminLink, prepareAdmin, makeAdmin } =
  contract.account;
const ID = 'lnk_abcdefghijklmnop';
const SECRET = 'a'.repeat(43);
const OWNER = {
  account: { name: 'Maya Brooks', username: 'maya', email: 'maya@example.com' },
  expiresAt: '2026-11-22T11:00:00.000Z',
  has: null,
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => server.answer(checkPassword, { fault: null }));

describe('a link to a new password', () => {
  const openIt = (at = `/reset-password?token=${ID}&h=${SECRET}`) => open(<ResetPasswordPage />, { at });

  it('says that an address without a link is none, and asks nobody', async () => {
    await openIt('/reset-password?token=x');
    expect(title()).toBe('This link no longer works');
  });

  it('says that a link is over, and where to get another', async () => {
    server.refuse(readMailedLink, { status: 410, code: 'link_invalid' });
    await openIt();
    expect(title()).toBe('This link no longer works');
    expect(screen.getByText('Ask for a new link').getAttribute('href')).toBe('/forgot-password');
  });

  it('tells an outage from a link that is over', async () => {
    server.drop(readMailedLink);
    await openIt();
    expect(title()).not.toBe('This link no longer works');
    server.answer(readMailedLink, OWNER);
    await press('Try again');
    expect(title()).toBe('Choose a new password');
  });

  it('takes the new one twice, and leads to the sign-in page', async () => {
    server.answer(readMailedLink, OWNER);
    server.answer(confirmPasswordChange);
    const { address } = await openIt();
    fill('New password', 'quiet harbor window');
    fill('New password again', 'quiet harbor');
    await press('Save the new password');
    expect(document.activeElement).toBe(field('New password again'));
    expect(saidAt('New password again')).toBe('The two are not the same.');
    fill('New password again', 'quiet harbor window');
    await press('Save the new password');
    expect(server.bodies(confirmPasswordChange)).toEqual([{ password: 'quiet harbor window' }]);
    await waitFor(() => expect(address()).toBe('/login?message=password-reset'));
  });
});

describe('a link that deletes', () => {
  it('says what would be lost, and deletes nothing by being opened', async () => {
    server.answer(readMailedLink, { ...OWNER, has: { posts: 4, connections: 1, teamMembers: 0 } });
    server.answer(contract.access.getSession, { session: null });
    await open(<ConfirmDeletePage />, { at: `/confirm-delete?email=maya@example.com&id=${ID}&h=${SECRET}` });
    expect(document.body.textContent).toContain('4');
    expect(server.bodies(contract.account.confirmDelete)).toEqual([]);
  });

  it('leaves nothing of the member in this browser once its button was pressed', async () => {
    server.answer(readMailedLink, { ...OWNER, has: { posts: 0, connections: 0, teamMembers: 0 } });
    server.answer(contract.access.getSession, { session: null });
    server.answer(contract.account.confirmDelete, { data: { deletion_due_at: '2026-12-28T11:00:00.000Z' } });
    localStorage.setItem('yardsign.member.realtalk.takes.usr_maya', '1');
    await open(<ConfirmDeletePage />, { at: `/confirm-delete?email=maya@example.com&id=${ID}&h=${SECRET}` });
    await press('Delete my account');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(localStorage.getItem('yardsign.member.realtalk.takes.usr_maya')).toBeNull();
  });
});

describe('the link that makes an administrator', () => {
  const TOKEN = 't'.repeat(43);
  const person = {
    first_name: 'Ada',
    last_name: 'Lane',
    email: 'ada@example.com',
    username: 'ada',
    password: 'quiet harbor window',
  };

  beforeEach(() => {
    window.location.hash = TOKEN;
    window.history.replaceState(null, '', `/make-admin#${TOKEN}`);
  });

  async function fillPerson() {
    fill('First name', 'Ada');
    fill('Last name', 'Lane');
    fill('Email', 'ada@example.com');
    fill('Username', 'ada');
    fill('Password', person.password);
    fill('New password again', person.password);
    await press('Go on to the second factor');
  }

  it('goes by person, code and recovery codes, and keeps the person for who goes back', async () => {
    server.answer(contract.site.getSite, SITE);
    server.answer(openAdminLink, { expiresAt: '2026-11-22T11:00:00.000Z' });
    server.answer(prepareAdmin, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' });
    server.refuse(makeAdmin, { status: 422, code: 'second_factor_wrong' });
    await open(<MakeAdminPage />);
    await fillPerson();
    expect(server.bodies(prepareAdmin)).toMatchObject([person]);
    await press('Back to the name and password');
    expect(field('First name').value).toBe('Ada');
    expect(field('Password').value).toBe('');
    fill('Password', person.password);
    fill('New password again', person.password);
    await press('Go on to the second factor');
    fill('Code from your authenticator app', '000000');
    await press('Make the account');
    expect(field('Code from your authenticator app').getAttribute('aria-invalid')).toBe('true');
    server.answer(makeAdmin, { username: 'ada', recoveryCodes: ['aaaa-bbbb-cccc'] });
    fill('Code from your authenticator app', '123456');
    await press('Make the account');
    expect(screen.getByText('aaaa-bbbb-cccc')).toBeTruthy();
    await press('Log in');
    expect(screen.getByRole('alert').textContent).toBe('Keep the codes first, then tick this box.');
  });

  it('says that a link is no longer any', async () => {
    server.refuse(openAdminLink, { status: 404, code: 'not_found' });
    await open(<MakeAdminPage />);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(title()).toBe('This link does not work');
  });
});
