import { kinds } from '@yardsign/domain/content/kinds';
import { isEmptyField } from '@yardsign/domain/studio/field-schema';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { picturesIn } from '@yardsign/domain/studio/pictures';
import { z } from 'zod';
import { parsePiece } from '../../content/library/parse-piece.ts';
import { publishText } from '../../content/library/publish-text.ts';
import type { LibraryPiece } from '../../content/ports.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { missingInDrawing } from '../../content/drawings/missing-in-drawing.ts';
import { missingFields } from '../fields/piece-forms.ts';
import { heldText, metaOf, setPiece, type HeldPiece } from '../pieces/change-store.ts';
import { readPieceFiles, writePieceFiles, type PieceFiles, type WrittenPiece } from '../pieces/piece-files.ts';
import { addVersion } from '../pieces/piece-store.ts';
import { holdPictures } from '../perks/perk-store.ts';

/** What members get: of a text that is held back what they had, or the words of the other one. */
function publishedTexts(piece: HeldPiece): WrittenPiece['texts'] {
  const former = piece.published && readPieceFiles(piece.published.files);
  return perLanguage((language) => {
    const own = heldText(piece, language);
    if (!own.held_back) return own;
    const other = LANGUAGES.find((each) => each !== language && !heldText(piece, each).held_back);
    return former?.texts[language] ?? (other ? heldText(piece, other) : own);
  });
}

/** Whether a piece asks members to share something, and does not say what. */
function sharesNothing({ type, meta }: HeldPiece): boolean {
  return kinds[type].notice === 'share' && isEmptyField(meta['related']);
}

/** What is missing before anybody can read the piece. */
function missingFrom(piece: HeldPiece): { path: string; message: string }[] {
  const shown = piece.texts.filter((text) => !text.held_back);
  const none = shown.length === 0 ? [{ path: 'texts', message: 'every language is held back' }] : [];
  return [
    ...none,
    ...(sharesNothing(piece) ? [{ path: 'meta.related', message: 'is missing' }] : []),
    ...missingFields(piece.type, 'shared', piece.meta, 'fields'),
    ...(piece.drawing ? missingInDrawing(piece.type, piece.drawing) : []),
    ...shown.flatMap(({ language, front, paragraphs }) => [
      ...(typeof front['title'] === 'string' && front['title'].trim() !== ''
        ? []
        : [{ path: `texts.${language}.title`, message: 'is missing' }]),
      ...(paragraphs.length > 0 || piece.drawing
        ? []
        : [{ path: `texts.${language}.paragraphs`, message: 'is missing' }]),
      ...missingFields(piece.type, 'worded', front, `texts.${language}`),
    ]),
  ];
}

/**
 * The files that a piece would be published with, and the piece that the library's own reader makes of them.
 *
 * @throws AppError `piece_incomplete`, with what is missing.
 */
export function publicationOf(piece: HeldPiece): { files: PieceFiles; read: LibraryPiece } {
  const missing = missingFrom(piece);
  if (missing.length > 0) throw new AppError('piece_incomplete', { issues: missing });
  const files = writePieceFiles(
    {
      slug: piece.slug,
      meta: metaOf(piece),
      drawing: piece.drawing,
      texts: perLanguage((language) => {
        const { front, paragraphs } = publishedTexts(piece)[language];
        return { front, paragraphs };
      }),
    },
    piece.formerFiles,
  );
  try {
    return { files, read: parsePiece(piece.type, files) };
  } catch (error) {
    if (!(error instanceof z.ZodError) && !/day of review/.test(String(error))) throw error;
    const issues = error instanceof z.ZodError ? error.issues : [{ path: ['reviewed'], message: 'is missing' }];
    throw new AppError('piece_incomplete', {
      issues: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      cause: error,
    });
  }
}

/**
 * Holds the pictures of a piece, of which none is removed until the transaction has ended.
 *
 * @throws AppError `piece_incomplete`, with the languages that show one which is not there.
 */
export async function mustHavePictures(tx: Tx, { texts }: HeldPiece): Promise<void> {
  const named = texts
    .filter((text) => !text.held_back)
    .map(({ language, paragraphs }) => ({ language, ids: picturesIn(paragraphs.join('\n')) }));
  const there = await holdPictures(tx, [...new Set(named.flatMap(({ ids }) => ids))]);
  const gone = named.filter(({ ids }) => ids.some((id) => !there.includes(id)));
  if (gone.length === 0) return;
  const issues = gone.map(({ language }) => ({ path: `texts.${language}.pictures`, message: 'is not there' }));
  throw new AppError('piece_incomplete', { issues });
}

/** Puts a piece before the members, in the place of what they had. @param by null when its time has come by itself. */
export async function publish(tx: Tx, piece: HeldPiece, by: string | null, now: Date): Promise<void> {
  const { files, read } = publicationOf(piece);
  await publishText(tx, piece.id, read, { formerSlug: piece.published?.slug, now });
  await addVersion(tx, { pieceId: piece.id, kind: 'published', files, by, now });
  const done = { writer: null, submittedBy: null, approvedBy: null, publishAt: null } as const;
  await setPiece(tx, piece.id, { state: 'published', ...done, by, now });
}
