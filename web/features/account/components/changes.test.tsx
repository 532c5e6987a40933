import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, sessionQuery, useSession } from '../../../lib/session/session-query.ts';
import { BILLING } from '../../../testing/billing.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { ACCOUNT, IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { OwnAccount } from '../api.ts';
import { EmailCard } from './email-card.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { LanguageCard } from './language-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SignupSteps } from './signup-steps.tsx';

const { cancelEmailChange, changePassword, checkPassword, confirmEmailChange, finishSignup } = contract.account;
const { getAccount, requestEmailChange, requestPasswordChange, startTrial, updateUser } = contract.account;
const { getSession, setLanguage } = contract.access;
const known = [{ query: sessionQuery, data: SESSION }];
const IMPERSONATED: Session = { ...SESSION, impersonation: IMPERSONATION };
const account = (change: Partial<OwnAccount>): OwnAccount => ({ ...ACCOUNT, ...change });

beforeEach(() => {
  server.answer(getAccount, ACCOUNT);
  server.answer(getSession, { session: SESSION });
});

describe('personal data that is saved', () => {
  function Own() {
    const session = useSession();
    return session && <PersonalCard session={session} />;
  }

  beforeEach(() => {
    // All zones of the world take a second to draw.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'America/New_York']);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is as the server has it, and what was typed meanwhile stays to be saved', async () => {
    await open(
      <>
        <Own />
        <Toaster />
      </>,
      { known },
    );
    let arrive = (): void => undefined;
    const user = { ...SESSION.user, first_name: 'Maia' };
    server.answer(updateUser, () => new Promise((done) => (arrive = () => done({ data: { user } }))));
    server.answer(getSession, { session: { ...SESSION, user } });
    fill('First name', ' Maia ');
    await press('Save');
    fill('Last name', 'Brook');
    await act(async () => arrive());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.bodies(updateUser)).toEqual([{ first_name: ' Maia ' }]);
    expect(field('First name').value).toBe('Maia');
    expect(field('Last name').value).toBe('Brook');
    expect(button('Save').disabled).toBe(false);
  });

  it('keeps all that was typed when the network is gone, and wants both names', async () => {
    server.drop(updateUser);
    await open(<Own />, { known, language: 'es' });
    fill('Nombre', '');
    fill('Apellido', '  ');
    await press('Guardar');
    expect(document.activeElement).toBe(field('Nombre'));
    expect(saidAt('Apellido')).not.toBe('');
    fill('Nombre', 'María');
    fill('Apellido', 'del Río');
    await press('Guardar');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect([field('Nombre').value, field('Apellido').value]).toEqual(['María', 'del Río']);
  });

  it('is offered back where the card was left unsaved, as by a session that ended, until it is saved', async () => {
    const left = await open(<Own />, { known });
    fill('First name', 'Maia');
    left.unmount();
    const back = await open(<Own />, { known });
    expect(field('First name').value).toBe(SESSION.user.first_name);
    await press('Bring them back');
    expect(field('First name').value).toBe('Maia');
    const user = { ...SESSION.user, first_name: 'Maia' };
    server.answer(updateUser, { data: { user } });
    server.answer(getSession, { session: { ...SESSION, user } });
    await press('Save');
    back.unmount();
    await open(<Own />, { known });
    expect(screen.queryByText('Bring them back')).toBeNull();
  });
});

