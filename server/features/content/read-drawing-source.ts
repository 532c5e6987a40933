import { perLanguage } from '@yardsign/domain/languages';
import type { Photo, Slot, SlotAnswers } from '@yardsign/domain/content/slots';
import type { Db } from '../../platform/database/database.ts';
import type { Language } from './ports.ts';
import { drawnFrom, findReadable } from './store.ts';

/** What a piece is drawn from. */
export interface DrawingSource {
  id: string;
  slug: string;
  type: string;
  /** The piece's own template, as stored; null for an article, which is drawn with the shared cover. */
  template: unknown;
  motif: string;
  titles: Record<Language, string>;
  slots: readonly Slot[];
  /** What the member filled in. */
  answers: Record<Language, SlotAnswers>;
  /** The picture of what it shows that was recorded; null for everything else. */
  clip: Photo | null;
}

/** @param looks who looks: a piece is drawn for those alone who may read it. @returns null when there is no such piece. */
export async function readDrawingSource(
  db: Db,
  contentId: string,
  looks: { memberId: string; now: Date },
): Promise<DrawingSource | null> {
  const row = await findReadable(db, { id: contentId }, looks);
  if (!row) return null;
  const { template, answers, clip } = await drawnFrom(db, contentId, looks.memberId);
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    template,
    motif: row.motif,
    titles: perLanguage((language) => row.texts[language].title),
    slots: row.slots,
    answers: perLanguage((language) => answers[language] ?? {}),
    clip,
  };
}
