import { EXPECTED_FIELDS, type ExpectedField } from '@yardsign/domain/profile/basic-fields';
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
