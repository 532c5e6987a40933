import { EXPECTED_FIELDS, type ExpectedField } from '@yardsign/domain/profile/basic-fields';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { givenFields } from './store.ts';

/** What each of these members lacks of what every piece is better with, in the order of the profile. */
export async function readMissingFields(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ExpectedField[]>> {
  const given = new Set(
    (await givenFields(db, memberIds, EXPECTED_FIELDS)).map(({ member_id: id, name }) => `${id} ${name}`),
  );
  return new Map(memberIds.map((id) => [id, EXPECTED_FIELDS.filter((name) => !given.has(`${id} ${name}`))]));
}

/** To be joined in a statement of any feature: the names of those fields that a member has, by themselves or by their team. */
export function expectedFieldsOf(memberId: RawBuilder<unknown>): RawBuilder<{ names: ExpectedField[] }> {
  return sql<{ names: ExpectedField[] }>`(
    select coalesce(array_agg(name), '{}') as names from profile_field
    where profile_field.member_id = ${memberId} and feature = 'basic' and name = any(${[...EXPECTED_FIELDS]}::text[])
      and coalesce(locked_value, value) <> ''
  )`;
}
