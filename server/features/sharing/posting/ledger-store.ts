import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Lane } from './call-slots.ts';
import { CHANGING_COLUMNS, type PostChange, type PostRow } from '../rows.ts';

// Posts: the hot statements. They stay unnamed (a plan made on an empty table is kept otherwise) and find rows by
// `id = any(…)`, which is read off the primary key whatever the statistics say.

const DATES: readonly (keyof PostRow)[] = [
  'due_at',
  'next_at',
  'lease_until',
  'first_sent_at',
  'sent_at',
  'absent_at',
  'taken_down_at',
  'created_at',
  'updated_at',
];

/** A row that was read as one value: forty columns of one row cost a driver more than all else that is done with it. */
function postOfJson(json: Record<string, unknown>): PostRow {
  for (const column of DATES) {
    const value = json[column];
    if (typeof value === 'string') json[column] = new Date(value);
  }
  return json as unknown as PostRow;
}

/** Who takes posts of which lane and network, how many at most, and until when they are theirs. */
export interface Claim {
  worker: string;
  now: Date;
  /** The window of what was to be taken up before then has closed: it is taken to be missed, whatever holds its target. */
  closedBefore: Date;
  leaseUntil: Date;
  network: string;
  lane: Lane;
  limit: number;
}

/** Whether nothing holds up the target of what is called `due` in the statement. */
export const isFree = (now: Date): RawBuilder<boolean> => sql<boolean>`
        not exists (
          select from sending_hold held
          where held.network = due.network and held.target_id in ('', due.target_id)
            and (held.until is null or held.until > ${now})
        )`;

/** Whether what is due at that time can be taken: nothing holds up its target, or it is too late for it anyhow. */
const isOpen = ({ now, closedBefore }: Claim, at: RawBuilder<Date>): RawBuilder<boolean> => sql<boolean>`
        (${at} < ${closedBefore} or ${isFree(now)})`;

/** The due part of a lane with its rounds: the first post of every member is of round 1. */
const inLine = (claim: Claim) => sql`
        select due.post_id, due.at, due.turn,
          row_number() over (partition by due.owner_id order by due.at, due.turn, due.post_id) as round
        from post_line due
        where due.network = ${claim.network} and due.doing = ${claim.lane} and due.at <= ${claim.now}
          and ${isOpen(claim, sql`due.at`)}`;

/** So many times as many as are taken are looked at: others may be taking them at this moment. */
const SKIPPED = 4;

/**
 * Takes due posts of a lane for this worker, at most `limit`, round by round: of every member the one that has waited longest, then of
 * every member the next. However many posts one member has, another's first is in the first round. Others skip what is being taken.
 */
export async function claimDue(db: Db, claim: Claim): Promise<PostRow[]> {
  if (claim.limit <= 0) return [];
  const { rows } = await sql<{ post: Record<string, unknown> }>`
    update post set state = 'claimed', version = version + 1, worker = ${claim.worker},
      lease_until = ${claim.leaseUntil}, updated_at = ${claim.now}
    where id = any(array(
      select taken.id from post taken join (
        select post_id, round from (${inLine(claim)}
        ) placed
        where round <= ${claim.limit}
        order by round, at, turn, post_id
        limit ${SKIPPED * claim.limit}
      ) line on line.post_id = taken.id
      where taken.state = 'scheduled' and taken.next_at <= ${claim.now}
      order by line.round, taken.next_at, taken.turn, taken.id
      limit ${claim.limit} for update of taken skip locked
    ))
    returning row_to_json(post) as post`.execute(db);
  return inRounds(rows.map(({ post }) => postOfJson(post)));
}

