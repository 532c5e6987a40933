import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { AuditQuery } from './ports.ts';

export type AuditFilter = Pick<AuditQuery, 'action' | 'from' | 'until'> & {
  /** Ids; an empty list finds nothing. */
  persons?: readonly string[];
  actors?: readonly string[];
};

export type EntryRow = Awaited<ReturnType<typeof pageOfEntries>>[number];

/** Entries that come after the one of an id, newest first, with the names that the people have today. */
export async function pageOfEntries(
  db: Db | Tx,
  filter: AuditFilter,
  page: { before: number | undefined; limit: number },
) {
  let query = db
    .selectFrom('audit_entry as entry')
    .leftJoin('member as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('member as real', 'real.id', 'entry.real_actor_id')
    .leftJoin('member as subject', 'subject.id', 'entry.subject_id')
    .select([
      'entry.id',
      'entry.at',
      'entry.action',
      'entry.actor_id',
      'entry.real_actor_id',
      'entry.subject_id',
      'entry.detail',
      'entry.request_id',
      'entry.hash',
      'actor.first_name as actor_first',
      'actor.last_name as actor_last',
      'actor.username as actor_username',
      'real.first_name as real_first',
      'real.last_name as real_last',
      'real.username as real_username',
      'subject.first_name as subject_first',
      'subject.last_name as subject_last',
      'subject.username as subject_username',
    ]);
  if (filter.action !== undefined) query = query.where('entry.action', '=', filter.action);
  if (filter.from !== undefined) query = query.where('entry.at', '>=', new Date(filter.from));
  if (filter.until !== undefined) query = query.where('entry.at', '<', new Date(filter.until));
  if (filter.persons) query = query.where(sql<SqlBool>`entry.subject_id = any(${[...filter.persons]}::text[])`);
  if (filter.actors) query = query.where(sql<SqlBool>`entry.real_actor_id = any(${[...filter.actors]}::text[])`);
  if (filter.from === undefined && filter.until === undefined) {
    if (page.before !== undefined) query = query.where('entry.id', '<', page.before);
    return query.orderBy('entry.id', 'desc').limit(page.limit).execute();
  }
  // An entry of a moment is written a little later: between two times they are walked through by their time, which an index has.
  if (page.before !== undefined) {
    const at = sql`(select at from audit_entry where id <= ${page.before} order by id desc limit 1)`;
    query = query.where(sql<SqlBool>`(entry.at, entry.id) < (${at}, ${page.before})`);
  }
  return query.orderBy('entry.at', 'desc').orderBy('entry.id', 'desc').limit(page.limit).execute();
}

/** The accounts that a typed name may mean: a username, or everyone under an address. */
export async function idsOfName(db: Db, name: string): Promise<string[]> {
  const wanted = name.toLowerCase();
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where((where) =>
      where.or([where(where.fn('lower', ['username']), '=', wanted), where(where.fn('lower', ['email']), '=', wanted)]),
    )
    .execute();
  return rows.map((row) => row.id);
}

export async function countEntries(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_entry')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
