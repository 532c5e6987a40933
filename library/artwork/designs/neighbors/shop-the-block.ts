import { shops } from '../../drawings/shops.ts';
import { cloud } from '../../drawings/small-things.ts';
import { column, oval, rect, use } from '../../kit/layers.ts';
import { poster, split } from '../../kit/sheet.ts';
import { body, heading, kicker, paper } from '../../kit/words.ts';

export const shopTheBlock = poster({
  name: 'Shop the block',
  texts: {
    kicker: { en: 'Neighborhood love', es: 'Cariño por el barrio' },
    headline: { en: 'Which small shop would you miss most?', es: '¿Qué tienda del barrio extrañaría más?' },
    line: { en: 'Name it below and send them a customer.', es: 'Cuéntemelo y mándele un cliente.' },
  },
  symbols: {
    shops: shops({
      walls: ['#E9A28A', '#F3D6A2', '#9DBFB6', '#D8B4C4'],
      awnings: ['brand.primary', '#3F6C7A', 'brand.primary', '#7A4E66'],
      glass: {
        from: [0, 0],
        to: [0, 1],
        stops: [
          [0, '#DDF0F4'],
          [1, '#A9CBD6'],
        ],
      },
      frame: '#4A3B36',
      ground: '#C9B9A8',
      sign: '#E6C36A',
      leaf: '#5C8A57',
    }),
    cloud: cloud('#FFFFFF'),
  },
  look: { ink: '#2C211E', soft: '#645550', background: 'standard', nameFont: 'fraunces-600', band: '#FFFFFF' },
  draw(s) {
    const { words } = split(s, 'over', 0.42);
    const link = s.size === 'link';
    const street = { square: 1080, portrait: 1120, story: 1420, link: 700 }[s.size];
    const h = street * 0.398;
    const floor = s.base + (s.size === 'story' ? -10 : 6);
    return [
      paper(s, '#CFE8EE', '#FDF3DF', 0.6),
      oval(s.W * 0.86, floor - h - 6 * s.k, 70 * s.k, 70 * s.k, '#FFD98A'),
      use('cloud', s.W * 0.66, floor - h - 56 * s.k, 180 * s.k, 68 * s.k, { opacity: 0.92 }),
      rect(0, floor - 12, s.W, s.H - floor + 12, '#C9B9A8'),
      use('shops', link ? s.W - street + 60 : (s.W - street) / 2, floor - h, street, h),
      column(
        34 * s.k,
        [
          kicker(s, '{kicker}', 'readable(brand.primary, #D6EAEC)'),
          heading(s, '{headline}', 'fraunces-600', 84, '#3A2B28', { maxLines: link ? 4 : 2 }),
          ...(s.size === 'square' ? [] : [body(s, '{line}', '#57433E', { maxLines: 2 })]),
        ],
        { x: words.x, y: words.y, w: link ? 500 : words.w },
      ),
    ];
  },
});
