import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { ACCOUNT, SESSION } from '../../../testing/people.ts';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';

const { updateUser, requestEmailChange, changePassword, checkPassword } = contract.account;

describe('personal data', () => {
  beforeEach(async () => {
    // All zones of the world take a second to draw.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'America/New_York']);
    await open(<PersonalCard session={SESSION} />);
  });

  afterEach(() => vi.restoreAllMocks());

  it('can be saved once something is another', async () => {
    expect(button('Save').disabled).toBe(true);
    fill('First name', 'Maia');
    expect(button('Save').disabled).toBe(false);
    fill('First name', 'Maya');
    expect(button('Save').disabled).toBe(true);
  });

  it('names what cannot be, with the cursor at the first of it', async () => {
    fill(/Phone/, 'call me');
    fill('Username', 'm!');
    await press('Save');
    expect(document.activeElement).toBe(field(/Phone/));
    expect(saidAt(/Phone/)).toContain('Use digits');
    expect(saidAt('Username')).toContain('beginning with a letter or digit');
    expect(server.bodies(updateUser)).toEqual([]);
  });

  it('shows a phone that was left as its country writes it', async () => {
    fill(/Phone/, '512.555.0142');
    fireEvent.blur(field(/Phone/));
    await waitFor(() => expect(field(/Phone/).value).toBe('(512) 555-0142'));
  });

  it('sends what is another and nothing else, and says that a username is taken until it changes', async () => {
    server.refuse(updateUser, {
      status: 400,
      code: 'account_not_updated',
      issues: [{ path: 'username', message: 'taken' }],
    });
    fill('Username', 'luis');
    await press('Save');
    expect(server.bodies(updateUser)).toEqual([{ username: 'luis' }]);
    expect(saidAt('Username')).toContain('Somebody has this username already');
    expect(document.activeElement).toBe(field('Username'));
    expect(screen.queryByRole('alert')).toBeNull();
    fill('Username', 'luisa');
    expect(saidAt('Username')).not.toContain('already');
  });
});

describe('another address', () => {
  beforeEach(async () => {
    await open(<EmailCard session={SESSION} account={ACCOUNT} />);
  });

  it('is another one, and needs the password', async () => {
    fill('New email address', 'Maya@Example.com');
    await press('Send confirmation');
    expect(document.activeElement).toBe(field('New email address'));
    expect(field('New email address').getAttribute('aria-invalid')).toBe('true');
    expect(saidAt('Your password')).toContain('Enter your password.');
    expect(server.bodies(requestEmailChange)).toEqual([]);
  });

  it('tells a wrong password at its field, and keeps the address', async () => {
    server.refuse(requestEmailChange, { status: 422, code: 'password_wrong' });
    fill('New email address', 'new@example.com');
    fill('Your password', 'wrong');
    await press('Send confirmation');
    expect(saidAt('Your password')).toContain('That is not your password.');
    expect(document.activeElement).toBe(field('Your password'));
    expect(field('New email address').value).toBe('new@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a new password', () => {
  beforeEach(async () => {
    server.answer(checkPassword, { fault: null });
    await open(<PasswordCard session={SESSION} account={ACCOUNT} />);
  });

  it('needs the present one, and the new one twice', async () => {
    fill('New password', 'quiet harbor window');
    fill('New password again', 'quiet harbor');
    await press('Change password');
    expect(document.activeElement).toBe(field('Current password'));
    expect(saidAt('New password again')).toContain('The two are not the same.');
    expect(server.bodies(changePassword)).toEqual([]);
  });

  it('tells a wrong present one at its field, and keeps the new one', async () => {
    server.refuse(changePassword, { status: 422, code: 'password_wrong' });
    fill('Current password', 'wrong');
    fill('New password', 'quiet harbor window');
    fill('New password again', 'quiet harbor window');
    await press('Change password');
    expect(saidAt('Current password')).toContain('That is not your password.');
    expect(field('New password').value).toBe('quiet harbor window');
    fill('Current password', 'right');
    expect(saidAt('Current password')).toBe('');
  });
});
