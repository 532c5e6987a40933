import { CONTENT_TYPES, kinds, type ContentType } from '@yardsign/domain/content/kinds';
import type { SessionPlan } from '@yardsign/domain/content/sessions';
import { detailPath } from '@yardsign/domain/content/paths';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { heldSlugs } from '../access/held-slugs.ts';
import { meantFor } from './audience.ts';
import { listPieces } from './listing-store.ts';
import type { PieceRow } from './piece-rows.ts';
import { findReadable } from './store.ts';

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

/** Who takes part, and when it is asked what is for them. */
interface Participant {
  memberId: string;
  now: Date;
}

/** The webinars of the library that are for a member, newest first. */
export async function listWebinarPieces(db: Db, { memberId, now }: Participant): Promise<WebinarPiece[]> {
  const filter = { types: TYPES, categories: [], language: 'en', limit: MOST, offset: 0 } as const;
  const id = sql`${memberId}::text`;
  const meant = meantFor(id, heldSlugs(id, now));
  const { rows } = await listPieces(db, filter, { meant, ofLibrary: meant });
  return rows.flatMap((row) => toWebinar(row) ?? []);
}

/** @returns undefined for what is not there, not for this member, or not held at a time. */
export async function findWebinarPiece(db: Db, id: string, by: Participant): Promise<WebinarPiece | undefined> {
  const row = await findReadable(db, { id }, by);
  return row && toWebinar(row);
}
