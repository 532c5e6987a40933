import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { AppError } from '../../../platform/errors.ts';
import { changePost } from './change-post.ts';
import { chooseTime } from './choose-time.ts';
import type { Post, SharingDeps } from '../deps.ts';
import type { PostRow } from '../rows.ts';

const isAt = (post: PostRow, { date, time, timeZone }: WallClock) =>
  post.wall_date === date && post.wall_time === time && post.wall_zone === timeZone;

/**
 * Moves a post that has not begun to be sent.
 *
 * @param known.from the time that it is moved from; whatever it is when left out.
 * @param known.again also to a day on which its piece is on its target already
 * @throws AppError `not_found`, `invalid_wall_clock`, `post_moved`, `posted_already`, `post_not_cancellable`
 */
export async function reschedulePost(
  deps: SharingDeps,
  memberId: string,
  id: string,
  when: Parameters<typeof chooseTime>[0],
  { from, again = false }: { from?: WallClock | undefined; again?: boolean } = {},
): Promise<Post> {
  const { dueAt, wallClock } = chooseTime(when, deps.clock.now());
  return changePost(deps, memberId, id, {
    event: { kind: 'reschedule', dueAt: dueAt.getTime() },
    refusal: 'post_not_cancellable',
    learned: { wallClock, note: 'rescheduled' },
    once: !again,
    expect(post) {
      if (from && !isAt(post, from)) throw new AppError('post_moved');
    },
  });
}
