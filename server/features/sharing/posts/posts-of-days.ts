import { isMarked, type PostState } from '@yardsign/domain/sharing/delivery';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Post } from '../deps.ts';
import { presentPost } from '../present.ts';
import { holdOf } from '../hold-store.ts';
import type { ShownPost } from '../store.ts';
import { piecesSince } from './shared-pieces.ts';
import type { PostRow } from '../rows.ts';
import { NOT_OUT } from '../states.ts';

/** The first posts of a day, and how many it has. */
export interface PostsOfDay {
  /** Which of the days, from 0. */
  day: number;
  total: number;
  posts: Post[];
}

/**
 * A member's posts by day, the first of each, by one statement. Of a day it reads the posts that it shows and counts the others in an
 * index, so that a month of ten thousand posts costs little more than one of a hundred.
 *
 * @param wanted.bounds the beginning of each day, and the end of the last; a day lasts as long as its clocks make it.
 */
export async function postsOfDays(
  { db }: { db: Db },
  memberId: string,
  wanted: {
    bounds: readonly Date[];
    perDay: number;
    network?: string | undefined;
    origin?: Post['origin'] | undefined;
  },
  now: Date,
): Promise<PostsOfDay[]> {
  const { bounds, perDay, network, origin } = wanted;
  const ofDay = sql`
    from post where post.owner_id = ${memberId} and post.comment_of is null
      and post.due_at >= span.begins and post.due_at < span.ends
      ${network === undefined ? sql`` : sql`and post.network = ${network}`}
      ${origin === undefined ? sql`` : sql`and post.origin = ${origin}`}`;
  const { rows } = await sql<ShownPost & { day: number; total: number }>`
    select post.*, ${holdOf(now)} as hold, span.day::integer - 1 as day, counted.total
    from unnest(${bounds.slice(0, -1)}::timestamptz[], ${bounds.slice(1)}::timestamptz[])
      with ordinality as span (begins, ends, day)
    cross join lateral (select count(*)::integer as total ${ofDay}) counted
    cross join lateral (select post.* ${ofDay} order by post.due_at, post.id limit ${perDay}) post
    order by post.due_at, post.id`.execute(db);
  const days = new Map<number, PostsOfDay>();
  for (const { day: of, total, ...row } of rows) {
    const known = days.get(of) ?? { day: of, total, posts: [] };
    known.posts.push(presentPost(row));
    days.set(of, known);
  }
  return [...days.values()];
}

/** What a calendar program is told of a post. */
interface PostInTime {
  id: string;
  slotId: string | null;
  network: string;
  targetName: string;
  title: string;
  dueAt: Date;
  updatedAt: Date;
  /** Whether it is out, goes out by itself, waits for the team's yes, or needs its member. */
  stands: 'out' | 'scheduled' | 'asked' | 'held';
}

/** More than this no calendar program is told at once. */
const MOST = 2000;

const HELD: readonly PostState[] = ['needs_attention', 'needs_reconnect', 'unconfirmed'];

const standing = ({
  state,
  reason,
  awaits_approval: isAsked,
}: Pick<PostRow, 'state' | 'reason' | 'awaits_approval'>) => {
  if (state === 'published') return 'out';
  if (isAsked) return 'asked';
  return HELD.includes(state) || isMarked({ state, reason }) ? 'held' : 'scheduled';
};

/** A member's posts that went out or are to, between two times, the soonest first. Where they are too many, those nearest to what comes next. */
export async function postsBetween(
  { db }: { db: Db },
  memberId: string,
  { from, now, until }: { from: Date; now: Date; until: Date },
): Promise<PostInTime[]> {
  const rows = await db
    .selectFrom('post')
    .select([
      'id',
      'slot_id',
      'network',
      'target_name',
      'title',
      'due_at',
      'updated_at',
      'state',
      'reason',
      'awaits_approval',
    ])
    .where('owner_id', '=', memberId)
    .where('comment_of', 'is', null)
    .where('due_at', '>=', from)
    .where('due_at', '<', until)
    .where('state', 'not in', NOT_OUT)
    .orderBy(sql`due_at < ${now}`)
    .orderBy(sql`abs(extract(epoch from due_at - ${now}::timestamptz))`)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const inTurn = rows.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime() || (a.id < b.id ? -1 : 1));
  return inTurn.map((row) => ({
    id: row.id,
    slotId: row.slot_id,
    network: row.network,
    targetName: row.target_name,
    title: row.title,
    dueAt: row.due_at,
    updatedAt: row.updated_at,
    stands: standing(row),
  }));
}

/** The pieces of which a member's posts went out since a time, or are to go out. */
export async function piecesPostedSince({ db }: { db: Db }, memberId: string, from: Date): Promise<Set<string>> {
  const { rows } = await piecesSince(memberId, from).execute(db);
  return new Set(rows.map(({ content_id: id }) => id));
}
