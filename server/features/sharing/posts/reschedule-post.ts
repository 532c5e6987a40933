import { changePost } from './change-post.ts';
import { chooseTime } from './choose-time.ts';
import type { Post, SharingDeps } from '../deps.ts';

/** Moves a post that has not begun to be sent. @throws AppError `not_found`, `invalid_wall_clock`, `post_not_cancellable` */
export async function reschedulePost(
  deps: SharingDeps,
  memberId: string,
  id: string,
  when: Parameters<typeof chooseTime>[0],
): Promise<Post> {
  const { dueAt, wallClock } = chooseTime(when, deps.clock.now());
  return changePost(deps, memberId, id, {
    event: { kind: 'reschedule', dueAt: dueAt.getTime() },
    refusal: 'post_not_cancellable',
    learned: { wallClock, note: 'rescheduled' },
  });
}
