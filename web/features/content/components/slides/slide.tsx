import { chartLabels, type Slide } from '@yardsign/domain/content/slides';
import { LOCALES, type Language } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Piece } from '../../model.ts';
import { SlideActions } from './slide-actions.tsx';
import { SlideChart } from './slide-chart.tsx';
import classes from './slides.module.css';

interface SlideFaceProps {
  slide: Slide;
  /** The day of the piece: charts end with its month. */
  publishedAt: string;
  language: Language;
}

/** What a slide shows. */
export function SlideFace({ slide, publishedAt, language }: SlideFaceProps) {
  const { title, figures = [], chart, points = [] } = slide;
  return (
    <>
      <h3>{title}</h3>
      {figures.length > 0 && (
        <dl className={classes['figures']}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart && (
        <SlideChart
          chart={chart}
          labels={chartLabels(chart, new Date(publishedAt), LOCALES[language])}
          locale={LOCALES[language]}
        />
      )}
      {points.length > 0 && (
        <ul className={classes['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is said to a slide. @param label before it, in the language of the interface */
export function SlideWords({ say, label }: { say: string; label?: string }) {
  const language = useLanguage();
  return (
    <p className={classes['say']}>
      {label !== undefined && <strong lang={language}>{label} </strong>}
      {say}
    </p>
  );
}

/** A slide with its place among all slides of the piece, from nought. */
export interface ShownSlide {
  slide: Slide;
  place: number;
}

export interface SlidesProps {
  piece: Piece;
  language: Language;
  shown: readonly ShownSlide[];
}

/** All slides below one another. */
export function SlideList({ piece, language, shown }: SlidesProps) {
  const text = useText('content');
  return (
    <ol className={classes['list']}>
      {shown.map(({ slide, place }) => (
        <li key={place} className={classes['slide']}>
          <div lang={language}>
            <SlideFace slide={slide} publishedAt={piece.published_at} language={language} />
            <SlideWords say={slide.say} label={text('sayThis')} />
          </div>
          <SlideActions piece={piece} language={language} place={place + 1} title={slide.title} />
        </li>
      ))}
    </ol>
  );
}
