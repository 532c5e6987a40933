import { act, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { readTab, writeTab } from '../../../lib/browser/tab-storage.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { ImpersonationModal } from './impersonation-modal.tsx';

const { endImpersonation, getSession } = contract.access;
const ENTERED = 'yardsign.impersonation-entered';
const RETURNED = 'yardsign.impersonation-returned';
const CAME_FROM = 'yardsign.impersonation-from';

const TEAM: Session = { ...SESSION, impersonation: IMPERSONATION };
const known = [{ query: sessionQuery, data: TEAM }];
const assign = vi.fn<(path: string | URL) => void>();

const banner = (language: 'en' | 'es' = 'en') =>
  open(<ImpersonationBanner session={TEAM} impersonation={IMPERSONATION} />, { known, language });

beforeEach(() => {
  // Ten minutes and a half before the time is over.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-22T10:49:30.000Z') });
  // What another file noted of the server's clock is not this one's.
  noteServerTime('2026-11-22T10:49:30.000Z');
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  server.answer(getSession, { session: TEAM });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  assign.mockReset();
  for (const name of [ENTERED, RETURNED, CAME_FROM]) writeTab(name, null);
});

describe('the banner of somebody who impersonates a member', () => {
  it('says who is impersonated, for how long still, what may be done, and by whom the member will read it was', async () => {
    await banner();
    const region = within(screen.getByRole('region', { name: 'Viewing as someone else' }));
    expect(region.getByText('Viewing as Maya Brooks')).toBeTruthy();
    expect(region.getByText('ends in 10 min')).toBeTruthy();
    expect(region.getByText(/^You can look at everything.*stay with Maya Brooks\.$/)).toBeTruthy();
    expect(region.getByText(/You are Oscar Grant \(oscar@example\.com\)/)).toBeTruthy();
  });

  it('counts the minutes, and asks for the session when the last one is over', async () => {
    const { queryClient } = await banner();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('ends in 5 min')).toBeTruthy();
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('ends now')).toBeTruthy();
    expect(queryClient.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it('goes back to where it began, by loading the page anew', async () => {
    writeTab(CAME_FROM, '/team-management?tab=members');
    server.answer(endImpersonation, { data: { email: 'oscar@example.com', expires_at: null } });
    await banner();
    await press('Switch back');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/team-management?tab=members');
    expect(readTab(RETURNED)).toBe('switched-back');
  });

  it('never goes back to an address of somebody else', async () => {
    writeTab(CAME_FROM, '//evil.example/team-management');
    server.answer(endImpersonation, { data: { email: 'oscar@example.com', expires_at: null } });
    await banner();
    await press('Switch back');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  it('says at the button why it could not go back, in Spanish too, and can be pressed again', async () => {
    server.drop(endImpersonation);
    await banner('es');
    await press('Volver a mi cuenta');
    expect(screen.getByRole('alert').textContent).toMatch(/^No pudimos conectarnos con el servidor/);
    expect(assign).not.toHaveBeenCalled();
    expect(button('Volver a mi cuenta').disabled).toBe(false);
    expect(screen.getByText('termina en 10 min')).toBeTruthy();
  });
});

const modal = (session: Session, returned: Parameters<typeof ImpersonationModal>[0]['returned'] = null) =>
  open(
    <>
      <ImpersonationModal session={session} returned={returned} />
      <Toaster />
    </>,
    { known: [{ query: sessionQuery, data: session }] },
  );

describe('the window at the beginning', () => {
  it('says once whose account it is, and leads back to the own one', async () => {
    writeTab(ENTERED, 'now');
    server.answer(endImpersonation, { data: { email: 'oscar@example.com', expires_at: null } });
    await modal(TEAM);
    const opened = within(await dialog());
    expect(opened.getByText('Maya Brooks')).toBeTruthy();
    expect(opened.getByText('maya@example.com')).toBeTruthy();
    expect(readTab(ENTERED)).toBeNull();
    await press('Switch back to oscar@example.com');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  it('stays open and says why, when going back is refused', async () => {
    writeTab(ENTERED, 'now');
    server.drop(endImpersonation);
    await modal(TEAM);
    await dialog();
    await press('Switch back to oscar@example.com');
    expect(within(screen.getByRole('dialog')).getByText(/^The server could not be reached/)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not open again after a load, and never for an admin of ours, who has the banner', async () => {
    await modal(TEAM);
    expect(screen.queryByRole('dialog')).toBeNull();
    writeTab(ENTERED, 'now');
    await modal({ ...SESSION, impersonation: { ...IMPERSONATION, mode: 'admin' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who comes back', () => {
  it.each([
    ['switched-back', "Great! You're logged in with maya@example.com"],
    ['time-over', "The hour is over. You're logged in with maya@example.com"],
    ['right-lost', /^The member can no longer be/],
    ['other-tab', /^Another tab .* waits there\. You're logged in with maya@example\.com$/],
  ] as const)('by %s is told once as whom', async (how, said) => {
    writeTab(RETURNED, how);
    await modal(SESSION, how);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(readTab(RETURNED)).toBeNull();
  });

  it('is told nothing while somebody is still impersonated', async () => {
    writeTab(RETURNED, 'switched-back');
    await modal({ ...SESSION, impersonation: { ...IMPERSONATION, mode: 'admin' } }, 'switched-back');
    expect(screen.queryByText(/logged in with/)).toBeNull();
  });
});
