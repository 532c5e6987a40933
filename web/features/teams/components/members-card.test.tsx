import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, choose, dialog, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { TEAM } from '../../../testing/teams.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { TeamMember } from '../api.ts';
import { MembersCard } from './members-card.tsx';

const { getTeam, removeMember, setTeamAdmin } = contract.teams;
const { getSession, impersonateMember } = contract.access;

const NORA: TeamMember = {
  id: 'usr_nora00000001',
  name: 'Nora Ruiz',
  email: 'nora@example.com',
  photoUrl: null,
  status: 'active',
  isAdmin: false,
  lastSignInAt: null,
  may: { view: true, remove: true, changeRole: true },
};
const onInvite = vi.fn<() => void>();

function show(member: Partial<TeamMember> = {}, readOnly = false) {
  const team = { ...TEAM, members: [{ ...NORA, ...member }] };
  return open(
    <>
      <MembersCard team={team} readOnly={readOnly} onInvite={onInvite} />
      <Toaster />
    </>,
    { known: [{ query: sessionQuery, data: SESSION }] },
  );
}

beforeEach(() => {
  onInvite.mockClear();
  server.answer(getTeam, { team: TEAM });
  server.answer(getSession, { session: SESSION });
});

describe('the people of a team', () => {
  it('are invited where there are none, but not by who only looks', async () => {
    const empty = { ...TEAM, members: [] };
    const { unmount } = await open(<MembersCard team={empty} readOnly={false} onInvite={onInvite} />);
    await press('Invite people');
    expect(onInvite).toHaveBeenCalledTimes(1);
    unmount();
    await open(<MembersCard team={empty} readOnly onInvite={onInvite} />);
    expect(screen.getByText('Nobody is on your team yet')).toBeTruthy();
    expect(() => button('Invite people')).toThrow('0 buttons');
  });

  it('show who has not been here, and why one cannot be viewed as', async () => {
    await show({ status: 'incomplete', may: { view: false, remove: false, changeRole: false } });
    expect(screen.getByText('Has not signed in yet')).toBeTruthy();
    expect(screen.getByText('Not finished')).toBeTruthy();
    expect(screen.getByText('You can view as them once the account is active')).toBeTruthy();
    expect(() => button('View as Nora Ruiz')).toThrow('0 buttons');
    expect(() => button('More for Nora Ruiz')).toThrow('0 buttons');
  });

  it('offer no act to who looks at the team as somebody else', async () => {
    await show({}, true);
    expect(screen.getByText('Nora Ruiz')).toBeTruthy();
    expect(document.querySelectorAll('li button')).toHaveLength(0);
  });

  it('become admins and plain members again', async () => {
    server.answer(setTeamAdmin);
    await show();
    await choose('More for Nora Ruiz', 'Make admin');
    expect(await screen.findByText('Nora Ruiz is an admin of the team now.')).toBeTruthy();
    expect(server.sent(setTeamAdmin)).toMatchObject([{ params: { childId: NORA.id }, body: { isAdmin: true } }]);
  });

  it('have a role that stays when it cannot be changed, which is said', async () => {
    server.refuse(setTeamAdmin, { status: 403, code: 'forbidden' });
    await show({ isAdmin: true });
    await choose('More for Nora Ruiz', 'Make a plain member');
    const said = await screen.findByRole('alert');
    expect(said.textContent).not.toContain('is a plain member now');
    expect(screen.getByText('Admin')).toBeTruthy();
  });

  it('are taken off only after a question that says what it means', async () => {
    server.answer(removeMember);
    await show();
    await choose('More for Nora Ruiz', 'Remove from team');
    const asked = await dialog();
    expect(asked.textContent).toContain('Nora Ruiz keeps the account');
    expect(asked.textContent).toContain('Fields that Harbor locked');
    expect(server.sent(removeMember)).toEqual([]);
    await press('Remove');
    expect(await screen.findByText('Nora Ruiz is no longer on the team.')).toBeTruthy();
    expect(server.sent(removeMember).map(({ params }) => params)).toEqual([{ childId: NORA.id }]);
  });

  it('say why one could not be viewed as', async () => {
    server.refuse(impersonateMember, { status: 403, code: 'forbidden' });
    await show();
    await press('View as Nora Ruiz');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(button('View as Nora Ruiz').disabled).toBe(false);
  });
});
