import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Figures } from '@yardsign/domain/results/what-worked';
import { sql } from 'kysely';
import type { Language } from '@yardsign/domain/languages';
import type { TargetKind } from '@yardsign/domain/sharing/networks/target';
import { asOneValue } from '../../platform/database/as-one-value.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PostFiguresTable } from './tables.ts';

type ReadFigures = Pick<PostFiguresTable, 'reactions' | 'comments' | 'shares' | 'read_at'>;

/** A post with what was read of it. */
export interface ReadPost extends ReadFigures {
  id: string;
  network: string;
  title: string;
  language: Language;
  content_id: string;
  published_at: Date;
}

/** A post whose figures are to be read. */
export interface DuePost {
  id: string;
  owner_id: string;
  network: string;
  target_id: string;
  remote_id: string | null;
  published_at: Date;
}

/** Older posts are not begun with: their last reading would be over. */
const BEGIN_WITHIN_DAYS = 30;

/** A network that tells of posts on these kinds of target. */
export interface Counted {
  network: string;
  kinds: readonly TargetKind[];
}

/** Begins to keep figures of posts that have gone out where they are told of. */
export async function beginFigures(db: Db, counted: readonly Counted[], now: Date, most: number): Promise<void> {
  const found = await db
    .selectFrom('post')
    .select(['id', 'owner_id', (expression) => expression.fn.coalesce('sent_at', 'due_at').as('published_at')])
    .where('state', '=', 'published')
    .where('comment_of', 'is', null)
    .where('due_at', '>', new Date(now.getTime() - BEGIN_WITHIN_DAYS * DAY_MS))
    // What has gone out was due by then; what is planned for later need not be looked through.
    .where('due_at', '<', new Date(now.getTime() + DAY_MS))
    .where((where) =>
      where.or(
        counted.map(({ network, kinds }) =>
          where.and([where('network', '=', network), where('target_kind', 'in', kinds)]),
        ),
      ),
    )
    .where('remote_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post_figures')
            .select(sql`1`.as('one'))
            .whereRef('post_figures.post_id', '=', 'post.id'),
        ),
      ),
    )
    .orderBy('due_at')
    .limit(most)
    .execute();
  if (found.length === 0) return;
  const hour = 3_600_000;
  await db
    .insertInto('post_figures')
    .values(
      found.map(({ id, owner_id, published_at }) => ({
        ...{ post_id: id, owner_id, published_at, reactions: null, comments: null, shares: null, read_at: null },
        next_at: new Date(published_at.getTime() + hour),
      })),
    )
    .onConflict((conflict) => conflict.column('post_id').doNothing())
    .execute();
}

/** Posts whose figures are to be read, those that have waited longest first. */
export function dueReadings(db: Db, now: Date, most: number): Promise<DuePost[]> {
  return db
    .selectFrom('post_figures')
    .innerJoin('post', 'post.id', 'post_figures.post_id')
    .select(['post.id', 'post.owner_id', 'post.network', 'post.target_id', 'post.remote_id', 'published_at'])
    .where('post_figures.next_at', '<=', now)
    .orderBy('post_figures.next_at')
    .orderBy('post.id')
    .limit(most)
    .execute();
}

/** Keeps a reading, or with null only when to look again. */
export async function keepReading(
  db: Db,
  postId: string,
  reading: { figures: Figures; readAt: Date } | null,
  nextAt: Date | null,
): Promise<void> {
  await db
    .updateTable('post_figures')
    .set({ next_at: nextAt, ...(reading && { ...reading.figures, read_at: reading.readAt }) })
    .where('post_id', '=', postId)
    .execute();
}

/** The posts of a member that have been read, out since a moment, the newest first. */
export async function readPostsSince(db: Db, memberId: string, since: Date, most: number): Promise<ReadPost[]> {
  const posts = await asOneValue<Omit<ReadPost, 'published_at' | 'read_at'> & { out: string; read: string }>(
    db,
    sql`select post.id, network, title, language, content_id, published_at as out, reactions, comments, shares, read_at as read
      from post_figures join post on post.id = post_figures.post_id
      where post_figures.owner_id = ${memberId} and read_at is not null and published_at >= ${since}
      order by published_at desc, post.id limit ${most}`,
    sql`one.out desc, id`,
  );
  return posts.map(({ out, read, ...post }) => ({
    ...post,
    published_at: new Date(out),
    read_at: new Date(read),
  }));
}

/** A picture as it is shown. */
interface ShownPicture {
  url: string;
  width: number;
  height: number;
}

/** The pictures of posts, by the ids of these. */
export async function picturesOf(db: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, ShownPicture>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('post')
    .select(['id', 'proof_url as url', 'proof_width as width', 'proof_height as height'])
    .where('id', 'in', [...postIds])
    .execute();
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

/** A post of the member with its figures, where it has been read, and what its network was granted; undefined for somebody else's. */
export function findFigures(
  db: Db,
  memberId: string,
  postId: string,
): Promise<(ReadFigures & { network: string; target_kind: string; scopes: string[] | null }) | undefined> {
  return db
    .selectFrom('post')
    .leftJoin('post_figures', 'post_figures.post_id', 'post.id')
    .leftJoin('connection', (join) =>
      join
        .onRef('connection.member_id', '=', 'post.owner_id')
        .onRef('connection.network', '=', 'post.network')
        .on('connection.ended_at', 'is', null),
    )
    .select(['post.network', 'post.target_kind', 'reactions', 'comments', 'shares', 'read_at', 'connection.scopes'])
    .where('post.id', '=', postId)
    .where('post.owner_id', '=', memberId)
    .executeTakeFirst();
}
