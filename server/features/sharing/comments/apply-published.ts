import type { Db } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { insertPosts } from '../store.ts';
import { commentRow } from './comment-row.ts';

/** The words that are to follow a post from this change on; null for every change but the one that publishes it. */
export function commentDue(before: PostRow, { after }: PostChange): string | null {
  return before.state !== 'published' && after.state === 'published' ? after.first_comment : null;
}

/**
 * Writes that a post is published, and in the same transaction the entry of its first comment: there is never one without the other.
 *
 * @returns whether the change was written; false when the post belongs to somebody else by now.
 */
export async function applyPublished(
  deps: { db: Db; random: Pick<Random, 'id'> },
  before: PostRow,
  change: PostChange,
  words: string,
): Promise<boolean> {
  const { after } = change;
  const comment = commentRow(after, words, {
    id: deps.random.id('pst'),
    now: after.updated_at,
    mayBeThere: before.restored,
  });
  return deps.db.transaction().execute(async (tx) => {
    if (!(await applyChanges(tx, [change])).has(after.id)) return false;
    await insertPosts(tx, [comment]);
    return true;
  });
}
