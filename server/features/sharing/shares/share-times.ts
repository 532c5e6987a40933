import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { nextFreeSlot } from '@yardsign/domain/sharing/queue';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { UNDO_MS } from '@yardsign/domain/sharing/undo';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { readPreferences } from '../preferences/posting-preferences.ts';
import { queuesOf, timedPosts } from '../queue/queue-store.ts';
import { slotsOf, takenSlots } from '../queue/taken-slots.ts';
import type { TargetRow } from '../rows.ts';
import { chooseTime } from '../posts/choose-time.ts';
import type { ShareBody } from './create-share.ts';
import { memberZone } from '../posts/earlier-posts-store.ts';

/** When a post goes out, and on which clock that was chosen. */
export interface PostTime {
  dueAt: Date;
  wallClock: WallClock | null;
}

/** The one time of a share; null where every target takes its own from the queue. @throws AppError `invalid_wall_clock` */
export async function timeOfAll(
  deps: Pick<SharingDeps, 'db'>,
  memberId: string,
  when: ShareBody['when'],
  now: Date,
): Promise<PostTime | null> {
  if (when.kind === 'queue') return null;
  const waits = when.kind === 'now' && when.undoable && (await readPreferences(deps, memberId)).undo;
  return waits ? { dueAt: new Date(now.getTime() + UNDO_MS), wallClock: null } : chooseTime(when, now);
}

/**
 * The next free slot of each target. Asked under the locks of the connections, so that two shares at once do not take the same one.
 *
 * @throws AppError `queue_full` where a target has no slot to give
 */
export async function timesFromQueue(
  tx: Tx,
  memberId: string,
  targets: readonly TargetRow[],
  now: Date,
): Promise<PostTime[]> {
  const timeZone = await memberZone(tx, memberId);
  const queues = await queuesOf(tx, memberId);
  const posts = await timedPosts(tx, memberId, now);
  return targets.map((target, index) => {
    const taken = new Set(takenSlots(posts, target, timeZone).keys());
    const wallClock = nextFreeSlot(slotsOf(queues, target), { now, timeZone, taken });
    const instant = wallClock && scheduleInstant(wallClock, now);
    if (!instant?.ok)
      throw new AppError('queue_full', {
        issues: [{ path: `targets.${index}.targetId`, message: 'has no free slot' }],
      });
    return { dueAt: instant.value, wallClock };
  });
}
