import type { Slide } from '@yardsign/domain/content/slides';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { heightsOf, unitText } from './chart-model.ts';
import classes from './slides.module.css';

const STEP = 100;
const HEIGHT = 160;
const ROOM = 28;

interface SlideChartProps {
  chart: NonNullable<Slide['chart']>;
  labels: readonly string[];
  locale: string;
}

/** A chart of a slide. Whoever cannot see it reads its values as a list. */
export function SlideChart({ chart: { kind, unit, label, values }, labels, locale }: SlideChartProps) {
  const points = heightsOf(values, kind).map((share, at) => ({
    x: at * STEP + STEP / 2,
    y: ROOM + (1 - share) * HEIGHT,
    words: unitText(values[at] ?? 0, unit, locale),
    label: labels[at] ?? '',
  }));
  const bottom = ROOM + HEIGHT;
  return (
    <figure className={classes['chart']}>
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${values.length * STEP} ${bottom + ROOM}`} aria-hidden="true">
        <line x1="0" x2={values.length * STEP} y1={bottom} y2={bottom} className={classes['axis']} />
        {kind === 'line' && (
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={classes['line']} />
        )}
        {points.map(({ x, y, words, label: month }) => (
          <g key={x}>
            {kind === 'line' ? (
              <circle cx={x} cy={y} r="5" className={classes['dot']} />
            ) : (
              <rect x={x - 28} y={y} width="56" height={bottom - y} rx="4" className={classes['bar']} />
            )}
            <text x={x} y={y - 10} className={classes['value']}>
              {words}
            </text>
            <text x={x} y={bottom + 22} className={classes['month']}>
              {month}
            </text>
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        <ul>
          {points.map(({ x, label: month, words }) => (
            <li key={x}>
              {month}: {words}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
