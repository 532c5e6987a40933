import { lostPostSwitches, type Switch } from '../../panel/switches.ts';

const POSTING = { 'match[method]': 'POST', 'match[path]': '/2/tweets' };

export const xSwitches: Switch[] = [
  ...lostPostSwitches('X', POSTING),
  {
    fields: { kind: 'vendor', failure: 'unauthorized_401' },
    title: { en: 'The token is refused', es: 'El token se rechaza' },
    hint: { en: 'Status 401.', es: 'Estado 401.' },
  },
  {
    fields: { kind: 'vendor', failure: 'duplicate_403', ...POSTING },
    title: { en: 'Refused as a duplicate', es: 'Rechazada por duplicada' },
    hint: { en: 'Status 403: the same words as before.', es: 'Estado 403: las mismas palabras que antes.' },
  },
  {
    fields: { kind: 'vendor', failure: 'locked_403', ...POSTING },
    title: { en: 'The account is locked', es: 'La cuenta está bloqueada' },
    hint: {
      en: 'Status 403: do not try again by yourself.',
      es: 'Estado 403: no se debe reintentar por cuenta propia.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'credits_402', ...POSTING },
    title: { en: 'The credits are used up', es: 'Se acabó el saldo' },
    hint: {
      en: 'Status 402: the operator must buy some.',
      es: 'Estado 402: quien opera la instalación debe recargarlo.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'rate_429', ...POSTING },
    title: { en: 'Too many posts', es: 'Demasiadas publicaciones' },
    hint: {
      en: 'Status 429, with the time when the window ends.',
      es: 'Estado 429, con la hora en que termina la ventana.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'server_503', ...POSTING },
    title: { en: 'X has a bad day', es: 'X tiene un mal día' },
    hint: { en: 'Status 503 without a word of what happened.', es: 'Estado 503 sin decir qué pasó.' },
  },
];
