import { screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { TEAM } from '../../../testing/teams.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { TeamInvite } from '../people-api.ts';
import { InvitesCard } from './invites-card.tsx';

const { cancelInvite, listTeamInvites, resendInvite } = contract.teams;

const INVITE: TeamInvite = {
  id: 'inv_invite000001',
  email: 'nora@example.com',
  name: '',
  isAdmin: false,
  language: 'en',
  state: 'open',
  invitedBy: 'Oscar Grant',
  sentAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-12-04T15:00:00.000Z',
};

function show(invite: Partial<TeamInvite> = {}, readOnly = false, language: 'en' | 'es' = 'en') {
  server.answer(listTeamInvites, { items: [{ ...INVITE, ...invite }], nextCursor: null, total: 1 });
  return open(
    <>
      <InvitesCard team={{ ...TEAM, inviteCount: 1 }} readOnly={readOnly} />
      <Toaster />
    </>,
    { language },
  );
}

beforeEach(() => {
  server.answer(contract.access.getSession, { session: SESSION });
});

describe('invitations', () => {
  it('say how they stand: who waits, who said no, and what is over', async () => {
    const { unmount } = await show({ name: 'Nora Ruiz', isAdmin: true });
    for (const words of ['Nora Ruiz', 'nora@example.com', 'Waiting', 'Admin'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/^Open until .*Dec/)).toBeTruthy();
    unmount();
    await show({ state: 'expired' }, false, 'es');
    expect(screen.getByText('Vencida')).toBeTruthy();
    expect(button('Enviar otra vez a nora@example.com')).toBeTruthy();
  });

  it('that were declined, and those of a team that is only looked at, cannot be sent again', async () => {
    const { unmount } = await show({ state: 'declined' });
    expect(screen.getByText('Declined')).toBeTruthy();
    expect(document.querySelectorAll('li button')).toHaveLength(0);
    unmount();
    await show({}, true);
    expect(document.querySelectorAll('li button')).toHaveLength(0);
  });

  it('that were answered in another window are told of to whoever invited, not as to the one who was invited', async () => {
    server.refuse(resendInvite, { status: 409, code: 'invite_closed' });
    await show({}, false, 'es');
    await press('Enviar otra vez a nora@example.com');
    expect(screen.getByText('Mientras tanto, esta invitación se respondió o se canceló.')).toBeTruthy();
  });

  it('are sent again, and what stands against it is said', async () => {
    server.answer(resendInvite);
    await show();
    await press('Send again to nora@example.com');
    expect(await screen.findByText(/The earlier link no longer works/)).toBeTruthy();
    expect(server.sent(resendInvite).map(({ params }) => params)).toEqual([{ inviteId: INVITE.id }]);
    server.refuse(resendInvite, { status: 429, code: 'too_many_requests' });
    await press('Send again to nora@example.com');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('are taken back after a question, and stay when it is put away', async () => {
    server.answer(cancelInvite);
    await show();
    await press('Cancel the invitation to nora@example.com');
    expect((await dialog()).textContent).toContain('Cancel the invitation to nora@example.com?');
    await press('Keep it');
    expect(server.sent(cancelInvite)).toEqual([]);
    await press('Cancel the invitation to nora@example.com');
    await dialog();
    await press('Cancel invitation');
    expect(await screen.findByText('The invitation to nora@example.com is cancelled.')).toBeTruthy();
    expect(server.sent(cancelInvite)).toHaveLength(1);
  });

  it('of a large team are narrowed to how they stand', async () => {
    server.answer(listTeamInvites, ({ query }) =>
      query['state'] === 'expired'
        ? { items: [{ ...INVITE, state: 'expired' as const }], nextCursor: null, total: 1 }
        : { items: [INVITE], nextCursor: 'more', total: 300 },
    );
    await open(<InvitesCard team={{ ...TEAM, inviteCount: 300 }} readOnly={false} />);
    expect(screen.getByText('Showing 1 of 300')).toBeTruthy();
    fill('Status', 'expired');
    await waitFor(() => expect(screen.getByText('Showing 1 of 1')).toBeTruthy());
  });
});
