import { sql, type Selectable } from 'kysely';
import type { Language } from '@yardsign/domain/languages';
import type { Db } from '../../../platform/database/database.ts';
import { accountInOrder } from '../../access/account-in-order.ts';
import type { CalendarFeedTable } from '../tables.ts';

export type FeedRow = Selectable<CalendarFeedTable>;

export async function feedOf(db: Db, memberId: string): Promise<FeedRow | undefined> {
  return db.selectFrom('calendar_feed').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Gives a member an address, or the next one in the place of the one that there is. */
export async function nextFeed(db: Db, memberId: string, id: string, now: Date): Promise<FeedRow> {
  return db
    .insertInto('calendar_feed')
    .values({ member_id: memberId, id, version: 1, created_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ version: sql`calendar_feed.version + 1`, created_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeFeed(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute();
}

/** Whose calendar stands at an address, and in which language they read it. */
export async function feedById(
  db: Db,
  id: string,
): Promise<(FeedRow & { language: Language; in_order: boolean }) | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('member', 'member.id', 'calendar_feed.member_id')
    .selectAll('calendar_feed')
    .select(['member.language', accountInOrder.as('in_order')])
    .where('calendar_feed.id', '=', id)
    .executeTakeFirst();
}
