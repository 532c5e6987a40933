import type { ImpersonationTexts } from './impersonation.texts.ts';

export const impersonationEs: ImpersonationTexts = {
  label: 'Seguridad',
  subject: 'Nuestro soporte vio tu cuenta',
  lead: (name) =>
    `${name}, de nuestro soporte, vio el producto como lo ves tú, para ayudar o para revisar un problema.`,
  limits:
    'Eso dura una hora como máximo. De ese modo nadie puede publicar por ti ni llegar a tu contraseña, tus conexiones o tu facturación.',
  when: 'Cuándo',
  why: 'Por qué',
  todo: 'Si no lo esperabas',
  todoText:
    'En Cuenta, «Quién ha visto tu cuenta» dice qué se cambió, si se cambió algo. Responde a este correo y lo revisamos.',
  button: 'Ver quién ha visto mi cuenta',
  footer:
    'Recibes este correo porque trata de tu cuenta. Escribimos como máximo una vez al día, aunque soporte mire varias veces.',
};
