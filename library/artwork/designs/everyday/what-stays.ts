import { kitchen } from '../../drawings/kitchen.ts';
import { use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';
import { glow } from '../../kit/words.ts';

export const whatStays = listPoster({
  name: 'What stays',
  kicker: { en: 'Write it into the contract', es: 'Póngalo en el contrato' },
  headline: { en: 'Does it stay *with the house?*', es: '¿Se queda *con la casa?*' },
  items: [
    { en: 'Washer, dryer, refrigerator', es: 'Lavadora, secadora, refrigerador' },
    { en: 'Curtains and their rods', es: 'Cortinas y cortineros' },
    { en: 'The television on the wall', es: 'El televisor de la pared' },
    { en: 'Cameras, doorbells, thermostats', es: 'Cámaras, timbres, termostatos' },
  ],
  colours: { from: '#EDF1E4', to: '#FAF8EF', ink: '#232D20' },
  badge: 'number',
  symbols: { kitchen },
  art: ({ x, y, w, h }) => [glow(x + w / 2, y + h * 0.6, w * 0.6, '#FFFFFF', 'CC'), use('kitchen', x, y, w, h)],
});
