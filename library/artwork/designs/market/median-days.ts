import type { Layer } from '@yardsign/scene/layers';
import { line, oval, text } from '../../kit/layers.ts';
import { marketFigure } from './market-figure.ts';

/** Eleven stems in their order, of no market: they show what the middle one is. */
const DAYS = [4, 7, 11, 16, 21, 27, 33, 41, 52, 68, 90];
const MIDDLE = 5;

export const medianDays = marketFigure({
  name: 'Days to an offer',
  title: { en: 'What a median says', es: 'Lo que dice una mediana' },
  number: { en: '27', es: '27' },
  unit: { en: 'days', es: 'días' },
  meaning: {
    en: 'Half of the homes that sold had an offer sooner, half later. Homes still for sale are not counted.',
    es: 'De las casas que se vendieron, la mitad tuvo oferta antes y la mitad después. Las que siguen en venta no cuentan.',
  },
  ask: { en: 'Ask me what it means for yours.', es: 'Pregúnteme qué significa para la suya.' },
  chartTexts: {
    faster: { en: 'half sooner', es: 'la mitad antes' },
    slower: { en: 'half later', es: 'la mitad después' },
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
