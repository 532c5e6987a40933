import type { Language } from '@yardsign/domain/languages';

/** What a calendar program shows beside the titles of posts. */
interface FeedTexts {
  name: string;
  scheduled: string;
  out: string;
  asked: string;
  held: string;
  coming: string;
}

export const FEED_TEXTS: Record<Language, FeedTexts> = {
  en: {
    name: 'My posts',
    scheduled: 'goes out then',
    out: 'is out',
    asked: 'waits for a yes of your team',
    held: 'needs you',
    coming: 'Planned by autopilot',
  },
  es: {
    name: 'Mis publicaciones',
    scheduled: 'se publica entonces',
    out: 'ya publicada',
    asked: 'espera el visto bueno de tu equipo',
    held: 'te necesita',
    coming: 'Planeada por el piloto automático',
  },
};
