import type { PostState } from '@yardsign/domain/sharing/delivery';
import type { Job } from './ports.ts';
import type { SlotWithPosts } from './slot-store.ts';

/** In these a post still moves by itself. */
const MOVING: readonly PostState[] = ['scheduled', 'claimed', 'sending', 'unconfirmed', 'needs_reconnect'];

/** What became of a slot that is over. */
export function runOf(slot: SlotWithPosts): Pick<Job['run'][number], 'updated_at' | 'completed_at' | 'result'> {
  const moments = [slot.updated_at, ...slot.posts.map((post) => new Date(post.updated_at))].map(Number);
  const updated = new Date(Math.max(...moments)).toISOString();
  const isMoving = slot.state === 'planned' || slot.posts.some(({ state }) => MOVING.includes(state));
  return {
    updated_at: updated,
    completed_at: isMoving ? null : updated,
    result: isMoving ? 'posting' : resultOf(slot),
  };
}

function resultOf({ state, posts }: SlotWithPosts): Job['run'][number]['result'] {
  if (state === 'empty') return 'nothing';
  if (state === 'missed') return 'missed';
  const published = posts.filter((post) => post.state === 'published').length;
  if (published === 0) return 'failed';
  return published === posts.length ? 'posted' : 'partly';
}
