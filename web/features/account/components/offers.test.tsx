import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../testing/page.tsx';
import { ACCOUNT, IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { OwnAccount } from '../api.ts';
import { DeleteCard } from './delete-card.tsx';
import { EarlyFeaturesCard, TrialCard } from './offers-card.tsx';
import { TrialOffer } from './trial-offer.tsx';

const { getAccount, requestDelete, selfApplyFeature, startTrial } = contract.account;
const known = [{ query: sessionQuery, data: SESSION }];
const IMPERSONATED: Session = { ...SESSION, impersonation: IMPERSONATION };

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z', 0);
  server.answer(getAccount, ACCOUNT);
  server.answer(contract.access.getSession, { session: SESSION });
});

describe('deleting the account', () => {
  const show = (session = SESSION, account: Partial<OwnAccount> = {}) =>
    open(<DeleteCard session={session} account={{ ...ACCOUNT, ...account }} />, { known });

  it('begins with a mail, which is asked for twice', async () => {
    server.answer(requestDelete, { data: { mailed_to: 'maya@example.com' } });
    await show();
    await press('Mail me the link');
    const asked = await dialog();
    await press('Not now');
    expect(server.sent(requestDelete)).toEqual([]);
    await press('Mail me the link');
    await press('Mail me the link', asked.isConnected ? asked : await dialog());
    expect(screen.getByRole('alert').textContent).toContain('on its way to maya@example.com');
    expect(server.sent(requestDelete).map(({ params }) => params)).toEqual([{ id: SESSION.user.id }]);
  });

  it('says why the mail could not be sent', async () => {
    server.drop(requestDelete);
    await show();
    await press('Mail me the link');
    await press('Mail me the link', await dialog());
    expect(screen.getByRole('alert').textContent).not.toContain('on its way');
  });

  it('says how many people of a team lose their seat, and is not for who looks as somebody else', async () => {
    await show(IMPERSONATED, { teamMembers: 3 });
    expect(screen.getByText(/\b3\b/)).toBeTruthy();
    expect(button('Mail me the link').disabled).toBe(true);
  });
});

describe('the trial', () => {
  const show = (account: Partial<OwnAccount>, session = SESSION) =>
    open(
      <>
        <TrialCard session={session} account={{ ...ACCOUNT, ...account }} />
        <Toaster />
      </>,
      { known },
    );

  it('says until when it runs, and when it ended', async () => {
    const { unmount } = await show({ trial: { endsAt: '2026-12-01T15:00:00.000Z' } });
    expect(screen.getByText(/Everything is open to you until .*December 1/)).toBeTruthy();
    expect(document.querySelector('button')).toBeNull();
    unmount();
    await show({ trial: { endsAt: '2026-11-01T15:00:00.000Z' } });
    expect(screen.getByText(/Your two weeks ended on .*November 1/)).toBeTruthy();
  });

  it('is begun by its button, and a refusal is said', async () => {
    server.refuse(startTrial, { status: 409, code: 'trial_used' });
    await show({ mayStartTrial: true });
    await press('Start my 14 days');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    server.answer(startTrial);
    await press('Start my 14 days');
    expect(await screen.findByText('Your two weeks have begun')).toBeTruthy();
  });

  it('leads to the members’ area from the page that offers it', async () => {
    server.answer(startTrial);
    const { address } = await open(<TrialOffer session={SESSION} />, { at: '/subscription', known });
    await press('Start my 14 days');
    await expect.poll(address).toContain('/dashboard');
  });

  it('that another tab was faster with stays on the page, which reads again how the account stands', async () => {
    server.refuse(startTrial, { status: 409, code: 'trial_used' });
    const { address } = await open(<TrialOffer session={SESSION} />, { at: '/subscription', known });
    await press('Start my 14 days');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(address()).toBe('/subscription');
    expect(server.sent(contract.access.getSession)).toHaveLength(1);
  });

  it('is not begun by who looks as somebody else', async () => {
    await open(<TrialOffer session={IMPERSONATED} />, { known });
    expect(button('Start my 14 days').disabled).toBe(true);
  });
});

describe('early features', () => {
  const show = (slugs: readonly string[], session = SESSION) =>
    open(
      <>
        <EarlyFeaturesCard session={session} slugs={slugs} />
        <Toaster />
      </>,
      { known },
    );

  it('are turned on one by one, by their names', async () => {
    server.answer(selfApplyFeature, { data: { user: SESSION.user } });
    await show(['video-beta', 'something-new']);
    expect(screen.getByText('something-new')).toBeTruthy();
    await press('Turn on: Video, the next version');
    expect(await screen.findByText('Turned on')).toBeTruthy();
    expect(server.sent(selfApplyFeature).map(({ params }) => params['feature'])).toEqual(['video-beta']);
  });

  it('are each told of, also when two are pressed at once', async () => {
    server.answer(selfApplyFeature, { data: { user: SESSION.user } });
    await show(['video-beta', 'something-new']);
    await act(async () => {
      button('Turn on: Video, the next version').click();
      button('Turn on: something-new').click();
    });
    await expect.poll(() => screen.queryAllByText('Turned on')).toHaveLength(2);
    expect(server.sent(selfApplyFeature).map(({ params }) => params['feature'])).toEqual([
      'video-beta',
      'something-new',
    ]);
  });

  it('say why one stays off', async () => {
    server.refuse(selfApplyFeature, { status: 403, code: 'forbidden' });
    await show(['video-beta']);
    await press('Turn on: Video, the next version');
    expect((await screen.findByRole('alert')).textContent).not.toContain('Turned on');
  });
});
