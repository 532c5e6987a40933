import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, open, press } from '../../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../../testing/people.ts';
import type { Person } from '../../model.ts';
import type { WantedAct } from '../act-dialog.tsx';
import { AccountCard } from './account-card.tsx';
import { FeaturesCard } from './features-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { TeamCard } from './team-card.tsx';

const show = (part: ReactNode, language: 'en' | 'es' = 'en') =>
  open(part, { language, known: [{ query: sessionQuery, data: SESSION }] });
const act = vi.fn<(wanted: WantedAct) => void>();
const ADMIN = { may: { act: true, standing: true }, act };
const SELF = { may: { act: true, standing: false }, act };
const CREW = { may: { act: false, standing: false }, act };
const person = (change: Partial<Person>): Person => ({ ...MAYA, ...change });
const wanted = () => act.mock.calls.map(([what]) => what);

/** The facts of a card: each name with what stands beside it. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

beforeEach(() => act.mockReset());

describe('the account of somebody', () => {
  it('says in words what it is, and leaves out what nobody gave', async () => {
    await show(<AccountCard person={person({ phone: '(512) 555-0142' })} {...CREW} />);
    expect(facts()).toMatchObject({
      Status: 'Active',
      'User type': 'No type',
      Access: 'Member',
      Phone: '(512) 555-0142',
      Profile: 'Not set up yet',
      Joined: 'Jan 1, 2026',
    });
    expect(facts()).not.toHaveProperty('Company');
    expect(screen.getByText('maya@example.com').getAttribute('href')).toBe('mailto:maya@example.com');
    expect(() => button('Change: User type')).toThrow('0 buttons');
  });

  it('says in Spanish since when the profile is set up, and what else is noted of it', async () => {
    const profileFlags = [
      { id: 1, since: '2026-03-04T18:00:00.000Z' },
      { id: 7, since: '2026-03-05T18:00:00.000Z' },
    ];
    await show(<AccountCard person={person({ profileFlags, type: 'Team Owner' })} {...CREW} />, 'es');
    expect(facts()['Perfil']).toMatch(/^Listo desde el 4 .*mar.* 2026.*7$/);
    expect(facts()['Tipo de usuario']).toBe('Titular de equipo');
  });

  it('is changed by its lines: of one’s own only the type', async () => {
    const { unmount } = await show(<AccountCard person={MAYA} {...SELF} />);
    await press('Change: User type');
    for (const words of ['Change: Status', 'Change: Access']) expect(() => button(words)).toThrow('0 buttons');
    unmount();
    await show(<AccountCard person={MAYA} {...ADMIN} />);
    await press('Change: Status');
    await press('Change: Access');
    expect(wanted()).toEqual([{ kind: 'type' }, { kind: 'status' }, { kind: 'level' }]);
  });
});

describe('how somebody comes in', () => {
  it('counts the person’s own login, and says that they were never here', async () => {
    await show(<SignInCard person={person({ logins: 2, maxLogins: 5, openSessions: 0 })} {...CREW} />);
    expect(facts()).toEqual({
      'Last sign-in': 'Never',
      'Open sessions': '0',
      'Two-factor sign-in': 'Off',
      'Also signs in with': 'None',
      Logins: '3 of 5',
    });
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('offers to end what is open and to remove what is on, and no more', async () => {
    const { unmount } = await show(<SignInCard person={person({ openSessions: 0 })} {...ADMIN} />);
    for (const words of ['End all sessions', 'Remove second factor', 'Unblock the account'])
      expect(() => button(words)).toThrow('0 buttons');
    unmount();
    const busy = person({
      openSessions: 2,
      secondFactor: true,
      signInWith: ['google', 'someone-new'],
      lastSeenAt: '2026-11-21T16:30:00.000Z',
    });
    await show(<SignInCard person={busy} {...ADMIN} />);
    expect(facts()['Also signs in with']).toBe('Google, someone-new');
    expect(facts()['Last seen']).toBe('Nov 21, 2026, 10:30 AM');
    for (const words of ['Send a password reset mail', 'End all sessions', 'Remove second factor', 'Block the account'])
      await press(words);
    expect(wanted().map(({ kind }) => kind)).toEqual(['passwordReset', 'endSessions', 'removeSecondFactor', 'block']);
  });
});

describe('the teams of somebody', () => {
  const team = (id: string, name: string, isAdmin = false): Person['teams'][number] => ({
    id: `usr_${id}`,
    name,
    type: 'Team Owner',
    isAdmin,
  });
  const NORTH = team('north0000001', 'North', true);
  const SOUTH = team('south0000001', 'South');

  function Leaving() {
    const [teams, setTeams] = useState([NORTH, SOUTH]);
    return (
      <>
        <button type="button" onClick={() => setTeams([SOUTH])}>
          Leave
        </button>
        <TeamCard person={person({ teams, seats: 0 })} {...CREW} />
      </>
    );
  }

  it('are all named, and the one that was left is gone', async () => {
    await show(<Leaving />);
    const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['North', 'South']);
    expect(document.querySelectorAll('dt')).toHaveLength(1);
    expect(screen.getByText('Team Owner, team admin')).toBeTruthy();
    await press('Leave');
    expect(names()).toEqual(['South']);
  });

  it('are none where nobody is above and nobody below', async () => {
    await show(<TeamCard person={person({ seats: 0 })} {...ADMIN} />);
    expect(screen.getByText('Not in a team, and nobody is under this account.')).toBeTruthy();
    expect(document.querySelectorAll('button, a')).toHaveLength(0);
  });

  it('show the first people of a large one, and lead to all of them', async () => {
    const members: Person['members'] = [
      { id: 'usr_nora00000001', name: 'Nora Ruiz', status: 'active', isAdmin: true },
      { id: 'usr_omar00000001', name: 'Omar Diaz', status: 'paused', isAdmin: false },
    ];
    await show(<TeamCard person={person({ members, memberCount: 60, seats: 80 })} {...ADMIN} />);
    expect(facts()).toEqual({ Seats: '60 of 80 taken by membersChange' });
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Nora Ruiz team admin',
      'Omar Diaz Paused',
      'and 58 more',
    ]);
    expect(screen.getByText('Show the whole team').getAttribute('href')).toBe(`/admin?team=${MAYA.id}`);
    await press('Change: Seats');
    expect(wanted()).toEqual([{ kind: 'seats' }]);
  });
});

describe('what somebody holds', () => {
  it('is given, taken, let go and given again by its name', async () => {
    const features: Person['features'] = [
      { slug: 'elite', isPlan: true, includes: ['video', 'a-new-one'], expired: false },
      { slug: 'local', isPlan: false, includes: [], expired: true },
    ];
    await show(<FeaturesCard person={person({ features, trialEndsAt: '2026-12-01T12:00:00.000Z' })} {...ADMIN} />);
    expect(screen.getByText('On trial until Dec 1, 2026')).toBeTruthy();
    expect(screen.getByText('Includes Video, a-new-one')).toBeTruthy();
    for (const words of ['Let expire: Elite plan', 'Take away: Elite plan', 'Give again: Local', 'Give a feature'])
      await press(words);
    expect(wanted()).toEqual([
      { kind: 'expire', feature: 'elite' },
      { kind: 'remove', feature: 'elite' },
      { kind: 'grant', feature: 'local' },
      { kind: 'grant' },
    ]);
  });

  it('is nothing, in words', async () => {
    await show(<FeaturesCard person={person({ features: [] })} {...CREW} />);
    expect(screen.getByText('No plan and no features.')).toBeTruthy();
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
