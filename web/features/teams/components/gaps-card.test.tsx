import { act, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { type Team, teamQuery } from '../api.ts';
import { GapsCard } from './gaps-card.tsx';

const THEO = 'usr_theo00000001';
const TEAM: Team = {
  ownerId: 'usr_oscar0000001',
  ownerName: 'Oscar Grant',
  company: 'Northgate',
  role: 'owner',
  seats: { total: 5, members: 2, invites: 0 },
  inviteCount: 0,
  locks: [],
  ownValues: [{ field: 'logo', value: 'a'.repeat(64), url: '/files/a' }],
};
const OF_TEAM = { members: 2, lacking: 1, fields: [{ field: 'phone' as const, count: 1 }] };
const fillGaps = contract.teams.fillTeamGaps;

const show = (readOnly = false) =>
  open(<GapsCard team={TEAM} readOnly={readOnly} />, { known: [{ query: teamQuery, data: TEAM }] });

describe('what a team lacks', () => {
  beforeEach(() => {
    server.answer(contract.teams.getTeamGaps, {
      items: [
        { id: THEO, name: 'Theo Park', missing: ['phone', 'compliance', 'photo', 'logo'] },
        { id: 'usr_tina00000001', name: 'Tina Reyes', missing: [] },
      ],
      nextCursor: null,
      total: 2,
      team: OF_TEAM,
    });
    server.answer(fillGaps, undefined);
  });

  it('stands in a table, by member, with a way to fill it in for who lacks something', async () => {
    await show();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toContain('Theo ParkPhone, License line, Photo, Logo');
    expect(rows[2]).toContain('Tina ReyesNothing');
    expect(screen.queryByLabelText('Fill in for Tina Reyes')).toBeNull();
  });

  it('is not filled in by somebody who impersonates the owner', async () => {
    await show(true);
    expect(screen.queryByLabelText('Fill in for Theo Park')).toBeNull();
  });

  it('sends what was filled in and nothing else, with the logo of the team where it was chosen', async () => {
    await show();
    await press('Fill in for Theo Park');
    const opened = within(await dialog());
    expect(opened.getByText('A photo can only be added by Theo Park.')).toBeTruthy();
    fill(/Phone/, '(206) 555-0112');
    await act(async () => field('Use the logo of the team').click());
    await act(async () => opened.getByText('Fill in').click());
    expect(server.bodies(fillGaps)).toEqual([[{ field: 'phone', value: '(206) 555-0112' }, { field: 'logo' }]]);
  });

  it('sends nothing while nothing is filled in, and says at its field what the server does not take', async () => {
    await show();
    await press('Fill in for Theo Park');
    const opened = within(await dialog());
    await act(async () => opened.getByText('Fill in').click());
    expect(server.bodies(fillGaps)).toEqual([]);
    expect(saidAt(/Phone/)).toBe('This cannot stay empty.');
    server.refuse(fillGaps, {
      status: 400,
      code: 'invalid_request',
      issues: [{ path: '0.value', message: 'not_a_phone' }],
    });
    fill(/Phone/, 'call me');
    await act(async () => opened.getByText('Fill in').click());
    expect(saidAt(/Phone/)).toBe('This does not look like a phone number.');
    expect(field(/Phone/).value).toBe('call me');
  });

  it('is counted for all of a large team, and narrowed to who lacks one thing', async () => {
    const team = { members: 1500, lacking: 812, fields: [{ field: 'phone' as const, count: 300 }] };
    server.answer(contract.teams.getTeamGaps, ({ query }) => ({
      items: [{ id: THEO, name: 'Theo Park', missing: ['phone' as const] }],
      nextCursor: 'more',
      total: query['field'] === 'phone' ? 300 : 1500,
      team,
    }));
    await open(<GapsCard team={{ ...TEAM, seats: { total: 1500, members: 1500, invites: 0 } }} readOnly={false} />);
    expect(screen.getByText('812 of 1,500 members lack something.')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Phone (300)' })).toBeTruthy();
    fill('Missing', 'phone');
    await waitFor(() => expect(screen.getByText('Showing 1 of 300')).toBeTruthy());
  });
});
