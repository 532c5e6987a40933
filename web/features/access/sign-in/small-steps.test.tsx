import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SITE } from '../../../testing/people.ts';
import { AccountChooser } from './account-chooser.tsx';
import { CreateStep } from './create-step.tsx';
import { MailStep } from './mail-step.tsx';
import { OtherWays } from './other-ways.tsx';
import { RestoreStep } from './restore-step.tsx';
import type { MatchingUser } from './sign-in-api.ts';
import { SignInError } from './sign-in-error.tsx';

const { requestSignInLink, startSocial } = contract.access;
const onBack = vi.fn<() => void>();
const known = [{ query: siteQuery, data: SITE }];

beforeEach(() => onBack.mockReset());

describe('several accounts of one address', () => {
  const user = (id: string, change: Partial<MatchingUser> = {}): MatchingUser => ({
    id: `usr_${id}`,
    name: 'Maya Brooks',
    username: 'maya',
    company: '',
    status: 'active',
    ...change,
  });

  it('are told apart by name, company and how they stand', async () => {
    const onChoose = vi.fn<(user: MatchingUser) => void>();
    const paused = user('maya00000002', { username: 'maya2', company: 'Harbor & Pine', status: 'paused' });
    await open(
      <AccountChooser users={[user('maya00000001'), paused]} busy={false} onChoose={onChoose} onBack={onBack} />,
    );
    const accounts = [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);
    expect(accounts[0]).toMatch(/Maya Brooksmaya$/);
    expect(accounts[1]).toContain('maya2 · Harbor & Pine');
    expect(accounts[1]).toContain('Paused');
    document.querySelectorAll<HTMLButtonElement>('li button')[1]?.click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(paused);
    await press('Back to the form');
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('cannot be chosen twice while one is tried, which keeps the focus', async () => {
    const onChoose = vi.fn<(user: MatchingUser) => void>();
    function Tried() {
      const [busy, setBusy] = useState(false);
      const choose = (chosen: MatchingUser) => {
        onChoose(chosen);
        setBusy(true);
      };
      return <AccountChooser users={[user('maya00000001')]} busy={busy} onChoose={choose} onBack={onBack} />;
    }
    await open(<Tried />);
    const account = document.querySelector<HTMLButtonElement>('li button');
    act(() => account?.focus());
    act(() => account?.click());
    act(() => account?.click());
    expect(onChoose).toHaveBeenCalledOnce();
    expect([document.activeElement, account?.disabled]).toEqual([account, false]);
  });
});

describe('a mailed link', () => {
  it('goes to the address that was typed before, only where that is one', async () => {
    const { unmount } = await open(<MailStep email="maya@example.com" onBack={onBack} />, { known });
    expect(field('Email').value).toBe('maya@example.com');
    unmount();
    await open(<MailStep email="maya" onBack={onBack} />, { known });
    expect(field('Email').value).toBe('');
    await press('Send the link');
    expect(saidAt('Email')).toContain('Enter your email address.');
    fill('Email', 'maya@');
    expect(saidAt('Email')).toContain('This is not an email address.');
    expect(server.sent(requestSignInLink)).toEqual([]);
  });

  it('says where it went, and can be sent again to another address', async () => {
    server.answer(requestSignInLink);
    await open(<MailStep email="" onBack={onBack} />, { known });
    fill('Email', ' maya@example.com ');
    await press('Send the link');
    expect(screen.getByText(/If an account uses maya@example\.com/)).toBeTruthy();
    fill('Email', 'other@example.com');
    expect(screen.getByText(/If an account uses maya@example\.com/)).toBeTruthy();
    await press('Send it again');
    expect(screen.getByText(/If an account uses other@example\.com/)).toBeTruthy();
  });

  it('says where mails arrive in an installation that only plays them', async () => {
    server.answer(requestSignInLink);
    await open(<MailStep email="maya@example.com" onBack={onBack} />, {
      known: [{ query: siteQuery, data: { ...SITE, sandbox: true } }],
    });
    await press('Send the link');
    expect(document.querySelector('a[href="/sandbox/mailbox"]')?.getAttribute('rel')).toBe('noopener');
  });

  it('keeps the address where it could not be sent', async () => {
    server.drop(requestSignInLink);
    await open(<MailStep email="maya@example.com" onBack={onBack} />, { known });
    await press('Send the link');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(field('Email').value).toBe('maya@example.com');
    expect(button('Send the link')).toBeTruthy();
  });
});

it('an account that is about to be deleted stays only by its own button', async () => {
  const onRestore = vi.fn<() => void>();
  await open(<RestoreStep busy={false} error={null} onRestore={onRestore} onBack={onBack} />);
  await press('Let it be deleted');
  expect([onBack.mock.calls.length, onRestore.mock.calls.length]).toEqual([1, 0]);
  await press('Keep my account and log in');
  expect(onRestore).toHaveBeenCalledOnce();
});

describe('somebody whom a provider knows and we do not', () => {
  it.each([
    ['María José de la Fuente', 'first_name=Mar%C3%ADa&last_name=Jos%C3%A9+de+la+Fuente'],
    ['  Cher ', 'first_name=Cher'],
    ['', ''],
  ])('called %j signs up with what is known', async (name, names) => {
    await open(<CreateStep email="maya@example.com" name={name} onBack={onBack} />);
    const link = screen.getByText('Create an account').closest('a');
    const [path, query = ''] = link?.getAttribute('href')?.split('?') ?? [];
    expect(path).toBe('/signup');
    const given = new URLSearchParams(query);
    expect(given.get('email')).toBe('maya@example.com');
    given.delete('email');
    expect(given.toString()).toBe(names);
  });
});

describe('why a try came to nothing', () => {
  const failure = (code: ConstructorParameters<typeof ApiError>[0]['code']) =>
    new ApiError({ code, status: 400, message: '' });

  it('is a wrong name or password, cookies that are not kept, or what the server says', async () => {
    const { unmount } = await open(<SignInError error={null} />);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const wrong = await open(<SignInError error={failure('invalid_request')} />);
    expect(screen.getByRole('alert').textContent).toContain('Invalid Login');
    wrong.unmount();
    await open(<SignInError error={failure('session_not_kept')} />);
    expect(screen.getByRole('alert').textContent).toContain('Allow cookies for this site');
  });
});

describe('the other ways in', () => {
  const show = (busy = false) =>
    open(<OtherWays redirect="/dashboard" onMail={onBack} onPasskey={() => undefined} busy={busy} />, {
      known: [{ query: siteQuery, data: { ...SITE, signIn: ['google', 'apple'] } }],
    });

  it('are those that the installation has, and say why one could not begin', async () => {
    server.drop(startSocial);
    await show();
    expect(button('Continue with Apple')).toBeTruthy();
    await press('Continue with Google');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(button('Continue with Google').disabled).toBe(false);
    await press('Email me a link');
    expect(onBack).toHaveBeenCalledOnce();
    expect(screen.getByText('Create an account').getAttribute('href')).toBe('/signup');
  });
});
