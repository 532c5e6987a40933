import type { AccountStatus } from '@yardsign/domain/access/actor';
import { changeFeature, setSeats } from '../features/admin/change-allowance.ts';
import { setLevel, setStatus } from '../features/admin/change-standing.ts';
import type { AdminAct } from '../features/admin/ports.ts';
import { demoActor, type DemoEvent } from './demo-history.ts';
import type { World } from './scenarios.ts';

type Doing =
  | { status: AccountStatus }
  | { level: number }
  | { seats: number }
  | { feature: string; change: 'grant' | 'expire' };

interface OfficeAct {
  daysAgo: number;
  username: string;
  reason: string;
  doing: Doing;
}

/** What Ada did in the office, oldest first: why the demo accounts are as they are. */
const ACTS: readonly OfficeAct[] = [
  { daysAgo: 552, username: 'cora', reason: 'Joined the content team', doing: { level: 2 } },
  {
    daysAgo: 41,
    username: 'ivan',
    reason: 'Left the business; wants to keep the account',
    doing: { status: 'inactive' },
  },
  {
    daysAgo: 33,
    username: 'frida',
    reason: 'Card expired, three reminders without an answer',
    doing: { feature: 'elite', change: 'expire' },
  },
  {
    daysAgo: 33,
    username: 'frida',
    reason: 'Goes on with the free plan',
    doing: { feature: 'free', change: 'grant' },
  },
  { daysAgo: 28, username: 'oscar', reason: 'Bought five more seats', doing: { seats: 10 } },
  {
    daysAgo: 23,
    username: 'lim',
    reason: 'Two payments were charged back; waiting for the bank',
    doing: { status: 'limited' },
  },
  {
    daysAgo: 12,
    username: 'pat',
    reason: 'On parental leave until spring, asked by email',
    doing: { status: 'paused' },
  },
  {
    daysAgo: 6,
    username: 'tina',
    reason: 'Asked to try the new video page',
    doing: { feature: 'video-beta', change: 'grant' },
  },
];

/** What Ada did, as events: through the use cases of the admin area. */
export function officeHistory({ db }: World, ids: Readonly<Record<string, string>>): DemoEvent[] {
  const by = demoActor(ids['ada'] ?? '', { type: null, accessLevel: 3 });
  return ACTS.map(({ daysAgo, username, reason, doing }) => ({
    daysAgo,
    async run(clock) {
      const deps = { db, clock };
      const adminAct: AdminAct = { by, personId: ids[username] ?? '', reason, requestId: null };
      if ('status' in doing) await setStatus(deps, adminAct, doing.status);
      else if ('level' in doing) await setLevel(deps, adminAct, doing.level);
      else if ('seats' in doing) await setSeats(deps, adminAct, doing.seats);
      else await changeFeature(deps, adminAct, doing.feature, doing.change);
    },
  }));
}
