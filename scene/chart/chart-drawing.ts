import { perLanguage } from '@yardsign/domain/languages';
import { type LatestFigure, latestOf, type MonthOfFigures, pointsOf } from '@yardsign/domain/local/figures';
import { type FigureUnit, type LocalMetric, METRICS } from '@yardsign/domain/local/metrics';
import { footHeight, footOf, MARGIN, QUIET } from '../drawings/foot.ts';
import type { Layer } from '../layers.ts';
import { SIZES, type SizeName, type Template } from '../template/template.ts';
import {
  comparedInWords,
  figureInWords,
  METRIC_NAMES,
  monthInWords,
  shortMonth,
  sourceInWords,
} from './chart-words.ts';
import { type Plot, plotLayers } from './plot.ts';

/** Where words and chart stand in each size, and how large its words are: pixels. */
const PLACES: Readonly<Record<SizeName, { top: number; words: number; label: number; figure: number }>> = {
  square: { top: 56, words: 250, label: 26, figure: 104 },
  portrait: { top: 64, words: 290, label: 28, figure: 116 },
  // The networks lay their own signs over the first 250 pixels of a story.
  story: { top: 260, words: 380, label: 32, figure: 150 },
  link: { top: 36, words: 368, label: 20, figure: 68 },
};

/** In a picture that is wider than it is tall the words stand beside the chart. */
const BESIDE = 372;

function wordsOf(size: SizeName): Layer {
  const { top, words, figure } = PLACES[size];
  const { width } = SIZES[size];
  const isWide = size === 'link';
  const text = (
    content: string,
    font: 'fraunces-600' | 'figtree-600' | 'figtree-800',
    px: number,
    maxLines: number,
  ): Layer => ({
    ...{ type: 'text', text: content, font, size: [Math.round(px * 0.6), Math.round(px)], maxLines, lineHeight: 1.12 },
    color: 'brand.onPrimary',
  });
  return {
    ...{ type: 'stack', direction: 'column', gap: figure * 0.3, shrink: true, justify: isWide ? 'center' : 'start' },
    ...{ x: isWide ? 48 : MARGIN, y: top, w: isWide ? BESIDE : width - 2 * MARGIN, h: words },
    children: [
      text('{market}', 'figtree-600', figure * 0.32, 2),
      text('{headline}', 'fraunces-600', figure * 0.52, 2),
      text('{figure}', 'figtree-800', figure, 1),
      text(['{month}', '{compared}'].join('\n'), 'figtree-600', figure * 0.27, 3),
    ],
  };
}

function layersOf(size: SizeName, plot: Plot): Layer[] {
  const { width, height } = SIZES[size];
  const { top, words, label } = PLACES[size];
  const isWide = size === 'link';
  const x = isWide ? 48 + BESIDE + 36 : MARGIN - 24;
  const y = isWide ? top : top + words + 24;
  const w = width - x - (isWide ? 36 : MARGIN - 24);
  const h = height - footHeight(size) - y - (isWide ? 36 : 44);
  const pad = label;
  const source = label * 1.6;
  return [
    { type: 'rect', x: 0, y: 0, w: width, h: height, fill: 'brand.primary' },
    wordsOf(size),
    { type: 'rect', x, y, w, h, radius: 24, fill: '#FFFFFF' },
    ...plotLayers(plot, { x: x + pad, y: y + pad, w: w - 2 * pad, h: h - 2 * pad - source }, label),
    {
      ...{ type: 'text', text: '{source}', x: x + pad, y: y + h - pad - label * 0.9, w: w - 2 * pad, h: label },
      ...{ font: 'figtree-400', size: [Math.round(label * 0.6), label * 0.9], maxLines: 1, color: QUIET },
    },
    ...footOf(size),
  ];
}

/** What is counted stands as bars from nothing up; prices and shares move within a narrow band and are drawn as a line. */
const AS_LINE: readonly FigureUnit[] = ['dollars', 'percent'];

/** What a chart is drawn of. */
export interface ChartFacts {
  metric: LocalMetric;
  market: string;
  source: string;
  /** The months that are shown. */
  months: readonly MonthOfFigures[];
  /** Its last figure, compared with a year before, which may be earlier than what is shown. */
  latest: LatestFigure;
  /** `#RRGGBB`; null for none. */
  trend: string | null;
}

/**
 * The facts of a chart, or null where none of the months shown has this figure.
 *
 * @param all every month that is kept, for the year before. @param shown those of the time that was chosen.
 */
export function chartFacts(
  said: Pick<ChartFacts, 'metric' | 'market' | 'source' | 'trend'>,
  all: readonly MonthOfFigures[],
  shown: readonly MonthOfFigures[],
): ChartFacts | null {
  const until = shown.at(-1)?.month ?? '';
  const latest = latestOf(
    all.filter(({ month }) => month <= until),
    said.metric,
  );
  return latest === null || pointsOf(shown, said.metric).length === 0 ? null : { ...said, months: shown, latest };
}

/** A chart of one figure in the member's brand, in every size: words in both languages, who posts it, the licence line and the mark. */
export function chartDrawing({ metric, market, source, months, latest, trend }: ChartFacts): Template {
  const points = pointsOf(months, metric);
  const [first, last] = [points[0]?.month ?? latest.month, points.at(-1)?.month ?? latest.month];
  const unit = METRICS[metric];
  const plot: Plot = { unit, kind: AS_LINE.includes(unit) ? 'line' : 'bar', points, trend };
  const sizes = Object.fromEntries(
    (Object.keys(SIZES) as SizeName[]).map((size) => [size, { layers: layersOf(size, plot) }]),
  );
  return {
    version: 1,
    name: `${METRIC_NAMES[metric].en}, ${market}`,
    texts: {
      market: perLanguage(() => market),
      headline: METRIC_NAMES[metric],
      figure: perLanguage((language) => figureInWords(metric, latest.figure, language)),
      month: perLanguage((language) => monthInWords(latest.month, language)),
      compared: perLanguage((language) => comparedInWords(metric, latest, language)),
      source: perLanguage((language) => sourceInWords(source, language)),
      from: perLanguage((language) => shortMonth(first, language)),
      until: perLanguage((language) => shortMonth(last, language)),
    },
    symbols: {},
    sizes,
  };
}
