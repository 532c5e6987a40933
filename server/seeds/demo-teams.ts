import type { MemberActor, UserType } from '@yardsign/domain/access/actor';
import { inviteMembers } from '../features/teams/invite-members.ts';
import { lockField } from '../features/teams/lock-field.ts';
import type { Clock } from '../platform/clock.ts';
import type { World } from './scenarios.ts';

const DAY_MS = 24 * 3_600_000;

function actorOf(userId: string, type: UserType): MemberActor {
  return {
    kind: 'member',
    userId,
    sessionId: 'seed',
    via: 'bearer',
    status: 'active',
    type,
    accessLevel: 1,
    features: [],
    membership: null,
    viewer: null,
    secondFactorAt: null,
    limitedTo: null,
  };
}

/** The clock as it stood some days ago. */
function daysAgo(clock: Clock, days: number): Clock {
  return { ...clock, now: () => new Date(clock.now().getTime() - days * DAY_MS) };
}

/** Oscar's team has seats, one open invitation and one that ran out, and two locked fields; Lou's has seats. */
export async function formDemoTeams(world: World, ids: Readonly<Record<string, string>>): Promise<void> {
  for (const [username, seats] of [
    ['oscar', 10],
    ['lou', 5],
  ] as const) {
    await world.db
      .updateTable('member')
      .set({ seats })
      .where('id', '=', ids[username] ?? '')
      .execute();
  }
  const oscar = actorOf(ids['oscar'] ?? '', 'Team Owner');
  // Nobody is mailed: these two were sent long before the demo began.
  const mailInvite = async () => {};
  for (const [days, email, firstName, lastName] of [
    [20, 'hannah.frost@demo.yardsign.test', 'Hannah', 'Frost'],
    [5, 'marco.bell@demo.yardsign.test', 'Marco', 'Bell'],
  ] as const) {
    await inviteMembers({ ...world, clock: daysAgo(world.clock, days), mailInvite }, oscar, {
      people: [{ email, firstName, lastName, isAdmin: false }],
      language: 'en',
      requestId: 'seed',
    });
  }
  for (const field of ['company', 'compliance'] as const)
    await lockField({ ...world, onBrandChange: () => {} }, oscar, { field, requestId: 'seed' });
}
