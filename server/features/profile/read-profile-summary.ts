import type { Db } from '../../platform/database/database.ts';
import { imageUrl } from './ports.ts';
import { fieldsOf, flagsOf } from './store.ts';

/** The little of a profile that the session, the account menu and the choice of accounts show. */
export async function readProfileSummary(
  db: Db,
  memberId: string,
): Promise<{ flags: number[]; photoUrl: string | null; company: string }> {
  const [flags, fields] = await Promise.all([flagsOf(db, memberId), fieldsOf(db, memberId, 'basic')]);
  const value = (name: string) => {
    const row = fields.find((field) => field.name === name);
    return row?.locked_value ?? row?.value ?? '';
  };
  const photo = value('photo');
  return {
    flags: flags.map((flag) => flag.flag_id),
    photoUrl: photo === '' ? null : imageUrl(photo),
    company: value('company'),
  };
}
