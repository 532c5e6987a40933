import type { Language } from './ports.ts';

/** The words of the page around its article. Clients read them: Spanish says *usted*. */
interface PageTexts {
  minutes(count: number): string;
  /** How long a film is. */
  seconds(count: number): string;
  call: string;
  text: string;
  write: string;
  visit: string;
  sharedBy: string;
  contact(name: string): string;
  /** The title of the home page. */
  home(firstName: string): string;
  homeDescription(name: string): string;
  allArticles: string;
  everything: string;
  /** The name of the list of categories. */
  topics: string;
  newer: string;
  older: string;
  nothing: string;
  feed(name: string): string;
  /** In the words of the other language, which is where it leads. */
  otherLanguage: string;
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  en: {
    minutes: (count) => (count < 1 ? 'Less than one minute' : `${count} min read`),
    seconds: (count) => `Video, ${count} seconds`,
    call: 'Call',
    text: 'Text',
    write: 'Write',
    visit: 'Visit',
    sharedBy: 'Shared by',
    contact: (name) => `Contact ${name}`.trim(),
    home: (firstName) => (firstName === '' ? 'Good to know about home' : `From ${firstName}: good to know about home`),
    homeDescription: (name) => `Answers for buyers, sellers and owners${name === '' ? '' : ` from ${name}`}.`,
    allArticles: 'All articles',
    everything: 'Everything',
    topics: 'Topics',
    newer: 'Newer articles',
    older: 'Older articles',
    nothing: 'There are no articles here yet.',
    feed: (name) => (name === '' ? 'Articles' : `Articles from ${name}`),
    otherLanguage: 'Leer en español',
  },
  es: {
    minutes: (count) => (count < 1 ? 'Menos de un minuto' : `${count} min de lectura`),
    seconds: (count) => `Video, ${count} segundos`,
    call: 'Llamar',
    text: 'Mensaje',
    write: 'Escribir',
    visit: 'Visitar',
    sharedBy: 'Compartido por',
    contact: (name) => (name === '' ? 'Contacto' : `Contacto de ${name}`),
    home: (firstName) =>
      firstName === '' ? 'Lo que conviene saber de su casa' : `De ${firstName}: lo que conviene saber de su casa`,
    homeDescription: (name) =>
      `Respuestas para quienes compran, venden o ya son dueños${name === '' ? '' : `, de ${name}`}.`,
    allArticles: 'Todos los artículos',
    everything: 'Todo',
    topics: 'Temas',
    newer: 'Artículos más recientes',
    older: 'Artículos anteriores',
    nothing: 'Todavía no hay artículos aquí.',
    feed: (name) => (name === '' ? 'Artículos' : `Artículos de ${name}`),
    otherLanguage: 'Read in English',
  },
};
