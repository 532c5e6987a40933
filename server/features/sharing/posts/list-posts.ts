import type { PostState } from '@yardsign/domain/sharing/delivery';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { presentPost } from '../present.ts';
import { pageOfEndedPosts, pageOfOpenPosts } from '../store.ts';

/** What is still to come, or still moves. The rest has ended, or waits for the member. */
const UPCOMING: PostState[] = ['scheduled', 'claimed', 'sending', 'unconfirmed', 'needs_reconnect'];
const PAST: PostState[] = ['published', 'failed', 'needs_attention', 'cancelled', 'missed'];

/** A page of the member's posts: `upcoming` soonest first, `past` newest first. */
export async function listPosts(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  memberId: string,
  query: {
    view: 'upcoming' | 'past';
    cursor?: string | undefined;
    limit: number;
    network?: string | undefined;
    origin?: Post['origin'] | undefined;
  },
): Promise<{ items: Post[]; nextCursor: string | null }> {
  const isPast = query.view === 'past';
  const rows = await (isPast ? pageOfEndedPosts : pageOfOpenPosts)(deps.db, deps.clock.now(), {
    ownerId: memberId,
    states: isPast ? PAST : UPCOMING,
    after: query.cursor === undefined ? undefined : readCursor(query.cursor, 'pst'),
    limit: query.limit + 1,
    network: query.network,
    origin: query.origin,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentPost(row)),
    nextCursor: rows.length > query.limit && last ? writeCursor({ at: last.due_at, id: last.id }) : null,
  };
}
