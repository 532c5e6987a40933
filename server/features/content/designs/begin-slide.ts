import type { MemberActor } from '@yardsign/domain/access/actor';
import { DESIGNED_TYPE } from '@yardsign/domain/content/kinds';
import { perLanguage } from '@yardsign/domain/languages';
import { slideDrawing } from '@yardsign/scene/slides/slide-drawing';
import { AppError } from '../../../platform/errors.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import { addOwn } from '../own/change-own.ts';
import { addPiece } from '../own/own-store.ts';
import type { ContentDeps } from '../ports.ts';
import { markClaims, writeDesign } from './design-store.ts';
import { seenSlides, SIGNATURE } from './seen-slides.ts';

/**
 * Draws one slide of a report or a webinar that the member sees as a graphic of their own. Invented figures stay invented: what is made
 * of them is not posted either.
 *
 * @param place of the slide, counted from 1
 * @returns the id of the graphic
 * @throws AppError `not_found`, also for a slide that is not there; `feature_required`, `no_room_for_pieces`
 */
export async function beginSlide(deps: ContentDeps, actor: MemberActor, from: string, place: number): Promise<string> {
  mustHoldFeature(actor, DESIGNED_TYPE);
  const { shown, facts } = await seenSlides(deps, actor, from, [place]);
  const [first] = shown;
  if (!first) throw new AppError('not_found');
  const { slide } = first;
  const template = slideDrawing(first);
  const words = perLanguage((language) => ({
    title: slide[language].title,
    description: '',
    shareText: `${slide[language].say}\n\n${SIGNATURE}`,
  }));
  const { title } = slide.en;
  const of = { title, type: DESIGNED_TYPE, categories: [], status: 'published' } as const;
  return addOwn(deps, actor.userId, of, async (tx, piece) => {
    const text = { title, description: '', contents: '', caption: '' };
    await addPiece(tx, piece, 'en', text, 'both');
    await markClaims(tx, piece.id, facts);
    await writeDesign(tx, piece.id, { template: { ...template }, slots: [], words }, piece.now);
  });
}
