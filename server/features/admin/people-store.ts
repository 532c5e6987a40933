import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PeopleQuery } from './ports.ts';

export interface PlaceInPeople {
  /** Found by their own words; whoever is found by a company or a team comes after. */
  own: boolean;
  joinedAt: Date;
  id: string;
}

/** Whether somebody has each of these words, or words that begin so. @param weight of their own name, username and address alone. */
function hasWords(words: readonly string[], weight: '' | 'A' = '') {
  const wanted = words.map((word) => `${word}:*${weight}`).join(' & ');
  return sql<boolean>`member_words.words @@ to_tsquery('names', ${wanted})`;
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

function conditionsOf({ id, words, query }: PeopleFilter) {
  const { status, type, level, feature, team } = query;
  return [
    ...(id === undefined ? [] : [sql<SqlBool>`member.id = ${id}`]),
    ...(words.length === 0 ? [] : [hasWords(words)]),
    ...(status === undefined ? [] : [stateIs(status)]),
    ...(type === undefined ? [] : [sql<SqlBool>`member.type is not distinct from ${type === 'none' ? null : type}`]),
    ...(level === undefined ? [] : [sql<SqlBool>`member.access_level = ${level}`]),
    ...(feature === undefined ? [] : [holds(feature)]),
    ...(team === undefined
      ? []
      : [sql<SqlBool>`member.id in (select child_id from team_member where parent_id = ${team})`]),
  ];
}

/** The ids that pass the filter, direct hits first, each part newest first, with their place in the list. */
export async function findPeople(
  db: Db,
  filter: PeopleFilter,
  page: { after: PlaceInPeople | undefined; limit: number },
): Promise<PlaceInPeople[]> {
  const { after, limit } = page;
  const named = filter.words.length === 0 ? undefined : hasWords(filter.words, 'A');
  let query = db
    .selectFrom('member')
    .$if(named !== undefined, (people) => people.innerJoin('member_words', 'member_words.member_id', 'member.id'))
    .select(['member.id', 'member.created_at as joinedAt', (named ?? sql<boolean>`true`).as('own')]);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (after && named) {
    const { own, joinedAt, id } = after;
    query = query.where(sql<SqlBool>`(${named}, member.created_at, member.id) < (${own}, ${joinedAt}, ${id})`);
  } else if (after) {
    query = query.where(sql<SqlBool>`(member.created_at, member.id) < (${after.joinedAt}, ${after.id})`);
  }
  if (named) query = query.orderBy(named, 'desc');
  return query.orderBy('member.created_at', 'desc').orderBy('member.id', 'desc').limit(limit).execute();
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
