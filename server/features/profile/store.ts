import { readPhone } from '@yardsign/contracts/phone-numbers';
import { fieldOf, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { SavedField } from '@yardsign/domain/profile/saved-field';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { ImageTable, ProfileFieldTable } from './tables.ts';

export type FieldRow = Selectable<ProfileFieldTable>;
type ImageRow = Selectable<ImageTable>;

/** One of these members, as a single value: however many they are, the statement stays the same. */
export const anyOf = (memberIds: readonly string[]) => sql<string>`any(${[...memberIds]}::text[])`;

/** A field as it shows: what a team has set comes before what the member saved. */
export function toSaved(row: FieldRow): SavedField {
  const { value, values, sync_to: syncTo, font_size: fontSize } = row;
  return lockOf(row) ?? { value, values, syncTo, fontSize };
}

/** What the team has set in place of what the member saved; null where it has not. */
function lockOf(row: FieldRow): SavedField | null {
  const { locked_value: value, locked_sync_to: syncTo, locked_font_size: fontSize } = row;
  return value === null ? null : { value, values: [], syncTo, fontSize };
}

export async function fieldsOf(db: Db | Tx, memberId: string, feature?: ProfileFeature): Promise<FieldRow[]> {
  const query = db
    .selectFrom('profile_field')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('feature')
    .orderBy('name');
  const rows = await (feature === undefined ? query : query.where('feature', '=', feature)).execute();
  return rows.map(asRead);
}

const isPhone = (feature: ProfileFeature, name: string) => fieldOf(feature, name)?.kind === 'phone';

/** A row as it is read: telephone numbers are kept in one form and read as their country writes them. */
export function asRead<Row extends FieldRow>(row: Row): Row {
  if (!isPhone(row.feature, row.name)) return row;
  const { value, locked_value: locked } = row;
  return { ...row, value: readPhone(value).shown, locked_value: locked === null ? null : readPhone(locked).shown };
}

export async function imagesOf(db: Db | Tx, memberId: string, ids: readonly string[]): Promise<Map<string, ImageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('image')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('sha256', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.sha256, row]));
}

export async function saveFields(
  tx: Tx,
  input: { memberId: string; feature: ProfileFeature; fields: readonly { name: string; saved: SavedField }[] },
): Promise<void> {
  await tx
    .insertInto('profile_field')
    .values(
      input.fields.map(({ name, saved }) => ({
        member_id: input.memberId,
        feature: input.feature,
        name,
        value: isPhone(input.feature, name) ? readPhone(saved.value).stored : saved.value,
        values: [...saved.values],
        sync_to: saved.syncTo,
        font_size: saved.fontSize,
        field_type: fieldOf(input.feature, name)?.kind === 'list' ? ('array' as const) : ('string' as const),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'feature', 'name']).doUpdateSet((set) => ({
        value: set.ref('excluded.value'),
        values: set.ref('excluded.values'),
        sync_to: set.ref('excluded.sync_to'),
        font_size: set.ref('excluded.font_size'),
        sync_source_user_id: null,
      })),
    )
    .execute();
}

/** Which of these fields of the basic group these members have, by themselves or by their team. */
export async function givenFields(db: Db | Tx, memberIds: readonly string[], names: readonly string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('profile_field')
    .select(['member_id', 'name'])
    .where('member_id', 'in', memberIds)
    .where('feature', '=', 'basic')
    .where('name', 'in', names)
    .where((field) => field(field.fn.coalesce('locked_value', 'value'), '!=', ''))
    .execute();
}

/** Forgets what a member saved in a group, but for `except` and what the team has set. @returns how many fields. */
export async function deleteFields(
  tx: Tx,
  input: { memberId: string; feature: ProfileFeature; except: readonly string[] },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('profile_field')
    .where('member_id', '=', input.memberId)
    .where('feature', '=', input.feature)
    .where('locked_value', 'is', null)
    .where('sync_source_user_id', 'is', null)
    .$if(input.except.length > 0, (query) => query.where('name', 'not in', input.except))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Counts a change that the pieces of these members show. */
export async function raiseBrandVersions(tx: Tx, memberIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({ brand_version: sql<number>`brand_version + 1`, updated_at: now })
    .where('id', '=', anyOf(memberIds))
    .execute();
}

export async function brandVersionOf(db: Db | Tx, memberId: string): Promise<number | undefined> {
  return (await db.selectFrom('member').select('brand_version').where('id', '=', memberId).executeTakeFirst())
    ?.brand_version;
}

export async function flagsOf(db: Db, memberId: string) {
  return db
    .selectFrom('profile_flag')
    .select(['flag_id', 'last_added_at'])
    .where('member_id', '=', memberId)
    .orderBy('flag_id')
    .execute();
}

/** Far more than the product has notices to remember. */
const MOST_FLAGS = 100;

/** The same for a flag that a client names: beyond so many, one that is not known yet is ignored. */
export async function noteFlag(db: Db, memberId: string, flagId: number, now: Date): Promise<void> {
  const flags = await flagsOf(db, memberId);
  if (flags.length < MOST_FLAGS || flags.some((flag) => flag.flag_id === flagId))
    await addFlag(db, memberId, flagId, now);
}

export async function addFlag(db: Db | Tx, memberId: string, flagId: number, now: Date): Promise<void> {
  await db
    .insertInto('profile_flag')
    .values({ member_id: memberId, flag_id: flagId, last_added_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'flag_id']).doUpdateSet({ last_added_at: now }))
    .execute();
}

/** Lets members' pieces show a picture of somebody else's, which then is one of theirs as well. */
export async function lendImage(tx: Tx, input: { from: string; to: readonly string[]; sha256: string }): Promise<void> {
  await sql`
    insert into image (member_id, sha256, name, width, height, format, bytes, created_at)
    select member.id, sha256, name, width, height, format, bytes, image.created_at
    from image cross join member
    where image.member_id = ${input.from} and image.sha256 = ${input.sha256} and member.id = ${anyOf(input.to)}
    on conflict (member_id, sha256) do nothing`.execute(tx);
}
