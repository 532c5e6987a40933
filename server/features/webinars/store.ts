import type { Db, Tx } from '../../platform/database/database.ts';
import type { WebinarRegistrationTable } from './tables.ts';

/** A session that a member takes part in. */
export type Registration = Pick<WebinarRegistrationTable, 'member_id' | 'content_id' | 'starts_at'>;

/** What a member takes part in from a time on. */
export async function registrationsOf(
  db: Db,
  memberId: string,
  from: Date,
): Promise<Pick<Registration, 'content_id' | 'starts_at'>[]> {
  return db
    .selectFrom('webinar_registration')
    .select(['content_id', 'starts_at'])
    .where('member_id', '=', memberId)
    .where('starts_at', '>=', from)
    .execute();
}

/** @returns whether it is new. */
export async function addRegistration(tx: Tx, registration: Registration, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('webinar_registration')
    .values({ ...registration, registered_at: now, reminded_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function removeRegistration(db: Db, { member_id, content_id, starts_at }: Registration): Promise<void> {
  await db
    .deleteFrom('webinar_registration')
    .where('member_id', '=', member_id)
    .where('content_id', '=', content_id)
    .where('starts_at', '=', starts_at)
    .execute();
}

export async function isRegistered(db: Db, { member_id, content_id, starts_at }: Registration): Promise<boolean> {
  const found = await db
    .selectFrom('webinar_registration')
    .select('member_id')
    .where('member_id', '=', member_id)
    .where('content_id', '=', content_id)
    .where('starts_at', '=', starts_at)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks those of the sessions between two times who have not been reminded. @returns them. */
export async function takeReminders(
  tx: Tx,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<(Registration & { registered_at: Date })[]> {
  return tx
    .updateTable('webinar_registration')
    .set({ reminded_at: now })
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', from)
    .where('starts_at', '<=', until)
    .returning(['member_id', 'content_id', 'starts_at', 'registered_at'])
    .execute();
}
