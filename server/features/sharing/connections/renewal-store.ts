import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Sealed } from '../../../platform/vault.ts';

interface ConnectionKey {
  memberId: string;
  network: string;
  grantId: string;
}

/**
 * Takes the renewal of a token upon oneself: what it is asked for with works once, so of all processes one may ask.
 *
 * @returns false when somebody else has it, when it was done meanwhile, or when the connection is another one by now.
 */
export async function claimRenewal(
  db: Db,
  { memberId, network, grantId }: ConnectionKey,
  { dueBefore, now, until }: { dueBefore: Date; now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('connection')
    .set({ renewing_until: until })
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('grant_id', '=', grantId)
    .where('ended_at', 'is', null)
    .where('token_expires_at', '<=', dueBefore)
    .where((where) => where.or([where('renewing_until', 'is', null), where('renewing_until', '<', now)]))
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives it back undone: the next who needs the token may ask.
 *
 * @param until as it was claimed. @returns false when it took longer than that, and somebody else has claimed it or done it since.
 */
export async function releaseRenewal(
  db: Db,
  { memberId, network, grantId }: ConnectionKey,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('connection')
    .set({ renewing_until: null })
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('grant_id', '=', grantId)
    .where('renewing_until', '=', until)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes until when the new token is good. @returns false when the connection is another one by now. */
export async function noteRenewal(tx: Tx, key: ConnectionKey, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .updateTable('connection')
    .set({ token_expires_at: expiresAt, renewing_until: null })
    .where('member_id', '=', key.memberId)
    .where('network', '=', key.network)
    .where('grant_id', '=', key.grantId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function secretFields(db: Db | Tx, memberId: string, network: string): Promise<string[]> {
  const rows = await db
    .selectFrom('connection_secret')
    .select('field')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .execute();
  return rows.map(({ field }) => field);
}

export async function replaceSecret(
  tx: Tx,
  place: { memberId: string; network: string; field: string },
  sealed: Sealed,
): Promise<void> {
  await tx
    .updateTable('connection_secret')
    .set({ sealed: JSON.stringify(sealed) })
    .where('member_id', '=', place.memberId)
    .where('network', '=', place.network)
    .where('field', '=', place.field)
    .execute();
}
