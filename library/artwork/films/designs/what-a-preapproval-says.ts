import type { MovingLayer } from '@yardsign/scene/film/film';
import type { SceneSymbol } from '@yardsign/scene/layers';
import { path, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { glow, paper } from '../../kit/words.ts';
import { glass, vault } from '../drawings/money.ts';
import { deskThings } from '../drawings/papers.ts';
import { makeFilm } from '../kit/make-film.ts';
import { moving } from '../kit/moves.ts';

const S = SHEETS.story;
const INK = '#1D2740';
const PAGE = { x: 210, y: 800, w: 660, h: 560 };

/** The letter of a lender: 660 × 760. */
const letter: SceneSymbol = {
  w: 660,
  h: 760,
  layers: [
    rect(0, 0, 660, 760, '#FFFFFF', { radius: 18, shadow: { x: 0, y: 18, blur: 44, color: '#1D274033' } }),
    path('M84 34L132 58L132 66L36 66L36 58Z', INK),
    ...[46, 72, 98].map((x) => rect(x, 70, 18, 30, INK)),
    rect(36, 104, 96, 10, INK),
    rect(156, 48, 220, 18, '#C9CFDD', { radius: 9 }),
    rect(156, 80, 150, 12, '#E3E7EF', { radius: 6 }),
    rect(44, 150, 572, 92, '#F1F4FA', { radius: 14 }),
    rect(72, 184, 170, 22, '#B9C2D6', { radius: 11 }),
    rect(420, 176, 168, 40, 'brand.primary', { radius: 10 }),
    rect(44, 280, 250, 20, '#B9C2D6', { radius: 10 }),
    ...[316, 342].map((y) => rect(44, y, 500, 12, '#E3E7EF', { radius: 6 })),
    rect(44, 392, 180, 20, '#B9C2D6', { radius: 10 }),
    rect(250, 384, 150, 38, '#F6E2B8', { radius: 8 }),
    ...[446, 472, 498].map((y, i) => rect(44, y, i === 2 ? 340 : 572, 12, '#E3E7EF', { radius: 6 })),
  ],
};

/** What a beat speaks of is marked on the letter, and the glass goes there from where it was. */
const marked = (
  [x, y, w, h]: readonly [number, number, number, number],
  from: readonly [number, number],
  to: readonly [number, number],
): MovingLayer[] => [
  moving(rect(PAGE.x + x, PAGE.y + y, w, h, 'alpha(brand.primary, 0.2)', { radius: 14 }), {
    enter: { at: 0.55, seconds: 0.4, scale: 0.86, opacity: 0 },
    leave: { at: 2.75, seconds: 0.25, opacity: 0 },
  }),
  moving(use('glass', PAGE.x + to[0], PAGE.y + to[1], 230, 230), {
    enter: { at: 0, seconds: 0.8, x: from[0] - to[0], y: from[1] - to[1], ease: 'even' },
    sway: { seconds: 2.4, y: 7 },
  }),
];

const REST = [520, 400] as const;
const AT = { amount: [470, 90], loan: [400, 225], date: [330, 325], base: [520, 360] } as const;

export const whatAPreapprovalSays = makeFilm({
  name: 'What a preapproval says',
  tune: 3,
  color: '#2F5FB3',
  kicker: { en: 'Read it like a lender', es: 'Léala como un prestamista' },
  headline: { en: 'What a *preapproval* says', es: 'Qué dice una *preaprobación*' },
  titleArt: [moving(use('glass', PAGE.x + REST[0], PAGE.y + REST[1], 230, 230), { sway: { seconds: 2.6, y: 8 } })],
  beats: [
    {
      head: { en: 'An amount, *up to*', es: 'Un monto *máximo*' },
      line: {
        en: 'The most that this lender expects to lend you.',
        es: 'Lo más que este prestamista espera prestarle.',
      },
      art: marked([34, 140, 592, 112], REST, AT.amount),
    },
    {
      head: { en: 'A kind of loan', es: 'Un tipo de préstamo' },
      line: { en: 'Such as conventional, FHA or VA.', es: 'Por ejemplo convencional, FHA o VA.' },
      art: marked([28, 264, 560, 104], AT.amount, AT.loan),
    },
    {
      head: { en: 'An end date', es: 'Una fecha final' },
      line: { en: 'Ask when it runs out and what a renewal takes.', es: 'Pregunte cuándo vence y cómo se renueva.' },
      art: marked([28, 372, 390, 62], AT.loan, AT.date),
    },
    {
      head: { en: 'What it rests on', es: 'En qué se apoya' },
      line: {
        en: 'Your income, debts and credit, as they are today.',
        es: 'Sus ingresos, deudas y crédito, como están hoy.',
      },
      art: marked([28, 434, 604, 90], AT.date, AT.base),
    },
    {
      head: { en: 'It is *no promise*', es: '*No es* una promesa' },
      line: {
        en: 'The house must qualify too, and your papers again.',
        es: 'También debe calificar la casa, y otra vez sus papeles.',
      },
      art: marked([14, 14, 632, 532], AT.base, REST),
    },
  ],
  closing: {
    head: { en: 'Your budget is *yours to set.*', es: 'Su presupuesto *lo decide usted.*' },
    art: [moving(use('glass', PAGE.x + REST[0], PAGE.y + REST[1], 230, 230), { sway: { seconds: 2.6, y: 8 } })],
  },
  look: {
    ink: INK,
    soft: '#6A7795',
    accent: 'readable(brand.primary, #E6ECF6)',
    badge: { fill: 'brand.primary', ink: 'brand.onPrimary' },
    font: 'fraunces-600',
    italic: 'fraunces-600-italic',
  },
  symbols: { deskThings, letter, glass, vault: vault('#C9CFDD', '#EDF0F6', '#6A7795') },
  under: [
    moving(paper(S, '#EFF3FA', '#D5DFEF', 0.7)),
    moving(use('vault', -190, 640, 560, 434, { opacity: 0.35 }), { drift: { x: 60 } }),
    moving(glow(900, 520, 560, '#FFFFFF', 'AA'), { drift: { x: -120 } }),
    moving(rect(0, 1300, S.W, S.H - 1300, '#B98B62')),
    moving(rect(0, 1300, S.W, 14, '#A4774F')),
    moving(use('letter', PAGE.x, PAGE.y, 660, 760), { enter: { at: 0, seconds: 0.8, y: 240, turn: 4 } }),
    moving(use('deskThings', 240, 1590, 640, 219, { when: '!brand.fullName' })),
  ],
});
