import type { Language } from './ports.ts';

/** What a document says besides its text. Clients read it: Spanish says *usted*. */
interface DocumentTexts {
  contents: string;
  contact: string;
  general: string;
  day(title: string, number: number): string;
  talkingPoints: string;
}

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  en: {
    contents: 'What is inside',
    contact: 'Questions? Turn to',
    general: 'General information, not legal, tax or lending advice.',
    day: (title, number) => `Day ${number}: ${title}`,
    talkingPoints: 'What to say about it',
  },
  es: {
    contents: 'Contenido',
    contact: '¿Tiene preguntas? Hable con',
    general: 'Información general; no es asesoría legal, fiscal ni de préstamos.',
    day: (title, number) => `Día ${number}: ${title}`,
    talkingPoints: 'Qué decir sobre esto',
  },
};

/** What kind of document it is, above its title on the front page, by the label of its type. */
export const KIND_NAMES: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    article: 'Article',
    guide: 'Guide',
    expertGuide: 'Expert guide',
    template: 'Template',
    script: 'Script',
    playbook: 'Playbook',
    marketReport: 'Market report',
    bestPractice: 'Best practice',
    trainingVideo: 'Lesson',
    webinarReplay: 'Webinar',
    strategyCall: 'Strategy call',
    lunchAndLearn: 'Lunch and learn',
    equityReport: 'Equity report',
  },
  es: {
    article: 'Artículo',
    guide: 'Guía',
    expertGuide: 'Guía de expertos',
    template: 'Plantilla',
    script: 'Guion',
    playbook: 'Guía de acción',
    marketReport: 'Informe del mercado',
    bestPractice: 'Buena práctica',
    trainingVideo: 'Lección',
    webinarReplay: 'Webinario',
    strategyCall: 'Llamada de estrategia',
    lunchAndLearn: 'Almuerzo para aprender',
    equityReport: 'Informe de patrimonio',
  },
};
