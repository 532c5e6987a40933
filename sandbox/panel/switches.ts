import type { Language } from '../kit/language.ts';

/** One fault, ready to be switched on, in words for people. */
export interface Switch {
  /** The fields of the control call. */
  fields: Record<string, string>;
  title: Record<Language, string>;
  hint: Record<Language, string>;
}

/** What can happen to a post on its way to a network, whichever it is. @param posting which calls of it are meant */
export function lostPostSwitches(network: string, posting: Readonly<Record<string, string>>): Switch[] {
  return [
    {
      fields: { kind: 'drop_after_effect', ...posting },
      title: { en: 'The post arrives, the answer is lost', es: 'La publicación llega, la respuesta se pierde' },
      hint: {
        en: `The line is cut after ${network} published. A careless retry would post twice.`,
        es: 'La línea se corta después de publicar. Un reintento descuidado publicaría dos veces.',
      },
    },
    {
      fields: { kind: 'drop_before_effect', ...posting },
      title: { en: 'The line is cut before anything happens', es: 'La línea se corta antes de que pase nada' },
      hint: {
        en: 'Nothing was published, but from here it looks the same as the case above.',
        es: 'No se publicó nada, pero desde aquí se ve igual que el caso anterior.',
      },
    },
    {
      fields: { kind: 'late_effect', ms: '20000', ...posting },
      title: { en: 'The post appears 20 seconds later', es: 'La publicación aparece 20 segundos después' },
      hint: {
        en: `The line is cut at once; ${network} publishes after all, later.`,
        es: `La línea se corta enseguida; ${network} publica de todos modos, más tarde.`,
      },
    },
  ];
}

/** What can go wrong when somebody signs in with Google or Apple. */
export const identitySwitches: Switch[] = [
  {
    fields: { kind: 'vendor', failure: 'access_denied' },
    title: { en: 'The person says no', es: 'La persona dice que no' },
    hint: { en: 'Whoever is chosen next refuses.', es: 'La próxima persona elegida se niega.' },
  },
  {
    fields: { kind: 'vendor', failure: 'no_token' },
    title: { en: 'No token comes back', es: 'No vuelve ningún token' },
    hint: {
      en: 'The exchange works, but the identity is missing.',
      es: 'El intercambio funciona, pero falta la identidad.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'wrong_nonce' },
    title: { en: 'A token of another sign-in', es: 'Un token de otro inicio de sesión' },
    hint: { en: 'The nonce is not the one that was asked for.', es: 'El nonce no es el que se pidió.' },
  },
  {
    fields: { kind: 'vendor', failure: 'expired' },
    title: { en: 'A token that has expired', es: 'Un token caducado' },
    hint: { en: 'It was good yesterday.', es: 'Ayer todavía servía.' },
  },
  {
    fields: { kind: 'vendor', failure: 'foreign_key' },
    title: { en: 'A forged signature', es: 'Una firma falsificada' },
    hint: { en: 'Signed with a key that is not published.', es: 'Firmado con una clave que no está publicada.' },
  },
];

export const mailSwitches: Switch[] = [
  {
    fields: { kind: 'vendor', failure: 'greylisted_451' },
    title: { en: 'Come back later', es: 'Vuelve más tarde' },
    hint: {
      en: 'The mail server answers 451 to the next message.',
      es: 'El servidor de correo responde 451 al próximo mensaje.',
    },
  },
  {
    fields: { kind: 'vendor', failure: 'no_such_user_550' },
    title: { en: 'Nobody of that name', es: 'No existe esa dirección' },
    hint: {
      en: 'The next message is refused for good with 550.',
      es: 'El próximo mensaje se rechaza para siempre con 550.',
    },
  },
  {
    fields: { kind: 'drop_after_effect' },
    title: { en: 'Delivered, but nobody says so', es: 'Entregado, pero nadie lo confirma' },
    hint: {
      en: 'The line is cut after the message was taken.',
      es: 'La línea se corta después de aceptar el mensaje.',
    },
  },
];

export const s3Switches: Switch[] = [
  {
    fields: { kind: 'vendor', failure: 'SlowDown' },
    title: { en: 'Too many calls', es: 'Demasiadas llamadas' },
    hint: { en: 'The next call is answered 503.', es: 'La próxima llamada recibe un 503.' },
  },
  {
    fields: { kind: 'vendor', failure: 'AccessDenied' },
    title: { en: 'The key is refused', es: 'La clave se rechaza' },
    hint: { en: 'The next call is answered 403.', es: 'La próxima llamada recibe un 403.' },
  },
  {
    fields: { kind: 'drop_after_effect', 'match[method]': 'PUT' },
    title: { en: 'Stored, but nobody says so', es: 'Guardado, pero nadie lo confirma' },
    hint: {
      en: 'The line is cut after the next file was taken.',
      es: 'La línea se corta después de aceptar el próximo archivo.',
    },
  },
];

export const recurlySwitches: Switch[] = [
  {
    fields: { kind: 'status', code: '503' },
    title: { en: 'Not available', es: 'No disponible' },
    hint: { en: 'The next call is answered 503.', es: 'La próxima llamada recibe un 503.' },
  },
  {
    fields: { kind: 'drop_before_effect' },
    title: { en: 'Cut before it was done', es: 'Cortado antes de hacerse' },
    hint: { en: 'The next call never arrives.', es: 'La próxima llamada nunca llega.' },
  },
  {
    fields: { kind: 'drop_after_effect' },
    title: { en: 'Charged, but nobody says so', es: 'Cobrado, pero nadie lo confirma' },
    hint: {
      en: 'The line is cut after the next call was done.',
      es: 'La línea se corta después de hacerse la llamada.',
    },
  },
];

export const hubspotSwitches: Switch[] = [
  {
    fields: { kind: 'vendor', failure: 'rate_limit_429' },
    title: { en: 'Too many calls', es: 'Demasiadas llamadas' },
    hint: { en: 'The next call is answered 429.', es: 'La próxima llamada recibe un 429.' },
  },
  {
    fields: { kind: 'vendor', failure: 'token_invalid_401' },
    title: { en: 'Token refused', es: 'Token rechazado' },
    hint: { en: 'The next call is answered 401.', es: 'La próxima llamada recibe un 401.' },
  },
  {
    fields: { kind: 'drop_after_effect' },
    title: { en: 'Written, but nobody says so', es: 'Guardado, pero nadie lo confirma' },
    hint: {
      en: 'The line is cut after the next call was done.',
      es: 'La línea se corta después de hacerse la llamada.',
    },
  },
];
