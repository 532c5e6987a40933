import { perLanguage } from '@yardsign/domain/languages';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readPiece } from './begin-piece.ts';
import { held } from './change-piece.ts';
import { heldText, metaOf, rewriteTexts, setPiece, type HeldPiece } from './change-store.ts';
import { readPieceFiles, writePieceFiles, type PieceFiles, type WrittenPiece } from './piece-files.ts';
import { addVersion } from './piece-store.ts';
import type { StudioAct, StudioDeps, StudioPiece, VersionTexts } from '../ports.ts';
import { presentWords } from './present.ts';

async function readVersion(db: Db, id: string, number: number): Promise<WrittenPiece> {
  const row = await db
    .selectFrom('studio_version')
    .select('files')
    .where('piece_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return readPieceFiles(row.files);
}

/** @throws AppError `not_found` */
export async function readVersionTexts(
  deps: Pick<StudioDeps, 'db'>,
  id: string,
  number: number,
): Promise<VersionTexts> {
  const { texts, drawing } = await readVersion(deps.db, id, number);
  return {
    drawing,
    texts: perLanguage((language) => ({
      ...presentWords(texts[language].front),
      paragraphs: [...texts[language].paragraphs],
    })),
  };
}

/** The files of a draft as it is now. */
export function filesOf(piece: HeldPiece): PieceFiles {
  const texts = perLanguage((language) => {
    const { front, paragraphs } = heldText(piece, language);
    return { front, paragraphs };
  });
  const { slug, drawing } = piece;
  return writePieceFiles({ slug, meta: metaOf(piece), texts, drawing }, piece.formerFiles);
}

/** Makes a version the draft; its address stays as it is now. @throws AppError `not_found`, `piece_moved_on`. */
export async function restoreVersion(deps: StudioDeps, act: StudioAct, number: number): Promise<StudioPiece> {
  const { memberId: by, pieceId, requestId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const piece = await held(tx, pieceId);
    if (piece.state !== 'draft' && piece.state !== 'published') throw new AppError('piece_moved_on');
    const written = await readVersion(tx, pieceId, number);
    const { meta, drawing } = written;
    const now = deps.clock.now();
    await addVersion(tx, { pieceId, kind: 'kept', files: filesOf(piece), by, now });
    await rewriteTexts(tx, pieceId, written, { by, now });
    await setPiece(tx, pieceId, { state: 'draft', meta, drawing, writer: by, by, now });
    const actors = { actorId: by, realActorId: by, subjectId: null };
    const detail = { piece: piece.slug, version: number };
    await recordAct(tx, { at: now, action: 'studio.restored', ...actors, detail, requestId });
  });
  return readPiece(deps, by, pieceId);
}
