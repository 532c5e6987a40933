import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery, type Session } from '../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { LeaveTeamCard } from './leave-team-card.tsx';

const { getTeamAbove, leaveTeam } = contract.teams;

const show = (session: Partial<Session> = {}) => {
  const data = { ...SESSION, ...session };
  return open(<LeaveTeamCard session={data} />, { at: '/account', known: [{ query: sessionQuery, data }] });
};

beforeEach(() =>
  server.answer(getTeamAbove, {
    team: { ownerId: 'usr_owner0000001', ownerName: 'Oscar Grant', company: 'Harbor' },
  }),
);

describe('leaving a team', () => {
  it('is asked about, with what stays and what ends', async () => {
    await show();
    expect(screen.getByText(/You are on the team of Harbor, led by Oscar Grant/)).toBeTruthy();
    await press('Leave the team');
    const asked = await dialog();
    for (const words of ['You keep your account', 'ends at once', 'Oscar Grant is told by mail'])
      expect(asked.textContent).toContain(words);
    await press('Stay');
    expect(server.sent(leaveTeam)).toEqual([]);
  });

  it('leads on to the dashboard with the rights that are left', async () => {
    server.answer(leaveTeam);
    server.answer(contract.access.getSession, { session: SESSION });
    const { address } = await show();
    await press('Leave the team');
    const asked = await dialog();
    await press('Leave the team', asked);
    await expect.poll(address).toBe('/dashboard');
    expect(server.sent(contract.access.getSession)).toHaveLength(1);
  });

  it('stays on the page when it is refused, and says so', async () => {
    server.refuse(leaveTeam, { status: 403, code: 'forbidden' });
    const { address } = await show();
    await press('Leave the team');
    const asked = await dialog();
    await press('Leave the team', asked);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(address()).toBe('/account');
  });

  it('is not for who looks at the member, and a team without a company goes by its owner', async () => {
    server.answer(getTeamAbove, { team: { ownerId: 'usr_owner0000001', ownerName: 'Oscar Grant', company: '' } });
    await show({ impersonation: IMPERSONATION });
    expect(screen.getByText(/You are on the team of Oscar Grant\./)).toBeTruthy();
    expect(button('Leave the team').disabled).toBe(true);
  });
});
