import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import type { MadeFilmTable } from './tables.ts';

export type MadeFilm = Selectable<MadeFilmTable>;

/** Whose film of which piece. */
export interface FilmOf {
  memberId: string;
  contentId: string;
  language: Language;
}

/** What a film is made of: the film of the library, and all that it wears. Both as digests. */
export interface FilmVersion {
  source: string;
  worn: string;
}

/** The film of this version where there is one, else the newest. */
export async function findMadeFilm(
  db: Db,
  { memberId, contentId, language }: FilmOf,
  { source, worn }: FilmVersion,
): Promise<MadeFilm | undefined> {
  return db
    .selectFrom('made_film')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('content_id', '=', contentId)
    .where('language', '=', language)
    .orderBy(sql`(source_sha256 = ${source} and worn_sha256 = ${worn})`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Those of these films that a member has made in their brand, in whichever version, as `id language`. */
export async function madeFilmsOf(db: Db, memberId: string, contentIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('made_film')
    .select(['content_id', 'language'])
    .distinct()
    .where('member_id', '=', memberId)
    .where(sql<boolean>`content_id = any(${[...contentIds]}::text[])`)
    .execute();
  return new Set(rows.map((row) => `${row.content_id} ${row.language}`));
}

/** Where the files of a member's film of just this version lie; undefined while there is none. */
export async function findFilesOfVersion(
  db: Db,
  { memberId, contentId, language }: FilmOf,
  { source, worn }: FilmVersion,
): Promise<
  | (Pick<MadeFilm, 'sha256' | 'poster' | 'length_ms' | 'intro_ms'> & { key: string; posterFormat: 'jpeg' | 'png' })
  | undefined
> {
  return db
    .selectFrom('made_film')
    .innerJoin('upload', 'upload.id', 'made_film.upload_id')
    .innerJoin('image', (join) =>
      join.onRef('image.member_id', '=', 'made_film.member_id').onRef('image.sha256', '=', 'made_film.poster'),
    )
    .select(['made_film.sha256', 'made_film.poster', 'made_film.length_ms', 'made_film.intro_ms'])
    .select(['upload.file_key as key', 'image.format as posterFormat'])
    .where('made_film.member_id', '=', memberId)
    .where('made_film.content_id', '=', contentId)
    .where('made_film.language', '=', language)
    .where('made_film.source_sha256', '=', source)
    .where('made_film.worn_sha256', '=', worn)
    .orderBy('made_film.created_at', 'desc')
    .orderBy('made_film.id')
    .limit(1)
    .executeTakeFirst();
}

/** Keeps a film. One of the same upload is there already when the call is made again, and stays. */
export async function insertMadeFilm(db: Db, film: Insertable<MadeFilmTable>): Promise<void> {
  await db
    .insertInto('made_film')
    .values(film)
    .onConflict((conflict) => conflict.column('upload_id').doNothing())
    .execute();
}

/** Whose film, by the digest of its file. */
export interface MadeFile {
  memberId: string;
  sha256: string;
}

/** Where a member's film of that digest lies, and the picture that stands for it. Whoever has its bytes can keep them with a picture of their own. */
export async function findByDigest(
  db: Db,
  { memberId, sha256 }: MadeFile,
): Promise<{ key: string; poster: string } | undefined> {
  return db
    .selectFrom('made_film')
    .innerJoin('upload', 'upload.id', 'made_film.upload_id')
    .select(['upload.file_key as key', 'made_film.poster'])
    .where('made_film.member_id', '=', memberId)
    .where('made_film.sha256', '=', sha256)
    .orderBy('made_film.created_at', 'desc')
    .orderBy('made_film.id')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes films that are older than the newest of their piece and language and that no post carries which may still go out. */
export async function deleteReplaced(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('made_film')
    .where(
      sql<boolean>`exists (
        select from made_film newer
        where newer.member_id = made_film.member_id and newer.content_id = made_film.content_id
          and newer.language = made_film.language
          and (newer.created_at, newer.id) > (made_film.created_at, made_film.id)
      )
      and not exists (
        select from post
        where post.owner_id = made_film.member_id and post.proof_sha256 = made_film.sha256
          and post.state not in ('published', 'cancelled')
      )`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
