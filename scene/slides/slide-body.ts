import type { Slide } from '@yardsign/domain/content/slides';
import { monthAfter } from '@yardsign/domain/local/figures';
import { type Area, plotLayers } from '../chart/plot.ts';
import { INK, QUIET } from '../drawings/foot.ts';
import type { Layer } from '../layers.ts';

/** The member's colour, moved until it reads on white. */
const MARKS = 'readable(brand.primary, #FFFFFF)';

interface BodyPlace {
  /** The month that a chart ends with: `2026-11`. */
  month: string;
  area: Area;
  /** Of its words, in pixels. */
  px: number;
  /** A chart or figures leave room for the points. */
  hasRoom: boolean;
}

/** How figures stand: beside each other, or below one another with their words beside or below them. */
type FiguresAs = 'row' | 'rows' | 'column';

/** Up to three figures, with what each counts. */
function figuresIn(figures: NonNullable<Slide['figures']>, { x, y, w, h }: Area, px: number, as: FiguresAs): Layer {
  const hasWordsBeside = as === 'rows';
  const gap = hasWordsBeside ? px * 0.9 : px;
  const each = as === 'row' ? (w - (figures.length - 1) * gap) / figures.length : w;
  const ofValue = hasWordsBeside ? each * 0.48 : each;
  // As large as the longest of them can be, so that all have one size.
  const longest = Math.max(...figures.map(({ value }) => value.length));
  const size = Math.round(Math.min(px * (as === 'column' ? 1.6 : 2.8), ofValue / (longest * 0.62)));
  const children = figures.map((_figure, at): Layer => ({
    ...{ type: 'stack', direction: hasWordsBeside ? 'row' : 'column', align: hasWordsBeside ? 'center' : 'start' },
    ...{ gap: px * (as === 'row' ? 0.7 : 0.4), w: each },
    children: [
      {
        ...{ type: 'text', text: `{value${at}}`, font: 'figtree-800', size: [Math.round(size * 0.6), size] },
        ...{ maxLines: 1, w: ofValue, color: MARKS },
      },
      {
        ...{ type: 'text', text: `{label${at}}`, font: 'figtree-600', size: [Math.round(px * 0.7), px], maxLines: 4 },
        ...(hasWordsBeside ? { grow: true } : { w: each }),
        ...{ lineHeight: 1.25, color: INK },
      },
    ],
  }));
  return {
    ...{ type: 'stack', direction: as === 'row' ? 'row' : 'column', gap, shrink: true },
    ...{ align: 'start', justify: as === 'row' ? 'start' : 'center', x, y, w, h, children },
  };
}

/** The points of a slide below one another, each behind a dot. */
function pointsIn(points: readonly string[], { x, y, w, h }: Area, px: number): Layer {
  const dot = px * 0.4;
  const children = points.map((_point, at): Layer => ({
    ...{ type: 'stack', direction: 'row', gap: px * 0.6, w },
    children: [
      {
        ...{ type: 'group', w: dot, h: px },
        children: [{ type: 'ellipse', x: 0, y: px * 0.42, w: dot, h: dot, fill: MARKS }],
      },
      {
        ...{ type: 'text', text: `{point${at}}`, font: 'figtree-600', size: px, grow: true },
        ...{ lineHeight: 1.3, color: INK },
      },
    ],
  }));
  return {
    ...{ type: 'stack', direction: 'column', gap: px * 0.8, justify: 'center', shrink: true },
    ...{ x, y, w, h, children },
  };
}

function chartIn(chart: NonNullable<Slide['chart']>, { x, y, w, h }: Area, month: string, px: number): Layer[] {
  const label = px * 0.9;
  const { kind, unit, values } = chart;
  const points = values.map((figure, at) => ({ month: monthAfter(month, at + 1 - values.length), figure }));
  return [
    {
      ...{ type: 'text', text: '{label}', x, y, w, h: label * 1.5, font: 'figtree-600' },
      ...{ size: [Math.round(label * 0.7), Math.round(label)], maxLines: 1, color: INK },
    },
    ...plotLayers(
      { unit, kind, points, trend: null },
      { x, y: y + label * 1.9, w, h: h - label * 1.9 },
      Math.round(px * 0.85),
    ),
  ];
}

/** How tall a place is that has room for figures above a chart, in sizes of its words. */
const LEAST_TALL = 13;

/** Figures above a chart where that leaves the chart tall enough to be read, beside it otherwise. */
function chartAndFigures(
  chart: NonNullable<Slide['chart']>,
  figures: NonNullable<Slide['figures']>,
  { month, area: { x, y, w, h }, px }: BodyPlace,
): Layer[] {
  if (h >= px * LEAST_TALL) {
    const upper = Math.min(h * 0.36, px * 5);
    const below = { x, y: y + upper + px, w, h: h - upper - px };
    return [
      figuresIn(figures, { x, y, w, h: upper }, Math.round(px * 0.85), 'row'),
      ...chartIn(chart, below, month, px),
    ];
  }
  const left = w * 0.64;
  const right = { x: x + left + px, y, w: w - left - px, h };
  return [
    ...chartIn(chart, { x, y, w: left, h }, month, px),
    figuresIn(figures, right, Math.round(px * 0.85), 'column'),
  ];
}

function shownIn({ chart, figures = [] }: Slide, place: BodyPlace): Layer[] {
  const { month, area, px, hasRoom } = place;
  if (chart && figures.length > 0) return chartAndFigures(chart, figures, place);
  if (chart) return chartIn(chart, area, month, px);
  return figures.length > 0 ? [figuresIn(figures, area, px, hasRoom ? 'rows' : 'row')] : [];
}

/** What a slide shows, on a white ground: its chart, its figures, and its points where there is room for them. */
export function slideBody(slide: Slide, place: BodyPlace): Layer[] {
  const { chart, figures = [], points = [] } = slide;
  const { area, px, hasRoom } = place;
  const { x, y, w } = area;
  const note = px * 0.8;
  const h = area.h - note * 1.8;
  const hasShown = chart !== undefined || figures.length > 0;
  const showsPoints = points.length > 0 && (hasRoom || chart === undefined);
  const share = chart ? (figures.length > 0 ? 0.68 : 0.58) : 0.5;
  const upper = !hasShown ? 0 : showsPoints ? h * share : h;
  const shown = { x, y, w, h: upper - (showsPoints ? px : 0) };
  const below = { x, y: y + upper, w, h: h - upper };
  return [
    ...shownIn(slide, { ...place, area: shown }),
    // What stands alone is read from further away.
    ...(showsPoints ? [pointsIn(points, below, Math.round(px * (hasShown ? 1.1 : 1.5)))] : []),
    {
      ...{ type: 'text', text: '{note}', x, y: y + area.h - note * 1.1, w, h: note * 1.1, font: 'figtree-600' },
      ...{ size: [Math.round(note * 0.7), Math.round(note)], maxLines: 1, color: QUIET },
    },
  ];
}
