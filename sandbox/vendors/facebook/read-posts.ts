import type { Caller } from './caller.ts';
import { demandReading } from './caller.ts';
import { selectFields } from './fields.ts';
import { graphTime } from './graph-time.ts';
import { listAnswer } from './lists.ts';
import { type Answer, type GraphCall, type Network, ok } from './network.ts';
import { instant, text } from './params.ts';
import { photoAddress } from './photos.ts';
import { permalink, waitingPosts, wallOf } from './publish.ts';
import type { Post } from './state.ts';

function photoAttachment(network: Network, id: string): Record<string, unknown> {
  const photo = network.state().photos[id];
  const address = photo === undefined ? '' : photoAddress(network, photo);
  return {
    media_type: 'photo',
    type: 'photo',
    target: { id, url: address },
    media: { image: { src: address } },
    url: address,
    unshimmed_url: address,
  };
}

function attachments(network: Network, post: Post): { data: Record<string, unknown>[] } | undefined {
  const photos = post.photoIds.map((id) => photoAttachment(network, id));
  if (photos.length === 1) return { data: photos };
  if (photos.length > 1) {
    const album = { media_type: 'album', type: 'album', target: { id: post.id, url: permalink(network, post) } };
    return { data: [{ ...album, url: permalink(network, post), subattachments: { data: photos } }] };
  }
  if (post.link === null) return undefined;
  // Links are shown through Facebook's own redirector; only `unshimmed_url` gives back what was posted.
  const shimmed = `https://l.facebook.com/l.php?u=${encodeURIComponent(post.link)}`;
  const link = { media_type: 'link', type: 'share', target: { url: shimmed }, url: shimmed };
  return { data: [{ ...link, unshimmed_url: post.link, title: new URL(post.link).hostname }] };
}

function postNode(network: Network, post: Post): Record<string, unknown> {
  const page = network.state().pages.find(({ id }) => id === post.pageId);
  const firstPhoto = network.state().photos[post.photoIds[0] ?? ''];
  const scheduled = post.scheduledAt === null ? undefined : Math.floor(post.scheduledAt / 1000);
  return {
    id: post.id,
    message: post.message === '' ? undefined : post.message,
    created_time: graphTime(post.createdAt),
    updated_time: graphTime(post.updatedAt),
    permalink_url: permalink(network, post),
    from: { name: page?.name, id: post.pageId },
    is_published: post.state === 'published',
    is_hidden: false,
    scheduled_publish_time: scheduled,
    status_type: post.photoIds.length > 0 ? 'added_photos' : 'mobile_status_update',
    full_picture: firstPhoto === undefined ? undefined : photoAddress(network, firstPhoto),
    attachments: attachments(network, post),
  };
}

/** `published_posts`, `posts` and `feed`: what is on the wall, newest first, never what is scheduled or hidden. */
export function listPublished(network: Network, caller: Caller, call: GraphCall, pageId: string): Answer {
  demandReading(network, caller, pageId);
  const since = instant(call.params, 'since') ?? 0;
  const until = instant(call.params, 'until') ?? Number.POSITIVE_INFINITY;
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  const posts = wallOf(network, pageId)
    .filter(({ createdAt }) => createdAt >= since && createdAt <= until && createdAt <= shownUpTo)
    .toReversed()
    .toSorted((a, b) => b.createdAt - a.createdAt);
  return ok(listAnswer(network, call, posts, howToList(network, call)));
}

/** `scheduled_posts`: the next one first. */
export function listScheduled(network: Network, caller: Caller, call: GraphCall, pageId: string): Answer {
  demandReading(network, caller, pageId);
  const posts = waitingPosts(network).filter((post) => post.pageId === pageId);
  return ok(listAnswer(network, call, posts, howToList(network, call)));
}

const USUAL = 'id,message,created_time';

function howToList(network: Network, call: GraphCall) {
  return {
    key: (post: Post) => post.id,
    present: (post: Post) => selectFields('Post', postNode(network, post), text(call.params, 'fields'), USUAL),
  };
}

export function readPost(network: Network, caller: Caller, call: GraphCall, post: Post): Answer {
  demandReading(network, caller, post.pageId);
  return ok(selectFields('Post', postNode(network, post), text(call.params, 'fields'), USUAL));
}
