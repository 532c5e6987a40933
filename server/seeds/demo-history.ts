import { DAY_MS } from '@yardsign/domain/time/spans';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { createStillClock, type Clock } from '../platform/clock.ts';

/** Something that a demo person did, which the audit log keeps. */
export interface DemoEvent {
  daysAgo: number;
  /** @param clock stands at the moment when it was done. */
  run(clock: Clock): Promise<void>;
}

/** A demo person as the use cases take them. */
export function demoActor(userId: string, standing: Pick<MemberActor, 'type' | 'accessLevel'>): MemberActor {
  return {
    kind: 'member',
    userId,
    sessionId: 'seed',
    via: 'bearer',
    status: 'active',
    ...standing,
    features: [],
    membership: null,
    impersonator: null,
    levelWaits: null,
    secondFactorAt: null,
    secondFactorFresh: false,
    limitedTo: null,
    brandVersion: 1,
    hidesVideos: false,
    publicCode: 'somebody',
  };
}

/** Lets it all happen, the oldest first: the audit log only grows at its end. */
export async function runDemoHistory(clock: Clock, events: readonly DemoEvent[]): Promise<void> {
  const now = clock.now().getTime();
  for (const event of events.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await event.run(createStillClock(new Date(now - event.daysAgo * DAY_MS).toISOString()));
}
