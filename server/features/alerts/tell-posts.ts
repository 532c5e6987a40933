import { z } from 'zod';
import { postNeed, type PostNeed } from '@yardsign/domain/alerts/post-need';
import { defineNotice } from '../../platform/notices/notice.ts';
import { readOpenRecipient } from '../access/read-recipient.ts';
import { markPostsTold, readPostsToTell, type PostToTell } from '../sharing/posts/posts-to-tell.ts';
import { presentPosts } from './present.ts';

/** The rest is told by the next run. */
const AT_ONCE = 500;

interface News {
  need: PostNeed;
  posts: [PostToTell, ...PostToTell[]];
}

/** One piece of news for all posts that need the same for the same reason. */
function gather(posts: readonly PostToTell[]): News[] {
  const news = new Map<string, News>();
  for (const post of posts) {
    const need = postNeed(post);
    if (need === null) continue;
    // Of a comment it is said that its post is out: it never stands among posts that are not.
    const key = `${post.commentOf !== null}:${need}:${post.reason}:${post.network}:${post.targetKind}`;
    const known = news.get(key);
    if (known) known.posts.push(post);
    else news.set(key, { need, posts: [post] });
  }
  return [...news.values()];
}

/**
 * What a member's posts need, a letter for each kind of news. Posts count as told when the mail server has taken the letter, so
 * a crash in between tells them once more rather than never.
 */
export const postsNotice = defineNotice({
  name: 'alerts.posts',
  data: z.object({ memberId: z.string() }),
  async write(deps, { memberId }) {
    const posts = await readPostsToTell(deps, memberId, AT_ONCE);
    const recipient = await readOpenRecipient(deps.db, memberId);
    if (!recipient) return [];
    return gather(posts).map(({ need, posts: gathered }) => ({
      memberId,
      to: recipient.email,
      key: `posts ${gathered.map(({ id, version }) => `${id}@${version}`).join(' ')}`,
      content: presentPosts({ recipient, need, posts: gathered, publicUrl: deps.publicUrl }),
      whenTaken: () => markPostsTold(deps, gathered),
    }));
  },
});
