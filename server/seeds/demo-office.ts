import type { AccountStatus, MemberActor } from '@yardsign/domain/access/actor';
import { changeFeature } from '../features/admin/change-allowance.ts';
import { setLevel, setStatus } from '../features/admin/change-standing.ts';
import type { Deed } from '../features/admin/ports.ts';
import { createStillClock } from '../platform/clock.ts';
import type { World } from './scenarios.ts';

const DAY_MS = 24 * 3_600_000;
/** A quarter past three in the afternoon in New York, from midnight UTC. */
const AFTERNOON_MS = 20.25 * 3_600_000;

type Doing = { status: AccountStatus } | { level: number } | { feature: string; change: 'grant' | 'expire' };

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

function actorOf(userId: string): MemberActor {
  return {
    kind: 'member',
    userId,
    sessionId: '',
    via: 'cookie',
    status: 'active',
    type: null,
    accessLevel: 3,
    features: [],
    membership: null,
    viewer: null,
    secondFactorAt: null,
    limitedTo: null,
  };
}

/** Brings the demo accounts to where they stand, through the use cases of the admin area, on the days when it happened. */
export async function runDemoOffice(world: World, ids: Readonly<Record<string, string>>): Promise<void> {
  const today = world.clock.now().getTime();
  const by = actorOf(ids['ada'] ?? '');
  for (const { daysAgo, username, reason, doing } of ACTS) {
    const at = new Date(today - (today % DAY_MS) - daysAgo * DAY_MS + AFTERNOON_MS);
    const deps = { db: world.db, clock: createStillClock(at.toISOString()) };
    const deed: Deed = { by, personId: ids[username] ?? '', reason, requestId: null };
    if ('status' in doing) await setStatus(deps, deed, doing.status);
    else if ('level' in doing) await setLevel(deps, deed, doing.level);
    else await changeFeature(deps, deed, doing.feature, doing.change);
  }
}
