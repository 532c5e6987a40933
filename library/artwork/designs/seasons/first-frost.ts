import { leaf } from '../../drawings/small-things.ts';
import { column, group, use } from '../../kit/layers.ts';
import { isTall, poster } from '../../kit/sheet.ts';
import { glow, heading, item, kicker, paper } from '../../kit/words.ts';

const CREAM = '#FFF4E2';
const HONEY = '#F2C879';

/** Leaves along both sides, as fractions of the width and of what is above the foot: x, y, size, degrees, which. */
const FALL: [number, number, number, number, string][] = [
  [-0.07, -0.07, 0.24, 10, 'rust'],
  [0.13, -0.12, 0.18, 60, 'gold'],
  [0.27, -0.06, 0.11, -30, 'olive'],
  [0.82, -0.09, 0.24, 100, 'gold'],
  [0.66, -0.08, 0.14, 40, 'rust'],
  [0.93, 0.18, 0.16, 170, 'olive'],
  [-0.08, 0.24, 0.15, -60, 'olive'],
  [0.95, 0.46, 0.11, 60, 'rust'],
  [-0.06, 0.82, 0.13, 20, 'gold'],
  [0.92, 0.84, 0.16, -20, 'gold'],
];

export const firstFrost = poster({
  name: 'Before the first frost',
  texts: {
    kicker: { en: 'A Saturday well spent', es: 'Un sábado bien aprovechado' },
    headline: { en: 'Before the *first frost*', es: 'Antes de la *primera helada*' },
    one: { en: 'Clear the gutters', es: 'Limpie las canaletas' },
    two: { en: 'Disconnect the hoses', es: 'Desconecte las mangueras' },
    three: { en: 'Have the furnace serviced', es: 'Mande revisar la calefacción' },
    four: { en: 'Test every alarm', es: 'Pruebe cada alarma' },
  },
  symbols: { rust: leaf('#C9572E', '#8E3718'), gold: leaf('#E5A336', '#B37415'), olive: leaf('#7E8C46', '#566029') },
  look: {
    ink: '#1B2B24',
    soft: '#56635B',
    background: 'standard',
    nameFont: 'fraunces-600',
    band: CREAM,
    rule: 'brand.primary',
  },
  draw(s) {
    const inner = { square: 760, portrait: 720, story: 720, link: 900 }[s.size];
    const x = (s.W - inner) / 2;
    const badge = { fill: 'brand.primary', ink: 'brand.onPrimary' };
    const items = ['{one}', '{two}', '{three}', '{four}'].map((value) => item(s, value, CREAM, badge));
    const leaves = FALL.map(([left, top, size, turn, kind]) => {
      const side = size * s.W * (s.size === 'link' ? 0.62 : 1.05);
      return group(left * s.W, top * s.base, side, side, [use(kind, 0, 0, side, side)], { rotate: turn });
    });
    return [
      paper(s, '#1F3A30'),
      glow(s.W / 2, s.base * 0.5, s.W * 0.62, '#3B6350', 'DD'),
      ...leaves,
      column(
        (isTall(s) ? 60 : 44) * s.k,
        [
          kicker(s, '{kicker}', HONEY),
          heading(s, '{headline}', 'dm-serif-400', s.size === 'link' ? 110 : 104, CREAM, {
            maxLines: s.size === 'link' ? 1 : 2,
            emphasis: { font: 'dm-serif-400-italic', color: HONEY },
          }),
          column((isTall(s) ? 30 : 20) * s.k, items),
        ].slice(s.size === 'link' ? 1 : 0),
        { x, y: s.top, w: inner, h: s.base - s.top - 20, justify: 'center' },
      ),
    ];
  },
});
