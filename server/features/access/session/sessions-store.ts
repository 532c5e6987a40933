import type { Db, Tx } from '../../../platform/database/database.ts';

/** The open sessions of a member that are their own: not those in which somebody impersonates them. */
export async function openSessionsOf(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('session')
    .leftJoin('login_credential', 'login_credential.id', 'session.credential_id')
    .select([
      'session.id',
      'session.via',
      'session.user_agent',
      'session.created_at',
      'session.last_seen_at',
      'login_credential.username as login',
    ])
    .where('session.member_id', '=', memberId)
    .where('session.acting_id', 'is', null)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id')
    .execute();
}

/** Ends one session of this member's own. @returns false when there is none such that is open. */
export async function endOwnSession(
  db: Db | Tx,
  input: { memberId: string; sessionId: string; reason: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: input.now, end_reason: input.reason })
    .where('id', '=', input.sessionId)
    .where('member_id', '=', input.memberId)
    .where('acting_id', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends the sessions that a login credential opened, and what was begun with it. */
export async function endSessionsOfCredential(tx: Tx, credentialId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('credential_id', '=', credentialId)
    .where('ended_at', 'is', null)
    .execute();
  await tx.deleteFrom('second_factor_ticket').where('credential_id', '=', credentialId).execute();
}
