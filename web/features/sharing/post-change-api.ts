import { type WallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { postListsKey, type PostPages, postQuery, postsKey, refreshPosts } from './api.ts';
import type { Post, PostWithHistory } from './model.ts';

type When = Parameters<typeof api.sharing.reschedulePost>[0]['body']['when'];
export type PostChange =
  | 'cancel'
  | 'check'
  | 'retry'
  | 'there'
  | 'absent'
  | 'takeDown'
  | 'keepText'
  | { reschedule: When; from?: WallClock; again?: boolean }
  | { reword: string }
  /** Although its piece is on the target already that day. */
  | { again: 'retry' | 'absent' };

function callFor(id: string, change: PostChange): Promise<{ post: Post }> {
  const input = { params: { id } };
  if (change === 'cancel') return api.sharing.cancelPost(input);
  if (change === 'check') return api.sharing.checkPost(input);
  if (change === 'retry') return api.sharing.retryPost(input);
  if (change === 'there' || change === 'absent')
    return api.sharing.settlePost({ ...input, body: { there: change === 'there' } });
  if (change === 'keepText') return api.sharing.keepText(input);
  if (change === 'takeDown') return api.sharing.takeDownPost(input);
  if ('again' in change && !('reschedule' in change)) {
    if (change.again === 'retry') return api.sharing.retryPost({ ...input, body: { again: true } });
    return api.sharing.settlePost({ ...input, body: { there: false, again: true } });
  }
  if ('reword' in change) return api.sharing.rewordPost({ ...input, body: { caption: change.reword } });
  const { reschedule: when, from, again } = change;
  return api.sharing.reschedulePost({
    ...input,
    body: { when, ...(from && { from }), ...(again === true && { again }) },
  });
}

/** The same although its piece is on the target already that day; null for what never puts it there. */
export function repeated(change: PostChange): PostChange | null {
  if (change === 'retry' || change === 'absent') return { again: change };
  return typeof change === 'object' && 'reschedule' in change ? { ...change, again: true } : null;
}

/** What a post is from the press on, once it is cancelled or has another time. */
function foreseenOf(change: PostMove): Partial<Post> {
  const closed = {
    cancel: false,
    checkAgain: false,
    settle: false,
    retry: false,
    reschedule: false,
    reword: false,
    takeDown: false,
  };
  if (change === 'cancel') return { state: 'cancelled', reason: null, can: closed };
  const { kind: _at, ...wallClock } = change.reschedule;
  const instant = wallClockToInstant(wallClock);
  return {
    state: 'scheduled',
    reason: null,
    wallClock,
    ...(instant.ok && { dueAt: instant.value.toISOString() }),
    can: { ...closed, cancel: true, reschedule: true, reword: true },
  };
}

/** Cancels a post whose time is still to come, or gives it a time: what can be undone, and is shown at once. */
export type PostMove = 'cancel' | { reschedule: Extract<When, { kind: 'at' }>; from?: WallClock };

export function usePostMove(id: string) {
  const { queryKey } = postQuery(id);
  return useOptimistic<PostMove, unknown>({
    name: `post ${id}`,
    call: (move) => callFor(id, move),
    foresee(move) {
      const change = (post: Post): Post => (post.id === id ? { ...post, ...foreseenOf(move) } : post);
      return [
        { queryKey, change: (known: PostWithHistory) => ({ ...known, post: change(known.post) }) },
        {
          queryKey: postListsKey,
          change: ({ pages, ...rest }: PostPages): PostPages => ({
            ...rest,
            pages: pages.map((page) => ({ ...page, items: page.items.map(change) })),
          }),
        },
        // What is counted of posts is only read again.
        { queryKey: postsKey, change: (known: unknown) => known },
      ];
    },
  });
}

/**
 * Cancel, check again, try again or move one post. The lists and the post's page follow.
 *
 * @param page the post on whose page it stands: its own, or that of the post under which it is the first comment
 */
export function usePostChange(id: string, page = id) {
  const queryClient = useQueryClient();
  const { queryKey } = postQuery(page);
  return useMutation({
    mutationFn: async (change: PostChange) => (await callFor(id, change)).post,
    onSuccess: (post) => {
      queryClient.setQueryData(queryKey, (known) => {
        if (!known || page === id) return known && { ...known, post };
        return { ...known, comment: known.comment && { ...known.comment, post } };
      });
    },
    onSettled: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshPosts(queryClient)]);
    },
  });
}
