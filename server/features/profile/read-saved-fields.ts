import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fieldsOf, toSaved } from './store.ts';

/** Says each field of a member's profile as it shows; undefined for one that nobody has saved. */
export async function readSavedFields(
  db: Db | Tx,
  memberId: string,
): Promise<(feature: ProfileFeature, name: string) => SavedField | undefined> {
  const rows = await fieldsOf(db, memberId);
  return (feature, name) => {
    const row = rows.find((each) => each.feature === feature && each.name === name);
    return row && toSaved(row);
  };
}
