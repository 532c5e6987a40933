import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ProofTable } from './tables.ts';

export type ProofRow = Omit<Selectable<ProofTable>, 'carried'>;
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

/** Notes that a proof was asked for again. */
export async function noteAsked(db: Db, key: ProofKey, now: Date): Promise<void> {
  await db
    .updateTable('proof')
    .set({ created_at: now })
    .where('member_id', '=', key.member_id)
    .where('content_id', '=', key.content_id)
    .where('language', '=', key.language)
    .where('size', '=', key.size)
    .where('brand_version', '=', key.brand_version)
    .where('template_digest', '=', key.template_digest)
    .execute();
}

const isOld = sql`
  (proof.member_id, proof.content_id, proof.language, proof.size, proof.brand_version, proof.template_digest)
    = (old.member_id, old.content_id, old.language, old.size, old.brand_version, old.template_digest)`;

/**
 * Deletes proofs from before a time that no post of their member carries, the oldest first, and marks those that one does, which are not looked
 * at again.
 *
 * @returns the digests of those that are gone.
 */
export async function deleteUnposted(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    with old as materialized (
      select member_id, content_id, language, size, brand_version, template_digest, exists (
        select from post where post.owner_id = proof.member_id and (
          proof.sha256 in (post.proof_sha256, post.approved_sha256, post.sent_sha256)
          or post.pictures @> jsonb_build_array(jsonb_build_object('sha256', proof.sha256))
        )
      ) as is_carried
      from proof where not carried and created_at < ${before} order by created_at limit ${most} for update
    ),
    marked as (update proof set carried = true from old where ${isOld} and old.is_carried)
    delete from proof using old where ${isOld} and not old.is_carried returning proof.sha256`.execute(db);
  return [...new Set(rows.map(({ sha256 }) => sha256))];
}

/** Whether anybody has a proof of these bytes. */
export async function isProofKept(db: Db, sha256: string): Promise<boolean> {
  const found = await db.selectFrom('proof').select('sha256').where('sha256', '=', sha256).limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether these bytes are a picture that a member may see: one uploaded, a proof, what stands for a video that was given to their
 * team, or of the team that they manage the photos of its members and the logos of its owner, or for staff the photo of anyone.
 *
 * @returns its content type, or null.
 */
export async function mediaTypeOf(
  db: Db,
  memberId: string,
  sha256: string,
  reach: { teamId: string | null; staff: boolean },
): Promise<'image/jpeg' | 'image/png' | null> {
  const { teamId, staff } = reach;
  const image = await db
    .selectFrom('image')
    .select('format')
    .where('sha256', '=', sha256)
    .where((where) =>
      where.or([
        where('member_id', '=', memberId),
        where.exists((seats) =>
          seats
            .selectFrom('team_member')
            .innerJoin('profile_field', 'profile_field.member_id', 'team_member.child_id')
            .select('team_member.child_id')
            .whereRef('team_member.child_id', '=', 'image.member_id')
            .where('team_member.parent_id', '=', teamId ?? '')
            .where('profile_field.feature', '=', 'basic')
            .where('profile_field.name', '=', 'photo')
            .where('profile_field.value', '=', sha256),
        ),
        // Staff see who it is that they help.
        ...(staff
          ? [
              where.exists((shown) =>
                shown
                  .selectFrom('profile_field')
                  .select('profile_field.name')
                  .whereRef('profile_field.member_id', '=', 'image.member_id')
                  .where('profile_field.feature', '=', 'basic')
                  .where('profile_field.name', '=', 'photo')
                  .where('profile_field.value', '=', sha256),
              ),
            ]
          : []),
        // The picture that stands for what a video shows which was given to a team.
        where.exists((given) =>
          given
            .selectFrom('film_drawing')
            .innerJoin('upload', 'upload.id', 'film_drawing.upload_id')
            .innerJoin('content', 'content.id', 'film_drawing.content_id')
            .innerJoin('team_member', 'team_member.parent_id', 'content.owner_id')
            .select('content.id')
            .whereRef('upload.member_id', '=', 'image.member_id')
            .where('upload.poster', '=', sha256)
            .where('content.status', '=', 'public')
            .where('team_member.child_id', '=', memberId),
        ),
        // An admin of the team sees what its owner would lock for everyone.
        where.and([
          where('member_id', '=', teamId ?? ''),
          where.exists((own) =>
            own
              .selectFrom('profile_field')
              .select('profile_field.name')
              .where('profile_field.member_id', '=', teamId ?? '')
              .where('profile_field.feature', '=', 'basic')
              .where('profile_field.name', 'in', ['logo', 'logo_dark_bg'])
              .where('profile_field.value', '=', sha256),
          ),
        ]),
      ]),
    )
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
