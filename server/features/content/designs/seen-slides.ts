import type { MemberActor } from '@yardsign/domain/access/actor';
import type { PieceFacts } from '@yardsign/domain/content/facts';
import { kinds } from '@yardsign/domain/content/kinds';
import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import { perLanguage } from '@yardsign/domain/languages';
import type { ShownSlide } from '@yardsign/scene/slides/slide-drawing';
import { AppError } from '../../../platform/errors.ts';
import type { ContentDeps } from '../ports.ts';
import { readContent } from '../read-content.ts';

/** Who posts it, under what is said to a slide. */
export const SIGNATURE = '{brand.fullName}\n{brand.company}\n{brand.phone}\n{brand.compliance}';

/**
 * Slides of a report or a webinar that the member sees, in both languages: one that a language lacks is shown as the other has it.
 *
 * @param places counted from 1
 * @throws AppError `not_found`, also for a slide that is not there
 */
export async function seenSlides(
  deps: ContentDeps,
  actor: MemberActor,
  from: string,
  places: readonly number[],
): Promise<{ shown: ShownSlide[]; facts: Pick<PieceFacts, 'claims' | 'sample'> }> {
  const asked = { language: 'en', statuses: SEEN_STATUSES, generic: true } as const;
  const piece = await readContent(deps, actor, { id: from }, asked);
  const { content_type: type, translations, published_at: at, facts } = piece;
  const of = {
    title: perLanguage((language) => translations[language].title),
    month: at.slice(0, 7),
    ofMonth: kinds[type].notice === 'report',
    sample: facts.sample,
  };
  const shown = places.map((place): ShownSlide => {
    const slides = perLanguage((language) => translations[language].details.slides?.[place - 1]);
    const first = slides.en ?? slides.es;
    if (!first) throw new AppError('not_found');
    return { ...of, slide: perLanguage((language) => slides[language] ?? first) };
  });
  return { shown, facts };
}
