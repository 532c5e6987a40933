import type { MemberActor } from '@yardsign/domain/access/actor';
import { DESIGNED_TYPE, kinds } from '@yardsign/domain/content/kinds';
import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { slideDrawing } from '@yardsign/scene/slides/slide-drawing';
import { AppError } from '../../../platform/errors.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import { addOwn } from '../own/change-own.ts';
import { addPiece } from '../own/own-store.ts';
import type { ContentDeps } from '../ports.ts';
import { readContent } from '../read-content.ts';
import { markClaims, writeDesign } from './design-store.ts';

/** Who posts it, under what is said to a slide. */
const SIGNATURE = '{brand.fullName}\n{brand.company}\n{brand.phone}\n{brand.compliance}';

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
  const asked = { language: 'en', statuses: SEEN_STATUSES, generic: true } as const;
  const {
    content_type: type,
    translations,
    published_at: at,
    facts,
  } = await readContent(deps, actor, { id: from }, asked);
  const slideIn = (language: Language) => translations[language].details.slides?.[place - 1];
  const english = slideIn('en') ?? slideIn('es');
  if (!english) throw new AppError('not_found');
  // A report that was changed in one language may have fewer slides in the other.
  const slide = perLanguage((language) => slideIn(language) ?? english);
  const template = slideDrawing({
    slide,
    title: perLanguage((language) => translations[language].title),
    month: at.slice(0, 7),
    ofMonth: kinds[type].notice === 'report',
    sample: facts.sample,
  });
  const words = perLanguage((language) => ({
    title: slide[language].title,
    description: '',
    shareText: `${slide[language].say}\n\n${SIGNATURE}`,
  }));
  const of = { title: english.title, type: DESIGNED_TYPE, categories: [], status: 'published' } as const;
  return addOwn(deps, actor.userId, of, async (tx, piece) => {
    const text = { title: english.title, description: '', contents: '', caption: '' };
    await addPiece(tx, piece, 'en', text, 'both');
    await markClaims(tx, piece.id, facts);
    await writeDesign(tx, piece.id, { template: { ...template }, slots: [], words }, piece.now);
  });
}
