import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Language } from '@yardsign/domain/languages';
import type { RepeatedPost } from '@yardsign/contracts/errors';
import { isSamePosting } from '@yardsign/domain/sharing/same-posting';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { earlierPostsOf, memberZone } from './earlier-posts-store.ts';
import type { TargetRow } from '../rows.ts';

/**
 * The posts that this share would repeat: the same piece in the same language, on the same target, on the same day of the member, sent,
 * on its way or waiting for its time. Asked under the lock of the connection, so that of two shares at once one sees the other.
 */
export async function findEarlierPosts(
  tx: Db | Tx,
  wanted: {
    memberId: string;
    contentId: string;
    language: Language;
    /** Each with the time that it is to go out. */
    targets: readonly (Pick<TargetRow, 'network' | 'target_id'> & { dueAt: Date })[];
    timeZone: string | null;
    /** A post that is there already and is to go out at that time: it does not repeat itself. */
    except?: string;
  },
): Promise<RepeatedPost[]> {
  const zone = wanted.timeZone ?? (await memberZone(tx, wanted.memberId));
  const times = wanted.targets.map(({ dueAt }) => dueAt.getTime());
  const candidates = await earlierPostsOf(tx, {
    ...wanted,
    from: new Date(Math.min(...times) - DAY_MS),
    until: new Date(Math.max(...times) + DAY_MS),
  });
  return wanted.targets.flatMap((target) => {
    const repeated = candidates.findLast(
      (post) =>
        post.id !== wanted.except &&
        post.network === target.network &&
        post.target_id === target.target_id &&
        isSamePosting(post.due_at, target.dueAt, zone),
    );
    if (!repeated) return [];
    const { id, target_name: targetName, state, due_at: dueAt } = repeated;
    return [{ id, targetName, state: state === 'scheduled' ? 'scheduled' : 'posted', at: dueAt.toISOString() }];
  });
}
