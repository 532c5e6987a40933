import type { Layer } from '@yardsign/scene/layers';
import { path, rect, text } from '../../kit/layers.ts';
import { marketFigure } from './market-figure.ts';

/** Homes that are left as time passes and nothing new is listed, of no market: they show what the figure counts. */
const LEFT = [6, 4, 2];
const HOMES_IN_A_ROW = 6;

export const monthsOfSupply = marketFigure({
  name: 'Months of supply',
  title: { en: 'What supply means', es: 'Qué es el inventario' },
  number: { en: '3', es: '3' },
  unit: { en: 'months', es: 'meses' },
  meaning: {
    en: 'If nothing new were listed, the homes for sale today would last this long at the present pace.',
    es: 'Si no se anunciara nada nuevo, las casas en venta de hoy alcanzarían para este tiempo al ritmo actual.',
  },
  ask: { en: 'Ask me how it looks where you live.', es: 'Pregúnteme cómo está en su zona.' },
  chartTexts: {
    one: { en: 'for sale today', es: 'en venta hoy' },
    two: { en: 'later', es: 'más tarde' },
    three: { en: 'later still', es: 'aún más tarde' },
  },
  chart: (x, y, w, h): Layer[] => {
    const rowH = h / LEFT.length;
    const left = x + w * 0.32;
    const step = (w * 0.68) / HOMES_IN_A_ROW;
    const side = Math.min(step * 0.8, rowH * 0.62);
    const size = Math.max(20, Math.min(30, w / 16));
    return ['{one}', '{two}', '{three}'].flatMap((label, row) => {
      const floor = y + rowH * (row + 1) - 24;
      const color = row === 0 ? 'readable(brand.primary, #101C2C)' : '#4A607E';
      return [
        text(label, 'figtree-600', [15, size], '#C3CFDE', {
          x,
          y: floor - side,
          h: side,
          valign: 'middle',
          w: w * 0.3,
          maxLines: 1,
        }),
        ...Array.from({ length: LEFT[row] ?? 0 }, (_, i) => home(left + i * step, floor, side, color)),
        rect(x, floor + 12, w, 2, '#33475F'),
      ];
    });
  },
});

function home(left: number, floor: number, side: number, color: string): Layer {
  const [eaves, middle, right] = [floor - side * 0.55, left + side / 2, left + side];
  return path(
    `M${left} ${floor}L${left} ${eaves}L${middle} ${floor - side}L${right} ${eaves}L${right} ${floor}Z`,
    color,
  );
}
