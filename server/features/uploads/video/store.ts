import type { Db } from '../../../platform/database/database.ts';
import { videoUrl } from '../ports.ts';
import type { Upload } from '../large/store.ts';

export interface MovieFacts {
  length_ms: number;
  format: 'mp4' | 'mov';
  poster: string | null;
}

/** Notes what a finished file of a member is. */
export async function noteVideo(db: Db, id: string, facts: MovieFacts): Promise<void> {
  await db.updateTable('upload').set(facts).where('id', '=', id).execute();
}

export async function findFinished(db: Db, memberId: string, key: string): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('file_key', '=', key)
    .where('done_at', 'is not', null)
    .executeTakeFirst();
}

/** A video that a member may see: their own, or one that their team has set in their profile. */
export async function findVideo(db: Db, memberId: string, id: string): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('format', 'is not', null)
    .where((where) =>
      where.or([
        where('member_id', '=', memberId),
        where.exists((locked) =>
          locked
            .selectFrom('profile_field')
            .select('profile_field.name')
            .where('profile_field.member_id', '=', memberId)
            .where('profile_field.feature', '=', 'video')
            .where('profile_field.sync_source_user_id', 'is not', null)
            .where((field) => field(field.fn.coalesce('locked_value', 'value'), '=', videoUrl(id))),
        ),
      ]),
    )
    .executeTakeFirst();
}

export async function ownsPicture(db: Db, memberId: string, sha256: string): Promise<boolean> {
  const found = await db
    .selectFrom('image')
    .select('sha256')
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found !== undefined;
}
