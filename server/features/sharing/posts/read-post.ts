import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { presentEvent, presentPost } from '../present.ts';
import { eventsOf, findShownPost } from '../store.ts';

/** A post of the member's own, with its history. @throws AppError `not_found`, also for somebody else's. */
export async function readPost(deps: Pick<SharingDeps, 'db' | 'clock'>, memberId: string, id: string) {
  const row = await findShownPost(deps.db, memberId, id, deps.clock.now());
  if (!row) throw new AppError('not_found');
  return { post: presentPost(row), history: (await eventsOf(deps.db, id)).map(presentEvent) };
}
