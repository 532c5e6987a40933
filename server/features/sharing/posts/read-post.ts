import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { presentEvent, presentPost } from '../present.ts';
import type { PostRow } from '../rows.ts';
import { eventsOf, findComment, findShownPost } from '../store.ts';

const historyOf = async (deps: Pick<SharingDeps, 'db'>, { id }: PostRow) =>
  (await eventsOf(deps.db, id)).map(presentEvent);

/** A post of the member's own, with its history and its first comment. @throws AppError `not_found`, also for somebody else's. */
export async function readPost(deps: Pick<SharingDeps, 'db' | 'clock'>, memberId: string, id: string) {
  const now = deps.clock.now();
  const row = await findShownPost(deps.db, memberId, id, now);
  if (!row) throw new AppError('not_found');
  // There is an entry for it only once the post is published.
  const comment = row.first_comment === null ? undefined : await findComment(deps.db, id, now);
  return {
    post: presentPost(row),
    history: await historyOf(deps, row),
    comment: comment ? { post: presentPost(comment), history: await historyOf(deps, comment) } : null,
  };
}
