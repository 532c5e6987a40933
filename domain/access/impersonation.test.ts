import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccountStatus, UserType } from './actor.ts';
import { managedTeam } from './roles.ts';
import {
  provedRecently,
  refusalToImpersonate,
  type ImpersonatedStanding,
  type ImpersonatorStanding,
} from './impersonation.ts';

const status = fc.constantFrom<AccountStatus>('active', 'incomplete', 'inactive', 'limited', 'paused');
const type = fc.constantFrom<UserType | null>(null, 'Team Owner', 'Licensed Owner', 'Licensed Member');
const id = fc.constantFrom('a', 'b', 'c');
const level = fc.constantFrom(1, 2, 3);

const impersonator: fc.Arbitrary<ImpersonatorStanding> = fc.record({
  userId: id,
  status,
  type,
  accessLevel: level,
  blocked: fc.boolean(),
  membership: fc.option(fc.record({ ownerId: id, ownerType: type, isAdmin: fc.boolean() }), { nil: null }),
});
const impersonated: fc.Arbitrary<ImpersonatedStanding> = fc.record({
  userId: id,
  status,
  accessLevel: level,
  closed: fc.boolean(),
  teams: fc.array(fc.record({ ownerId: id, isAdmin: fc.boolean() }), { maxLength: 3 }),
});
const mode = fc.constantFrom<'admin' | 'team'>('admin', 'team');

describe('impersonating someone else', () => {
  test('is never allowed of staff, of an account that is closed, or to the blocked', () => {
    fc.assert(
      fc.property(impersonator, impersonated, mode, (who, whom, how) => {
        fc.pre(who.blocked || whom.closed || whom.accessLevel > 1);
        expect(refusalToImpersonate(who, whom, how)).not.toBeNull();
      }),
    );
  });

  test('in a team stays within the team that one manages now', () => {
    fc.assert(
      fc.property(impersonator, impersonated, (who, whom) => {
        if (refusalToImpersonate(who, whom, 'team') !== null) return;
        const team = managedTeam(who);
        expect(whom.teams.map(({ ownerId }) => ownerId)).toContain(team);
        expect([who.status, whom.status]).toEqual(['active', 'active']);
        expect(who.userId).not.toBe(whom.userId);
      }),
    );
  });

  test('in a team is not for one admin of it to do with another', () => {
    const membership = { ownerId: 'o', ownerType: 'Team Owner', isAdmin: true } as const;
    const standing = { status: 'active', type: null, accessLevel: 1 } as const;
    const tina = { ...standing, userId: 't', blocked: false, membership };
    const seenAs = (isAdmin: boolean) => ({
      ...standing,
      userId: 'u',
      closed: false,
      teams: [{ ownerId: 'o', isAdmin }],
    });
    expect([seenAs(false), seenAs(true)].map((whom) => refusalToImpersonate(tina, whom, 'team'))).toEqual([
      null,
      'forbidden',
    ]);
    const owner = { ...tina, userId: 'o', type: 'Team Owner', membership: null } as const;
    expect(refusalToImpersonate(owner, seenAs(true), 'team')).toBeNull();
  });

  test('as an admin needs the level, and a person to see', () => {
    fc.assert(
      fc.property(impersonator, impersonated, (who, whom) => {
        if (who.accessLevel < 3) expect(refusalToImpersonate(who, whom, 'admin')).toBe('forbidden');
        else if (!who.blocked) expect(refusalToImpersonate(who, undefined, 'admin')).toBe('user_not_found');
      }),
    );
  });

  test('asks for a second factor of the last fifteen minutes', () => {
    expect(provedRecently(null, 0)).toBe(false);
    expect(provedRecently(0, 15 * 60_000)).toBe(true);
    expect(provedRecently(0, 15 * 60_000 + 1)).toBe(false);
  });
});
