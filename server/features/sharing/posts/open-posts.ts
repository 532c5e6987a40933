import type { Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';

/** A member's posts that nobody has begun to send, locked until the transaction ends. */
export async function lockOpenPosts(tx: Tx, ownerId: string): Promise<PostRow[]> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['scheduled', 'needs_reconnect'])
    .orderBy('id')
    .forUpdate()
    .execute();
}
