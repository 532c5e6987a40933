import { house } from '../../drawings/house.ts';
import { cloud } from '../../drawings/small-things.ts';
import { line, use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';
import { ground } from '../../kit/words.ts';

export const afterTheRain = listPoster({
  name: 'After the rain',
  kicker: { en: 'Ten minutes, with boots on', es: 'Diez minutos, con botas' },
  headline: { en: 'Walk around it *after the rain*', es: 'Dele la vuelta *después de la lluvia*' },
  items: [
    { en: 'Do the gutters spill over?', es: '¿Se desbordan las canaletas?' },
    { en: 'Where do the downspouts end?', es: '¿Dónde acaban las bajadas?' },
    { en: 'Does water stand by the wall?', es: '¿Queda agua junto al muro?' },
    { en: 'Is a basement corner damp?', es: '¿Hay humedad en el sótano?' },
  ],
  colours: { from: '#CBDCE4', to: '#EEF3F0', ink: '#1D2F38' },
  badge: 'number',
  symbols: {
    house: house({
      wall: '#F7F4EC',
      side: '#E2DED2',
      roof: 'shade(brand.primary, 0.25)',
      trim: '#FFFFFF',
      door: 'brand.primary',
      window: '#F6D98E',
      frame: '#FFFFFF',
      bush: '#6E9470',
      bushDark: '#557C5A',
      stone: '#B9BDB6',
    }),
    cloud: cloud('#8FA6B2'),
  },
  back: (s) => [ground(s, s.base - 44 * s.k, '#9DBB93', 26)],
  art: ({ x, y, w, h }) => {
    const hw = Math.min(w, h / 0.98);
    const [left, top] = [x + (w - hw) / 2, y + h - hw * 0.72];
    const drop = (n: number) => {
      const dx = left + hw * (0.14 + n * 0.105);
      const dy = top - hw * (0.02 + (n % 3) * 0.045);
      return line(`M${dx} ${dy}L${dx - hw * 0.025} ${dy + hw * 0.075}`, '#6E8C9B', hw * 0.011);
    };
    return [
      use('cloud', left + hw * 0.1, top - hw * 0.24, hw * 0.56, hw * 0.21),
      use('cloud', left + hw * 0.46, top - hw * 0.2, hw * 0.44, hw * 0.165, { opacity: 0.8 }),
      ...Array.from({ length: 8 }, (_, n) => drop(n)),
      use('house', left, top, hw, hw * 0.72),
    ];
  },
});
