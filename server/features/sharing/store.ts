import type { PostState } from '@yardsign/domain/sharing/delivery';
import { sql } from 'kysely';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type Hold, holdOf } from './hold-store.ts';
import { beginRecords } from './record/begin-record.ts';
import { openPostsOf, unbegunPostsOf } from './posts/open-posts.ts';
import type { PostRow } from './rows.ts';

// Posts: the member's own.

export async function insertPosts(tx: Tx, rows: readonly PostRow[]): Promise<void> {
  const entries = await beginRecords(tx, rows);
  await tx
    .insertInto('post')
    .values(
      rows.map((row) => ({
        ...row,
        handle: row.handle === null ? null : JSON.stringify(row.handle),
        mentions: row.mentions === null ? null : JSON.stringify(row.mentions),
        pictures: row.pictures === null ? null : JSON.stringify(row.pictures),
        film: row.film === null ? null : JSON.stringify(row.film),
        answers: JSON.stringify(row.answers),
        record_hash: entries.get(row.id)?.hash ?? null,
      })),
    )
    .execute();
  await tx
    .insertInto('post_event')
    .values(
      rows.map(({ id, created_at: at, state }) => {
        const entry = entries.get(id);
        return {
          ...{ post_id: id, at, state, note: 'created' },
          ...{ said: entry ? JSON.stringify(entry.said) : null, hash: entry?.hash ?? null },
        };
      }),
    )
    .execute();
}

export async function countPostsAt(tx: Tx, ownerId: string, dueAt: Date): Promise<number> {
  const row = await tx
    .selectFrom('post')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('due_at', '=', dueAt)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findPost(db: Db | Tx, ownerId: string, id: string): Promise<PostRow | undefined> {
  return db.selectFrom('post').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();
}

/** A post by its id, or by the one that its network gave it. */
export async function findPostNamed(
  db: Db,
  ownerId: string,
  network: string,
  name: string,
): Promise<PostRow | undefined> {
  return db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('network', '=', network)
    .where((where) => where.or([where('id', '=', name), where('remote_id', '=', name)]))
    .executeTakeFirst();
}

/** The same with what holds it. */
export async function findShownPost(db: Db, ownerId: string, id: string, now: Date): Promise<ShownPost | undefined> {
  return db
    .selectFrom('post')
    .selectAll('post')
    .select(holdOf(now).as('hold'))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The first comment under a post, once there is one, with what holds it. */
export async function findComment(db: Db, postId: string, now: Date): Promise<ShownPost | undefined> {
  return db
    .selectFrom('post')
    .selectAll('post')
    .select(holdOf(now).as('hold'))
    .where('comment_of', '=', postId)
    .executeTakeFirst();
}

export async function reloadPost(db: Db | Tx, id: string): Promise<PostRow | undefined> {
  return db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function postsById(db: Db | Tx, ownerId: string, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A post with what holds it. */
export type ShownPost = PostRow & { hold: Hold | null };

interface PageOfPosts {
  ownerId: string;
  states: readonly PostState[];
  after: PlaceInTime | undefined;
  limit: number;
  /** Those of one network, or of one origin, alone. */
  network: string | undefined;
  origin: PostRow['origin'] | undefined;
}

/** In a statement over `post`: whether it is of the network and the origin that are wanted. */
function isWanted({ network, origin }: PageOfPosts) {
  const ofNetwork = network === undefined ? sql`true` : sql`post.network = ${network}`;
  return sql<boolean>`(${ofNetwork} and ${origin === undefined ? sql`true` : sql`post.origin = ${origin}`})`;
}

/** A page of a member's posts that are open, by key, the soonest first. */
export async function pageOfOpenPosts(db: Db, now: Date, wanted: PageOfPosts): Promise<ShownPost[]> {
  const { after } = wanted;
  return openPostsOf(db, wanted.ownerId)
    .selectAll('post')
    .select(holdOf(now).as('hold'))
    .where('post.comment_of', 'is', null)
    .where('post.state', 'in', [...wanted.states])
    .where(isWanted(wanted))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(line.due_at, line.post_id) > (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('line.due_at')
    .orderBy('line.post_id')
    .limit(wanted.limit)
    .execute();
}

/** A page of a member's posts that have ended, by key, the newest first. */
export async function pageOfEndedPosts(db: Db, now: Date, wanted: PageOfPosts): Promise<ShownPost[]> {
  const { after } = wanted;
  return db
    .selectFrom('post')
    .selectAll('post')
    .select(holdOf(now).as('hold'))
    .where('owner_id', '=', wanted.ownerId)
    .where('comment_of', 'is', null)
    .where('state', 'in', [...wanted.states])
    .where(isWanted(wanted))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_at, id) < (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();
}

export async function eventsOf(db: Db, postId: string) {
  return db
    .selectFrom('post_event')
    .select(['at', 'state', 'note', 'said', 'hash'])
    .where('post_id', '=', postId)
    .orderBy('id')
    .execute();
}

/** The posts that move together with a connection, locked until the transaction ends. */
export async function lockPostsOfConnection(tx: Tx, ownerId: string, network: string): Promise<PostRow[]> {
  return openPostsOf(tx, ownerId)
    .selectAll('post')
    .where('post.network', '=', network)
    .where('post.state', 'in', ['scheduled', 'claimed', 'unconfirmed', 'needs_reconnect'])
    .orderBy('post.id')
    .forUpdate('post')
    .execute();
}

/** The ids on the network of our other posts on the same target, whoever posted them: a target may have several members. */
export async function remoteIdsOf(db: Db, post: Pick<PostRow, 'network' | 'target_id'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('post')
    .select('remote_id')
    .where('network', '=', post.network)
    .where('target_id', '=', post.target_id)
    .where('remote_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ remote_id: id }) => id ?? ''));
}

/** How many posts were sent to a target since then, or may have been, whoever sent them. */
export async function countSentSince(
  db: Db,
  wanted: { network: string; targetId: string; since: Date },
): Promise<number> {
  const { sent } = await db
    .selectFrom('post')
    .select((select) => select.fn.countAll<string>().as('sent'))
    .where('network', '=', wanted.network)
    .where('target_id', '=', wanted.targetId)
    .where('comment_of', 'is', null)
    .where('sent_at', '>', wanted.since)
    .where((where) => where.or([where('state', '=', 'published'), where('proven_absent', '=', false)]))
    .executeTakeFirstOrThrow();
  return Number(sent);
}

export async function countOpenPosts(db: Db, ownerId: string): Promise<number> {
  const { open } = await unbegunPostsOf(db, ownerId)
    .select((select) => select.fn.countAll<string>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Posts of a member that nobody has tried to send yet. */
export async function unsentPosts(db: Db, ownerId: string): Promise<PostRow[]> {
  return (
    unbegunPostsOf(db, ownerId)
      .selectAll('post')
      .where('post.attempts', '=', 0)
      // Films are made by their members alone (`unsentFilms`), and a comment has no picture: there is nothing to draw anew.
      .where('post.film', 'is', null)
      .where('post.comment_of', 'is', null)
      .execute()
  );
}

export type CarryingPost = Pick<PostRow, 'owner_id' | 'content_id' | 'language' | 'film'>;

/** A post that carries the film of that digest: this one, or any. */
export async function findPostedFilm(
  db: Db,
  { sha256, postId }: { sha256: string; postId?: string },
): Promise<CarryingPost | undefined> {
  return db
    .selectFrom('post')
    .select(['owner_id', 'content_id', 'language', 'film'])
    .where('proof_sha256', '=', sha256)
    .$if(postId !== undefined, (query) => query.where('id', '=', postId ?? ''))
    .where('film', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}
