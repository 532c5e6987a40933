import { group, line, oval, rect } from '../../kit/layers.ts';
import { wordPoster } from '../../kit/word-poster.ts';

export const wordEscrow = wordPoster({
  name: 'Escrow',
  word: { en: 'escrow', es: 'escrow' },
  kind: { en: 'noun, takes no side', es: 'sustantivo, no toma partido' },
  meaning: {
    en: 'Money or papers that somebody neutral holds until both sides have done what they signed.',
    es: 'Dinero o papeles que guarda alguien neutral hasta que las dos partes hagan lo que firmaron.',
  },
  example: {
    en: '“It waits there until the keys change hands.”',
    es: '“Ahí espera hasta que se entregan las llaves.”',
  },
  colours: { paper: '#B9CBD6', card: '#F8FBFC', ink: '#1A2933' },
  art: ({ x, y, w, h }) => {
    const side = Math.min(w, h);
    const u = side / 300;
    return [
      group(x + (w - side) / 2, y + (h - side) / 2, side, side, [
        rect(30 * u, 60 * u, 240 * u, 210 * u, 'brand.primary', { radius: 22 * u }),
        rect(46 * u, 76 * u, 208 * u, 178 * u, 'shade(brand.primary, 0.16)', { radius: 14 * u }),
        oval(150 * u, 165 * u, 62 * u, 62 * u, '#E8EEF1'),
        oval(150 * u, 165 * u, 48 * u, 48 * u, '#C9D5DC'),
        ...[0, 60, 120].map((turn) =>
          group(
            88 * u,
            103 * u,
            124 * u,
            124 * u,
            [rect(57 * u, 4 * u, 10 * u, 116 * u, '#8FA2AE', { radius: 5 * u })],
            {
              rotate: turn,
            },
          ),
        ),
        oval(150 * u, 165 * u, 17 * u, 17 * u, '#F2C14E'),
        line(
          `M${70 * u} ${284 * u}L${100 * u} ${284 * u}M${200 * u} ${284 * u}L${230 * u} ${284 * u}`,
          '#6C7C86',
          14 * u,
        ),
      ]),
    ];
  },
});
