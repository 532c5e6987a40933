import { localSettings } from '@yardsign/domain/profile/local-settings';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { linesOf } from '../parts/part-model.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import classes from './local-preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

/** Heights of invented bars, of a hundred. */
const BARS = [38, 44, 41, 52, 49, 58, 63, 60, 71, 68, 76, 82];

/** A chart as the figures of a market will be shown: its shape, its time and its trend line. */
export function LocalPreview({ form }: { form: PartForm }) {
  const text = useText('parts');
  const format = useFormat();
  const { ratio, showTrendline, trendlineColor, dates, months } = localSettings((name) => form.values[name] ?? '');
  const [market] = linesOf(form.values['markets'] ?? '');
  const width = 320;
  const height = width / ratio;
  const step = width / BARS.length;
  const day = (of: string) => format.date(`${of}T12:00:00Z`);
  return (
    <PreviewFrame label={text('aChart')}>
      <figure className={classes['chart']}>
        <figcaption>
          <strong>{market ?? text('yourMarket')}</strong>
          <span>{dates === null ? text('lastMonths', { count: months }) : dates.map(day).join(' – ')}</span>
        </figcaption>
        <svg viewBox={`0 0 ${width} ${height}`} data-tall={ratio < 1 || undefined} aria-hidden="true">
          {BARS.map((bar, at) => (
            <rect
              key={bar}
              x={at * step + 3}
              width={step - 6}
              y={height - (bar / 100) * height}
              height={(bar / 100) * height}
            />
          ))}
          {showTrendline && (
            <line x1={0} y1={height * 0.66} x2={width} y2={height * 0.16} style={{ stroke: trendlineColor }} />
          )}
        </svg>
        <p>{text('inventedFigures')}</p>
      </figure>
    </PreviewFrame>
  );
}
