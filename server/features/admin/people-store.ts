import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hasWords, isCalled, wantedOf } from '../access/person-words.ts';
import type { PeopleQuery } from './ports.ts';

export interface PlaceInPeople {
  /** Found by their own words; whoever is found by a company or a team comes after. */
  own: boolean;
  joinedAt: Date;
  id: string;
}

function stateIs(status: NonNullable<PeopleQuery['status']>) {
  if (status === 'blocked') return sql<SqlBool>`member.blocked_at is not null`;
  if (status === 'deleting') return sql<SqlBool>`member.deletion_due_at is not null`;
  return sql<SqlBool>`member.status = ${status}`;
}

/** Accounts that hold the feature now, directly or through a plan. */
function holds(feature: string) {
  return sql<SqlBool>`exists (
    select from member_feature held
    where held.member_id = member.id and not held.expired and (held.slug = ${feature} or ${feature} = any(held.includes)))`;
}

export interface PeopleFilter {
  id: string | undefined;
  words: readonly string[];
  query: Omit<PeopleQuery, 'query' | 'cursor' | 'limit'>;
}

function conditionsOf({ id, query }: Omit<PeopleFilter, 'words'>) {
  const { status, type, level, feature, team } = query;
  return [
    ...(id === undefined ? [] : [sql<SqlBool>`member.id = ${id}`]),
    ...(status === undefined ? [] : [stateIs(status)]),
    ...(type === undefined ? [] : [sql<SqlBool>`member.type is not distinct from ${type === 'none' ? null : type}`]),
    ...(level === undefined ? [] : [sql<SqlBool>`member.access_level = ${level}`]),
    ...(feature === undefined ? [] : [holds(feature)]),
    ...(team === undefined
      ? []
      : [sql<SqlBool>`member.id in (select child_id from team_member where parent_id = ${team})`]),
  ];
}

/** Everyone who passes the filter; the accounts themselves are looked at only where it asks something of them. */
function passing(db: Db, filter: PeopleFilter, ...more: RawBuilder<SqlBool>[]) {
  const conditions = conditionsOf(filter);
  let people = db
    .selectFrom('member_words')
    .$if(conditions.length > 0, (rows) => rows.innerJoin('member', 'member.id', 'member_words.member_id'));
  for (const condition of [...conditions, ...more]) people = people.where(condition);
  return people;
}

/**
 * The ids that pass the filter, direct hits first, each part newest first, with their place in the list. Each part is asked for by itself, and only as far as
 * the page has room: the database walks an index in that order, or sorts the few that there are.
 */
export async function findPeople(
  db: Db,
  filter: PeopleFilter,
  page: { after: PlaceInPeople | undefined; limit: number },
): Promise<PlaceInPeople[]> {
  const { after, limit } = page;
  const newest = async (own: boolean, room: number, ...conditions: RawBuilder<SqlBool>[]) => {
    let people = passing(db, filter, ...conditions);
    if (after?.own === own)
      people = people.where(
        sql<SqlBool>`(member_words.joined_at, member_words.member_id) < (${after.joinedAt}, ${after.id})`,
      );
    const found = await people
      .select(['member_words.member_id as id', 'member_words.joined_at as joinedAt'])
      .orderBy('member_words.joined_at', 'desc')
      .orderBy('member_words.member_id', 'desc')
      .limit(room)
      .execute();
    return found.map((place) => ({ ...place, own }));
  };
  if (filter.words.length === 0) return newest(true, limit);
  const wanted = wantedOf(filter.words);
  const named = after?.own === false ? [] : await newest(true, limit, isCalled(wanted));
  if (named.length === limit) return named;
  const others = await newest(false, limit - named.length, hasWords(wanted), sql<SqlBool>`not ${isCalled(wanted)}`);
  return [...named, ...others];
}

/** What a line of the list shows of somebody: with their picture, their plan, and the first account above. */
function linesOfPeople(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('profile_field as photo', (join) =>
      join.onRef('photo.member_id', '=', 'member.id').on('photo.feature', '=', 'basic').on('photo.name', '=', 'photo'),
    )
    .leftJoinLateral(
      (above) =>
        above
          .selectFrom('team_member')
          .innerJoin('member as owner', 'owner.id', 'team_member.parent_id')
          .select(['owner.id as owner_id', 'owner.first_name as owner_first', 'owner.last_name as owner_last'])
          .whereRef('team_member.child_id', '=', 'member.id')
          .orderBy('team_member.parent_id')
          .limit(1)
          .as('team'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (held) =>
        held
          .selectFrom('member_feature')
          .select('member_feature.slug as plan')
          .whereRef('member_feature.member_id', '=', 'member.id')
          .where('member_feature.expired', '=', false)
          .where((where) =>
            where.or([where('member_feature.is_plan', '=', true), where('member_feature.slug', '=', 'free')]),
          )
          .orderBy('member_feature.is_plan', 'desc')
          .orderBy('member_feature.feature_id')
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )
    .select([
      'member.id',
      'member.first_name',
      'member.last_name',
      'member.email',
      'member.username',
      'member.status',
      'member.type',
      'member.access_level',
      'member.blocked_at',
      'member.deletion_due_at',
      'member.last_sign_in_at',
      'member.created_at',
      'held.plan',
      'team.owner_id',
      'team.owner_first',
      'team.owner_last',
      (select) => select.fn.coalesce('photo.locked_value', 'photo.value').as('photo'),
    ]);
}

export type PersonLine = Awaited<ReturnType<typeof readLines>>[number];

/** The lines of these people, in this order. */
export async function readLines(db: Db, ids: readonly string[]) {
  const lines = await linesOfPeople(db)
    .where(sql<SqlBool>`member.id = any(${[...ids]}::text[])`)
    .execute();
  return lines.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function lineOfPerson(db: Db, id: string): Promise<PersonLine | undefined> {
  return (await readLines(db, [id]))[0];
}
