import type { Delivery } from './delivery.ts';
import type { PostEvent } from './post-event.ts';
import { nextTry, type Timings } from './timings.ts';

// A film that is out whose network takes its cover only then. Giving a cover twice gives the same cover, so whoever finds one missing
// may give it; the film itself is never sent again.

/** What is still to be done for a post that is out. The next try is at `coverAt`; undefined where no cover is due. */
export function coverDue(coverAt: number | undefined): Partial<Delivery> {
  return coverAt === undefined
    ? { reason: null, nextAt: null }
    : { reason: 'cover_waiting', nextAt: coverAt, setbacks: 0 };
}

export function awaitsCover({ state, reason }: Pick<Delivery, 'state' | 'reason'>): boolean {
  return state === 'published' && reason === 'cover_waiting';
}

/** Tried again later, with growing pauses, for as long after it was sent as a post may be late. After that its network has refused it. */
export function coverHeldBack(
  delivery: Delivery,
  event: Extract<PostEvent, { kind: 'cover_held_back' }>,
  timings: Timings,
): Partial<Delivery> {
  const setbacks = delivery.setbacks + 1;
  const nextAt = nextTry(event, setbacks, timings);
  const isOver = nextAt > (delivery.sentAt ?? delivery.dueAt) + timings.windowMs;
  return isOver ? { setbacks, reason: 'cover_refused', nextAt: null } : { setbacks, nextAt };
}
