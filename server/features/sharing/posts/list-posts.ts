import type { PostState } from '@yardsign/domain/sharing/delivery';
import { AppError } from '../../../platform/errors.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { presentPost } from '../present.ts';
import type { PostRow } from '../rows.ts';
import { pageOfPosts, type PlaceInList } from '../store.ts';

/** What is still to come, or still moves. The rest has ended, or waits for the member. */
const UPCOMING: PostState[] = ['scheduled', 'claimed', 'sending', 'unconfirmed', 'needs_reconnect'];
const PAST: PostState[] = ['published', 'failed', 'needs_attention', 'cancelled', 'missed'];

function toCursor(row: PostRow): string {
  return Buffer.from(`${row.due_at.getTime()}.${row.id}`).toString('base64url');
}

function fromCursor(cursor: string): PlaceInList {
  const match = /^(\d{1,15})\.(pst_[a-z0-9]{6,40})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return { dueAt: new Date(Number(match[1])), id: match[2] ?? '' };
}

/** A page of the member's posts: `upcoming` soonest first, `past` newest first. */
export async function listPosts(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  memberId: string,
  query: { view: 'upcoming' | 'past'; cursor?: string | undefined; limit: number },
): Promise<{ items: Post[]; nextCursor: string | null }> {
  const rows = await pageOfPosts(deps.db, deps.clock.now(), {
    ownerId: memberId,
    states: query.view === 'upcoming' ? UPCOMING : PAST,
    newestFirst: query.view === 'past',
    after: query.cursor === undefined ? undefined : fromCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentPost(row)),
    nextCursor: rows.length > query.limit && last ? toCursor(last) : null,
  };
}
