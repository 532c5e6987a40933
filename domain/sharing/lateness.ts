import type { Delivery } from './delivery.ts';

/** What becomes of a post that is first taken up long after its time: its owner is asked, or it is missed. */
export type LateRule = 'ask' | 'miss';

/** A post that is later than this, and that nobody has tried to send, is not sent without asking: its words may not be true any more. */
export const LATE_MS = 3_600_000;

/** Whether a post is first taken up so late that it is not sent unasked. What the network or its account held back is not meant. */
export function isLate(delivery: Pick<Delivery, 'dueAt' | 'attempts' | 'setbacks'>, now: number): boolean {
  return delivery.attempts === 0 && delivery.setbacks === 0 && now > delivery.dueAt + LATE_MS;
}
