import type { Language } from '../kit/language.ts';

/** One fault, ready to be switched on, in words for people. */
export interface Switch {
  /** The fields of the control call. */
  fields: Record<string, string>;
  title: Record<Language, string>;
  hint: Record<Language, string>;
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
