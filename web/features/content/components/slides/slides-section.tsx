import { useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import type { Language } from '../../../../lib/i18n/language.ts';
import type { Piece } from '../../model.ts';
import { type ShownSlide, SlideList } from './slide.tsx';
import { SlidesFilm } from './slides-film.tsx';
import { SlideShow } from './slide-show.tsx';
import classes from './slides.module.css';

const VIEWS = ['one', 'all'] as const;
type View = (typeof VIEWS)[number];

interface SlidesSectionProps {
  piece: Piece;
  language: Language;
  /** Those on screen. */
  shown: readonly ShownSlide[];
  first: View;
  /** What the slides are narrowed by. */
  narrow?: ReactNode;
}

/** The slides of a piece, one at a time or all at once. */
export function SlidesSection({ piece, language, shown, first, narrow }: SlidesSectionProps) {
  const text = useText('content');
  const [view, setView] = useState<View>(first);
  const of = { piece, language, shown };
  return (
    <section className={classes['slides']} aria-labelledby="slides">
      <h2 id="slides">{text('slides')}</h2>
      {narrow}
      <div className={classes['bar']}>
        <p className={classes['count']} role="status">
          {text('slideCount', { count: shown.length })}
        </p>
        <SegmentedControl
          label={text('slideView')}
          small
          segments={VIEWS.map((value) => ({ value, label: text(`slideView_${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'all' ? <SlideList {...of} /> : <SlideShow {...of} />}
      <SlidesFilm {...of} />
    </section>
  );
}