describe('an address that waits for its mail', () => {
  const PENDING = { email: 'new@example.com', expiresAt: '2026-11-22T17:00:00.000Z' };

  it('is told until when, and can be called off', async () => {
    server.drop(cancelEmailChange);
    await open(
      <>
        <EmailCard session={SESSION} account={account({ pendingEmail: PENDING })} />
        <Toaster />
      </>,
      { known },
    );
    expect(screen.getByText(/We sent a link to new@example\.com.*until 11:00 AM/)).toBeTruthy();
    await press('Call it off');
    expect(await screen.findByRole('alert')).toBeTruthy();
    server.answer(cancelEmailChange);
    await press('Call it off');
    expect(await screen.findByText('Your address stays as it is')).toBeTruthy();
  });

  it('empties the form once it is asked for, and needs no password of an account without one', async () => {
    server.answer(requestEmailChange, { data: { mailed_to: PENDING.email } });
    await open(<EmailCard session={SESSION} account={account({ hasPassword: false })} />, { known });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    fill('New email address', 'new@example');
    await press('Send confirmation');
    expect(saidAt('New email address')).toContain('It needs an @ and a domain');
    fill('New email address', ' new@example.com ');
    await press('Send confirmation');
    expect(server.bodies(requestEmailChange)).toMatchObject([{ email: 'new@example.com' }]);
    expect(server.bodies(requestEmailChange)[0]).not.toHaveProperty('password');
    expect(field('New email address').value).toBe('');
    expect(field('New email address').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is nothing to touch for who looks as somebody else', async () => {
    await open(<EmailCard session={IMPERSONATED} account={account({ pendingEmail: PENDING })} />, { known });
    for (const words of ['Call it off', 'Send confirmation']) expect(button(words).disabled).toBe(true);
    expect(field('New email address').disabled).toBe(true);
  });
});

describe('the link of a mail to a new address', () => {
  const LINK = { email: 'new@example.com', secret: 's'.repeat(43), id: 'lnk_abcdef123456' };

  it('is used once, and says what came of it', async () => {
    server.answer(confirmEmailChange, { data: { email: LINK.email } });
    await open(<EmailConfirmation user={SESSION.user.id} link={LINK} />, { known });
    expect(await screen.findByText(/Your address is now new@example\.com/)).toBeTruthy();
    expect(server.queries(confirmEmailChange)).toEqual([{ email: LINK.email, h: LINK.secret, id: LINK.id }]);
  });

  it('that is over, or none, says where to get another', async () => {
    server.refuse(confirmEmailChange, { status: 400, code: 'link_invalid' });
    const { unmount } = await open(<EmailConfirmation user={SESSION.user.id} link={LINK} />, { known });
    expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new link below');
    unmount();
    await open(<EmailConfirmation user={SESSION.user.id} link={null} />, { known });
    expect(screen.getByText(/Ask for a new link below/)).toBeTruthy();
    expect(server.sent(confirmEmailChange)).toHaveLength(1);
  });
});

describe('the password of an account', () => {
  beforeEach(() => server.answer(checkPassword, { fault: null }));
  const NEW = 'quiet harbor window';

  it('that has one is changed, the form is empty then, and nothing is wrong with it', async () => {
    server.answer(changePassword);
    await open(
      <>
        <PasswordCard session={SESSION} account={ACCOUNT} />
        <Toaster />
      </>,
      { known },
    );
    fill('Current password', 'old');
    fill('New password', NEW);
    fill('New password again', NEW);
    await press('Change password');
    expect(await screen.findByText('Your password is changed. Other devices were signed out.')).toBeTruthy();
    expect(server.bodies(changePassword)).toEqual([{ current: 'old', password: NEW }]);
    expect(field('Current password').value).toBe('');
    expect(saidAt('Current password')).toBe('');
    // A calendar program goes on with its secret address, which its member is told.
    expect(screen.getByText(/secret address of your calendar, if you made one, still works/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe('/content-calendar');
  });

  it('that has none and may have one is asked for no present one', async () => {
    server.answer(changePassword);
    await open(
      <PasswordCard session={SESSION} account={account({ hasPassword: false, maySetFirstPassword: true })} />,
      {
        known,
      },
    );
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(() => button('Mail me a link')).toThrow('0 buttons');
    fill('New password', NEW);
    fill('New password again', NEW);
    await press('Set password');
    expect(server.bodies(changePassword)).toEqual([{ password: NEW }]);
  });

  it('that must be set by mail is set by mail, which is asked for again when it could not be sent', async () => {
    server.drop(requestPasswordChange);
    await open(<PasswordCard session={SESSION} account={account({ hasPassword: false })} />, { known });
    expect(screen.queryByLabelText('New password')).toBeNull();
    await press('Mail me a link');
    expect(screen.getByRole('alert')).toBeTruthy();
    server.answer(requestPasswordChange, { data: { mailed_to: SESSION.user.email } });
    await press('Mail me a link');
    expect(screen.getByRole('alert').textContent).toContain('that we sent to maya@example.com');
    expect(() => button('Mail me a link')).toThrow('0 buttons');
  });
});

it('the language changes at once, and the account is told', async () => {
  server.answer(setLanguage);
  await open(<LanguageCard />, { known });
  await act(async () => void fireEvent.click(screen.getByLabelText('Español')));
  expect(await screen.findByText('Idioma', { selector: 'h2' })).toBeTruthy();
  await expect.poll(() => server.bodies(setLanguage)).toEqual([{ language: 'es' }]);
});

describe('the end of a sign-up', () => {
  beforeEach(() => {
    server.answer(checkPassword, { fault: null });
    server.answer(contract.billing.getBilling, { data: { ...BILLING, enabled: false } });
  });

  it('asks for a password first, which may not be one that is guessed', async () => {
    server.answer(getAccount, account({ hasPassword: false, maySetFirstPassword: true }));
    server.answer(changePassword);
    await open(<SignupSteps session={SESSION} />, { known });
    fill('Password', 'maya');
    await press('Go on');
    expect(saidAt('Password')).toContain('That is too short');
    fill('Password', 'quiet harbor window');
    fill('New password again', 'quiet harbor window');
    await press('Go on');
    expect(server.bodies(changePassword)).toEqual([{ password: 'quiet harbor window' }]);
  });

  it('goes on without a trial where that was had, and says what that means', async () => {
    server.answer(finishSignup);
    const { address } = await open(<SignupSteps session={SESSION} />, { known, at: '/complete-signup' });
    expect(screen.getByText('This account has had its two weeks.')).toBeTruthy();
    expect(() => button('Start my 14 days')).toThrow('0 buttons');
    await press('Go on without a trial');
    await expect.poll(address).toBe('/setup-my-profile');
  });

  it('stays where the trial cannot begin, and offers the other way still', async () => {
    server.answer(getAccount, account({ mayStartTrial: true }));
    server.refuse(startTrial, { status: 409, code: 'trial_used' });
    const { address } = await open(<SignupSteps session={SESSION} />, { known, at: '/complete-signup' });
    await press('Start my 14 days');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(address()).toBe('/complete-signup');
    expect(button('Go on without a trial').disabled).toBe(false);
  });

  it('can be read again when the account did not come', async () => {
    server.drop(getAccount);
    await open(<SignupSteps session={SESSION} />, { known });
    expect(screen.getByText('Error getting account data')).toBeTruthy();
    server.answer(getAccount, account({ hasPassword: false, maySetFirstPassword: true }));
    await press('Try again');
    expect(field('Password')).toBeTruthy();
  });
});
