import type { Language } from '../../kit/language.ts';

interface IdentityTexts {
  title: (provider: string) => string;
  plainly: (provider: string) => string;
  who: string;
  whoHint: string;
  cancel: string;
  gone: string;
  goneHint: string;
}

export const identityTexts: Record<Language, IdentityTexts> = {
  en: {
    title: (provider) => `Sign in with ${provider}`,
    plainly: (provider) => `Sandbox: this stands in for ${provider}. Nothing leaves this machine.`,
    who: 'Choose an account',
    whoHint: 'to continue to Yardsign. No password is needed here.',
    cancel: 'Cancel',
    gone: 'This sign-in is over',
    goneHint: 'Go back to Yardsign and start again.',
  },
  es: {
    title: (provider) => `Iniciar sesión con ${provider}`,
    plainly: (provider) => `Entorno de pruebas: esto hace las veces de ${provider}. Nada sale de este equipo.`,
    who: 'Elige una cuenta',
    whoHint: 'para continuar a Yardsign. Aquí no hace falta contraseña.',
    cancel: 'Cancelar',
    gone: 'Este inicio de sesión ya terminó',
    goneHint: 'Vuelve a Yardsign y empieza de nuevo.',
  },
};

export const providerNames = { google: 'Google', apple: 'Apple' } as const;
