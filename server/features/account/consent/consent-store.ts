import type { Language } from '@yardsign/domain/languages';
import { LEGAL_PAGES, type LegalPage } from '@yardsign/domain/studio/legal-text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** A version of a legal text by its number. The text of the library is number 1. */
export interface LegalNumber {
  page: LegalPage;
  number: number;
}

/** Writes down that a member accepts what was in force at a moment. What they accepted before keeps its own moment. */
export async function acceptInForce(tx: Tx, memberId: string, at: Date): Promise<void> {
  const pages = sql.join(LEGAL_PAGES.map((page) => sql`(${page})`));
  await sql`
    insert into legal_acceptance (member_id, page, number, accepted_at)
    select ${memberId}, legal.page, coalesce(max(legal_version.number), 1), ${at}::timestamptz
    from (values ${pages}) as legal (page)
    left join legal_version on legal_version.page = legal.page and legal_version.published_at <= ${at}::timestamptz
    group by legal.page
    on conflict do nothing`.execute(tx);
}

/** The numbers that are in force. */
export async function numbersInForce(db: Db | Tx): Promise<Record<LegalPage, number>> {
  const rows = await db
    .selectFrom('legal_version')
    .select(['page', (where) => where.fn.max('number').as('number')])
    .groupBy('page')
    .execute();
  const numberOf = (page: LegalPage) => rows.find((row) => row.page === page)?.number ?? 1;
  return { privacy: numberOf('privacy'), terms: numberOf('terms') };
}

export async function writeAcceptances(
  tx: Tx,
  memberId: string,
  accepted: readonly LegalNumber[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('legal_acceptance')
    .values(accepted.map(({ page, number }) => ({ member_id: memberId, page, number, accepted_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a member has accepted, the newest first. */
export async function acceptancesOf(db: Db, memberId: string) {
  return db
    .selectFrom('legal_acceptance')
    .select(['page', 'number', 'accepted_at'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at', 'desc')
    .orderBy('page')
    .orderBy('number', 'desc')
    .execute();
}

/** The versions with a sentence on what is new, the newest first. */
export async function versionsOf(
  db: Db,
): Promise<(LegalNumber & { asks: boolean; changed: Record<Language, string> | null; publishedAt: Date })[]> {
  return db
    .selectFrom('legal_version')
    .select(['page', 'number', 'asks', 'changed', 'published_at as publishedAt'])
    .orderBy('page')
    .orderBy('number', 'desc')
    .execute();
}
