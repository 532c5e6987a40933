import { mailbox } from '../../drawings/mailbox.ts';
import { use } from '../../kit/layers.ts';
import { listPoster } from '../../kit/list-poster.ts';
import { ground } from '../../kit/words.ts';

export const changeOfAddress = listPoster({
  name: 'Change of address',
  kicker: { en: 'Two weeks before the truck', es: 'Dos semanas antes del camión' },
  headline: { en: 'Tell these four *where you will be*', es: 'Avise a estos cuatro *adónde va*' },
  items: [
    { en: 'The post office, on its own site', es: 'El correo, en su propio sitio' },
    { en: 'Your bank and your insurers', es: 'Su banco y sus aseguradoras' },
    { en: 'Whoever pays you', es: 'Quien le paga' },
    { en: 'The voter registration office', es: 'El registro de votantes' },
  ],
  colours: { from: '#E4F0F6', to: '#F9F6EC', ink: '#1B2C36' },
  badge: 'number',
  symbols: { mailbox },
  back: (s) => [ground(s, s.base - 60 * s.k, '#BFD7A6', 40)],
  art: ({ x, y, w, h }) => [use('mailbox', x, y, w, h)],
});
