import { firstCharacters } from '@yardsign/domain/text/first-characters';
import type { Language } from '@yardsign/domain/languages';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** How a mail begins. @param firstName may be empty. */
export const GREETING: Record<Language, (firstName: string) => string> = {
  en: (firstName) => (firstName === '' ? 'Hello,' : `Hi ${firstName},`),
  es: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
};

/** Day and time as the reader writes them, with the zone, because a mail may be read anywhere. */
export function writeMoment(at: Date, language: Language, timeZone: string): string {
  const locale = LOCALES[language];
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
  if (language === 'en') return `${date} at ${time}`;
  return `${date.replace(',', '')} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

/** A title or a name may hold anything; in a mail it is one line. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A name in a mail to somebody who has not asked for it: mail programs make links of everything that looks like an address, so
 * its schemes go and its dots and slashes become spaces ('Dr. Lee' stays as it is).
 */
export const nameWithoutLinks = (text: string) =>
  firstCharacters(
    oneLine(
      text
        .replaceAll(/\b[a-z][a-z0-9+.-]*:\/+/gi, '')
        .replaceAll(/\bwww\./gi, '')
        .replaceAll(/[@/\\]|(?<=\S)[.。．](?=\S)/g, ' '),
    ),
    80,
  );
