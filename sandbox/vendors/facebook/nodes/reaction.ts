import type { NodeType, Visit } from '../graph/node-type.ts';
import { type Answer, ok } from '../network.ts';
import { recordEffect } from '../publish.ts';
import type { Page, Post } from '../state.ts';

export const reactionType: NodeType<Page> = {
  name: 'Profile',
  id: ({ id }) => id,
  usual: 'id,name,type',
  fields: {
    id: { read: (_visit, { id }) => id },
    name: { read: (_visit, { name }) => name },
    type: { read: () => 'LIKE' },
  },
};

/** The pages that like the post, the first one first. */
export function likesOf({ network }: Visit, post: Post): Page[] {
  const ids = network.state().likes[post.id] ?? [];
  return ids.flatMap((id) => network.state().pages.filter((page) => page.id === id));
}

function setLikes({ network, call }: Visit, post: Post, kind: 'liked' | 'unliked', ids: string[]): Answer {
  network.state().likes[post.id] = ids;
  recordEffect(network, kind, post, { at: network.clock.now(), requestId: call.requestId });
  return ok({ success: true });
}

const others = ({ network }: Visit, post: Post) =>
  (network.state().likes[post.id] ?? []).filter((id) => id !== post.pageId);

/** `POST /{post}/likes`, as the page. A second like changes nothing. */
export function like(visit: Visit, post: Post): Answer {
  return setLikes(visit, post, 'liked', [...others(visit, post), post.pageId]);
}

/** `DELETE /{post}/likes` takes back the like, and nothing else. */
export function unlike(visit: Visit, post: Post): Answer {
  return setLikes(visit, post, 'unliked', others(visit, post));
}
