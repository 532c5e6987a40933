import { sql, type Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ImageTable } from '../profile/tables.ts';

/** Remembers a picture; the same one uploaded again keeps its first name. */
export async function saveImage(db: Db, row: Insertable<ImageTable>): Promise<void> {
  await db
    .insertInto('image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'sha256']).doNothing())
    .execute();
}

/** Whether something of a member's shows one of their pictures, is made of it, or waits to be posted with it. */
const isUsed = (memberId: string) => sql<boolean>`(
  exists (select from profile_field field
    where field.member_id = ${memberId} and image.sha256 in (field.value, field.locked_value))
  or exists (select from team_lock where team_lock.parent_id = ${memberId} and team_lock.value = image.sha256)
  or exists (select from upload where upload.member_id = ${memberId} and upload.poster = image.sha256)
  or exists (select from asset where asset.owner_id = ${memberId} and asset.sha256 = image.sha256)
  or exists (select from piece_answer
    where piece_answer.member_id = ${memberId} and strpos(piece_answer.answers::text, image.sha256) > 0)
  or exists (select from post where post.owner_id = ${memberId}
    and (strpos(post.answers::text, image.sha256) > 0 or post.film ->> 'coverSha256' = image.sha256))
)`;

/**
 * Deletes a member's oldest pictures beyond a number, except those that are used; a picture uploaded again counts from its first time.
 *
 * @returns their digests; other members may have the same pictures
 */
export async function deleteOldImages(db: Db, memberId: string, keep: number): Promise<string[]> {
  const newest = db
    .selectFrom('image as kept')
    .select('kept.sha256')
    .where('kept.member_id', '=', memberId)
    .orderBy('kept.created_at', 'desc')
    .orderBy('kept.sha256')
    .limit(keep);
  const gone = await db
    .deleteFrom('image')
    .where('member_id', '=', memberId)
    .where('sha256', 'not in', newest)
    .where(({ not }) => not(isUsed(memberId)))
    .returning('sha256')
    .execute();
  return gone.map(({ sha256 }) => sha256);
}

/** Whether any member has the picture. */
export async function isImageKept(db: Db, sha256: string): Promise<boolean> {
  return (await db.selectFrom('image').select('sha256').where('sha256', '=', sha256).executeTakeFirst()) !== undefined;
}

/** Where a page of pictures begins: after this one. */
export interface PlaceInImages {
  createdAt: Date;
  sha256: string;
}

/** A member's pictures, newest first. @param page.folder whose pictures are wanted; empty for all */
export async function pageOfImages(
  db: Db,
  memberId: string,
  page: { folder: string; after: PlaceInImages | undefined; limit: number },
) {
  const { folder, after, limit } = page;
  return db
    .selectFrom('image')
    .select(['sha256', 'name', 'path', 'width', 'height', 'created_at'])
    .where('member_id', '=', memberId)
    .$if(folder !== '', (query) => query.where(sql<boolean>`starts_with(path, ${`${folder}/`})`))
    .$if(after !== undefined, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('created_at', '<', after?.createdAt ?? new Date(0)),
          and([eb('created_at', '=', after?.createdAt ?? new Date(0)), eb('sha256', '>', after?.sha256 ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('sha256')
    .limit(limit)
    .execute();
}
