import { key } from '../../drawings/small-things.ts';
import { glow } from '../../kit/words.ts';
import { group, line, oval, use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';

export const untilClosing = listPoster({
  name: 'Until closing',
  kicker: { en: 'Between approval and the keys', es: 'Entre la aprobación y las llaves' },
  headline: { en: 'Four things to *leave alone*', es: 'Cuatro cosas que *no conviene tocar*' },
  items: [
    { en: 'New cards and new loans', es: 'Tarjetas y préstamos nuevos' },
    { en: 'The sofa on installments', es: 'El sofá a plazos' },
    { en: 'Your job, if it can wait', es: 'Su trabajo, si puede esperar' },
    { en: 'Large sums without a paper trail', es: 'Sumas grandes sin comprobante' },
  ],
  colours: { from: '#F6EBDD', to: '#FBF6EC', ink: '#2B2118' },
  badge: 'tick',
  symbols: { key: key('#D9A441', '#A9772A', '#8A5E2B') },
  art: ({ x, y, w, h }, s) => {
    const side = Math.min(w, h);
    const [cx, top] = [x + w * 0.5, y + Math.max(0, h - side) * 0.5];
    return [
      glow(cx, top + side * 0.5, side * 0.6, '#FFD98A', 'AA'),
      line(`M${cx} ${y}L${cx} ${top + side * 0.14}`, '#8A5E2B', 6 * s.k),
      oval(cx, top + side * 0.14, 15 * s.k, 15 * s.k, 'brand.primary'),
      group(cx - side * 0.45, top + side * 0.3, side * 0.9, side * 0.4, [use('key', 0, 0, side * 0.9, side * 0.4)], {
        rotate: 84,
      }),
    ];
  },
});
