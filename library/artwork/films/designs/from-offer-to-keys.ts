import type { Layer } from '@yardsign/scene/layers';
import { door } from '../../drawings/door.ts';
import { house } from '../../drawings/house.ts';
import { checklist } from '../../drawings/paper-things.ts';
import { cloud, key } from '../../drawings/small-things.ts';
import { stamp } from '../../drawings/stamp.ts';
import { fir, tree } from '../../drawings/trees.ts';
import { group, oval, path, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { paper } from '../../kit/words.ts';
import { glass } from '../drawings/money.ts';
import { onSheet, sheet } from '../drawings/papers.ts';
import { hills, meadow } from '../drawings/road.ts';
import { makeFilm } from '../kit/make-film.ts';
import { moving } from '../kit/moves.ts';

const S = SHEETS.story;
const INK = '#17303A';
/** The way goes by at so many pixels a second, so that each stop is in the middle when its words are. */
const SPEED = 170;
const TITLE = 2.6;
const BEAT = 2.8;
const SECONDS = TITLE + 6 * BEAT + 3.4;
const FLOOR = 1318;

const stop = (index: number): number => 540 + SPEED * (TITLE + BEAT * (index + 0.5));
const HOME = 540 + SPEED * (SECONDS - 1.4);
const LENGTH = S.W + SPEED * SECONDS;

const standing = (symbol: string, index: number, w: number, h: number, lift = 0): Layer =>
  use(symbol, stop(index) - w / 2, FLOOR - h - lift, w, h);

const DAY = {
  wall: '#F6EAD2',
  side: '#EAD9B8',
  roof: '#5A4A54',
  trim: '#FFFFFF',
  door: 'brand.primary',
  window: '#BFE3F0',
  frame: '#8FA3AD',
  bush: '#5C9A5E',
  bushDark: '#4A8350',
  stone: '#B7AFA0',
};

const trees: Layer[] = [180, 420, 760]
  .concat(Array.from({ length: 6 }, (_, i) => stop(i) + (SPEED * BEAT) / 2 - 60))
  .map((x, i) => (i % 2 === 0 ? use('tree', x, FLOOR - 250, 156, 250) : use('fir', x, FLOOR - 230, 116, 230)));

const way: Layer = group(0, 0, LENGTH, S.H, [
  ...trees,
  rect(0, FLOOR - 4, LENGTH, S.H, '#7FB069'),
  path(`M0 ${FLOOR + 70}L${LENGTH} ${FLOOR + 70}L${LENGTH} ${FLOOR + 210}L0 ${FLOOR + 210}Z`, '#5B6670'),
  meadow(FLOOR + 240, LENGTH),
  ...Array.from({ length: Math.floor(LENGTH / 180) }, (_, i) =>
    rect(i * 180, FLOOR + 134, 100, 12, '#F7F2E6', { radius: 6 }),
  ),
  standing('offer', 0, 300, 394),
  standing('little', 1, 380, 273),
  standing('glass', 1, 230, 230, 60),
  standing('checklist', 2, 360, 378),
  standing('stamp', 3, 430, 347),
  standing('door', 4, 290, 390),
  standing('keys', 5, 400, 175, 110),
  use('home', HOME - 400, FLOOR - 575, 800, 575),
]);

export const fromOfferToKeys = makeFilm({
  name: 'From offer to keys',
  tune: 2,
  color: '#D2622A',
  kicker: { en: 'Six stops on the way', es: 'Seis paradas en el camino' },
  headline: { en: 'From offer *to keys*', es: 'De la oferta *a las llaves*' },
  beats: [
    {
      head: { en: 'The offer is accepted', es: 'Aceptan su oferta' },
      line: { en: 'Now the dates in the contract count.', es: 'Ahora cuentan las fechas del contrato.' },
    },
    {
      head: { en: 'Inspection', es: 'Inspección' },
      line: { en: 'Look closely, then decide what to ask for.', es: 'Mire de cerca y decida qué pedir.' },
    },
    {
      head: { en: 'Appraisal', es: 'Avalúo' },
      line: {
        en: 'An appraiser gives the lender an opinion of value.',
        es: 'Un valuador da al prestamista su opinión del valor.',
      },
    },
    {
      head: { en: 'Final approval', es: 'Aprobación final' },
      line: {
        en: 'Answer the lender fast. Take on no new debt.',
        es: 'Responda pronto al prestamista. Sin deudas nuevas.',
      },
    },
    {
      head: { en: 'Last walk-through', es: 'Último recorrido' },
      line: {
        en: 'See the house once more, shortly before closing.',
        es: 'Vea la casa otra vez, poco antes del cierre.',
      },
    },
    {
      head: { en: 'Closing', es: 'Cierre' },
      line: {
        en: 'You sign, the money moves, and the keys follow.',
        es: 'Usted firma, el dinero llega y siguen las llaves.',
      },
    },
  ].map((beat) => ({ ...beat, seconds: BEAT })),
  closing: { head: { en: 'And then *you are home.*', es: 'Y entonces, *está en casa.*' } },
  look: {
    ink: INK,
    soft: '#5E7F8C',
    accent: 'readable(brand.primary, #D8EDF3)',
    badge: { fill: 'brand.primary', ink: 'brand.onPrimary' },
    font: 'dm-serif-400',
    italic: 'dm-serif-400-italic',
  },
  symbols: {
    offer: sheet('#3F6E8C', onSheet.stamp),
    glass,
    checklist: checklist('#B9855A'),
    stamp,
    door: door({
      door: 'brand.primary',
      shade: 'shade(brand.primary, 0.2)',
      frame: '#FFFFFF',
      glass: '#CFE6EE',
      metal: '#F0C457',
      step: '#B7AFA0',
      stepLight: '#CFC8BA',
      pot: '#B4532A',
      leaf: '#4F8A55',
      leafDark: '#3E6F45',
    }),
    keys: key('#E9B94A', '#B98429', 'brand.primary'),
    little: house(DAY),
    home: house(DAY),
    tree: tree('#5C9A5E', '#7FB97A', '#7A5A3C'),
    fir: fir('#3F7A57', '#356A4B', '#7A5A3C'),
    cloud: cloud('#FFFFFF'),
    hills: hills('#A9CF9B', '#8FBF84'),
  },
  under: [
    moving(paper(S, '#BFE3F0', '#F7F1DD', 0.69)),
    moving(oval(860, 700, 90, 90, '#FFE39A'), { drift: { y: 50 } }),
    moving(use('cloud', 620, 800, 260, 98), { drift: { x: -340 } }),
    moving(use('cloud', 60, 880, 190, 71), { drift: { x: 180 } }),
    moving(use('hills', 0, 930, 2400, 420), { drift: { x: -1100 } }),
    moving(way, { drift: { x: -SPEED * SECONDS } }),
  ],
});
