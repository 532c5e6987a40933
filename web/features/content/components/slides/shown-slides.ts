import { kinds } from '@yardsign/domain/content/kinds';
import { perLanguage } from '@yardsign/domain/languages';
import type { ShownSlide as DrawnSlide } from '@yardsign/scene/slides/slide-drawing';
import type { Piece } from '../../model.ts';
import type { ShownSlide } from './slide.tsx';

/** Slides of a piece as they are drawn: in every language. One that a language lacks is shown as the other has it. */
export function shownSlidesOf(piece: Piece, shown: readonly ShownSlide[]): DrawnSlide[] {
  const { translations, published_at: at, facts, content_type: type } = piece;
  const of = {
    title: perLanguage((language) => translations[language].title),
    month: at.slice(0, 7),
    ofMonth: kinds[type].notice === 'report',
    sample: facts.sample,
  };
  return shown.map(({ slide, place }) => ({
    ...of,
    slide: perLanguage((language) => translations[language].details.slides?.[place] ?? slide),
  }));
}
