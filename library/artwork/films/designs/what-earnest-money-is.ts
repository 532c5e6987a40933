import type { MovingLayer } from '@yardsign/scene/film/film';
import type { Layer } from '@yardsign/scene/layers';
import { calendar, checklist } from '../../drawings/paper-things.ts';
import { key } from '../../drawings/small-things.ts';
import { oval, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { glow, paper } from '../../kit/words.ts';
import { coin, envelopeBack, envelopeFront, vault } from '../drawings/money.ts';
import { makeFilm } from '../kit/make-film.ts';
import { goes, moving, pops, rises, sways } from '../kit/moves.ts';

const S = SHEETS.story;
const CREAM = '#FFF3DC';
const GOLD = '#F5C86A';
const END = 3 - 0.3;

const stands = (layer: Layer, at = 0.2): MovingLayer => moving(layer, rises(at, 120), goes(END, 60));
const falls = (x: number, y: number, at: number, until = END): MovingLayer =>
  moving(use('coin', x, y, 110, 110), {
    enter: { at, seconds: 0.5, y: -420, turn: -60, opacity: 0 },
    leave: { at: until, seconds: 0.3, opacity: 0 },
  });

const envelope = (until: number): MovingLayer[] => [
  moving(use('envelopeBack', 260, 878, 560, 460), { leave: { at: until, seconds: 0.3, opacity: 0 } }),
];
const front = (until: number): MovingLayer =>
  moving(use('envelopeFront', 260, 1048, 560, 290), { leave: { at: until, seconds: 0.3, opacity: 0 } });

export const whatEarnestMoneyIs = makeFilm({
  name: 'What earnest money is',
  tune: 1,
  color: '#C4572F',
  kicker: { en: 'Buying a home', es: 'Para comprar casa' },
  headline: { en: 'What is *earnest money?*', es: '¿Qué es el depósito *de buena fe?*' },
  titleArt: [
    ...envelope(2.3),
    falls(380, 920, 0.2, 2.3),
    falls(500, 890, 0.45, 2.3),
    falls(610, 924, 0.7, 2.3),
    front(2.3),
  ],
  beats: [
    {
      head: { en: 'A deposit', es: 'Un depósito' },
      line: {
        en: 'It goes with your offer and says that you mean it.',
        es: 'Acompaña su oferta y dice que va en serio.',
      },
      art: [...envelope(END), falls(500, 880, 0.3), falls(400, 912, 0.55), front(END)],
    },
    {
      head: { en: 'A third party holds it', es: 'Lo guarda un tercero' },
      line: {
        en: 'Often a title company, an attorney or a broker.',
        es: 'A menudo una compañía de títulos, un abogado o un corredor.',
      },
      art: [stands(use('vault', 230, 860, 620, 480))],
    },
    {
      head: { en: 'It counts at closing', es: 'Cuenta en el cierre' },
      line: { en: 'Toward what you pay on that day.', es: 'Se descuenta de lo que usted paga ese día.' },
      art: [moving(use('key', 250, 960, 580, 254), pops(0.2), sways(2.4, 4), goes(END, 60))],
    },
    {
      head: { en: 'Mind the deadlines', es: 'Cuide los plazos' },
      line: {
        en: 'A contingency may bring it back, if you act in time.',
        es: 'Una contingencia puede devolvérselo, si actúa a tiempo.',
      },
      art: [stands(use('calendar', 310, 866, 460, 460))],
    },
    {
      head: { en: 'States differ', es: 'Cada estado es distinto' },
      line: {
        en: 'Some fees never come back. Read your contract.',
        es: 'Algunos pagos no se devuelven. Lea su contrato.',
      },
      art: [stands(use('checklist', 320, 866, 450, 472))],
    },
  ],
  closing: {
    head: { en: 'Ask *before you sign.*', es: 'Pregunte *antes de firmar.*' },
    art: [
      moving(use('envelopeBack', 260, 878, 560, 460)),
      falls(500, 900, 0.4, 9),
      moving(use('envelopeFront', 260, 1048, 560, 290)),
    ],
  },
  look: {
    ink: CREAM,
    soft: CREAM,
    accent: GOLD,
    badge: { fill: GOLD, ink: '#15303A' },
    font: 'dm-serif-400',
    italic: 'dm-serif-400-italic',
  },
  symbols: {
    coin,
    envelopeBack,
    envelopeFront,
    vault: vault('#C9BFA9', '#F3EBDB', '#6C6353'),
    key: key('#F0C457', '#B98429', CREAM),
    calendar: calendar('#3E7F87'),
    checklist: checklist('#3E7F87'),
  },
  under: [
    moving(paper(S, '#0F2E39', '#2E6A70', 0.72)),
    moving(glow(540, 1080, 640, '#FFD98A', '66'), { sway: { seconds: 6, y: 30 } }),
    moving(rect(0, 1318, S.W, S.H - 1318, '#123A42')),
    moving(oval(540, 1338, 380, 22, '#00000040')),
  ],
});
