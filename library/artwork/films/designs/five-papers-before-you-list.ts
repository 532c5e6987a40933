import type { MovingLayer } from '@yardsign/scene/film/film';
import { oval, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { glow, paper } from '../../kit/words.ts';
import { deskThings, folderBack, folderFront, onSheet, sheet } from '../drawings/papers.ts';
import { makeFilm } from '../kit/make-film.ts';
import { moving, pops, sways } from '../kit/moves.ts';

const S = SHEETS.story;
const INK = '#2A221A';

/** A sheet is held up, and then slips into the folder. */
const filed = (symbol: string, seconds = 3): MovingLayer =>
  moving(use(symbol, 380, 808, 320, 420), pops(0.2), sways(3.2, 1.6), {
    leave: { at: seconds - 0.6, seconds: 0.5, y: 205, scale: 0.56 },
  });

const titled = (symbol: string, x: number, y: number, turn: number, at: number): MovingLayer =>
  moving(use(symbol, x, y, 290, 380), {
    enter: { at, seconds: 0.6, y: 170, turn, opacity: 0 },
    drift: { turn: turn / 3, y: -18 },
    leave: { at: 2.15, seconds: 0.45, y: 150, scale: 0.5 },
  });

export const fivePapersBeforeYouList = makeFilm({
  name: 'Five papers to find before you list',
  tune: 0,
  color: '#B4532A',
  kicker: { en: 'Before you list', es: 'Antes de vender' },
  headline: { en: 'Five papers to *find first*', es: 'Cinco papeles *que buscar primero*' },
  titleArt: [titled('tax', 190, 890, -9, 0), titled('permits', 600, 880, 10, 0.12), titled('loan', 396, 836, -1, 0.24)],
  beats: [
    {
      head: { en: 'Loan statement', es: 'Estado del préstamo' },
      line: { en: 'The latest one: it says what you still owe.', es: 'El último: dice cuánto debe todavía.' },
      art: [filed('loan')],
    },
    {
      head: { en: 'Property tax bill', es: 'Factura del impuesto' },
      line: { en: 'Buyers ask what it was last year.', es: 'El comprador pregunta cuánto fue el año pasado.' },
      art: [filed('tax')],
    },
    {
      head: { en: 'Permits, receipts', es: 'Permisos y recibos' },
      line: {
        en: 'For the roof, the furnace, anything you had done.',
        es: 'Del techo, la calefacción, cada obra que hizo.',
      },
      art: [filed('permits')],
    },
    {
      head: { en: 'Association rules', es: 'Reglas y cuotas' },
      line: {
        en: 'If your home has an association: its documents.',
        es: 'Si su casa tiene asociación: sus documentos.',
      },
      art: [filed('rules')],
    },
    {
      head: { en: 'Manuals, warranties', es: 'Manuales y garantías' },
      line: { en: 'Of everything that stays with the house.', es: 'De todo lo que se queda en la casa.' },
      art: [filed('manuals')],
    },
  ],
  closing: { head: { en: 'One folder. *One calmer sale.*', es: 'Una carpeta. *Una venta más tranquila.*' } },
  look: {
    ink: INK,
    soft: '#8E7F6C',
    accent: 'readable(brand.primary, #F3E7D3)',
    badge: { fill: 'brand.primary', ink: 'brand.onPrimary' },
    font: 'fraunces-600',
    italic: 'fraunces-600-italic',
  },
  symbols: {
    folderBack,
    folderFront,
    deskThings,
    loan: sheet('#3F6E8C', onSheet.house),
    tax: sheet('#6B8F5A', onSheet.coin),
    permits: sheet('#C98A3B', onSheet.stamp),
    rules: sheet('#7A5C86', onSheet.fence),
    manuals: sheet('#4E7C78', onSheet.tools),
  },
  under: [
    moving(paper(S, '#F7EEDF', '#EBD9BC', 0.7)),
    moving(glow(880, 420, 620, '#FFFFFF', '88'), { drift: { x: -160, y: 60 } }),
    moving(rect(0, 1276, S.W, S.H - 1276, '#C99A66')),
    moving(rect(0, 1276, S.W, 14, '#B6854F')),
    moving(use('deskThings', 160, 1480, 760, 260, { when: '!brand.fullName' })),
    moving(oval(540, 1352, 430, 26, '#00000024')),
    moving(use('folderBack', 140, 950, 800, 420)),
  ],
  over: [moving(use('folderFront', 140, 1060, 800, 300))],
});
