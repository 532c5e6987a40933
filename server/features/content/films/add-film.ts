import { createHash } from 'node:crypto';
import type { FilmFacts } from '@yardsign/contracts/content-fields';
import type { OwnText } from '@yardsign/domain/content/own-text';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { FILM_FRAME, type Film, secondsOf } from '@yardsign/scene/film/film';
import type { Tx } from '../../../platform/database/database.ts';
import { setFilm } from '../designs/design-store.ts';
import { addOwn } from '../own/change-own.ts';
import { addPiece, saveText } from '../own/own-store.ts';
import type { ContentDeps } from '../ports.ts';
import { changeDrawing, keepDrawing } from './film-drawing.ts';

/** A video of a member's own that is begun. */
export interface BegunFilm {
  film: Film;
  /** What it says in each language, or in the one that it is spoken in: then the other counts as older. */
  texts: Readonly<Record<Language, OwnText>> | { spoken: Language; text: OwnText };
  /** The upload that it shows; left out for one that is drawn alone. */
  uploadId?: string;
}

async function writeTexts(tx: Tx, piece: Parameters<typeof addPiece>[1], texts: BegunFilm['texts']): Promise<void> {
  if ('spoken' in texts) return addPiece(tx, piece, texts.spoken, texts.text);
  await addPiece(tx, piece, 'en', texts.en, 'both');
  for (const language of LANGUAGES) await saveText(tx, piece.id, language, texts[language]);
}

/** A film as it is kept, and what is known of it before its member has made it. */
function asDrawing(film: Film): { drawing: string; facts: FilmFacts } {
  const drawing = JSON.stringify(film);
  const facts: FilmFacts = {
    drawing: createHash('sha256').update(drawing).digest('hex'),
    seconds: secondsOf(film),
    ...{ width: FILM_FRAME.width, height: FILM_FRAME.height, files: null },
    ...(film.scenes.every(({ says }) => says.length === 0) && { hasCaptions: false as const }),
  };
  return { drawing, facts };
}

/** Draws a video of a member's own from something else from now on: it has to be made anew. */
export async function redrawFilm(tx: Tx, contentId: string, film: Film): Promise<void> {
  const { drawing, facts } = asDrawing(film);
  await setFilm(tx, contentId, facts);
  await changeDrawing(tx, contentId, drawing);
}

/**
 * Begins a video of a member's own: the piece, and what its film is drawn from. The film itself is drawn and encoded by their browser.
 *
 * @param also what else is written of the piece. @returns its id. @throws AppError `no_room_for_pieces`
 */
export async function addFilm(
  deps: ContentDeps,
  ownerId: string,
  { film, texts, uploadId }: BegunFilm,
  also: (tx: Tx, contentId: string) => Promise<void> = async () => {},
): Promise<string> {
  const { title } = 'spoken' in texts ? texts.text : texts.en;
  const of = { title, type: 'video', categories: [], status: 'published' } as const;
  return addOwn(deps, ownerId, of, async (tx, piece) => {
    await writeTexts(tx, piece, texts);
    const { drawing, facts } = asDrawing(film);
    await setFilm(tx, piece.id, facts);
    await keepDrawing(tx, piece.id, drawing, uploadId ?? null);
    await also(tx, piece.id);
  });
}
