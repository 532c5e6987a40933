import type { MovingLayer } from '@yardsign/scene/film/film';
import type { Layer, Paint, SceneSymbol } from '@yardsign/scene/layers';
import { house, type HouseColours } from '../../drawings/house.ts';
import { cloud } from '../../drawings/small-things.ts';
import { fir, tree } from '../../drawings/trees.ts';
import { yardSign } from '../../drawings/yard-sign.ts';
import { line, oval, path, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { glow, ground } from '../../kit/words.ts';
import { meadow } from '../drawings/road.ts';
import { makeFilm } from '../kit/make-film.ts';
import { appears, moving, sways } from '../kit/moves.ts';

const S = SHEETS.story;
const FLOOR = 1330;

const LIT: Paint = {
  from: [0, 0],
  to: [0, 1],
  stops: [
    [0, '#FFE7AE'],
    [1, '#FFB84D'],
  ],
};

const home = (colours: Partial<HouseColours>) =>
  house({
    wall: '#F4E8D0',
    side: '#E6D5B4',
    roof: '#6A4F55',
    trim: '#FFFFFF',
    door: 'brand.primary',
    window: '#BFE3F0',
    frame: '#8FA3AD',
    bush: '#5C9A5E',
    bushDark: '#4A8350',
    stone: '#B7AFA0',
    ...colours,
  });

/** A sky over the whole paper, with its light; the day before fades under it. */
const sky = (top: string, low: string, sun: { x: number; y: number; r: number; fill: string }): MovingLayer[] => [
  moving(
    rect(0, 0, S.W, FLOOR + 20, {
      from: [0, 0],
      to: [0, 1],
      stops: [
        [0, top],
        [1, low],
      ],
    }),
    appears(0, 0.5),
  ),
  moving(glow(sun.x, sun.y, sun.r * 3.2, sun.fill, '88'), appears(0, 0.7)),
  moving(oval(sun.x, sun.y, sun.r, sun.r, sun.fill), { enter: { at: 0, seconds: 1, y: 120, opacity: 0 } }),
];

/** What stands before the sky, in the light of the day. */
const street = (symbol: string, grass: string, leaves: readonly [string, string]): MovingLayer[] => {
  const layers: Layer[] = [
    use(leaves[0], 70, FLOOR - 400, 250, 400),
    use(leaves[1], 850, FLOOR - 330, 165, 330),
    ground(S, FLOOR - 16, grass, 24),
    meadow(FLOOR + 70),
    use(symbol, 230, FLOOR - 478, 660, 474),
    use('sign', 60, FLOOR - 250, 210, 280),
  ];
  return layers.map((layer) => moving(layer, appears(0, 0.5)));
};

const clouds = (x: number): MovingLayer[] => [
  moving(use('cloud', x, 770, 240, 90), { drift: { x: 70 } }),
  moving(use('cloud', x - 460, 850, 170, 64), { drift: { x: 45 } }),
];

/** A balloon on its string: 66 × 190. */
const balloon = (fill: string): SceneSymbol => ({
  w: 66,
  h: 190,
  layers: [
    line('M33 84C20 120 46 150 33 190', '#FFFFFF', 3),
    oval(33, 40, 31, 38, fill),
    path('M33 74L25 88L41 88Z', fill),
    oval(22, 28, 7, 11, '#FFFFFF', { opacity: 0.4 }),
  ],
});

const DAYLIGHT = ['tree', 'fir'] as const;

export const firstWeekendOnTheMarket = makeFilm({
  name: 'First weekend on the market',
  tune: 4,
  color: '#B8452F',
  kicker: { en: 'For sellers', es: 'Para quien vende' },
  headline: { en: 'First weekend *on the market*', es: 'El primer fin de semana *en venta*' },
  titleArt: [
    ...sky('#BFDDE8', '#FBE9CC', { x: 880, y: 900, r: 70, fill: '#FFE39A' }),
    ...clouds(640),
    ...street('home', '#8DBB74', DAYLIGHT),
  ],
  beats: [
    {
      head: { en: 'Thursday', es: 'Jueves' },
      line: {
        en: 'The photos are up. Counters clear, lamps that work.',
        es: 'Las fotos ya salieron. Despeje y revise las luces.',
      },
      art: [
        ...sky('#F5C7A0', '#FFE9C4', { x: 860, y: 1120, r: 80, fill: '#FFB36B' }),
        ...clouds(600),
        ...street('home', '#8DAE66', DAYLIGHT),
      ],
    },
    {
      head: { en: 'Friday', es: 'Viernes' },
      line: {
        en: 'Showings begin. Plan to be out when visitors come.',
        es: 'Empiezan las visitas. Planee estar fuera.',
      },
      art: [
        ...sky('#B9DDEB', '#F2F4E4', { x: 220, y: 900, r: 66, fill: '#FFE9A8' }),
        ...clouds(760),
        ...street('home', '#8DBB74', DAYLIGHT),
      ],
    },
    {
      head: { en: 'Saturday', es: 'Sábado' },
      line: {
        en: 'Blinds open, pets out, valuables and papers locked away.',
        es: 'Persianas abiertas, mascotas fuera, valores bajo llave.',
      },
      art: [
        ...sky('#9FD0E6', '#E9F3EC', { x: 560, y: 800, r: 64, fill: '#FFF1B8' }),
        ...clouds(820),
        ...street('home', '#7FB569', DAYLIGHT),
      ],
    },
    {
      head: { en: 'Sunday', es: 'Domingo' },
      line: {
        en: 'Open house. Your agent notes what visitors ask.',
        es: 'Open house. Su agente anota lo que preguntan.',
      },
      art: [
        ...sky('#A8D3E4', '#FBEFD2', { x: 840, y: 860, r: 72, fill: '#FFE08A' }),
        ...clouds(600),
        ...street('home', '#86B86C', DAYLIGHT),
        ...[0, 1, 2].map((i) =>
          moving(
            use(i === 1 ? 'gold' : 'balloon', 128 + i * 52, FLOOR - 420 - (i % 2) * 54, 66, 190),
            { enter: { at: 0.3 + i * 0.12, seconds: 0.6, y: 160, opacity: 0 } },
            sways(2.2 + i * 0.3, 4, 8),
          ),
        ),
      ],
    },
    {
      head: { en: 'Monday', es: 'Lunes' },
      line: {
        en: 'Sit down together: questions, showings, offers.',
        es: 'Siéntense juntos: preguntas, visitas, ofertas.',
      },
      art: [
        ...sky('#C9D9E2', '#F3EBDD', { x: 240, y: 880, r: 60, fill: '#FFF3C9' }),
        ...clouds(720),
        ...street('home', '#8AB873', DAYLIGHT),
      ],
    },
  ],
  closing: {
    head: { en: 'Four days, *one good plan.*', es: 'Unos días, *un buen plan.*' },
    art: [
      ...sky('#F3B58C', '#FFE3B5', { x: 820, y: 1150, r: 86, fill: '#FF9F5E' }),
      ...street('lit', '#6F9A5F', DAYLIGHT),
    ],
  },
  look: {
    ink: '#22303A',
    soft: '#4F6470',
    accent: 'readable(brand.primary, #D9E6E8)',
    badge: { fill: 'brand.primary', ink: 'brand.onPrimary' },
    font: 'dm-serif-400',
    italic: 'dm-serif-400-italic',
  },
  symbols: {
    home: home({}),
    lit: home({ window: LIT, wall: '#EAD7BC', side: '#D9C29E' }),
    tree: tree('#5C9A5E', '#7FB97A', '#7A5A3C'),
    fir: fir('#3F7A57', '#356A4B', '#7A5A3C'),
    cloud: cloud('#FFFFFF'),
    balloon: balloon('#E0604B'),
    gold: balloon('#F2B84B'),
    sign: yardSign('#FFFFFF', '#E3DCCB', 'brand.primary', '#6B6B6B', '#5C9A5E', '#4A8350'),
  },
  under: [moving(rect(0, 0, S.W, S.H, '#DCE8E6')), moving(rect(0, FLOOR - 10, S.W, S.H, '#86B86C'))],
});
