import type { MovingLayer } from '@yardsign/scene/film/film';
import { cloud } from '../../drawings/small-things.ts';
import { fir, tree } from '../../drawings/trees.ts';
import { group, oval, rect, use } from '../../kit/layers.ts';
import { SHEETS } from '../../kit/sheet.ts';
import { paper } from '../../kit/words.ts';
import { hills, meadow, onSign, roadSign, truck } from '../drawings/road.ts';
import { makeFilm } from '../kit/make-film.ts';
import { moving } from '../kit/moves.ts';

const S = SHEETS.story;
const ROAD = 1240;
const SPEED = 420;
const SECONDS = 2.6 + 5 * 3 + 3.4;
const LENGTH = S.W + SPEED * SECONDS;

/** A sign comes up by the road, waits for its words, and is passed. */
const sign = (symbol: string): MovingLayer =>
  moving(use(symbol, 700, ROAD - 440, 300, 420), {
    enter: { at: 0.05, seconds: 0.9, x: 620 },
    leave: { at: 2.45, seconds: 0.55, x: -1200, ease: 'even' },
  });

const verge = group(
  0,
  0,
  LENGTH,
  S.H,
  Array.from({ length: Math.floor(LENGTH / 620) }, (_, i) =>
    i % 2 === 0 ? use('tree', i * 620 + 120, ROAD - 300, 180, 288) : use('fir', i * 620 + 300, ROAD - 270, 130, 260),
  ),
);

const dashes = group(
  0,
  0,
  LENGTH,
  S.H,
  Array.from({ length: Math.floor(LENGTH / 260) }, (_, i) =>
    rect(i * 260, ROAD + 146, 140, 14, '#F7F2E6', { radius: 7 }),
  ),
);

export const movingWithAMortgage = makeFilm({
  name: 'Moving with a mortgage',
  tune: 5,
  color: '#1F6F78',
  kicker: { en: 'Before you close the door', es: 'Antes de cerrar la puerta' },
  headline: { en: 'Moving with *a mortgage*', es: 'Mudarse con *una hipoteca*' },
  beats: [
    {
      head: { en: 'Ask for the payoff', es: 'Pida la liquidación' },
      line: {
        en: 'The exact amount, with interest up to that day.',
        es: 'El monto exacto (payoff), con intereses a esa fecha.',
      },
      art: [sign('bill')],
    },
    {
      head: { en: 'Keep paying', es: 'Siga pagando' },
      line: {
        en: 'Until the sale has closed and the loan is paid off.',
        es: 'Hasta que cierre la venta y se liquide el préstamo.',
      },
      art: [sign('again')],
    },
    {
      head: { en: 'Escrow comes back', es: 'El escrow regresa' },
      line: {
        en: 'What is left in it, within 20 business days of payoff.',
        es: 'Lo que quede, en 20 días hábiles tras la liquidación.',
      },
      art: [sign('coinBack')],
    },
    {
      head: { en: 'Insurance comes last', es: 'El seguro, al final' },
      line: {
        en: 'Cancel the old policy only after the sale has closed.',
        es: 'Cancele la póliza anterior solo después del cierre.',
      },
      art: [sign('umbrella')],
    },
    {
      head: { en: 'Expect a new account', es: 'Espere otra cuenta' },
      line: {
        en: 'A new loan usually opens its escrow with a deposit.',
        es: 'El préstamo nuevo suele abrir su escrow con un depósito.',
      },
      art: [sign('jar')],
    },
  ],
  closing: { head: { en: 'Now *pack the kitchen.*', es: 'Ahora sí, *a empacar.*' } },
  look: {
    ink: '#2B2230',
    soft: '#7D6A78',
    accent: 'readable(brand.primary, #F8DCC4)',
    badge: { fill: 'brand.primary', ink: 'brand.onPrimary' },
    font: 'fraunces-600',
    italic: 'fraunces-600-italic',
  },
  symbols: {
    truck,
    bill: roadSign(onSign.bill),
    again: roadSign(onSign.again),
    coinBack: roadSign(onSign.coinBack),
    umbrella: roadSign(onSign.umbrella),
    jar: roadSign(onSign.jar),
    tree: tree('#8A9A54', '#A9B56B', '#7A5A3C'),
    fir: fir('#5E7C58', '#50704C', '#7A5A3C'),
    cloud: cloud('#FFFFFF'),
    hills: hills('#E3A98A', '#C9906F'),
  },
  under: [
    moving(paper(S, '#F9D9BD', '#FCEBD2', 0.64)),
    moving(oval(800, 760, 110, 110, '#F7A66B'), { drift: { y: 60 } }),
    moving(use('cloud', 120, 780, 240, 90), { drift: { x: -120 } }),
    moving(use('hills', 0, ROAD - 380, 2400, 420), { drift: { x: -1200 } }),
    moving(rect(0, ROAD - 20, S.W, S.H, '#A7A45F')),
    moving(verge, { drift: { x: -SPEED * SECONDS } }),
    moving(rect(0, ROAD + 20, S.W, 260, '#4E4A55')),
    moving(rect(0, ROAD + 20, S.W, 10, '#6A6571')),
    moving(meadow(ROAD + 330, LENGTH), { drift: { x: -SPEED * SECONDS } }),
    moving(dashes, { drift: { x: -SPEED * SECONDS } }),
  ],
  over: [
    moving(oval(420, ROAD + 106, 360, 18, '#00000033')),
    moving(use('truck', 90, ROAD - 236, 660, 338), { sway: { seconds: 0.55, y: 4 } }),
  ],
});
