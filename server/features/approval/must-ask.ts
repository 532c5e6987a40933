import { type AskReason, reasonsToAsk } from '@yardsign/domain/approval/team-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PostRow } from '../sharing/rows.ts';
import { type RuledSeat, ruledSeatsOf } from './store.ts';

/** Why somebody has to agree to a post, and whose rules say so. */
export interface Need {
  seat: RuledSeat;
  why: AskReason[];
}

/** Which of these posts somebody has to agree to, by the rules of their members' teams as they are now. */
export async function needsOf(
  clock: Clock,
  db: Db | Tx,
  posts: readonly Pick<PostRow, 'id' | 'owner_id' | 'content_type' | 'network' | 'caption' | 'language'>[],
): Promise<Map<string, Need>> {
  const seats = await ruledSeatsOf(
    db,
    posts.map((post) => post.owner_id),
  );
  const now = clock.now().getTime();
  const needs = new Map<string, Need>();
  for (const post of posts) {
    const seat = seats.get(post.owner_id);
    if (!seat) continue;
    const { content_type: contentType, network, caption, language } = post;
    const why = reasonsToAsk(seat.rules, seat, { contentType, network, caption, language }, now);
    if (why.length > 0) needs.set(post.id, { seat, why });
  }
  return needs;
}
