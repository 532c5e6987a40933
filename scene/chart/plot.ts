import { type FigurePoint, monthsBetween, trendOf } from '@yardsign/domain/local/figures';
import type { FigureUnit } from '@yardsign/domain/local/metrics';
import type { Layer } from '../layers.ts';
import { INK, QUIET } from '../drawings/foot.ts';
import { shortFigure } from './chart-words.ts';
import { type Scale, scaleOf } from './scale.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plot {
  unit: FigureUnit;
  /** Bars stand on nothing; a line begins where its figures are, on a scale that says where that is. */
  kind: 'line' | 'bar';
  /** At least one, in their order. */
  points: readonly FigurePoint[];
  /** `#RRGGBB`; null for none. */
  trend: string | null;
}

/** The member's colour, moved until it reads on white. */
const MARKS = 'readable(brand.primary, #FFFFFF)';

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** Where months and figures are in a box, from its top left corner. */
function placing({ w, h }: Area, points: readonly FigurePoint[], { low, high }: Scale) {
  const first = points[0]?.month ?? '';
  const slots = monthsBetween(first, points.at(-1)?.month ?? first) + 1;
  const slot = w / slots;
  return {
    slot,
    xOf: (month: string) => rounded((monthsBetween(first, month) + 0.5) * slot),
    yOf: (figure: number) => rounded(h - ((figure - low) / (high - low)) * h),
  };
}

type Places = ReturnType<typeof placing>;

const pathThrough = (dots: readonly (readonly [x: number, y: number])[]): string =>
  dots.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');

function bars(points: readonly FigurePoint[], { slot, xOf, yOf }: Places, h: number): Layer[] {
  const half = rounded(Math.min(slot * 0.36, 48));
  const d = points.map(({ month, figure }) => {
    const [x, y] = [xOf(month), yOf(figure)];
    return `M ${rounded(x - half)} ${h} L ${rounded(x - half)} ${y} L ${rounded(x + half)} ${y} L ${rounded(x + half)} ${h} Z`;
  });
  return [{ type: 'path', d: d.join(' '), fill: MARKS }];
}

function line(points: readonly FigurePoint[], { xOf, yOf }: Places): Layer[] {
  const dots = points.map(({ month, figure }) => [xOf(month), yOf(figure)] as const);
  const [x = 0, y = 0] = dots.at(-1) ?? [];
  const path: Layer = { type: 'path', d: pathThrough(dots), stroke: { color: MARKS, width: 7, cap: 'round' } };
  return [
    ...(dots.length > 1 ? [path] : []),
    { type: 'ellipse', x: x - 12, y: y - 12, w: 24, h: 24, fill: MARKS, stroke: { color: '#FFFFFF', width: 5 } },
  ];
}

function trendLine({ points, trend }: Plot, { xOf, yOf }: Places): Layer[] {
  const ends = trend === null ? null : trendOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (trend === null || ends === null || !first || !last) return [];
  const dots = [
    [xOf(first.month), yOf(ends[0])],
    [xOf(last.month), yOf(ends[1])],
  ] as const;
  return [{ type: 'path', d: pathThrough(dots), stroke: { color: trend, width: 5, dash: [16, 12] } }];
}

/**
 * Figures over time, as layers of a drawing: lines across with what they stand for, bars or a line, the trend, and the months at the foot.
 *
 * @param area where it stands, labels included. @param px the size of its labels.
 */
export function plotLayers(plot: Plot, area: Area, px: number): Layer[] {
  const { unit, points } = plot;
  const isLine = plot.kind === 'line';
  const scale = scaleOf(
    points.map(({ figure }) => figure),
    !isLine,
  );
  const room = { left: px * 3.6, right: px * 0.8, foot: px * 2, top: px * 0.8 };
  const box = {
    x: area.x + room.left,
    y: area.y + room.top,
    w: area.w - room.left - room.right,
    h: area.h - room.top - room.foot,
  };
  const places = placing(box, points, scale);
  const size: [number, number] = [Math.round(px * 0.7), px];
  const label = { type: 'text', font: 'figtree-600', size, maxLines: 1, h: px } as const;
  const across = scale.lines.flatMap((figure): Layer[] => {
    const y = box.y + places.yOf(figure);
    return [
      { type: 'rect', x: box.x, y: y - 1, w: box.w, h: 2, fill: '#E3E8E4' },
      {
        ...label,
        ...{ text: shortFigure(unit, figure), x: area.x, y: rounded(y - px * 0.36), w: room.left - px * 0.6 },
        ...{ align: 'right', color: QUIET },
      },
    ];
  });
  const labelY = box.y + box.h + px * 0.9;
  const months: Layer[] = [
    { ...label, text: '{from}', x: box.x, y: labelY, w: box.w / 2, align: 'left', color: INK },
    ...(points.length > 1
      ? [
          {
            ...label,
            text: '{until}',
            x: box.x + box.w / 2,
            y: labelY,
            w: box.w / 2,
            align: 'right',
            color: INK,
          } as const,
        ]
      : []),
  ];
  return [
    ...across,
    {
      ...{ type: 'group', x: box.x, y: box.y, w: box.w, h: box.h },
      children: isLine ? line(points, places) : bars(points, places, box.h),
    },
    // A steep trend may leave the figures: it is cut off at the edge.
    { type: 'group', x: box.x, y: box.y, w: box.w, h: box.h, clip: 0, children: trendLine(plot, places) },
    ...months,
  ];
}
