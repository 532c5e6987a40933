import type { Layer } from '@yardsign/scene/layers';
import type { SceneLanguage, Template } from '@yardsign/scene/template/template';
import { column, row, text } from '../../kit/layers.ts';
import { isTall, poster, type Sheet } from '../../kit/sheet.ts';
import { body, heading, paper } from '../../kit/words.ts';

const NAVY = '#101C2C';
const HONEY = '#FFD58A';

type Pair = Record<SceneLanguage, string>;

interface Figure {
  name: string;
  title: Pair;
  number: Pair;
  unit: Pair;
  meaning: Pair;
  ask: Pair;
  chart: (x: number, y: number, w: number, h: number) => Layer[];
  chartTexts?: Record<string, Pair>;
}

/** A figure of a market with a drawing of what it means. Figure, area, period and source are the member's; until then it says that it is a sample. */
export function marketFigure({ name, title, number, unit, meaning, ask, chart, chartTexts = {} }: Figure): Template {
  return poster({
    name,
    texts: {
      area: { en: 'Sample data', es: 'Datos de muestra' },
      period: { en: 'the month', es: 'el mes' },
      source: { en: 'your source', es: 'su fuente' },
      ...{ title, number, unit, meaning, ask },
      ...chartTexts,
    },
    look: {
      ink: '#FFFFFF',
      soft: '#C3CFDE',
      background: 'dark',
      band: '#18293F',
      rule: 'readable(brand.primary, #101C2C)',
    },
    draw(s) {
      const accent = 'readable(brand.primary, #101C2C)';
      const { figure, plot } = places(s);
      const largest = s.size === 'square' ? 230 : 260;
      return [
        paper(s, NAVY),
        row(
          24,
          [
            tag(s),
            text('{title}', 'figtree-600', [Math.round(17 * s.k), Math.round(29 * s.k)], '#DCE5F0', {
              maxLines: 2,
              lineHeight: 1.2,
              grow: true,
            }),
          ],
          {
            x: s.m,
            y: s.top,
            w: s.W - 2 * s.m,
            align: 'center',
          },
        ),
        column(
          30 * s.k,
          [
            row(
              14 * s.k,
              [
                heading(s, '{number}', 'barlow-condensed-800', largest, '#FFFFFF', { maxLines: 1 }),
                heading(s, '{unit}', 'dm-serif-400-italic', 62, accent, { maxLines: 1 }),
              ],
              { align: 'end', w: figure.w, h: largest * s.k * 0.72, shrink: true },
            ),
            body(s, '{meaning}', '#E7EDF5', { maxLines: 6 }),
            text(['{source}', '{period}'], 'figtree-400', [Math.round(18 * s.k), Math.round(24 * s.k)], '#A9B8CB', {
              separator: ', ',
              maxLines: 2,
              lineHeight: 1.25,
            }),
            text('{ask}', 'figtree-800', Math.round(30 * s.k), accent, { maxLines: 2, lineHeight: 1.25 }),
          ],
          figure,
        ),
        ...chart(plot.x, plot.y, plot.w, plot.h),
      ];
    },
  });
}

function places(s: Sheet) {
  const y = s.top + 86 * s.k;
  if (isTall(s)) {
    const h = (s.base - y) * 0.52;
    return {
      figure: { x: s.m, y, w: s.W - 2 * s.m, h, shrink: true },
      plot: { x: s.m, y: y + h + 60, w: s.W - 2 * s.m, h: s.base - y - h - 110 },
    };
  }
  const half = (s.W - 2 * s.m) * 0.5;
  return {
    figure: { x: s.m, y, w: half - 20, h: s.base - y - 24, shrink: true },
    plot: { x: s.m + half + 30, y: y + 10, w: half - 30, h: s.base - y - 70 },
  };
}

const tag = ({ k }: Sheet): Layer =>
  row(
    0,
    [text('{area}', 'figtree-800', [Math.round(16 * k), Math.round(24 * k)], NAVY, { maxLines: 2, lineHeight: 1.15 })],
    {
      padding: [15 * k, 20 * k, 15 * k, 20 * k],
      background: { fill: HONEY, radius: 8 },
    },
  );
