import type { Tx } from '../../platform/database/database.ts';
import { anyOf } from './store.ts';

/**
 * Nobody else saves this member's profile until the transaction ends: of two saves at once the second sees what the first has saved.
 * Whoever writes fields of a profile begins with it: in another order a save and a lock of the team would wait for each other.
 */
export async function holdMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/** The same of several, in the order of their ids: of two who hold the same people neither waits for the other for ever. */
export async function holdMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', anyOf(memberIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
