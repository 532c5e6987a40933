import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ConnectionTable, PostTable } from './tables.ts';

/** Posts whose members were not told how they stand. */
const untold = (db: Db, changedSince: Date) =>
  db
    .selectFrom('post_line as line')
    .innerJoin('post', 'post.id', 'line.post_id')
    .where('line.untold', '=', true)
    .where('post.updated_at', '>=', changedSince);

/** Owners of posts that they were not told of, in the order of their ids. */
export async function ownersOfUntold(
  db: Db,
  wanted: { changedSince: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await untold(db, wanted.changedSince)
    .select('line.owner_id')
    .distinct()
    .where('line.owner_id', '>', wanted.after)
    .orderBy('line.owner_id')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => row.owner_id);
}

export async function untoldPosts(
  db: Db,
  wanted: { ownerId: string; changedSince: Date; limit: number },
): Promise<Selectable<PostTable>[]> {
  return untold(db, wanted.changedSince)
    .selectAll('post')
    .where('line.owner_id', '=', wanted.ownerId)
    .orderBy('post.due_at')
    .orderBy('post.id')
    .limit(wanted.limit)
    .execute();
}

/** Only at the version that was told of: what happened since is told next. */
export async function markTold(db: Db, posts: readonly { id: string; version: number }[]): Promise<void> {
  await sql`
    update post set told_version = told.version
    from jsonb_to_recordset(${JSON.stringify(posts.map(({ id, version }) => ({ id, version })))}::jsonb) as told(id text, version integer)
    where post.id = any(${posts.map(({ id }) => id)}::text[]) and post.id = told.id and post.version = told.version`.execute(
    db,
  );
}

export interface PlaceInExpiry {
  expiresAt: Date;
  memberId: string;
  network: string;
}

/** Connections that end by themselves after `from` and not after `until`, the soonest first. */
export async function connectionsEndingBetween(
  db: Db,
  wanted: { from: Date; until: Date; after: PlaceInExpiry | undefined; limit: number },
): Promise<Selectable<ConnectionTable>[]> {
  let query = db
    .selectFrom('connection')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', wanted.from)
    .where('expires_at', '<=', wanted.until);
  if (wanted.after) {
    const { expiresAt, memberId, network } = wanted.after;
    query = query.where(sql<boolean>`(expires_at, member_id, network) > (${expiresAt}, ${memberId}, ${network})`);
  }
  return query.orderBy('expires_at').orderBy('member_id').orderBy('network').limit(wanted.limit).execute();
}
