import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { presentEvent, presentPost } from '../present.ts';
import { eventsOf, findPost, holdsOf } from '../store.ts';

/** A post of the member's own, with its history. @throws AppError `not_found`, also for somebody else's. */
export async function readPost(deps: Pick<SharingDeps, 'db' | 'clock'>, memberId: string, id: string) {
  const row = await findPost(deps.db, memberId, id);
  if (!row) throw new AppError('not_found');
  const heldUntil = (await holdsOf(deps.db, [row], deps.clock.now()))(row);
  return { post: presentPost(row, heldUntil), history: (await eventsOf(deps.db, id)).map(presentEvent) };
}
