import type { Db, Tx } from '../../../platform/database/database.ts';
import { sql } from 'kysely';
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

/** Those of these uploads that are videos of a member's own. */
export async function videosOf(db: Db | Tx, memberId: string, ids: readonly string[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('format', 'is not', null)
    .execute();
}

/** A video that a member may see: their own, one that their team has set in their profile, or one that a film which was given to their team shows. */
export async function findVideo(db: Db, memberId: string, id: string): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('format', 'is not', null)
    .where((where) =>
      where.or([
        where('member_id', '=', memberId),
        where.exists((given) =>
          given
            .selectFrom('film_drawing')
            .innerJoin('content', 'content.id', 'film_drawing.content_id')
            .innerJoin('team_member', 'team_member.parent_id', 'content.owner_id')
            .select('content.id')
            .whereRef('film_drawing.upload_id', '=', 'upload.id')
            .where('content.status', '=', 'public')
            .where('team_member.child_id', '=', memberId),
        ),
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

/** The intro and the outro that a member's films wear: only where the member wants them around. */
export async function findEnds(db: Db, memberId: string): Promise<{ place: string; id: string; length_ms: number }[]> {
  return db
    .selectFrom('profile_field as field')
    .innerJoin('upload', (join) =>
      join.on('upload.id', '=', sql<string>`replace(coalesce(field.locked_value, field.value), ${videoUrl('')}, '')`),
    )
    .select(['field.name as place', 'upload.id', sql<number>`upload.length_ms`.as('length_ms')])
    .where('field.member_id', '=', memberId)
    .where('field.feature', '=', 'video')
    .where('field.name', 'in', ['custom_intro', 'custom_outro'])
    .where('upload.format', 'is not', null)
    .where('upload.length_ms', '>', 0)
    .where(({ or, eb }) => or([eb('upload.member_id', '=', memberId), eb('field.sync_source_user_id', 'is not', null)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('profile_field as wanted')
          .select('wanted.name')
          .where('wanted.member_id', '=', memberId)
          .where('wanted.feature', '=', 'video')
          .where('wanted.name', '=', 'autoadd')
          .where(({ fn, eb }) => eb(fn.coalesce('wanted.locked_value', 'wanted.value'), '=', '1')),
      ),
    )
    .execute();
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
