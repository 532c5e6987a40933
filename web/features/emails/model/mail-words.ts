import type { Language } from '../../../lib/i18n/language.ts';

/** What an e-mail says by itself. Its language is that of the e-mail, whatever the member reads; clients are spoken to as usted. */
export const MAIL_WORDS: Record<Language, { title: string; more: string; watch: string; myPage: string }> = {
  en: {
    title: 'News about homes, month by month',
    more: 'Read on',
    watch: 'Watch the video',
    myPage: 'More articles on my page',
  },
  es: {
    title: 'Noticias sobre la vivienda, mes a mes',
    more: 'Seguir leyendo',
    watch: 'Ver el video',
    myPage: 'Más artículos en mi página',
  },
};
