import type { CalloutKind } from '@yardsign/domain/text/article-marks';
import type { Language } from '@yardsign/domain/languages';

/** What stands in a text beside what was written. Clients read it: no *tú*. */
export const ARTICLE_WORDS: Record<Language, { callouts: Record<CalloutKind, string>; notes: string; back: string }> = {
  en: {
    callouts: { note: 'Good to know', tip: 'Tip', warning: 'Take care' },
    notes: 'Notes',
    back: 'Back to the text',
  },
  es: {
    callouts: { note: 'Conviene saberlo', tip: 'Consejo', warning: 'Cuidado' },
    notes: 'Notas',
    back: 'Volver al texto',
  },
};
