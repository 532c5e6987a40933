import { inviteMembers } from '../features/teams/invite-members.ts';
import { lockField } from '../features/teams/lock-field.ts';
import { demoActor, type DemoEvent } from './demo-history.ts';
import type { World } from './scenarios.ts';

/** Gives Oscar's team and Lou's their first seats. */
export async function formDemoTeams(world: World, ids: Readonly<Record<string, string>>): Promise<void> {
  for (const username of ['oscar', 'lou']) {
    await world.db
      .updateTable('member')
      .set({ seats: 5 })
      .where('id', '=', ids[username] ?? '')
      .execute();
  }
}

/** What Oscar did with his team: two fields that are the same for all, an invitation that ran out, and an open one. */
export function teamHistory(world: World, ids: Readonly<Record<string, string>>): DemoEvent[] {
  const oscar = demoActor(ids['oscar'] ?? '', { type: 'Team Owner', accessLevel: 1 });
  // Nobody is mailed: these two were sent long before the demo began.
  const mailInvite = async () => {};
  const locks = (['company', 'compliance'] as const).map((field) => ({
    daysAgo: 258,
    async run(clock: World['clock']) {
      await lockField({ ...world, clock, onBrandChange: async () => {} }, oscar, { field, requestId: 'seed' });
    },
  }));
  const invitations = (
    [
      [20, 'hannah.frost@demo.yardsign.test', 'Hannah', 'Frost'],
      [5, 'marco.bell@demo.yardsign.test', 'Marco', 'Bell'],
    ] as const
  ).map(([daysAgo, email, firstName, lastName]) => ({
    daysAgo,
    async run(clock: World['clock']) {
      await inviteMembers({ ...world, clock, mailInvite, inviteLimits: { take: async () => {} } }, oscar, {
        people: [{ email, firstName, lastName, isAdmin: false }],
        language: 'en',
        requestId: 'seed',
      });
    },
  }));
  return [...locks, ...invitations];
}
