import { createHash } from 'node:crypto';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { FilmFacts } from '@yardsign/contracts/content-fields';
import type { beginSlidesFilm as beginRoute } from '@yardsign/contracts/routes/content/designs';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { OwnText } from '@yardsign/domain/content/own-text';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { FILM_FRAME, secondsOf } from '@yardsign/scene/film/film';
import type { ShownSlide } from '@yardsign/scene/slides/slide-drawing';
import { slidesFilm } from '@yardsign/scene/slides/slides-film';
import { keepDrawing } from '../films/film-drawing.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import { addOwn, readOwn } from '../own/change-own.ts';
import { addPiece, saveText } from '../own/own-store.ts';
import type { ContentDeps } from '../ports.ts';
import { markClaims, setFilm } from './design-store.ts';
import { seenSlides, SIGNATURE } from './seen-slides.ts';

type Begun = RouteTypes<typeof beginRoute>;

/** What a video of slides says in one language: as a whole, and slide by slide. */
function textOf(shown: readonly ShownSlide[], language: Language): OwnText {
  const title = shown[0]?.title[language] ?? '';
  const contents = shown.map(({ slide }) => `## ${slide[language].title}\n\n${slide[language].say}`).join('\n\n');
  return { title, description: '', contents, caption: `${title}\n\n${SIGNATURE}` };
}

/**
 * Begins a video of the member's own of slides that they see, one after another. Like every film it is drawn and encoded by their browser,
 * in either language. Invented figures stay invented: it is not posted then.
 *
 * @throws AppError `not_found`, also for a slide that is not there; `feature_required`, `no_room_for_pieces`
 */
export async function beginSlidesFilm(
  deps: ContentDeps,
  actor: MemberActor,
  { from, slides }: Begun['body'],
): Promise<Begun['answer']['film']> {
  mustHoldFeature(actor, 'video');
  const { shown, facts } = await seenSlides(deps, actor, from, slides);
  const film = slidesFilm(shown);
  const drawing = JSON.stringify(film);
  const known: FilmFacts = {
    drawing: createHash('sha256').update(drawing).digest('hex'),
    seconds: secondsOf(film),
    ...{ width: FILM_FRAME.width, height: FILM_FRAME.height, files: null },
  };
  const { title } = textOf(shown, 'en');
  const of = { title, type: 'video', categories: [], status: 'published' } as const;
  const id = await addOwn(deps, actor.userId, of, async (tx, piece) => {
    await addPiece(tx, piece, 'en', textOf(shown, 'en'), 'both');
    for (const language of LANGUAGES) await saveText(tx, piece.id, language, textOf(shown, language));
    await markClaims(tx, piece.id, facts);
    await setFilm(tx, piece.id, known);
    await keepDrawing(tx, piece.id, drawing);
  });
  const { path } = await readOwn(deps, actor, id, 'en');
  return { id, path };
}
