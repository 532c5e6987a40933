import type { Language } from '@yardsign/domain/languages';
import type { RepeatedPost } from '@yardsign/contracts/errors';
import { isSamePosting } from '@yardsign/domain/sharing/same-posting';
import type { Tx } from '../../platform/database/database.ts';
import { earlierPostsOf, timeZoneOf } from './earlier-posts-store.ts';
import type { PageRow } from './rows.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The posts that this share would repeat: the same piece in the same language, on the same page, on the same day of the member, sent,
 * on its way or waiting for its time. Asked under the lock of the connection, so that of two shares at once one sees the other.
 */
export async function findEarlierPosts(
  tx: Tx,
  wanted: {
    memberId: string;
    contentId: string;
    language: Language;
    pages: readonly Pick<PageRow, 'network' | 'page_id'>[];
    dueAt: Date;
    timeZone: string | null;
  },
): Promise<RepeatedPost[]> {
  const zone = wanted.timeZone ?? (await timeZoneOf(tx, wanted.memberId));
  const candidates = await earlierPostsOf(tx, {
    ...wanted,
    from: new Date(wanted.dueAt.getTime() - DAY_MS),
    until: new Date(wanted.dueAt.getTime() + DAY_MS),
  });
  return wanted.pages.flatMap((page) => {
    const repeated = candidates.findLast(
      (post) =>
        post.network === page.network &&
        post.page_id === page.page_id &&
        isSamePosting(post.due_at, wanted.dueAt, zone),
    );
    if (!repeated) return [];
    const { id, page_name: pageName, state, due_at: dueAt } = repeated;
    return [{ id, pageName, state: state === 'scheduled' ? 'scheduled' : 'posted', at: dueAt.toISOString() }];
  });
}
