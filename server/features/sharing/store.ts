import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type {
  ConnectAttemptTable,
  ConnectionPageTable,
  ConnectionTable,
  PostTable,
} from '../../platform/database/tables.ts';
import type { Sealed } from '../../platform/vault.ts';

export type PostRow = Selectable<PostTable>;
export type ConnectionRow = Selectable<ConnectionTable>;
/** One change of one post, to be written if the post is still at `fromVersion`. */
export interface PostChange {
  fromVersion: number;
  /** The post as it will be. */
  after: PostRow;
  /** The text of the post, when it changes. */
  caption: string | null;
  /** What the history says of it; null when there is nothing that a member would want to know. */
  event: { state: string; note: string | null } | null;
}

export type PageRow = Selectable<ConnectionPageTable>;
type AttemptRow = Selectable<ConnectAttemptTable>;

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

// Posts: the member's own.

export async function insertPosts(tx: Tx, rows: readonly PostRow[]): Promise<void> {
  await tx
    .insertInto('post')
    .values(rows.map((row) => ({ ...row, handle: null })))
    .execute();
  await tx
    .insertInto('post_event')
    .values(rows.map((row) => ({ post_id: row.id, at: row.created_at, state: row.state, note: 'created' })))
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

export interface PlaceInList {
  dueAt: Date;
  id: string;
}

/** A page of a member's posts by key: soonest first for what is open, newest first for what has ended. */
export async function pageOfPosts(
  db: Db,
  wanted: {
    ownerId: string;
    states: readonly string[];
    newestFirst: boolean;
    after: PlaceInList | undefined;
    limit: number;
  },
): Promise<PostRow[]> {
  const order = wanted.newestFirst ? 'desc' : 'asc';
  let query = db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', wanted.ownerId)
    .where('state', 'in', [...wanted.states]);
  if (wanted.after) {
    const { dueAt, id } = wanted.after;
    const beyond = sql.raw(wanted.newestFirst ? '<' : '>');
    query = query.where(sql<boolean>`(due_at, id) ${beyond} (${dueAt}, ${id})`);
  }
  return query.orderBy('due_at', order).orderBy('id', order).limit(wanted.limit).execute();
}

export async function eventsOf(db: Db, postId: string) {
  return db
    .selectFrom('post_event')
    .select(['at', 'state', 'note'])
    .where('post_id', '=', postId)
    .orderBy('id')
    .execute();
}

/** The posts that move together with a connection, locked until the transaction ends. */
export async function lockPostsOfConnection(tx: Tx, ownerId: string, network: string): Promise<PostRow[]> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('network', '=', network)
    .where('state', 'in', ['scheduled', 'unconfirmed', 'needs_reconnect'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Sets the addresses of published posts as the network gives them. @returns the ids of those that were set. */
export async function setRemoteUrls(db: Db, addresses: readonly { id: string; url: string }[]): Promise<Set<string>> {
  const ids = addresses.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    update post p set remote_url = w.url
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as w(id text, url text)
    where p.id = any(${ids}::text[]) and p.id = w.id and p.state = 'published'
    returning p.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The ids on the network of the member's other posts on the same page. */
export async function remoteIdsOf(
  db: Db,
  post: Pick<PostRow, 'owner_id' | 'network' | 'page_id'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('post')
    .select('remote_id')
    .where('owner_id', '=', post.owner_id)
    .where('network', '=', post.network)
    .where('page_id', '=', post.page_id)
    .where('remote_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ remote_id: id }) => id ?? ''));
}

/** Posts of a member that nobody has tried to send yet. */
export async function unsentPosts(db: Db, ownerId: string): Promise<PostRow[]> {
  return db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['scheduled', 'needs_reconnect'])
    .where('attempts', '=', 0)
    .execute();
}

// Shares.

/** @returns false when the request is there already. */
export async function insertShareRequest(
  tx: Tx,
  row: { member_id: string; client_request_id: string; body_sha256: string; post_ids: string[]; created_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('share_request')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'client_request_id']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findShareRequest(db: Db | Tx, memberId: string, requestId: string) {
  return db
    .selectFrom('share_request')
    .select(['body_sha256', 'post_ids'])
    .where('member_id', '=', memberId)
    .where('client_request_id', '=', requestId)
    .executeTakeFirst();
}

export async function countSharesSince(db: Db, memberId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('share_request')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

// Holds.

export async function holdPage(
  db: Db,
  hold: { network: string; pageId: string; reason: string; until: Date; now: Date },
): Promise<void> {
  const row = {
    network: hold.network,
    page_id: hold.pageId,
    reason: hold.reason,
    until: hold.until,
    created_at: hold.now,
  };
  await db
    .insertInto('sending_hold')
    .values(row)
    .onConflict((conflict) => conflict.columns(['network', 'page_id']).doUpdateSet(row))
    .execute();
}

export async function liftHold(db: Db, network: string, pageId: string): Promise<void> {
  await db.deleteFrom('sending_hold').where('network', '=', network).where('page_id', '=', pageId).execute();
}

// Connections.

export async function connectionsOf(db: Db, memberId: string): Promise<ConnectionRow[]> {
  return db.selectFrom('connection').selectAll().where('member_id', '=', memberId).orderBy('network').execute();
}

export async function findConnection(
  db: Db | Tx,
  memberId: string,
  network: string,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connection')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .executeTakeFirst();
}

/** The connection, locked until the transaction ends. */
export async function lockConnection(tx: Tx, memberId: string, network: string): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connection')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .forUpdate()
    .executeTakeFirst();
}

export async function pagesOf(db: Db | Tx, memberId: string, network: string): Promise<PageRow[]> {
  return db
    .selectFrom('connection_page')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .orderBy('position')
    .execute();
}

export async function findSecret(
  db: Db,
  memberId: string,
  network: string,
  field: string,
): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('connection_secret')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('field', '=', field)
    .executeTakeFirst();
  return row?.sealed;
}

/** The sealed page tokens of many posts at once, with the grant that each belongs to; ended connections are left out. */
export async function pageSecretsOf(db: Db | Tx, memberIds: readonly string[], network: string) {
  return db
    .selectFrom('connection')
    .innerJoin('connection_secret', (join) =>
      join
        .onRef('connection_secret.member_id', '=', 'connection.member_id')
        .onRef('connection_secret.network', '=', 'connection.network'),
    )
    .select(['connection.member_id', 'connection.grant_id', 'connection_secret.field', 'connection_secret.sealed'])
    .where('connection.network', '=', network)
    .where('connection.ended_at', 'is', null)
    .where(sql<boolean>`connection.member_id = any(${[...memberIds]}::text[])`)
    .execute();
}

/** Replaces a connection, its pages and its secrets. */
export async function replaceConnection(
  tx: Tx,
  row: ConnectionRow,
  parts: {
    pages: readonly Omit<PageRow, 'member_id' | 'network'>[];
    secrets: readonly { field: string; sealed: Sealed }[];
  },
): Promise<void> {
  const owner = { member_id: row.member_id, network: row.network };
  await tx
    .insertInto('connection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet(row))
    .execute();
  await dropServiceData(tx, row.member_id, row.network);
  if (parts.pages.length > 0) {
    await tx
      .insertInto('connection_page')
      .values(parts.pages.map((page) => ({ ...owner, ...page })))
      .execute();
  }
  await tx
    .insertInto('connection_secret')
    .values(
      parts.secrets.map(({ field, sealed }) => ({
        ...owner,
        field,
        sealed: JSON.stringify(sealed),
        created_at: row.checked_at,
      })),
    )
    .execute();
}

/** Drops what was stored of the network: pages and tokens. That there was a connection stays known. */
export async function dropServiceData(tx: Tx, memberId: string, network: string): Promise<void> {
  for (const table of ['connection_page', 'connection_secret'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).where('network', '=', network).execute();
  }
}

/** Marks a connection as ended, if it is still the one of that grant. @returns whether it is. */
export async function endGrant(
  tx: Tx,
  memberId: string,
  network: string,
  grantId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('connection')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('grant_id', '=', grantId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteConnection(tx: Tx, memberId: string, network: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('connection')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

// On the way to a consent screen and back.

export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  // Also the place where what nobody came back for is cleared away.
  await db.deleteFrom('connect_attempt').where('expires_at', '<', row.created_at).execute();
  await db.insertInto('connect_attempt').values(row).execute();
}

export async function countAttemptsSince(db: Db, memberId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('connect_attempt')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Spends the handoff code: only one caller gets the row, and only in the session that began. */
export async function spendHandoff(
  db: Db,
  spend: { handoffHash: string; sessionId: string; stateHash: string; browserHash: string; now: Date; expiresAt: Date },
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('connect_attempt')
    .set({
      handed_at: spend.now,
      state_hash: spend.stateHash,
      browser_hash: spend.browserHash,
      expires_at: spend.expiresAt,
    })
    .where('handoff_hash', '=', spend.handoffHash)
    .where('session_id', '=', spend.sessionId)
    .where('handed_at', 'is', null)
    .where('expires_at', '>', spend.now)
    .returningAll()
    .executeTakeFirst();
}

/** Spends the state: only for the browser, the session and the network that it was given to, once. */
export async function spendState(
  db: Db,
  spend: { stateHash: string; browserHash: string; sessionId: string; memberId: string; network: string; now: Date },
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('connect_attempt')
    .set({ returned_at: spend.now })
    .where('state_hash', '=', spend.stateHash)
    .where('browser_hash', '=', spend.browserHash)
    .where('session_id', '=', spend.sessionId)
    .where('member_id', '=', spend.memberId)
    .where('network', '=', spend.network)
    .where('returned_at', 'is', null)
    .where('expires_at', '>', spend.now)
    .returningAll()
    .executeTakeFirst();
}
