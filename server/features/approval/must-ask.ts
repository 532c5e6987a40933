import { reasonsToAsk, stopsPost } from '@yardsign/domain/approval/must-ask';
import type { AskReason } from '@yardsign/domain/approval/team-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { AskedPost } from '../sharing/deps.ts';
import { type RuledSeat, ruledSeatsOf } from './store.ts';

/** Why somebody has to agree to a post, and whose rules say so. */
export interface Need {
  seat: RuledSeat;
  why: AskReason[];
  /** The team lets nobody share these words by hand. */
  stops: boolean;
}

/** Which of these posts somebody has to agree to, by the rules of their members' teams as they are now. */
export async function needsOf(clock: Clock, db: Db | Tx, posts: readonly AskedPost[]): Promise<Map<string, Need>> {
  const seats = await ruledSeatsOf(
    db,
    posts.map((post) => post.owner_id),
  );
  const now = clock.now().getTime();
  const needs = new Map<string, Need>();
  for (const post of posts) {
    const seat = seats.get(post.owner_id);
    if (!seat) continue;
    const { content_type: contentType, network, language } = post;
    // What follows as the first comment is held to the same rules as the words of the post.
    const caption = post.first_comment === null ? post.caption : `${post.caption}\n${post.first_comment}`;
    const question = { contentType, network, caption, language };
    const why = reasonsToAsk(seat.rules, seat, question, now);
    const stops = stopsPost(seat.rules, question);
    if (why.length > 0) needs.set(post.id, { seat, why, stops });
    else if (stops) needs.set(post.id, { seat, why: ['wording'], stops });
  }
  return needs;
}
