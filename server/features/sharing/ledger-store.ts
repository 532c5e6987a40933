import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { PostChange, PostRow } from './rows.ts';

// Posts: the hot statements. They stay unnamed (a plan made on an empty table is kept otherwise) and find rows by
// `id = any(…)`, which is read off the primary key whatever the statistics say.

/** Takes due posts for this worker, the longest waiting first, at most `limit`. Others skip what is being taken. */
export async function claimDue(
  db: Db,
  claim: { worker: string; now: Date; leaseUntil: Date; network: string; limit: number },
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    update post set state = 'claimed', version = version + 1, worker = ${claim.worker},
      lease_until = ${claim.leaseUntil}, updated_at = ${claim.now}
    where id = any(array(
      select due.id from post due
      where due.state = 'scheduled' and due.next_at <= ${claim.now} and due.network = ${claim.network}
        and not exists (
          select from sending_hold held
          where held.network = due.network and held.page_id in ('', due.page_id)
            and (held.until is null or held.until > ${claim.now})
        )
      order by due.next_at, due.turn, due.id
      limit ${claim.limit} for update of due skip locked
    ))
    returning *`.execute(db);
  return rows.sort((a, b) => Number(a.next_at) - Number(b.next_at) || a.turn - b.turn || (a.id < b.id ? -1 : 1));
}

/** Takes posts to be looked for. Their next look moves ahead, so that nobody else looks meanwhile. */
export async function claimUnconfirmed(
  db: Db,
  claim: { now: Date; leaseUntil: Date; network: string; limit: number },
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    update post set version = version + 1, next_at = ${claim.leaseUntil}
    where id = any(array(
      select id from post
      where state = 'unconfirmed' and next_at <= ${claim.now} and network = ${claim.network}
      order by next_at limit ${claim.limit} for update skip locked
    ))
    returning *`.execute(db);
  return rows;
}

/** Posts whose worker has not been heard of. */
export async function overdueLeases(db: Db, now: Date, network: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select * from post where lease_until <= ${now} and network = ${network} order by lease_until limit 200`.execute(db);
  return rows;
}

/** What a change may touch: a caption of pages does not travel with every step. */
function changingPartOf(row: PostRow) {
  const {
    owner_id: _owner,
    network: _network,
    page_id: _page,
    page_name: _pageName,
    content_id: _content,
    content_type: _type,
    title: _title,
    path: _path,
    language: _language,
    size: _size,
    caption: _caption,
    caption_suggested: _suggested,
    link: _link,
    marker: _marker,
    turn: _turn,
    created_at: _created,
    ...changing
  } = row;
  return changing;
}

/**
 * Writes changes and their history, each only if its post is still at the version that it was decided on.
 *
 * @returns the ids of the posts that were changed.
 */
export async function applyChanges(db: Db | Tx, changes: readonly PostChange[]): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const ids = changes.map(({ after }) => after.id);
  const wanted = changes.map(({ fromVersion, after, caption, event }) => ({
    ...changingPartOf(after),
    caption,
    from_version: fromVersion,
    event_state: event?.state ?? null,
    note: event?.note ?? null,
  }));
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(
        id text, from_version integer, updated_at timestamptz, event_state text, note text,
        state text, version integer, due_at timestamptz, next_at timestamptz, worker text, lease_until timestamptz,
        attempts integer, setbacks integer, first_sent_at timestamptz, sent_at timestamptz, absent_at timestamptz,
        proven_absent boolean, reason text, network_message text, network_code text, handle jsonb, sent_sha256 text,
        remote_id text, remote_url text, proof_sha256 text, proof_url text, proof_width integer, proof_height integer,
        wall_date text, wall_time text, wall_zone text, caption text
      )
    ), changed as (
      update post p set state = w.state, version = w.version, due_at = w.due_at, next_at = w.next_at, worker = w.worker,
        lease_until = w.lease_until, attempts = w.attempts, setbacks = w.setbacks, first_sent_at = w.first_sent_at,
        sent_at = w.sent_at, absent_at = w.absent_at, proven_absent = w.proven_absent, reason = w.reason,
        network_message = w.network_message, network_code = w.network_code, handle = w.handle,
        sent_sha256 = w.sent_sha256, remote_id = w.remote_id, remote_url = w.remote_url,
        proof_sha256 = w.proof_sha256, proof_url = w.proof_url, proof_width = w.proof_width, proof_height = w.proof_height,
        wall_date = w.wall_date, wall_time = w.wall_time, wall_zone = w.wall_zone, caption = coalesce(w.caption, p.caption),
        updated_at = w.updated_at
      from wanted w
      where p.id = any(${ids}::text[]) and p.id = w.id and p.version = w.from_version
      returning p.id, p.updated_at, w.event_state, w.note
    ), told as (
      insert into post_event (post_id, at, state, note)
      select id, updated_at, event_state, note from changed where event_state is not null
    )
    select id from changed`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Every post that a worker of that name holds. */
export async function leasesOf(db: Db, worker: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`select * from post where lease_until is not null and worker = ${worker}`.execute(
    db,
  );
  return rows;
}

/** When the next thing becomes due after `now`, so that a worker wakes in time; null when nothing does. */
export async function nextDue(db: Db, network: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(next_at) from post where state = 'scheduled' and next_at > ${now} and network = ${network}),
      (select min(next_at) from post where state = 'unconfirmed' and next_at > ${now} and network = ${network}),
      (select min(lease_until) from post where lease_until > ${now} and network = ${network})
    ) as at`.execute(db);
  return rows[0]?.at ?? null;
}
