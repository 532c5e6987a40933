import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { beginSlidesFilm as beginRoute } from '@yardsign/contracts/routes/content/designs';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { OwnText } from '@yardsign/domain/content/own-text';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import type { ShownSlide } from '@yardsign/scene/slides/slide-drawing';
import { slidesFilm } from '@yardsign/scene/slides/slides-film';
import { addFilm } from '../films/add-film.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import { readOwn } from '../own/change-own.ts';
import type { ContentDeps } from '../ports.ts';
import { markClaims } from './design-store.ts';
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
  const begun = { film: slidesFilm(shown), texts: perLanguage((language) => textOf(shown, language)) };
  const id = await addFilm(deps, actor.userId, begun, (tx, piece) => markClaims(tx, piece, facts));
  const { path } = await readOwn(deps, actor, id, 'en');
  return { id, path };
}
