import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Why a target is held up that its network has blocked; other holds are those of whoever runs this installation. */
export const BLOCKED = 'blocked';

/** Why nothing goes to the target of a post, and until when; null for as long as whoever runs this installation wants. */
export interface Hold {
  reason: string;
  until: string | null;
}

/** In a statement: what holds up a post that waits. A hold without an end says nothing of a post whose time is still to come. */
export function holdOf(now: Date) {
  return sql<Hold | null>`(
    select jsonb_build_object('reason', held.reason, 'until', held.until) from sending_hold held
    where post.state = 'scheduled' and held.network = post.network and held.target_id in ('', post.target_id)
      and (held.until > ${now} or (held.until is null and post.next_at <= ${now}))
    order by held.until desc nulls first limit 1
  )`;
}

/** The network has blocked a target. What whoever runs this installation holds up stays so. */
export async function holdTarget(
  db: Db,
  hold: { network: string; targetId: string; until: Date; now: Date },
): Promise<void> {
  const row = {
    network: hold.network,
    target_id: hold.targetId,
    reason: BLOCKED,
    until: hold.until,
    created_at: hold.now,
  };
  await db
    .insertInto('sending_hold')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['network', 'target_id']).doUpdateSet(row).where('sending_hold.reason', '=', BLOCKED),
    )
    .execute();
}

/** A member posts to a blocked target all the same. */
export async function liftHold(db: Db, network: string, targetId: string): Promise<void> {
  await db
    .deleteFrom('sending_hold')
    .where('network', '=', network)
    .where('target_id', '=', targetId)
    .where('reason', '=', BLOCKED)
    .execute();
}
