import { lostPostSwitches, type Switch } from '../../panel/switches.ts';

const POSTING = { 'match[method]': 'POST', 'match[path]': '/rest/posts' };

export const linkedInSwitches: Switch[] = [
  ...lostPostSwitches('LinkedIn', POSTING),
  {
    fields: { kind: 'vendor', failure: 'token_expired_65602' },
    title: { en: 'The connection has expired', es: 'La conexión caducó' },
    hint: { en: 'Status 401, code 65602.', es: 'Estado 401, código 65602.' },
  },
  {
    fields: { kind: 'vendor', failure: 'permission_403', ...POSTING },
    title: { en: 'Posting is not permitted', es: 'No hay permiso para publicar' },
    hint: { en: 'Status 403, code 100.', es: 'Estado 403, código 100.' },
  },
  {
    fields: { kind: 'vendor', failure: 'daily_limit_429' },
    title: { en: 'Too many calls today', es: 'Demasiadas llamadas por hoy' },
    hint: { en: 'Status 429, until midnight UTC.', es: 'Estado 429, hasta la medianoche UTC.' },
  },
  {
    fields: { kind: 'vendor', failure: 'version_426' },
    title: { en: 'The version of the API has ended', es: 'La versión de la API terminó' },
    hint: { en: 'Status 426: the operator must set another.', es: 'Estado 426: hay que configurar otra.' },
  },
  {
    fields: { kind: 'vendor', failure: 'server_500', ...POSTING },
    title: { en: 'LinkedIn has a bad day', es: 'LinkedIn tiene un mal día' },
    hint: { en: 'Status 500 without a word of what happened.', es: 'Estado 500 sin decir qué pasó.' },
  },
];
