import type { Language } from '@yardsign/domain/languages';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import type { TextPatch } from '@yardsign/domain/studio/paragraphs';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Front } from '../pieces/piece-files.ts';

/** So many windows are known that saved a text last. */
const WINDOWS_KNOWN = 8;

/** A text, and the window of the browser that somebody writes in it with. */
export interface Desk {
  pieceId: string;
  language: Language;
  memberId: string;
  window: string;
  now: Date;
  /** Until when writing counts without being said again. */
  until: Date;
}

/** Nobody else writes in the text now. */
function isFree({ memberId, window, now }: Desk): RawBuilder<SqlBool> {
  return sql<SqlBool>`(text.writing_until is null or text.writing_until <= ${now}::timestamptz
    or text.writer_id = ${memberId} and text.writer_window = ${window})`;
}

/**
 * Changes a draft, if it still is the version that the change was made on and nobody else writes in it, by one statement.
 *
 * @returns the new version; undefined when nothing was changed.
 */
export async function changeText(
  db: Db,
  desk: Desk,
  change: { version: number; step: number; patch: TextPatch; words: Front },
): Promise<number | undefined> {
  const { pieceId, language, memberId, window, now, until } = desk;
  const { at, remove, insert } = change.patch;
  const { rows } = await sql<{ version: number }>`
    with changed as (
      update studio_text as text set
        paragraphs = text.paragraphs[1:${at}::integer] || ${[...insert]}::text[]
          || text.paragraphs[${at + remove + 1}::integer:],
        front = text.front || ${JSON.stringify(change.words)}::jsonb,
        version = text.version + 1,
        writer_id = ${memberId}, writer_window = ${window}, writing_until = ${until}::timestamptz,
        last_saves = ${JSON.stringify([{ window, step: change.step }])}::jsonb || (
          select coalesce(jsonb_agg(save order by place), '[]') from jsonb_array_elements(text.last_saves)
            with ordinality as former (save, place)
          where save ->> 'window' <> ${window} and place < ${WINDOWS_KNOWN}::integer),
        updated_at = ${now}::timestamptz, updated_by = ${memberId}
      from studio_piece as piece
      where piece.id = text.piece_id and piece.state = 'draft' and text.piece_id = ${pieceId}
        and text.language = ${language} and text.version = ${change.version}
        and ${at + remove}::integer <= cardinality(text.paragraphs) and ${isFree(desk)}
      returning text.piece_id, text.version
    ), noted as (
      -- The words of a drawing are saved with it, too.
      update studio_piece set updated_at = ${now}::timestamptz, updated_by = ${memberId},
        drawing_version = drawing_version + case when drawing is null then 0 else 1 end,
        writers = case when ${memberId} = any(writers) then writers else writers || ${memberId}::text end
      from changed where studio_piece.id = changed.piece_id
    )
    select version from changed`.execute(db);
  return rows[0]?.version;
}

/** How a text stands that could not be changed. */
export async function standingOf(db: Db, desk: Desk) {
  return db
    .selectFrom('studio_text as text')
    .innerJoin('studio_piece as piece', 'piece.id', 'text.piece_id')
    .select(['piece.state', 'text.version', isFree(desk).as('is_free')])
    .where('text.piece_id', '=', desk.pieceId)
    .where('text.language', '=', desk.language)
    .executeTakeFirst() as Promise<{ state: PieceState; version: number; is_free: boolean } | undefined>;
}

/** Makes this window the one that writes in a draft, where nobody else does, or whoever does. */
export async function takeDesk(db: Db, desk: Desk, fromOthers: boolean): Promise<void> {
  const { pieceId, language, memberId, window, until } = desk;
  await sql`
    update studio_text as text set writer_id = ${memberId}, writer_window = ${window}, writing_until = ${until}::timestamptz
    from studio_piece as piece
    where piece.id = text.piece_id and piece.state = 'draft' and text.piece_id = ${pieceId}
      and text.language = ${language} and (${fromOthers}::boolean or ${isFree(desk)})`.execute(db);
}

export async function whoWrites(db: Db, { pieceId, language, now }: Desk) {
  return db
    .selectFrom('studio_text as text')
    .leftJoin('member', (join) => join.onRef('member.id', '=', 'text.writer_id').on('text.writing_until', '>', now))
    .select(['text.version', 'text.writer_window', 'member.id', 'member.first_name', 'member.last_name'])
    .where('text.piece_id', '=', pieceId)
    .where('text.language', '=', language)
    .executeTakeFirst();
}
