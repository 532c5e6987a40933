import { act } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { TEAM } from '../../../testing/teams.ts';
import type { Team } from '../api.ts';
import { settingsQuery, type TeamSetting } from './api.ts';
import { SettingsCard } from './settings-card.tsx';

const { getTeamSettings, setTeamSetting, withdrawTeamSetting } = contract.teams;
const own = (value: string, syncTo = '') => ({ value, syncTo, fontSize: null });
const SETTINGS: TeamSetting[] = [
  { feature: 'graphics', field: 'showlogo', own: own('1'), set: null },
  { feature: 'graphics', field: 'pos_B', own: own('', 'company'), set: null },
  {
    feature: 'newsletter',
    field: 'headertext',
    own: own('Your home'),
    set: { ...own('From Harbor'), mode: 'locked', setBy: 'Oscar Grant', at: '2026-11-20T10:00:00.000Z' },
  },
];

async function show({ team = TEAM, readOnly = false, language = 'en' as 'en' | 'es' } = {}) {
  server.answer(getTeamSettings, { settings: SETTINGS });
  await open(<SettingsCard team={team} readOnly={readOnly} />, {
    language,
    known: [{ query: settingsQuery, data: SETTINGS }],
  });
}
const summaries = () => [...document.querySelectorAll('summary')].map((each) => each.textContent);

describe('what a team sets in the other parts of the profile', () => {
  beforeEach(() => {
    server.answer(setTeamSetting, { members: 3 });
    server.answer(withdrawTeamSetting, { members: 3 });
  });

  it('says by part how much is set, and of each setting what it is set to, in words', async () => {
    await show();
    expect(summaries()).toEqual([
      'GraphicsMembers choose',
      'GuidesMembers choose',
      'BlogMembers choose',
      'Email1 set by the team',
      'VideosMembers choose',
    ]);
    expect([saidAt('Show my logo'), saidAt('Line 2'), saidAt('Title')]).toEqual(['On', 'Company', 'From Harbor']);
    expect(field('Title').value).toBe('locked');
  });

  it('sets what the owner has, as a default or locked, and lets the members choose again', async () => {
    await show();
    await act(async () => fill('Line 2', 'default'));
    await act(async () => fill('Show my logo', 'locked'));
    await act(async () => fill('Title', ''));
    expect(server.bodies(setTeamSetting)).toEqual([{ mode: 'default' }, { mode: 'locked' }]);
    expect(server.bodies(withdrawTeamSetting)).toHaveLength(1);
  });

  it('takes over what the owner has changed since, in the way that it was set', async () => {
    await show();
    await press('Title: take over Your home');
    expect(server.bodies(setTeamSetting)).toEqual([{ mode: 'locked' }]);
  });

  it('puts a setting back that the server refuses', async () => {
    server.refuse(setTeamSetting, { status: 403, code: 'forbidden' });
    await show();
    await act(async () => fill('Line 2', 'locked'));
    expect(field('Line 2').value).toBe('');
  });

  it('is only read while somebody is impersonated, and names the owner to an admin', async () => {
    const team: Team = { ...TEAM, role: 'admin' };
    await show({ team, readOnly: true, language: 'es' });
    expect(field('Línea 2').disabled).toBe(true);
    expect(document.body.textContent).toContain(TEAM.ownerName);
    expect(() => button('Título: usar Your home')).toThrow('0 buttons');
  });
});
