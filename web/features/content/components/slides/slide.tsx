import { chartLabels, type Slide } from '@yardsign/domain/content/slides';
import { LOCALES, type Language } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
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

/** All slides below one another. */
export function SlideList({ slides, ...of }: Omit<SlideFaceProps, 'slide'> & { slides: readonly Slide[] }) {
  const text = useText('content');
  return (
    <ol className={classes['list']} lang={of.language}>
      {slides.map((slide) => (
        <li key={slide.title} className={classes['slide']}>
          <SlideFace slide={slide} {...of} />
          <SlideWords say={slide.say} label={text('sayThis')} />
        </li>
      ))}
    </ol>
  );
}
