import type { PostState } from './delivery.ts';

/** How long a post that is sent off by hand waits, so that it can be taken back before anything of it leaves. */
export const UNDO_MS = 10_000;

interface Waiting {
  state: PostState;
  reason: string | null;
  /** The wall clock that was chosen; null for what is posted by hand. */
  wallClock: object | null;
  /** An ISO instant. */
  dueAt: string;
}

/**
 * How many milliseconds are left in which a post waits for nothing but being taken back; 0 for every other. A change of mind that comes
 * later is a race, which the ledger decides.
 */
export function undoLeftMs(post: Waiting, now: number): number {
  const waits = post.state === 'scheduled' && post.wallClock === null && post.reason === null;
  return waits ? Math.max(0, Date.parse(post.dueAt) - now) : 0;
}
