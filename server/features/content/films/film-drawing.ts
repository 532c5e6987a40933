import { detailPath } from '@yardsign/domain/content/paths';
import { FILM_DRAWING } from '@yardsign/domain/content/films/film-files';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { FoundFilm } from './find-film.ts';

/** Keeps what a film of a member's own is drawn from. @param uploadId of the video that it shows; null where it shows none */
export async function keepDrawing(
  tx: Tx,
  contentId: string,
  drawing: string,
  uploadId: string | null = null,
): Promise<void> {
  await tx.insertInto('film_drawing').values({ content_id: contentId, drawing, upload_id: uploadId }).execute();
}

export async function changeDrawing(tx: Tx, contentId: string, drawing: string): Promise<void> {
  await tx.updateTable('film_drawing').set({ drawing }).where('content_id', '=', contentId).execute();
}

/** The piece of a member's own that shows an upload, the newest; undefined where none does. @param besides one that is not meant */
export async function findShowing(
  db: Db | Tx,
  { ownerId, uploadId, besides = '' }: { ownerId: string; uploadId: string; besides?: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('film_drawing')
    .innerJoin('content', 'content.id', 'film_drawing.content_id')
    .select('content.id')
    .where('film_drawing.upload_id', '=', uploadId)
    .where('content.owner_id', '=', ownerId)
    .where('content.id', '!=', besides)
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** Where the pieces of a member's own are that show uploads, by upload: the newest of each. */
export async function showingPaths(
  db: Db,
  ownerId: string,
  uploadIds: readonly string[],
): Promise<Map<string, string>> {
  if (uploadIds.length === 0) return new Map();
  const found = await db
    .selectFrom('film_drawing')
    .innerJoin('content', 'content.id', 'film_drawing.content_id')
    .select(['film_drawing.upload_id', 'content.type', 'content.slug'])
    .where('film_drawing.upload_id', 'in', uploadIds)
    .where('content.owner_id', '=', ownerId)
    .orderBy('content.published_at')
    .orderBy('content.id', 'desc')
    .execute();
  return new Map(
    found.flatMap(({ upload_id: id, type, slug }) => {
      const path = detailPath(type, slug);
      return id === null || path === undefined ? [] : [[id, path]];
    }),
  );
}

/** What a film is drawn from, as JSON; undefined where its drawing is not there any more. */
export async function readFilmDrawing(
  { db, library }: { db: Db; library: Pick<Files, 'get'> },
  film: Pick<FoundFilm, 'contentId' | 'facts' | 'keyOf'>,
): Promise<string | undefined> {
  if (film.facts.files !== null) return (await library.get(film.keyOf(FILM_DRAWING)))?.toString('utf8');
  return ownDrawing(db, film.contentId);
}

/** What a film of a member's own is drawn from. */
export async function ownDrawing(db: Db, contentId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('film_drawing')
    .select('drawing')
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return found?.drawing;
}
