import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { OF_MEMBER, readStored, writeStored } from '../../../lib/browser/storage.ts';
import { type Language, isLanguage } from '../../../lib/i18n/language.ts';

/** The most pieces in one e-mail. */
export const MOST_PIECES = 10;

/** How much of each piece an e-mail shows, in the order of the profile's field. */
export const FORMATS = ['0', '1', '2', '3'] as const;
export type Format = (typeof FORMATS)[number];

/** What a mail can lead to: types whose pieces have a page that everyone can read. */
export const MAILED_TYPES = CONTENT_TYPES.filter((type) => kinds[type].hasPublicPage);

export const STEPS = ['start', 'choose', 'build'] as const;
export type Step = (typeof STEPS)[number];

/** An e-mail as it is being put together. */
export interface EmailDraft {
  step: Step;
  name: string;
  language: Language;
  format: Format;
  subject: string;
  intro: string;
  /** Ids, in the order in which they stand. */
  pieces: readonly string[];
}

export const LONGEST = { name: 80, subject: 120, intro: 2000 } as const;

export function emptyDraft(language: Language, format: Format): EmailDraft {
  return { step: 'start', name: '', language, format, subject: '', intro: '', pieces: [] };
}

export function isFormat(value: unknown): value is Format {
  return FORMATS.some((format) => format === value);
}

const keyOf = (memberId: string) => `${OF_MEMBER}email.${memberId}`;

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** The e-mail that was left in this browser; null where there is none, or none that can be read. */
export function readDraft(memberId: string): EmailDraft | null {
  try {
    const kept = JSON.parse(readStored(keyOf(memberId)) ?? 'null') as Partial<Record<keyof EmailDraft, unknown>> | null;
    if (kept === null || !isLanguage(kept.language) || !isFormat(kept.format)) return null;
    const ids = Array.isArray(kept.pieces) ? kept.pieces : [];
    return {
      step: STEPS.find((step) => step === kept.step) ?? 'start',
      language: kept.language,
      format: kept.format,
      name: text(kept.name, LONGEST.name),
      subject: text(kept.subject, LONGEST.subject),
      intro: text(kept.intro, LONGEST.intro),
      pieces: ids.filter((id): id is string => typeof id === 'string').slice(0, MOST_PIECES),
    };
  } catch {
    return null;
  }
}

/** @param draft null when there is nothing to keep any more. */
export function keepDraft(memberId: string, draft: EmailDraft | null): void {
  writeStored(keyOf(memberId), draft && JSON.stringify(draft));
}

/** Takes a piece in, at the end, or out. One more than there may be is not taken. */
export function toggled(pieces: readonly string[], id: string): readonly string[] {
  if (pieces.includes(id)) return pieces.filter((each) => each !== id);
  return pieces.length < MOST_PIECES ? [...pieces, id] : pieces;
}

/** Moves a piece by so many places; at either end it stays. */
export function moved(pieces: readonly string[], id: string, by: number): readonly string[] {
  const from = pieces.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= pieces.length) return pieces;
  return pieces.toSpliced(from, 1).toSpliced(to, 0, id);
}
