import { FIRST_SLOTS, slotKey, type Slot } from '@yardsign/domain/sharing/queue';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import type { TargetRow } from '../rows.ts';
import type { queuesOf, TimedPost } from './queue-store.ts';

type Target = Pick<TargetRow, 'network' | 'target_id'>;

const isOf = (target: Target) => (row: Target) => row.network === target.network && row.target_id === target.target_id;

/** The slots of a target: those that its member chose, else what every target begins with. */
export function slotsOf(queues: Awaited<ReturnType<typeof queuesOf>>, target: Target): readonly Slot[] {
  return queues.find(isOf(target))?.slots ?? FIRST_SLOTS;
}

/**
 * The times of a target that something has taken, by what they are known by in this zone. A post is known by the clock that it was given,
 * not by its instant: two slots that the clocks jump over fall on one instant and are two.
 */
export function takenSlots(posts: readonly TimedPost[], target: Target, timeZone: string): Map<string, TimedPost> {
  return new Map(
    posts.filter(isOf(target)).map((post) => {
      const { wall_date: date, wall_time: time, wall_zone: zone } = post;
      const known = date !== null && time !== null && zone === timeZone;
      return [slotKey(known ? { date, time } : instantToWallClock(post.due_at, timeZone)), post];
    }),
  );
}
