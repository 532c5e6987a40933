import type { AccountStatus } from '@yardsign/domain/access/actor';
import { EXPECTED_FIELDS, type ExpectedField } from '@yardsign/domain/profile/basic-fields';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { StatementPart } from '../../platform/database/part.ts';
import { isCalled, wantedOf } from '../access/person-words.ts';
import { expectedFieldsOf } from '../profile/missing-fields.ts';
import type { InviteRow } from './store.ts';

/** A part of a list: what stands behind a place in it, and how many of that. */
export interface PageAfter<Place> {
  after: Place | undefined;
  limit: number;
}

/** A place in the order of names. */
export type PlaceOfName = readonly [lastName: string, firstName: string, id: string];

export interface MemberFilter {
  words: readonly string[];
  role?: 'admin' | 'member' | undefined;
  status?: AccountStatus | undefined;
}

/** Those of the team whose own name or address has each of these words. */
function peopleCalled(db: Db, teamId: string, words: readonly string[]) {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.child_id')
    .where('team_member.parent_id', '=', teamId)
    .$if(words.length > 0, (rows) =>
      rows.innerJoin('member_words', 'member_words.member_id', 'team_member.child_id').where(isCalled(wantedOf(words))),
    );
}

const membersFound = (db: Db, teamId: string, { words, role, status }: MemberFilter) =>
  peopleCalled(db, teamId, words)
    .$if(role !== undefined, (rows) => rows.where('team_member.is_admin', '=', role === 'admin'))
    .$if(status !== undefined, (rows) => rows.where('member.status', '=', status ?? 'active'));

const isBehindName = ([lastName, firstName, id]: PlaceOfName) =>
  sql<SqlBool>`(member.last_name, member.first_name, member.id) > (${lastName}, ${firstName}, ${id})`;

/** In the order of their names, each with a part. */
export async function pageOfMembers(
  db: Db,
  teamId: string,
  filter: MemberFilter,
  { after, limit, part }: PageAfter<PlaceOfName> & { part: StatementPart<unknown> },
) {
  let found = membersFound(db, teamId, filter).select([
    'member.id',
    'member.first_name',
    'member.last_name',
    'member.email',
    'member.status',
    'member.access_level',
    'member.last_sign_in_at',
    'member.blocked_at',
    'member.deletion_due_at',
    'team_member.is_admin',
    part.select(sql.ref('member.id')).as('profile'),
  ]);
  if (after) found = found.where(isBehindName(after));
  return found.orderBy('member.last_name').orderBy('member.first_name').orderBy('member.id').limit(limit).execute();
}

export async function countMembersFound(db: Db, teamId: string, filter: MemberFilter): Promise<number> {
  const { count } = await membersFound(db, teamId, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type InviteState = 'open' | 'expired' | 'declined';

export interface InviteFilter {
  words: readonly string[];
  state?: InviteState | undefined;
  now: Date;
  /** Refusals from before are not shown any more. */
  declinedSince: Date;
}

/** A place among invitations: those that were declined stand behind the others. */
export type PlaceOfInvite = readonly [declined: 0 | 1, at: number, id: string];

const IS_DECLINED = sql<number>`(declined_at is not null)::int`;
const STANDS_AT = sql<Date>`coalesce(declined_at, created_at)`;

/** The invitations that a team is shown. */
function invitesFound(db: Db, teamId: string, { words, state, now, declinedSince }: InviteFilter) {
  const states = {
    open: sql<SqlBool>`declined_at is null and expires_at > ${now}`,
    expired: sql<SqlBool>`declined_at is null and expires_at <= ${now}`,
    declined: sql<SqlBool>`declined_at is not null`,
  };
  return db
    .selectFrom('team_invite')
    .where('parent_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .where((where) => where.or([where('cancelled_at', 'is', null), where('declined_at', '>', declinedSince)]))
    .$if(state !== undefined, (rows) => rows.where(states[state ?? 'open']))
    .$if(words.length > 0, (rows) =>
      rows.where(
        sql<SqlBool>`words_of(first_name || ' ' || last_name || ' ' || email) @@ to_tsquery('names', ${wantedOf(words)})`,
      ),
    );
}

/** Those that nobody has answered, the oldest first, and behind them those that were declined. */
export async function pageOfInvites(
  db: Db,
  teamId: string,
  filter: InviteFilter,
  { after, limit }: PageAfter<PlaceOfInvite>,
): Promise<InviteRow[]> {
  let found = invitesFound(db, teamId, filter).selectAll();
  if (after) {
    const [declined, at, id] = after;
    found = found.where(
      sql<SqlBool>`(${IS_DECLINED}, ${STANDS_AT}, id) > (${declined}::int, ${new Date(at)}::timestamptz, ${id})`,
    );
  }
  return found.orderBy(IS_DECLINED).orderBy(STANDS_AT).orderBy('id').limit(limit).execute();
}

export async function countInvitesFound(db: Db, teamId: string, filter: InviteFilter): Promise<number> {
  const { count } = await invitesFound(db, teamId, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface GapFilter {
  words: readonly string[];
  /** Only who lacks this. */
  field?: ExpectedField | undefined;
}

/** A place among members by how much of their profile is there. */
export type PlaceOfGap = readonly [given: number, ...name: PlaceOfName];

/** Those who are found, each joined with what is there: found once for each of them, however often it is asked about. */
function gapsFound(db: Db, teamId: string, { words, field }: GapFilter) {
  const found = peopleCalled(db, teamId, words).innerJoinLateral(
    expectedFieldsOf(sql.ref('member.id')).as('given'),
    (join) => join.onTrue(),
  );
  return field === undefined ? found : found.where(sql<SqlBool>`not ${field} = any(given.names)`);
}

/** Those who lack the most first, then in the order of their names; each with what is there. */
export async function pageOfGaps(db: Db, teamId: string, filter: GapFilter, { after, limit }: PageAfter<PlaceOfGap>) {
  const count = sql<number>`cardinality(given.names)`;
  let found = gapsFound(db, teamId, filter).select([
    'member.id',
    'member.first_name',
    'member.last_name',
    'given.names as given',
  ]);
  if (after) {
    const [given, lastName, firstName, id] = after;
    found = found.where(
      sql<SqlBool>`(${count}, member.last_name, member.first_name, member.id) > (${given}::int, ${lastName}, ${firstName}, ${id})`,
    );
  }
  return found
    .orderBy(count)
    .orderBy('member.last_name')
    .orderBy('member.first_name')
    .orderBy('member.id')
    .limit(limit)
    .execute();
}

export async function countGapsFound(db: Db, teamId: string, filter: GapFilter): Promise<number> {
  const { count } = await gapsFound(db, teamId, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the whole team lacks: so many of so many members lack something, and of each field so many have it. */
export async function teamGaps(db: Db, teamId: string) {
  const has = sql.join(
    EXPECTED_FIELDS.map((field) => sql`${sql.lit(field)}, count(*) filter (where ${field} = any(given.names))`),
  );
  return gapsFound(db, teamId, { words: [] })
    .select((select) => [
      select.fn.countAll<number>().as('members'),
      sql<number>`count(*) filter (where cardinality(given.names) < ${EXPECTED_FIELDS.length}::int)`.as('lacking'),
      sql<Record<ExpectedField, number>>`json_build_object(${has})`.as('has'),
    ])
    .executeTakeFirstOrThrow();
}
