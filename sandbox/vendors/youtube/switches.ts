import { lostPostSwitches, type Switch } from '../../panel/switches.ts';

const POSTING = { 'match[method]': 'PUT', 'match[path]': '/upload/youtube/v3/videos' };
const DRESSING = { 'match[method]': 'POST', 'match[path]': '/upload/youtube/v3/thumbnails/set' };
const OPENING = { 'match[method]': 'POST', 'match[path]': '/upload/youtube/v3/videos' };

export const youtubeSwitches: Switch[] = [
  ...lostPostSwitches('YouTube', POSTING),
  {
    fields: { kind: 'vendor', failure: 'authError_401' },
    title: { en: 'The token is refused', es: 'El token se rechaza' },
    hint: { en: 'Status 401.', es: 'Estado 401.' },
  },
  {
    fields: { kind: 'vendor', failure: 'quotaExceeded_403', ...OPENING },
    title: { en: 'The quota is used up', es: 'Se acabó la cuota' },
    hint: { en: 'Status 403: it comes back at midnight.', es: 'Estado 403: vuelve a medianoche.' },
  },
  {
    fields: { kind: 'vendor', failure: 'uploadLimitExceeded_400', ...OPENING },
    title: { en: 'Too many videos on the channel', es: 'Demasiados videos en el canal' },
    hint: { en: 'Status 400: the channel waits.', es: 'Estado 400: el canal espera.' },
  },
  {
    fields: { kind: 'vendor', failure: 'coverForbidden_403', ...DRESSING },
    title: { en: 'The cover is refused', es: 'La portada se rechaza' },
    hint: { en: 'Status 403: the channel is not verified.', es: 'Estado 403: el canal no está verificado.' },
  },
  {
    fields: { kind: 'vendor', failure: 'server_503', ...POSTING },
    title: { en: 'YouTube has a bad day', es: 'YouTube tiene un mal día' },
    hint: { en: 'Status 503 without a word of what happened.', es: 'Estado 503 sin decir qué pasó.' },
  },
];
