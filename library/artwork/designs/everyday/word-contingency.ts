import { doorway } from '../../drawings/doorway.ts';
import { use } from '../../kit/layers.ts';
import { wordPoster } from '../../kit/word-poster.ts';

export const wordContingency = wordPoster({
  name: 'Contingency',
  word: { en: 'contingency', es: 'contingencia' },
  kind: { en: 'noun, with a date', es: 'sustantivo, con fecha' },
  meaning: {
    en: 'A point in the contract by which a buyer may step back, as long as its date has not passed: the inspection, the loan, the appraisal.',
    es: 'Un punto del contrato por el que el comprador puede retirarse mientras no pase su fecha: la inspección, el préstamo, el avalúo.',
  },
  example: { en: '“A door that stays open until Friday.”', es: '“Una puerta que sigue abierta hasta el viernes.”' },
  colours: { paper: '#D9C9A8', card: '#FFFBF2', ink: '#2A2218' },
  symbols: { door: doorway('tint(brand.primary, 0.15)', 'shade(brand.primary, 0.15)', '#FFE3A6') },
  art: ({ x, y, w, h }) => [use('door', x, y, w, h)],
});
