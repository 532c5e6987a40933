import type { Layer } from '@yardsign/scene/layers';
import { line, oval, text } from '../../kit/layers.ts';
import { sampleFigure } from './sample-figure.ts';

/** Days of eleven invented sales in their order; the sixth is the middle one. */
const DAYS = [4, 7, 11, 16, 21, 27, 33, 41, 52, 68, 90];
const MIDDLE = 5;

export const medianDays = sampleFigure({
  name: 'Days to an offer',
  title: { en: 'What a median says', es: 'Lo que dice una mediana' },
  number: { en: '27', es: '27' },
  unit: { en: 'days', es: 'días' },
  meaning: {
    en: 'Eleven homes in a row, by their days to an offer. The median is the one in the middle.',
    es: 'Once casas en fila, según los días que tardó su oferta. La mediana es la de en medio.',
  },
  ask: { en: 'Ask me for the figure in your area.', es: 'Pregúnteme por la cifra de su zona.' },
  chartTexts: {
    faster: { en: 'five sold sooner', es: 'cinco antes' },
    slower: { en: 'five sold later', es: 'cinco después' },
  },
  chart: (x, y, w, h): Layer[] => {
    const step = w / DAYS.length;
    const floor = y + h - 56;
    const most = Math.max(...DAYS);
    const size = Math.max(20, Math.min(27, w / 17));
    const stem = (days: number, i: number): Layer[] => {
      const cx = x + (i + 0.5) * step;
      const top = floor - 30 - ((floor - y - 60) * days) / most;
      const isMiddle = i === MIDDLE;
      const color = isMiddle ? 'readable(brand.primary, #101C2C)' : '#4A607E';
      const r = step * (isMiddle ? 0.42 : 0.3);
      return [line(`M${cx} ${floor}L${cx} ${top}`, color, isMiddle ? 10 : 6), oval(cx, top, r, r, color)];
    };
    return [
      ...DAYS.flatMap(stem),
      line(`M${x} ${floor}L${x + w} ${floor}`, '#33475F', 3),
      text('{faster}', 'figtree-600', size, '#A9B8CB', { x, y: floor + 24, w: w / 2, maxLines: 1 }),
      text('{slower}', 'figtree-600', size, '#A9B8CB', {
        x: x + w / 2,
        y: floor + 24,
        w: w / 2,
        align: 'right',
        maxLines: 1,
      }),
    ];
  },
});
