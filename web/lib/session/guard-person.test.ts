import { describe, expect, it } from 'vitest';
import { IMPERSONATION } from '../../testing/people.ts';
import { heldFeatures, standingOf, toGuardPerson } from './guard-person.ts';
import type { Session } from './session-query.ts';

function session(more: Partial<Session['user']> = {}): Session {
  return {
    user: {
      id: 'usr_maya01',
      first_name: 'Maya',
      last_name: 'Alvarez',
      email: 'maya@demo.yardsign.test',
      username: 'maya',
      phone: '',
      status: 'active',
      type: null,
      max_logins: 1,
      parents: [],
      children: [],
      children_count: 0,
      access_levels: [],
      features: [],
      expired_features: [],
      services: [],
      ...more,
    },
    levelWaits: null,
    now: '2026-11-21T15:00:00.000Z',
    expiresAt: '2026-11-21T15:15:00.000Z',
    language: 'en',
    timeZone: 'America/Chicago',
    profileFlags: [],
    brandVersion: 1,
    contentMode: 'standard',
    photoUrl: null,
    forceRedirect: null,
    legalDue: [],
    billing: { source: 'recurly', pastDue: false, pendingCancel: false },
    teamOwner: null,
    impersonation: null,
  };
}

const parent = (id: string, type: 'Team Owner' | 'Licensed Owner', is_admin: boolean) => ({
  parent: { id, type },
  is_admin,
  statuses: [],
});

describe('the session as the guards look at it', () => {
  it('holds what its features include, and nothing that has expired', () => {
    const plan = { id: 1, slug: 'elite', is_plan: true, includes: ['video', 'local'] };
    const gone = { id: 2, slug: 'realtalk', is_plan: false, includes: [] };
    expect(heldFeatures(session({ features: [plan], expired_features: [gone] }))).toEqual(['elite', 'video', 'local']);
  });

  it('stands under the first of several teams, at level 1 unless told otherwise', () => {
    const parents = [parent('usr_owner1', 'Licensed Owner', false), parent('usr_owner2', 'Team Owner', true)];
    expect(standingOf(session({ parents }))).toEqual({
      type: null,
      accessLevel: 1,
      membership: { ownerId: 'usr_owner1', ownerType: 'Licensed Owner', isAdmin: false },
    });
    expect(standingOf(session({ access_levels: [{ access_level: 3 }, { access_level: 1 }] })).accessLevel).toBe(3);
  });

  it('has what its member must see, which is nothing to whoever impersonates them', () => {
    const must = { ...session(), forceRedirect: '/welcome' } as Session;
    expect(toGuardPerson(must, true).forceRedirect).toBe('/welcome');
    expect(toGuardPerson({ ...must, impersonation: IMPERSONATION }, true).forceRedirect).toBeNull();
  });

  it('has a profile that is ready with flag 1 only', () => {
    const flags = (profileFlags: number[]) => toGuardPerson({ ...session(), profileFlags }, true).profileReady;
    expect([flags([]), flags([2]), flags([2, 1])]).toEqual([false, false, true]);
  });
});