/** The ids of due posts in the order in which `claimDue` takes them, without taking any. */
export async function dueInTurn(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select post_id as id from (${inLine(claim)}
    ) line
    where round <= ${claim.limit}
    order by round, at, turn, post_id
    limit ${claim.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes those of these posts that are still due, in the order given. */
export async function claimThese(db: Db, claim: Claim, ids: readonly string[]): Promise<PostRow[]> {
  const { rows } = await sql<{ post: Record<string, unknown> }>`
    update post set state = 'claimed', version = version + 1, worker = ${claim.worker},
      lease_until = ${claim.leaseUntil}, updated_at = ${claim.now}
    where id = any(array(
      select due.id from post due
      where due.id = any(${ids}::text[]) and due.state = 'scheduled' and due.next_at <= ${claim.now}
        and ${isOpen(claim, sql`due.next_at`)}
      for update of due skip locked
    ))
    returning row_to_json(post) as post`.execute(db);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: PostRow) => places.get(id) ?? 0;
  return rows.map(({ post }) => postOfJson(post)).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** In the order of the claim, which the database does not keep. */
function inRounds(posts: PostRow[]): PostRow[] {
  const byTime = (a: PostRow, b: PostRow) =>
    Number(a.next_at) - Number(b.next_at) || a.turn - b.turn || (a.id < b.id ? -1 : 1);
  const taken = new Map<string, number>();
  const rounds = new Map<string, number>();
  posts.sort(byTime);
  for (const { id, owner_id: owner } of posts) {
    const round = taken.get(owner) ?? 0;
    taken.set(owner, round + 1);
    rounds.set(id, round);
  }
  return posts.sort((a, b) => (rounds.get(a.id) ?? 0) - (rounds.get(b.id) ?? 0) || byTime(a, b));
}

/**
 * Takes posts that have been sent and are not done with: those to be looked for, and those whose cover is to be given, unless something
 * holds up their target. Their next time moves ahead, so that nobody else takes them meanwhile.
 */
export async function claimSent(
  db: Db,
  claim: { now: Date; leaseUntil: Date; network: string; limit: number },
): Promise<PostRow[]> {
  if (claim.limit <= 0) return [];
  const { rows } = await sql<PostRow>`
    update post set version = version + 1, next_at = ${claim.leaseUntil}
    where id = any(array(
      select taken.id from post taken join post_line due on due.post_id = taken.id
      where due.network = ${claim.network} and due.doing in ('unconfirmed', 'dressing') and due.at <= ${claim.now}
        and taken.state in ('unconfirmed', 'published') and taken.next_at <= ${claim.now}
        and (due.doing = 'unconfirmed' or ${isFree(claim.now)})
      order by due.at limit ${claim.limit} for update of taken skip locked
    ))
    returning *`.execute(db);
  return rows;
}

/** Posts whose worker has not been heard of. */
export async function overdueLeases(db: Db, now: Date, network: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select post.* from post_line line join post on post.id = line.post_id
    where line.network = ${network} and line.doing = 'leased' and line.at <= ${now}
    order by line.at limit 200`.execute(db);
  return rows;
}

/**
 * Writes changes and their history, each only if its post is still at the version that it was decided on. What one of them
 * touches is written of all: to the others it is what they have, because they are at that version.
 *
 * @returns the ids of the posts that were changed.
 */
export async function applyChanges(db: Db | Tx, changes: readonly PostChange[]): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const ids = changes.map(({ after }) => after.id);
  const columns = [...new Set(changes.flatMap((change) => change.columns))];
  const wanted = changes.map(({ fromVersion, after, event }) => {
    const told = {
      event_state: event?.state ?? null,
      note: event?.note ?? null,
      said: event?.said ?? null,
      hash: event?.hash ?? null,
    };
    const row: Record<string, unknown> = { id: after.id, from_version: fromVersion, ...told };
    for (const column of columns) row[column] = after[column];
    return row;
  });
  const types = sql.raw(columns.map((column) => `${column} ${CHANGING_COLUMNS[column]}`).join(', '));
  const assignments = sql.raw(columns.map((column) => `${column} = w.${column}`).join(', '));
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(
        id text, from_version integer, event_state text, note text, said jsonb, hash text, ${types}
      )
    ), changed as (
      update post p set ${assignments}
      from wanted w
      where p.id = any(${ids}::text[]) and p.id = w.id and p.version = w.from_version
      returning p.id, p.updated_at, w.event_state, w.note, w.said, w.hash
    ), told as (
      insert into post_event (post_id, at, state, note, said, hash)
      select id, updated_at, event_state, note, said, hash from changed where event_state is not null
    )
    select id from changed`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Every post of a network that a worker of that name holds. */
export async function leasesOf(db: Db, worker: string, network: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select post.* from post_line line join post on post.id = line.post_id
    where line.network = ${network} and line.doing = 'leased' and post.worker = ${worker}`.execute(db);
  return rows;
}

/** When the next thing becomes due after `now`, so that a worker wakes in time; null when nothing does. */
export async function nextDue(db: Db, network: string, now: Date): Promise<Date | null> {
  const soonest = (doing: string) => sql`
      (select min(at) from post_line where network = ${network} and doing = ${doing} and at > ${now})`;
  const { rows } = await sql<{ at: Date | null }>`
    select least(${sql.join(['awaited', 'planned', 'unconfirmed', 'dressing', 'leased'].map(soonest))}) as at`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
