import type { Db, Tx } from '../../../platform/database/database.ts';
import type { TargetRow } from '../rows.ts';

/** The targets that a member can post to now. */
export async function openTargetsOf(db: Db | Tx, memberId: string, now: Date): Promise<TargetRow[]> {
  return db
    .selectFrom('connection_target')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.member_id', '=', 'connection_target.member_id')
        .onRef('connection.network', '=', 'connection_target.network'),
    )
    .selectAll('connection_target')
    .where('connection_target.member_id', '=', memberId)
    .where('connection_target.may_post', '=', true)
    .where('connection.ended_at', 'is', null)
    .where((where) => where.or([where('connection.expires_at', 'is', null), where('connection.expires_at', '>', now)]))
    .orderBy('connection_target.network')
    .orderBy('connection_target.position')
    .execute();
}
