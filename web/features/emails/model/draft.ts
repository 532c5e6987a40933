import { EMAIL_FORMATS, EMAIL_LIMITS } from '@yardsign/domain/tools/email';
import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { OF_MEMBER, readStored, writeStored } from '../../../lib/browser/storage.ts';
import { type Language, isLanguage } from '../../../lib/i18n/language.ts';

/** The most pieces in one e-mail. */
export const MOST_PIECES = EMAIL_LIMITS.pieces;

export type Format = (typeof EMAIL_FORMATS)[number];

/** What a mail can lead to: types whose pieces have a page that everyone can read. */
export const MAILED_TYPES = CONTENT_TYPES.filter((type) => kinds[type].hasPublicPage);

export const STEPS = ['start', 'choose', 'build'] as const;
export type Step = (typeof STEPS)[number];

/** What a member says and chooses of an e-mail. */
export interface TypedEmail {
  name: string;
  language: Language;
  format: Format;
  subject: string;
  intro: string;
  /** Ids, in the order in which they stand. */
  pieces: string[];
}

/** An e-mail as it is being put together. */
export interface EmailDraft extends TypedEmail {
  step: Step;
  /** Under which it is kept among the drafts; null while it is not. */
  keptAs: string | null;
  /** When that draft was last changed, as far as this e-mail knows; null where it does not. */
  keptWhen: string | null;
}

export function emptyDraft(language: Language, format: Format): EmailDraft {
  return {
    step: 'start',
    keptAs: null,
    keptWhen: null,
    name: '',
    language,
    format,
    subject: '',
    intro: '',
    pieces: [],
  };
}

/** What of it is kept among the drafts. */
export function typedOf({ name, language, format, subject, intro, pieces }: TypedEmail): TypedEmail {
  return { name, language, format, subject, intro, pieces };
}

/** Whether something was said or chosen that it would be a pity to lose. */
export function isBegun({ name, subject, intro, pieces }: TypedEmail): boolean {
  return [name, subject, intro].some((said) => said.trim() !== '') || pieces.length > 0;
}

/** Whether both say and choose the same. */
export function isSame(left: TypedEmail, right: TypedEmail): boolean {
  return JSON.stringify(typedOf(left)) === JSON.stringify(typedOf(right));
}

export function isFormat(value: unknown): value is Format {
  return EMAIL_FORMATS.some((format) => format === value);
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
      keptAs: typeof kept.keptAs === 'string' ? kept.keptAs : null,
      keptWhen: typeof kept.keptWhen === 'string' ? kept.keptWhen : null,
      language: kept.language,
      format: kept.format,
      name: text(kept.name, EMAIL_LIMITS.name),
      subject: text(kept.subject, EMAIL_LIMITS.subject),
      intro: text(kept.intro, EMAIL_LIMITS.intro),
      pieces: ids.filter((id): id is string => typeof id === 'string').slice(0, MOST_PIECES),
    };
  } catch {
    return null;
  }
}

/** Calls back when another window of this browser has changed the e-mail that is kept. @returns how to stop. */
export function watchDraft(memberId: string, changed: (draft: EmailDraft) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    const draft = key === keyOf(memberId) ? readDraft(memberId) : null;
    if (draft !== null) changed(draft);
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** @param draft null when there is nothing to keep any more. */
export function keepDraft(memberId: string, draft: EmailDraft | null): void {
  writeStored(keyOf(memberId), draft && JSON.stringify(draft));
}

/** Takes a piece in, at the end, or out. One more than there may be is not taken. */
export function toggled(pieces: string[], id: string): string[] {
  if (pieces.includes(id)) return pieces.filter((each) => each !== id);
  return pieces.length < MOST_PIECES ? [...pieces, id] : pieces;
}

/** The draft with one more piece, where the pieces are chosen. One that it has stays where it is. */
export function withPiece(draft: EmailDraft, id: string): EmailDraft {
  return { ...draft, step: 'choose', pieces: draft.pieces.includes(id) ? draft.pieces : toggled(draft.pieces, id) };
}

/**
 * Moves a piece past the one that is shown above or below it; at either end it stays.
 *
 * @param shown the pieces that stand in the list, in order: one that is gone keeps its place, and is not a step.
 */
export function moved(pieces: string[], shown: readonly string[], id: string, by: -1 | 1): string[] {
  const neighbor = shown[shown.indexOf(id) + by];
  if (!shown.includes(id) || neighbor === undefined) return pieces;
  return pieces.toSpliced(pieces.indexOf(id), 1).toSpliced(pieces.indexOf(neighbor), 0, id);
}
