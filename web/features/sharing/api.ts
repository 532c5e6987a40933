import { serverNow } from '../../lib/browser/server-clock.ts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { noteUse } from '../../lib/usage/note-use.ts';
import type { Size } from './composer-model.ts';
import type { Connection } from './connection-model.ts';
import { entriesOf, type Network, type Post, type PostWithHistory, pollInterval } from './model.ts';

/** Begins the key of all that is known of posts, lists of them and what is counted of them. */
export const postsKey = ['sharing', 'posts'] as const;
/** Begins the keys of the lists of posts, page by page: a change that is foreseen is one of these. */
export const postListsKey = [...postsKey, 'lists'] as const;
/** The calendar shows posts too. */
export const calendarKey = ['sharing', 'calendar'] as const;
export const suggestionsKey = ['sharing', 'suggestions'] as const;
export type PostPages = InfiniteData<Answer<'sharing', 'listPosts'>>;
export type PostsView = 'upcoming' | 'past';
type ShareRequest = Parameters<typeof api.sharing.createShare>[0]['body'];

export const connectionsQuery = queryOptions({
  queryKey: ['sharing', 'connections'],
  queryFn: async ({ signal }): Promise<Connection[]> => (await api.sharing.listConnections({ signal })).connections,
});

/** How much of a target's day is used, as its network says it now; null where it does not say. */
export function quotaQuery(network: Network, targetId: string) {
  return queryOptions({
    queryKey: ['sharing', 'quota', network, targetId],
    queryFn: async ({ signal }) =>
      (await api.sharing.getQuota({ params: { network }, query: { targetId }, signal })).quota,
    staleTime: 60_000,
    retry: false,
  });
}

/** Whom words may mean on a network, asked of it now. */
export function mentionsQuery(network: Network, targetId: string, words: string) {
  return queryOptions({
    queryKey: ['sharing', 'mentions', network, targetId, words],
    queryFn: async ({ signal }) =>
      (await api.sharing.findMentions({ params: { network }, query: { targetId, words }, signal })).found,
    staleTime: 300_000,
    retry: false,
  });
}

/** What waits on a target itself, left there with another program; null where its network does not say. */
export function scheduledThereQuery(network: Network, targetId: string) {
  return queryOptions({
    queryKey: ['sharing', 'scheduled-there', network, targetId],
    queryFn: async ({ signal }) =>
      (await api.sharing.listScheduledThere({ params: { network }, query: { targetId }, signal })).posts,
    staleTime: 60_000,
    retry: false,
  });
}

/** One post with its history; looked at again by itself while it moves, and when its window is looked at again. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ['sharing', 'post', id],
    queryFn: ({ signal }): Promise<PostWithHistory> => api.sharing.getPost({ params: { id }, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data ? pollInterval(entriesOf(state.data), serverNow().getTime()) : false),
  });
}

/** The member's posts, page by page: `upcoming` soonest first, `past` newest first. */
export function postsQuery(view: PostsView, limit = 20) {
  return infiniteQueryOptions({
    queryKey: [...postListsKey, view, limit],
    queryFn: ({ pageParam, signal }) =>
      api.sharing.listPosts({ query: { view, limit, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      pollInterval(
        (state.data?.pages ?? []).flatMap((page) => page.items),
        serverNow().getTime(),
      ),
  });
}

/** How many posts of a network wait for their time; 0 also where there are more than one answer names. */
export function scheduledOnQuery(network: Post['network']) {
  return queryOptions({
    queryKey: [...postsKey, 'scheduled-on', network],
    async queryFn({ signal }) {
      const query = { view: 'upcoming', network, limit: 100 } as const;
      const { items, nextCursor } = await api.sharing.listPosts({ query, signal });
      return nextCursor === null ? items.filter(({ state }) => state === 'scheduled').length : 0;
    },
  });
}

/**
 * A piece in full, with its suggested texts in both languages. Its key begins with `content`, like everything that wears the
 * brand: who changes the brand makes it old.
 */
export function pieceQuery(contentId: string) {
  return queryOptions({
    queryKey: ['content', 'full', contentId],
    queryFn: async ({ signal }) => (await api.content.getContent({ params: { id: contentId }, signal })).data,
  });
}

/** The picture that a post would carry now, by its digest. Making it again costs nothing while the brand stays. */
export function proofQuery(contentId: string, language: Language, size: Size) {
  return queryOptions({
    queryKey: ['content', 'proof', contentId, language, size],
    queryFn: async ({ signal }) =>
      (await api.graphics.makeProof({ body: { contentId, language, size }, signal })).proof,
    staleTime: 5000,
  });
}

/** A piece in the brand of today, small. */
export function pictureUrl(shown: Pick<Post, 'content' | 'language' | 'size'>, brandVersion: number): string {
  const query = { language: shown.language, size: shown.size, width: 320, v: String(brandVersion) };
  return api.content.getCover.url({ params: { id: shown.content.id }, query });
}

/** A small picture of a post for lists: what was sent where something was, else the piece in the brand of today. */
export function thumbnailUrl(post: Post, brandVersion: number): string {
  return post.sentSha256 === null ? pictureUrl(post, brandVersion) : post.proof.url;
}

export async function refreshPosts(queryClient: QueryClient): Promise<void> {
  const keys = [postsKey, calendarKey, suggestionsKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Leaves for the consent screen of a network. `redirect` is the path of ours to come back to. */
export function useConnect() {
  const mutation = useMutation({
    mutationFn: ({ network, redirect }: { network: Network; redirect: string }) =>
      api.sharing.startConnection({ params: { network }, body: { redirect } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset, isPending, isSuccess } = mutation;
  useEffect(() => {
    // The browser's Back from the consent screen may bring this page back as it was left: waiting.
    const wake = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  return { connect: mutation.mutate, leaving: isPending || isSuccess, error: mutation.error };
}

export function useCheckConnection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (network: Network) => api.sharing.refreshConnection({ params: { network } }),
    onSettled: async () => {
      await Promise.all([queryClient.invalidateQueries(connectionsQuery), refreshPosts(queryClient)]);
    },
  });
}

export function useDisconnect() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (network: Network) => api.sharing.removeConnection({ params: { network } }),
    onSettled: async () => {
      await Promise.all([queryClient.invalidateQueries(connectionsQuery), refreshPosts(queryClient)]);
    },
  });
}

/** Posts or schedules. Two calls with the same `clientRequestId` and body answer the same posts. */
export function useShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ShareRequest): Promise<Post[]> => (await api.sharing.createShare({ body })).posts,
    onSuccess(_posts, { when }) {
      noteUse(when.kind === 'now' ? 'share' : 'schedule');
      // Also what fills the queue.
      return Promise.all([
        refreshPosts(queryClient),
        queryClient.invalidateQueries({ queryKey: ['sharing', 'queue'] }),
      ]);
    },
  });
}
