import type { Db } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';

/** Posts of a member that carry a film and that nobody has tried to send yet. */
export async function unsentFilms(db: Db, ownerId: string): Promise<PostRow[]> {
  return db
    .selectFrom('post')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['scheduled', 'needs_reconnect'])
    .where('attempts', '=', 0)
    .where('film', 'is not', null)
    .orderBy('id')
    .execute();
}
