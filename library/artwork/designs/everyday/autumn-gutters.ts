import { leaf } from '../../drawings/small-things.ts';
import { tree } from '../../drawings/trees.ts';
import { group, use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';
import { ground } from '../../kit/words.ts';

/** Leaves in the air: x and y as fractions of the drawing, size, degrees, which. */
const FALL: [number, number, number, number, string][] = [
  [0.06, 0.3, 0.13, 20, 'rust'],
  [0.84, 0.16, 0.11, 80, 'gold'],
  [0.2, 0.62, 0.1, -40, 'gold'],
  [0.9, 0.52, 0.12, 130, 'rust'],
  [0.02, 0.84, 0.12, 60, 'gold'],
  [0.72, 0.86, 0.13, -20, 'rust'],
];

export const autumnGutters = listPoster({
  name: 'The leaves come down',
  kicker: { en: 'Before the weather turns', es: 'Antes de que cambie el tiempo' },
  headline: { en: 'The leaves come down. *Look up.*', es: 'Caen las hojas. *Mire hacia arriba.*' },
  items: [
    { en: 'Gutters: empty, and tight at the wall', es: 'Canaletas: vacías y bien fijas' },
    { en: 'Branches off the roof', es: 'Ramas lejos del techo' },
    { en: 'Shingles from the ground, by eye', es: 'Las tejas, a simple vista' },
    { en: 'Chimney swept before the first fire', es: 'Chimenea limpia antes del fuego' },
  ],
  colours: { from: '#FBEBD3', to: '#FFF7EA', ink: '#33241A' },
  badge: 'number',
  symbols: {
    tree: tree('#D98A35', '#E8AC55', '#7A4E2B'),
    rust: leaf('#C9572E', '#8E3718'),
    gold: leaf('#E5A336', '#B37415'),
  },
  back: (s) => [ground(s, s.base - 40 * s.k, '#D9B679', 24)],
  art: ({ x, y, w, h }) => [
    use('tree', x + w * 0.16, y + h * 0.04, w * 0.7, h * 0.94),
    ...FALL.map(([left, top, size, turn, kind]) =>
      group(x + left * w, y + top * h, size * w, size * w, [use(kind, 0, 0, size * w, size * w)], { rotate: turn }),
    ),
  ],
});
