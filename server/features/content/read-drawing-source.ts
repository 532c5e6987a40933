import { perLanguage } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Language } from './ports.ts';
import { findReadable, templateOf } from './store.ts';

/** What a piece is drawn from. */
export interface DrawingSource {
  id: string;
  slug: string;
  type: string;
  /** The piece's own template, as stored; null for an article, which is drawn with the shared cover. */
  template: unknown;
  motif: string;
  titles: Record<Language, string>;
}

/** @param memberId who looks: a piece that somebody wrote is drawn for them alone. @returns null when there is no such piece. */
export async function readDrawingSource(db: Db, contentId: string, memberId: string): Promise<DrawingSource | null> {
  const row = await findReadable(db, { id: contentId }, memberId);
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    template: await templateOf(db, contentId),
    motif: row.motif,
    titles: perLanguage((language) => row.texts[language].title),
  };
}
