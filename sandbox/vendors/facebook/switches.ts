import type { Language } from '../../kit/language.ts';
import { lostPostSwitches, type Switch } from '../../panel/switches.ts';

const POSTING = { 'match[method]': 'POST', 'match[path]': '*/feed' };

export const facebookSwitches: Switch[] = [
  ...lostPostSwitches('Facebook', POSTING),
  {
    fields: { kind: 'timeout', ...POSTING },
    title: { en: 'No answer at all', es: 'Ninguna respuesta' },
    hint: { en: 'The line stays open without a word.', es: 'La línea queda abierta sin decir nada.' },
  },
  {
    fields: { kind: 'slow', ms: '3000' },
    title: { en: 'Three seconds slow', es: 'Tres segundos de lentitud' },
    hint: {
      en: 'The next call is answered properly, but late.',
      es: 'La próxima llamada se responde bien, pero tarde.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'service_2' },
    title: { en: 'Facebook has a bad day', es: 'Facebook tiene un mal día' },
    hint: { en: 'Error 500, code 2: try again later.', es: 'Error 500, código 2: inténtalo más tarde.' },
  },
  {
    fields: { kind: 'vendor', failure: 'token_expired_463' },
    title: { en: 'The connection has expired', es: 'La conexión caducó' },
    hint: { en: 'Code 190, subcode 463.', es: 'Código 190, subcódigo 463.' },
  },
  {
    fields: { kind: 'vendor', failure: 'permission_200', ...POSTING },
    title: { en: 'Posting is not permitted', es: 'No hay permiso para publicar' },
    hint: { en: 'Code 200: a permission is missing.', es: 'Código 200: falta un permiso.' },
  },
  {
    fields: { kind: 'vendor', failure: 'rate_page_80001' },
    title: { en: 'Too many calls for this page', es: 'Demasiadas llamadas para esta página' },
    hint: {
      en: 'Code 80001: refused before anything happened.',
      es: 'Código 80001: rechazada antes de que pasara nada.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'policy_368', ...POSTING },
    title: { en: 'The page is blocked as spam', es: 'La página queda bloqueada por spam' },
    hint: { en: 'Code 368: do not try again by yourself.', es: 'Código 368: no se debe reintentar por cuenta propia.' },
  },
  {
    fields: { kind: 'vendor', failure: 'duplicate_506', ...POSTING },
    title: { en: 'Refused as a duplicate', es: 'Rechazada por duplicada' },
    hint: { en: 'Code 506: the same as the post before.', es: 'Código 506: igual que la publicación anterior.' },
  },
];

/** The same for Instagram, which is called under the same address. */
export const instagramSwitches: Switch[] = [
  {
    fields: {
      kind: 'vendor',
      failure: 'ig_spam_2207051',
      afterEffect: 'true',
      'match[method]': 'POST',
      'match[path]': '*/media_publish',
    },
    title: {
      en: 'Instagram: published, and answered as spam',
      es: 'Instagram: publicada, y respondida como spam',
    },
    hint: {
      en: 'Code 4/2207051. The post is there all the same.',
      es: 'Código 4/2207051. La publicación está ahí de todos modos.',
    },
  },
  {
    fields: { kind: 'drop_after_effect', 'match[method]': 'POST', 'match[path]': '*/media_publish' },
    title: {
      en: 'Instagram: the post arrives, the answer is lost',
      es: 'Instagram: la publicación llega, la respuesta se pierde',
    },
    hint: { en: 'The line is cut after it published.', es: 'La línea se corta después de publicar.' },
  },
  {
    fields: { kind: 'vendor', failure: 'ig_not_ready_2207027', 'match[path]': '*/media_publish' },
    title: { en: 'Instagram: the picture is not ready', es: 'Instagram: la imagen no está lista' },
    hint: { en: 'Code 9007/2207027: ask again in a moment.', es: 'Código 9007/2207027: hay que preguntar de nuevo.' },
  },
  {
    fields: { kind: 'vendor', failure: 'ig_quota_2207042', 'match[path]': '*/media_publish' },
    title: { en: 'Instagram: no more posts today', es: 'Instagram: no más publicaciones por hoy' },
    hint: { en: 'Code 9/2207042: the quota of 24 hours.', es: 'Código 9/2207042: el límite de 24 horas.' },
  },
];

/** What a person can do that ends a connection, by the reason of the control call. */
export const lifeEvents: { reason: string; title: Record<Language, string> }[] = [
  { reason: 'password_changed', title: { en: 'Changes the password', es: 'Cambia la contraseña' } },
  { reason: 'app_removed', title: { en: 'Removes the app', es: 'Quita la aplicación' } },
  { reason: 'role_lost', title: { en: 'Leaves the team of the page', es: 'Deja el equipo de la página' } },
  { reason: 'checkpoint', title: { en: 'Must confirm who they are', es: 'Debe confirmar su identidad' } },
  { reason: 'logged_out', title: { en: 'Logs out everywhere', es: 'Cierra todas las sesiones' } },
];
