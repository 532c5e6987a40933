import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import { isFree } from './ledger-store.ts';

/** Planned posts that nobody has tried and nothing holds up, due between two times, behind the first of their target; `place` counts from one. */
export async function queuedOnTargets(
  db: Db,
  wanted: { network: string; from: Date; until: Date; now: Date },
): Promise<{ post: PostRow; place: number }[]> {
  const { rows } = await sql<PostRow & { place: number }>`
    select * from (
      select post.*, (row_number() over (partition by post.target_id order by post.due_at, post.turn, id) - 1)::integer as place
      from post_line due join post on post.id = due.post_id
      where due.network = ${wanted.network} and due.doing = 'planned' and due.at >= ${wanted.from} and due.at < ${wanted.until}
        and wall_date is not null and setbacks = 0 and attempts = 0 and ${isFree(wanted.now)}
    ) line where place > 0 order by place limit 500`.execute(db);
  return rows.map(({ place, ...post }) => ({ post, place }));
}

/** Posts that wait for a connection and were due before a time. */
export async function overdueWaiting(db: Db, wanted: { network: string; before: Date }): Promise<PostRow[]> {
  return db
    .selectFrom('post_line as line')
    .innerJoin('post', 'post.id', 'line.post_id')
    .selectAll('post')
    .where('line.network', '=', wanted.network)
    .where('line.doing', '=', 'waiting')
    .where('line.at', '<', wanted.before)
    .limit(200)
    .execute();
}
