import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, choose, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { TEAM } from '../../../testing/teams.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { TeamMember } from '../people-api.ts';
import { MembersCard } from './members-card.tsx';

const { listTeamMembers, removeMember, setTeamAdmin } = contract.teams;
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
  server.answer(listTeamMembers, { items: [{ ...NORA, ...member }], nextCursor: null, total: 1 });
  return open(
    <>
      <MembersCard team={TEAM} readOnly={readOnly} onInvite={onInvite} />
      <Toaster />
    </>,
    { known: [{ query: sessionQuery, data: SESSION }] },
  );
}

beforeEach(() => {
  onInvite.mockClear();
  server.answer(getSession, { session: SESSION });
});

describe('the people of a team', () => {
  it('are invited where there are none, but not by who only looks', async () => {
    const empty = { ...TEAM, seats: { ...TEAM.seats, members: 0 } };
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

describe('the people of a large team', () => {
  const LARGE = { ...TEAM, seats: { total: 100, members: 60, invites: 0 } };
  const named = (at: number): TeamMember => ({ ...NORA, id: `usr_nora0000${1000 + at}`, name: `Inés Park ${at}` });
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => named(from + at));
  const names = () => [...document.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent);
  const openLarge = (language: 'en' | 'es' = 'en') =>
    open(<MembersCard team={LARGE} readOnly={false} onInvite={onInvite} />, {
      language,
      known: [{ query: sessionQuery, data: SESSION }],
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answer(listTeamMembers, ({ query }) => {
      if (query['query'] === 'ines 59') return { items: [named(59)], nextCursor: null, total: 1 };
      if (query['query'] === 'nobody' || query['status'] === 'paused') return { items: [], nextCursor: null, total: 0 };
      if (query['role'] === 'admin') return { items: numbers(1, 3), nextCursor: null, total: 2 };
      if (query['cursor'] === 'second') return { items: numbers(26, 51), nextCursor: 'third', total: null };
      if (query['cursor'] === 'third') return { items: numbers(51, 61), nextCursor: null, total: null };
      return { items: numbers(1, 26), nextCursor: 'second', total: 60 };
    });
  });
  afterEach(() => vi.useRealTimers());

  it('come in parts, and reading goes on at the first of the next one', async () => {
    await openLarge();
    expect([names().length, screen.getByRole('status').textContent]).toEqual([25, 'Showing 25 of 60']);
    act(() => button('Load more').focus());
    await press('Load more');
    expect([names().length, document.activeElement?.getAttribute('aria-label')]).toEqual([50, 'View as Inés Park 26']);
    await press('Load more');
    expect(names()).toHaveLength(60);
    expect(() => button('Load more')).toThrow('0 buttons');
  });

  it('are looked for on the server, and everyone is shown again by one press', async () => {
    await openLarge('es');
    fill('Busca a un miembro por nombre o correo', ' ines 59 ');
    await act(() => vi.advanceTimersByTimeAsync(250));
    await expect.poll(names).toEqual(['Inés Park 59']);
    fill('Busca a un miembro por nombre o correo', 'nobody');
    await act(() => vi.advanceTimersByTimeAsync(250));
    await expect.poll(() => screen.getByRole('status').textContent).toBe('No se encuentra a nadie así.');
    await press('Mostrar a todos');
    expect(names()).toHaveLength(25);
    expect(field('Busca a un miembro por nombre o correo').value).toBe('');
  });

  it('are narrowed to a role and to how their accounts stand', async () => {
    await openLarge();
    fill('Role', 'admin');
    await expect.poll(names).toHaveLength(2);
    fill('Status', 'paused');
    await expect.poll(names).toHaveLength(0);
    expect(server.sent(listTeamMembers).map(({ query }) => query)).toEqual([
      {},
      { role: 'admin' },
      { role: 'admin', status: 'paused' },
    ]);
  });

  it('that cannot be read are asked for again where it says so', async () => {
    server.refuse(listTeamMembers, { status: 500, code: 'internal' });
    await openLarge();
    expect(screen.getByText('The members could not be loaded')).toBeTruthy();
  });
});

it('a small team is shown whole, without a search', async () => {
  await show();
  expect([screen.queryByRole('searchbox'), screen.queryByRole('status')]).toEqual([null, null]);
});
