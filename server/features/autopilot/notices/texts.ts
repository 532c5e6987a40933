import type { Language } from '@yardsign/domain/languages';

/** @param networks the names of those that are not connected, as a list in words */
interface HeldTexts {
  label: string;
  subject(networks: string): string;
  lead(networks: string): string;
  kept: string;
  button: string;
  footer: string;
}

export const HELD_MAIL: Record<Language, HeldTexts> = {
  en: {
    label: 'Waiting for you',
    subject: (networks) => `Autopilot waits for ${networks}`,
    lead: (networks) =>
      `Autopilot has something to post for you on ${networks}, but has no connection there any more. Connect again, and it goes on by itself.`,
    kept: 'Your jobs and everything you chose are kept. What should have gone out meanwhile is not sent late.',
    button: 'Connect again',
    footer: 'You get this mail because you have autopilot post for you. It is sent once, not for every post.',
  },
  es: {
    label: 'Te espera',
    subject: (networks) => `El piloto automático espera a ${networks}`,
    lead: (networks) =>
      `El piloto automático tiene algo que publicar por ti en ${networks}, pero ahí ya no tiene conexión. Vuelve a conectar y seguirá por sí solo.`,
    kept: 'Tus tareas y todo lo que elegiste se conservan. Lo que debía salir mientras tanto no se envía tarde.',
    button: 'Volver a conectar',
    footer:
      'Recibes este correo porque el piloto automático publica por ti. Se envía una vez, no por cada publicación.',
  },
};
