import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ProofTable } from '../../platform/database/tables.ts';

export type ProofRow = Selectable<ProofTable>;
type ProofKey = Pick<ProofRow, 'member_id' | 'content_id' | 'language' | 'size' | 'brand_version' | 'template_digest'>;

export async function findProof(db: Db, key: ProofKey): Promise<ProofRow | undefined> {
  return db
    .selectFrom('proof')
    .selectAll()
    .where('member_id', '=', key.member_id)
    .where('content_id', '=', key.content_id)
    .where('language', '=', key.language)
    .where('size', '=', key.size)
    .where('brand_version', '=', key.brand_version)
    .where('template_digest', '=', key.template_digest)
    .executeTakeFirst();
}

export async function saveProof(db: Db, row: ProofRow): Promise<void> {
  await db
    .insertInto('proof')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether these bytes are a picture of the member: one uploaded, or a proof. @returns its content type, or null. */
export async function mediaTypeOf(
  db: Db,
  memberId: string,
  sha256: string,
): Promise<'image/jpeg' | 'image/png' | null> {
  const image = await db
    .selectFrom('image')
    .select('format')
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (image) return image.format === 'png' ? 'image/png' : 'image/jpeg';
  const proof = await db
    .selectFrom('proof')
    .select('sha256')
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return proof ? 'image/jpeg' : null;
}
