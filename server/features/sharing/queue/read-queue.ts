import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { queueRoutes } from '@yardsign/contracts/routes/sharing/queue';
import { nextFreeSlot, slotKey, slotTimes } from '@yardsign/domain/sharing/queue';
import { type WallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { readConnections } from '../connections/read-connections.ts';
import type { SharingDeps } from '../deps.ts';
import { memberZone } from '../posts/earlier-posts-store.ts';
import { queuesOf, timedPosts } from './queue-store.ts';
import { slotsOf, takenSlots } from './taken-slots.ts';

type Queue = RouteTypes<typeof queueRoutes.getQueue>['answer']['queue'];

const DAYS_SHOWN = 14;

/** As on the wire. The zone is the member's, which is checked when it is set. */
function shownTime(wall: WallClock): { date: string; time: string; at: string } {
  const instant = wallClockToInstant(wall);
  if (!instant.ok) throw new Error(`A slot has no instant: ${instant.reason}`);
  return { date: wall.date, time: wall.time, at: instant.value.toISOString() };
}

/** The queue of every target that the member can post to now. */
export async function readQueue(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'networks'>,
  memberId: string,
): Promise<Queue> {
  const now = deps.clock.now();
  const [timeZone, connections, queues, posts] = await Promise.all([
    memberZone(deps.db, memberId),
    readConnections(deps, memberId),
    queuesOf(deps.db, memberId),
    timedPosts(deps.db, memberId, now),
  ]);
  const targets = connections
    .filter(({ connected }) => connected)
    .flatMap(({ slug: network, targets: all }) =>
      all.map(({ value: targetId, text: name, kind }): Queue['targets'][number] => {
        const target = { network, target_id: targetId };
        const slots = slotsOf(queues, target);
        const filled = takenSlots(posts, target, timeZone);
        const next = nextFreeSlot(slots, { now, timeZone, taken: new Set(filled.keys()) });
        const coming = slotTimes(slots, now, timeZone, DAYS_SHOWN)
          .map((wall) => ({ ...shownTime(wall), post: filled.get(slotKey(wall)) }))
          .filter(({ at }) => Date.parse(at) > now.getTime())
          .map(({ post, ...time }) => ({ ...time, post: post ? { id: post.id, title: post.title } : null }));
        return { network, targetId, name, kind, slots: [...slots], next: next && shownTime(next), coming };
      }),
    );
  return { timeZone, targets };
}
