import { WAITING_STATES } from '@yardsign/domain/sharing/doubt';
import type { Timings } from '@yardsign/domain/sharing/timings';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { decide } from './ledger.ts';
import { applyChanges } from './ledger-store.ts';
import { canBeTold } from './reconcile-post.ts';

const AT_ONCE = 500;

/** Posts that a backup has as waiting, and whose time has come since. */
function nextDoubtful(tx: Tx, now: Date, after: string): Promise<PostRow[]> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where('state', 'in', [...WAITING_STATES])
    .where('due_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/**
 * Has the networks asked about every post that may have gone out after a backup was made, instead of sending it: a post is out once, also
 * when the ledger that said so is lost. A picture or a film is known again by what its upload was called, which the backup may not hold:
 * then its member is asked.
 *
 * @param since when the backup was made
 * @param timingsOf of a network by its name
 * @returns how many there are
 */
export async function doubtPosts(
  tx: Tx,
  { since, now }: { since: Date; now: Date },
  timingsOf: (network: string) => Timings | undefined,
): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const posts = await nextDoubtful(tx, now, after);
    const times = { now: now.getTime(), since: since.getTime() };
    const changes: PostChange[] = posts.flatMap((post) => {
      const timings = timingsOf(post.network);
      const event = { kind: 'doubted', ...times, canTell: canBeTold(post) } as const;
      return (timings && decide(post, event, timings, now)) ?? [];
    });
    count += (await applyChanges(tx, changes)).size;
    if (posts.length < AT_ONCE) return count;
    after = posts.at(-1)?.id ?? '';
  }
}
