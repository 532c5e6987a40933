import { chartLabels, type ReportSet, setsOf, slidesIn } from '@yardsign/domain/content/report-slides';
import { LOCALES, type Language } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Chip, ChipGroup } from '../../../../ui/form/chip.tsx';
import type { Piece } from '../../model.ts';
import { ReportChart } from './report-chart.tsx';
import classes from './report-slides.module.css';

interface ReportSlidesProps {
  piece: Piece;
  language: Language;
  set: ReportSet;
  onSet: (set: ReportSet) => void;
}

/** The slides of a report, narrowed to a set, with what to say to each. */
export function ReportSlides({ piece, language, set, onSet }: ReportSlidesProps) {
  const text = useText('content');
  const shellLanguage = useLanguage();
  const { slides = [] } = piece.translations[language].details;
  const shown = slidesIn(slides, set);
  return (
    <section className={classes['slides']} aria-labelledby="report-slides">
      <h2 id="report-slides">{text('slides')}</h2>
      <ChipGroup label={text('slideSets')}>
        {setsOf(slides).map((each) => (
          <Chip key={each} selected={each === set} onChange={() => onSet(each)}>
            {text(`set_${each}`)}
          </Chip>
        ))}
      </ChipGroup>
      <p className={classes['count']} role="status">
        {text('slideCount', { count: shown.length })}
      </p>
      <ol className={classes['list']} lang={language}>
        {shown.map(({ title, figures = [], chart, points = [], say }) => (
          <li key={title} className={classes['slide']}>
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
              <ReportChart
                chart={chart}
                labels={chartLabels(chart, new Date(piece.published_at), LOCALES[language])}
                locale={LOCALES[language]}
              />
            )}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <p className={classes['say']}>
              <strong lang={shellLanguage}>{text('sayThis')}</strong> {say}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
