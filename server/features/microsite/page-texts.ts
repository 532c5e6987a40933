import type { Language } from './ports.ts';

/** The words of the page around its article. Clients read them: Spanish says *usted*. */
interface PageTexts {
  minutes(count: number): string;
  call: string;
  text: string;
  write: string;
  visit: string;
  sharedBy: string;
  contact(name: string): string;
  /** In the words of the other language, which is where it leads. */
  otherLanguage: string;
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  en: {
    minutes: (count) => (count < 1 ? 'Less than one minute' : `${count} min read`),
    call: 'Call',
    text: 'Text',
    write: 'Write',
    visit: 'Visit',
    sharedBy: 'Shared by',
    contact: (name) => `Contact ${name}`.trim(),
    otherLanguage: 'Leer en español',
  },
  es: {
    minutes: (count) => (count < 1 ? 'Menos de un minuto' : `${count} min de lectura`),
    call: 'Llamar',
    text: 'Mensaje',
    write: 'Escribir',
    visit: 'Visitar',
    sharedBy: 'Compartido por',
    contact: (name) => (name === '' ? 'Contacto' : `Contacto de ${name}`),
    otherLanguage: 'Read in English',
  },
};
