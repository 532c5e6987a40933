import { describe, expect, test } from 'vitest';
import { USER_TYPES } from './account-kinds.ts';
import { holdsFeature, type Membership, type UserType } from './actor.ts';
import {
  hasManyLogins,
  isAdminLevel,
  isCrewLevel,
  isLicensedMember,
  isTeamAdmin,
  isTeamOwner,
  levelInForce,
  managedTeam,
  mayRefer,
} from './roles.ts';

const under = (ownerType: UserType, isAdmin = false): Membership => ({ ownerId: 'usr_owner1', ownerType, isAdmin });

describe('roles', () => {
  test('every type but the licensed member owns a team', () => {
    expect(USER_TYPES.filter((type) => isTeamOwner({ type }))).toEqual(USER_TYPES.slice(0, 7));
    expect(isTeamOwner({ type: null })).toBe(false);
  });

  test.each([
    [1, false, false],
    [2, true, false],
    [3, true, true],
    [4, true, true],
  ])('access level %i: crew %s, admin %s', (level, crew, admin) => {
    expect([isCrewLevel(level), isAdminLevel(level)]).toEqual([crew, admin]);
  });

  test('a higher level counts once there is a second factor and this session has proved it', () => {
    const inForce = (enrolled: boolean, proved: boolean) => levelInForce(3, { enrolled, proved });
    expect([inForce(true, true), inForce(true, false), inForce(false, true), inForce(false, false)]).toEqual([
      3, 1, 1, 1,
    ]);
    expect(levelInForce(1, { enrolled: true, proved: true })).toBe(1);
  });

  test('an owner manages their own team, an admin the one above, nobody else any', () => {
    const person = { userId: 'usr_me0001', accessLevel: 1 };
    expect(managedTeam({ ...person, type: 'Team Owner', membership: null })).toBe('usr_me0001');
    expect(managedTeam({ ...person, type: null, membership: under('Team Owner', true) })).toBe('usr_owner1');
    expect(managedTeam({ ...person, type: null, membership: under('Team Owner') })).toBeNull();
    expect(isTeamAdmin({ membership: null })).toBe(false);
  });

  test('a licensed member is one by type or by the owner above', () => {
    expect(isLicensedMember({ type: 'Licensed Member', membership: null })).toBe(true);
    expect(isLicensedMember({ type: null, membership: under('Licensed Owner') })).toBe(true);
    expect(isLicensedMember({ type: null, membership: under('Team Owner') })).toBe(false);
    expect(isLicensedMember({ type: 'Licensed Owner', membership: null })).toBe(false);
  });

  test('only someone with no type and nobody above may refer', () => {
    const cases = ([null, 'Team Owner'] as const).flatMap((type) =>
      [null, under('Team Owner')].map((membership) => mayRefer({ type, membership })),
    );
    expect(cases).toEqual([true, false, false, false]);
  });

  test('more than one login makes an account with many', () => {
    expect([hasManyLogins(1), hasManyLogins(2)]).toEqual([false, true]);
  });

  test.each([
    [['video'], 'video', {}, true],
    [['video-beta'], 'video', {}, false],
    [['video-beta'], 'video', { beta: true }, true],
    [[], '!free', {}, true],
    [['free'], '!free', {}, false],
    [['free-beta'], '!free', { beta: true }, false],
  ])('of %j, %s with %j is held: %s', (features, wanted, options, held) => {
    expect(holdsFeature(features, wanted, options)).toBe(held);
  });
});
