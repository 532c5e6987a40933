import { type ReportSet, setsOf, slidesIn } from '@yardsign/domain/content/slides';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Chip, ChipGroup } from '../../../../ui/form/chip.tsx';
import type { Piece } from '../../model.ts';
import { SlidesSection } from './slides-section.tsx';

interface ReportSlidesProps {
  piece: Piece;
  language: Language;
  set: ReportSet;
  onSet: (set: ReportSet) => void;
}

/** The slides of a report, narrowed to a set. */
export function ReportSlides({ piece, language, set, onSet }: ReportSlidesProps) {
  const text = useText('content');
  const { slides = [] } = piece.translations[language].details;
  const shown = slidesIn(slides, set).map((slide) => ({ slide, place: slides.indexOf(slide) }));
  return (
    <SlidesSection
      piece={piece}
      language={language}
      shown={shown}
      first="all"
      narrow={
        <ChipGroup label={text('slideSets')}>
          {setsOf(slides).map((each) => (
            <Chip key={each} selected={each === set} onChange={() => onSet(each)}>
              {text(`set_${each}`)}
            </Chip>
          ))}
        </ChipGroup>
      }
    />
  );
}
