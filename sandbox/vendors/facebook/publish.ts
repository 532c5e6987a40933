import { duplicatePost, GraphError } from './graph/errors.ts';
import type { Network } from './network.ts';
import type { Post } from './state.ts';

/** What a test compares with its own books: the post as the world sees it, with the digests of its pictures. */
function describePost(network: Network, post: Post): Record<string, unknown> {
  const { pages, photos, videos } = network.state();
  const film = videos[post.videoId ?? '']?.digest;
  return {
    pageId: post.pageId,
    pageName: pages.find(({ id }) => id === post.pageId)?.name ?? '',
    postId: post.id,
    message: post.message,
    mentions: post.names ?? [],
    link: post.link,
    photoIds: post.photoIds,
    fileDigests: film ? [film] : post.photoIds.map((id) => photos[id]?.digest ?? ''),
    altTexts: post.photoIds.map((id) => photos[id]?.altText ?? ''),
    permalink: permalink(network, post),
  };
}

export function permalink(network: Network, post: Post): string {
  return `${network.baseUrl}/posts/${post.id}`;
}

export function recordEffect(
  network: Network,
  kind: string,
  post: Post,
  cause: { at: number; requestId: string | null },
): void {
  network.effects.record({
    kind,
    at: new Date(cause.at).toISOString(),
    requestId: cause.requestId,
    detail: describePost(network, post),
  });
  network.touch();
}

function known(network: Network, ids: readonly string[]): Post[] {
  const { posts } = network.state();
  return ids.map((id) => posts[id]).filter((post) => post !== undefined);
}

/** What is on the page's wall, in the order of publication. */
export function wallOf(network: Network, pageId: string): Post[] {
  return known(network, network.state().walls[pageId] ?? []);
}

/** Every scheduled post, the next one first. */
export function waitingPosts(network: Network): Post[] {
  return known(network, network.state().waiting).toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
}

/** Takes the post off the wall and out of the queue, wherever it is. */
export function withdraw(network: Network, post: Post): void {
  const state = network.state();
  const without = (ids: readonly string[]) => ids.filter((id) => id !== post.id);
  if (post.state === 'published') state.walls[post.pageId] = without(state.walls[post.pageId] ?? []);
  if (post.state === 'scheduled') state.waiting = without(state.waiting);
}

export function schedule(network: Network, post: Post, at: number): void {
  withdraw(network, post);
  post.state = 'scheduled';
  post.scheduledAt = at;
  network.state().waiting.push(post.id);
}

type Content = Pick<Post, 'message' | 'link' | 'photoIds' | 'videoId'>;

/** Two posts are the same when text, link and the bytes of the pictures are. */
function sameContent(network: Network, left: Content, right: Post): boolean {
  const { photos, videos } = network.state();
  const digests = (post: Content) =>
    [...post.photoIds.map((id) => photos[id]?.digest), videos[post.videoId ?? '']?.digest].join();
  return left.message === right.message && left.link === right.link && digests(left) === digests(right);
}

/** Refuses (506) what says the same as the page's newest post. */
export function refuseDuplicate(network: Network, pageId: string, content: Content): void {
  if (!network.state().settings.refuseDuplicates) return;
  const newestId = network.state().walls[pageId]?.at(-1) ?? '';
  const newest = network.state().posts[newestId];
  if (newest !== undefined && sameContent(network, content, newest)) throw new GraphError(duplicatePost);
}

/** Puts the post on the wall as of `at`. */
export function publish(network: Network, post: Post, cause: { at: number; requestId: string | null }): void {
  withdraw(network, post);
  post.state = 'published';
  post.scheduledAt = null;
  const { walls } = network.state();
  (walls[post.pageId] ??= []).push(post.id);
  post.createdAt = cause.at;
  post.updatedAt = cause.at;
  recordEffect(network, 'published', post, cause);
}

/** Turns live every scheduled post whose time has come, in the order of their times. */
export function publishDue(network: Network, now: number): number {
  if (network.state().waiting.length === 0) return 0;
  const due = waitingPosts(network).filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= now);
  for (const post of due) publish(network, post, { at: post.scheduledAt ?? now, requestId: null });
  return due.length;
}
