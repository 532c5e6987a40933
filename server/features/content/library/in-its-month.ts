import { LANGUAGES, type Language, perLanguage } from '@yardsign/domain/languages';
import type { LibraryPiece } from '../ports.ts';
import { digestOfText, textFileOf } from './read-text-piece.ts';

const MONTH = '{month}';
const inWords = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTHS: Record<Language, Intl.DateTimeFormat> = { en: inWords('en-US'), es: inWords('es-US') };

/**
 * A piece with the month of its publication where its texts leave it open, for members and for whoever opens it in the studio: the
 * files of a report are older than the report.
 */
export function inItsMonth(piece: LibraryPiece, published: Date): LibraryPiece {
  if (!LANGUAGES.some((language) => piece.texts[language].title.includes(MONTH))) return piece;
  const name = (words: string, language: Language) => words.replaceAll(MONTH, MONTHS[language].format(published));
  const files: Record<string, string> = { ...piece.files };
  for (const language of LANGUAGES) {
    const file = textFileOf(language);
    files[file] = name(files[file] ?? '', language);
  }
  const texts = perLanguage((language) => {
    const text = piece.texts[language];
    return { ...text, title: name(text.title, language) };
  });
  return { ...piece, files, texts, digest: digestOfText(piece.type, files) };
}
