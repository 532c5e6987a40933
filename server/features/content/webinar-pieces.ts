import { CONTENT_TYPES, kinds, type ContentType } from '@yardsign/domain/content/kinds';
import type { SessionPlan } from '@yardsign/domain/content/sessions';
import { detailPath } from '@yardsign/domain/content/paths';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import { listPieces } from './listing-store.ts';
import type { PieceRow } from './piece-rows.ts';
import { findPiece } from './store.ts';

/** A piece that is held at a time. */
export interface WebinarPiece {
  id: string;
  type: ContentType;
  path: string;
  titles: Record<Language, string>;
  descriptions: Record<Language, string>;
  plan: SessionPlan;
  /** Where those who take part meet; null where its page is the place. */
  join: string | null;
}

const TYPES = CONTENT_TYPES.filter((type) => kinds[type].has?.some((field) => field === 'webinarTime'));
/** More of them than anybody looks through. */
const MOST = 200;

function toWebinar({ id, slug, type, texts, details }: PieceRow): WebinarPiece | undefined {
  // Both were held against the contract when the piece was read.
  const { webinarTime, minutes, monthlyIn, join } = details as {
    webinarTime?: string;
    minutes?: number;
    monthlyIn?: string;
    join?: string;
  };
  if (webinarTime === undefined || minutes === undefined) return undefined;
  return {
    id,
    type: type as ContentType,
    path: detailPath(type, slug),
    titles: perLanguage((language) => texts[language].title),
    descriptions: perLanguage((language) => texts[language].description),
    plan: { first: new Date(webinarTime), minutes, monthlyIn },
    join: join ?? null,
  };
}

/** The webinars of the library that members see, newest first. */
export async function listWebinarPieces(db: Db): Promise<WebinarPiece[]> {
  const filter = { types: TYPES, categories: [], language: 'en', limit: MOST, offset: 0 } as const;
  const { rows } = await listPieces(db, filter);
  return rows.flatMap((row) => toWebinar(row) ?? []);
}

/** @returns undefined for what is not there, not seen by members, or not held at a time. */
export async function findWebinarPiece(db: Db, id: string): Promise<WebinarPiece | undefined> {
  const row = await findPiece(db, { id });
  return row && toWebinar(row);
}
