import type { Language } from '@yardsign/domain/languages';

/** @param title of the webinar. @param moment day, time and zone, as the reader writes them. */
interface SessionTexts {
  calendar: string;
  where(address: string): string;
  label: string;
  registered: { subject(title: string): string; lead(title: string, moment: string): string };
  tomorrow: { subject(title: string): string; lead(title: string, moment: string): string };
  meet: string;
  here: string;
  button: string;
  footer: string;
}

export const SESSION_TEXTS: Record<Language, SessionTexts> = {
  en: {
    calendar: 'Webinars',
    where: (address) => `Where: ${address}`,
    label: 'Webinar',
    registered: {
      subject: (title) => `You are registered: ${title}`,
      lead: (title, moment) => `“${title}” is on ${moment}. You can put it into your calendar on its page.`,
    },
    tomorrow: {
      subject: (title) => `Coming up: ${title}`,
      lead: (title, moment) => `You are registered for “${title}”, on ${moment}.`,
    },
    meet: 'It is held online. The link to join is on its page.',
    here: 'It takes place on its page: the slides and every word of them open there at that time.',
    button: 'Open its page',
    footer: 'You get this mail because you registered for this session. On its page you can take that back.',
  },
  es: {
    calendar: 'Webinarios',
    where: (address) => `Dónde: ${address}`,
    label: 'Webinario',
    registered: {
      subject: (title) => `Tu lugar está reservado: ${title}`,
      lead: (title, moment) => `“${title}” es el ${moment}. En su página puedes agregarlo a tu calendario.`,
    },
    tomorrow: {
      subject: (title) => `Se acerca: ${title}`,
      lead: (title, moment) => `Tu lugar en “${title}” está apartado: ${moment}.`,
    },
    meet: 'Es en línea. El enlace para entrar está en su página.',
    here: 'Es en su página: a esa hora se abren ahí las diapositivas y todo lo que se dice de ellas.',
    button: 'Abrir su página',
    footer: 'Recibes este correo porque reservaste un lugar en esta sesión. En su página puedes cancelarlo.',
  },
};
