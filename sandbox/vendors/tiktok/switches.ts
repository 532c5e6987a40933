import { lostPostSwitches, type Switch } from '../../panel/switches.ts';

const POSTING = { 'match[method]': 'PUT', 'match[path]': '/upload/' };
const OPENING = { 'match[method]': 'POST', 'match[path]': '/v2/post/publish/video/init' };

export const tiktokSwitches: Switch[] = [
  ...lostPostSwitches('TikTok', POSTING),
  {
    fields: { kind: 'vendor', failure: 'access_token_invalid' },
    title: { en: 'The token is refused', es: 'El token se rechaza' },
    hint: { en: 'Status 401.', es: 'Estado 401.' },
  },
  {
    fields: { kind: 'vendor', failure: 'spam_risk_too_many_posts', ...OPENING },
    title: { en: 'Too many posts for today', es: 'Demasiadas publicaciones por hoy' },
    hint: { en: 'Status 403: the account waits for tomorrow.', es: 'Estado 403: la cuenta espera a mañana.' },
  },
  {
    fields: { kind: 'vendor', failure: 'spam_risk_user_banned_from_posting', ...OPENING },
    title: { en: 'The account may not post', es: 'La cuenta no puede publicar' },
    hint: {
      en: 'Status 403: do not try again by yourself.',
      es: 'Estado 403: no se debe reintentar por cuenta propia.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'server_503', ...POSTING },
    title: { en: 'TikTok has a bad day', es: 'TikTok tiene un mal día' },
    hint: { en: 'Status 503 without a word of what happened.', es: 'Estado 503 sin decir qué pasó.' },
  },
];
