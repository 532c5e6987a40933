import type { PostState } from '@yardsign/domain/sharing/delivery';
import type { Job } from './ports.ts';
import type { SlotPost, SlotWithPosts } from './slot-store.ts';

/** In these a post still moves by itself. */
const MOVING: readonly PostState[] = ['scheduled', 'claimed', 'sending', 'unconfirmed'];

/**
 * Whether a post waits for somebody: for its member to connect again or to say what became of it, or for its team to agree. One that is
 * cancelled because nobody agreed would have to be agreed to if it was given another time, and waits for nobody.
 */
const isHeld = ({ state, awaits_approval: isAsked }: SlotPost) =>
  state === 'needs_reconnect' || state === 'needs_attention' || (isAsked && state === 'scheduled');

/**
 * What became of a slot that is over. It is completed when each of its posts has come to an end; until then it is being posted, or waits for
 * somebody.
 */
export function runOf(slot: SlotWithPosts): Pick<Job['run'][number], 'updated_at' | 'completed_at' | 'result'> {
  const moments = [slot.updated_at, ...slot.posts.map((post) => new Date(post.updated_at))].map(Number);
  const updated = new Date(Math.max(...moments)).toISOString();
  const isMoving = slot.state === 'planned' || slot.posts.some((post) => MOVING.includes(post.state) && !isHeld(post));
  const isOpen = isMoving || slot.posts.some(isHeld);
  const open = isMoving ? 'posting' : 'waiting';
  return { updated_at: updated, completed_at: isOpen ? null : updated, result: isOpen ? open : resultOf(slot) };
}

function resultOf({ state, posts }: SlotWithPosts): Job['run'][number]['result'] {
  if (state === 'empty') return 'nothing';
  if (state === 'missed') return 'missed';
  const published = posts.filter((post) => post.state === 'published').length;
  if (published === 0) return 'failed';
  return published === posts.length ? 'posted' : 'partly';
}
