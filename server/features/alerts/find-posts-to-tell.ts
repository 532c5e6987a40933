import { readOwnersToTell } from '../sharing/posts/posts-to-tell.ts';
import type { FindDeps } from './ports.ts';
import { postsNotice } from './tell-posts.ts';

const PAGE = 500;

/** Adds a notice for every member with posts that they were not told of. */
export async function findPostsToTell(deps: FindDeps): Promise<void> {
  let after = '';
  for (;;) {
    const owners = await readOwnersToTell(deps, { after, limit: PAGE });
    for (const memberId of owners) await deps.notify(postsNotice, { memberId }, { key: memberId });
    const last = owners.at(-1);
    if (last === undefined || owners.length < PAGE) return;
    after = last;
  }
}
