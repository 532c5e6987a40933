import { doorway } from '../../drawings/doorway.ts';
import { use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';
import { glow, ground } from '../../kit/words.ts';

export const lastWalkthrough = listPoster({
  name: 'The last walk-through',
  kicker: { en: 'The day before closing', es: 'El día antes del cierre' },
  headline: { en: 'The last walk-through, *contract in hand*', es: 'El último recorrido, *contrato en mano*' },
  items: [
    { en: 'Repairs done, receipts there', es: 'Reparaciones hechas, con recibos' },
    { en: 'What should stay is there', es: 'Está lo que debía quedarse' },
    { en: 'Water, stove, heat: try them', es: 'Agua, estufa, calefacción: pruebe' },
    { en: 'Keys, remotes and codes', es: 'Llaves, controles y claves' },
  ],
  colours: { from: '#EFE7F2', to: '#FBF7F0', ink: '#2A2233' },
  badge: 'tick',
  symbols: { door: doorway('tint(brand.primary, 0.15)', 'shade(brand.primary, 0.15)', '#FFE3A6') },
  back: (s) => [ground(s, s.base - 26 * s.k, '#D8CBDF', 14)],
  art: ({ x, y, w, h }) => [glow(x + w / 2, y + h * 0.55, h * 0.7, '#FFE0A0', 'AA'), use('door', x, y, w, h)],
});
