import type { Language } from '@yardsign/domain/languages';

interface DeviceCodeTexts {
  label: string;
  subject: string;
  preview: string;
  title(code: string): string;
  lead(browser: string | undefined, system: string | undefined): string;
  until: string;
  validUntil(moment: string): string;
  notYou: string;
  notYouText: string;
  button: string;
  footer: string;
}

export const deviceCodeTexts: Record<Language, DeviceCodeTexts> = {
  en: {
    label: 'Security',
    subject: 'Your code to log in',
    preview: 'Somebody signs in to your account with a browser that we do not know yet.',
    title: (code) => `Your code: ${code}`,
    lead: (browser, system) =>
      `Somebody entered your password in ${browser ?? 'a browser'}${system === undefined ? '' : ` on ${system}`} that your account was never opened with. If it is you, enter this code there. We ask once for each browser.`,
    until: 'Valid until',
    validUntil: (moment) => `${moment}. It works once.`,
    notYou: 'If this was not you',
    notYouText:
      'Then somebody knows your password. Nobody has been let in. Choose a new password now, and tell nobody the code.',
    button: 'Choose a new password',
    footer: 'You get this mail because it is about the safety of your account.',
  },
  es: {
    label: 'Seguridad',
    subject: 'Tu código para iniciar sesión',
    preview: 'Alguien inicia sesión en tu cuenta con un navegador que todavía no conocemos.',
    title: (code) => `Tu código: ${code}`,
    lead: (browser, system) =>
      `Alguien escribió tu contraseña en ${browser ?? 'un navegador'}${system === undefined ? '' : ` en ${system}`} con el que tu cuenta nunca se había abierto. Si eres tú, escribe allí este código. Lo pedimos una sola vez por navegador.`,
    until: 'Válido hasta',
    validUntil: (moment) => `${moment}. Sirve una vez.`,
    notYou: 'Si no fuiste tú',
    notYouText:
      'Entonces alguien conoce tu contraseña, aunque todavía no pudo iniciar sesión. Elige ahora una contraseña nueva y no le digas el código a nadie.',
    button: 'Elegir una contraseña nueva',
    footer: 'Recibes este correo porque trata de la seguridad de tu cuenta.',
  },
};
