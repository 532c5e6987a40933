import { isSamePosting } from '@yardsign/domain/sharing/same-posting';
import { AppError } from '../../../platform/errors.ts';
import { lockConnections } from '../connections/connection-store.ts';
import type { SharingDeps } from '../deps.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { findEarlierPosts } from './earlier-posts.ts';
import { memberZone } from './earlier-posts-store.ts';

/**
 * Writes a change that gives a post a time, unless its piece is on its target already that day: it may have been shared anew since the
 * post was cancelled or has failed. Decided under the lock of the connection, as for a share. Of a post that waits, what it would have
 * repeated at the time before was meant. A comment repeats nothing.
 *
 * @returns whether the change was written; false when the post is another one by now.
 * @throws AppError `posted_already`
 */
export async function applyUnrepeated(
  deps: Pick<SharingDeps, 'db'>,
  post: PostRow,
  change: PostChange,
): Promise<boolean> {
  const { owner_id: memberId, content_id: contentId, language, network, target_id, comment_of: comment } = post;
  const { due_at: dueAt, wall_zone: timeZone } = change.after;
  return deps.db.transaction().execute(async (tx) => {
    if (comment === null) {
      await lockConnections(tx, memberId, [network]);
      const targets = [{ network, target_id, dueAt }];
      const found = await findEarlierPosts(tx, { memberId, contentId, language, targets, timeZone, except: post.id });
      const zone = timeZone ?? (found.length > 0 ? await memberZone(tx, memberId) : 'UTC');
      const isMeant = ({ at }: { at: string }) =>
        post.state === 'scheduled' && isSamePosting(new Date(at), post.due_at, zone);
      const earlier = found.filter((each) => !isMeant(each));
      if (earlier.length > 0) throw new AppError('posted_already', { earlier });
    }
    return (await applyChanges(tx, [change])).has(post.id);
  });
}
