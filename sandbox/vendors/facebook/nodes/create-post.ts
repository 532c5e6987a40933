import { own } from '../../../kit/own.ts';
import { namedIn, withNames } from './named-pages.ts';
import { badParameter, GraphError, missingContent, photosAlreadyPosted, unreadableLink } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { list, text } from '../graph/params.ts';
import { type Answer, type GraphCall, type Network, ok } from '../network.ts';
import { publish, recordEffect, refuseDuplicate, schedule } from '../publish.ts';
import { readTiming, type Timing } from '../schedule.ts';
import type { Page, Photo, Post } from '../state.ts';

const LONGEST_MESSAGE = 63_206;
const TEMPORARY_LIFE_MS = 86_400_000;
const FIRST_POST_ID = 122_100_000_000_000;

interface NewPost {
  pageId: string;
  message: string;
  link: string | null;
  photos: Photo[];
  videoId?: string;
}

/** Puts a checked post into the page's books, and on its wall unless it is to wait. */
export function addPost(network: Network, wanted: NewPost, timing: Timing, requestId: string): Post {
  const now = network.clock.now();
  const photoIds = wanted.photos.map(({ id }) => id);
  const message = withNames(network, wanted.message);
  if (timing.published) refuseDuplicate(network, wanted.pageId, { ...wanted, message, photoIds });
  const post: Post = {
    id: `${wanted.pageId}_${network.ids.digits('post', FIRST_POST_ID)}`,
    pageId: wanted.pageId,
    message,
    names: namedIn(network, wanted.message),
    link: wanted.link,
    photoIds,
    videoId: wanted.videoId ?? null,
    state: 'unpublished',
    createdAt: now,
    updatedAt: now,
    scheduledAt: null,
    madeByApp: true,
  };
  network.state().posts[post.id] = post;
  for (const photo of wanted.photos) photo.postId = post.id;
  if (timing.published) publish(network, post, { at: now, requestId });
  else if (timing.scheduledAt !== null) {
    schedule(network, post, timing.scheduledAt);
    recordEffect(network, 'scheduled', post, { at: now, requestId });
  }
  network.touch();
  return post;
}

function readLink(call: GraphCall): string | null {
  const link = text(call.params, 'link');
  if (link === undefined || link === '') return null;
  if (!URL.canParse(link) || !/^https?:/.test(link)) throw badParameter('link URL is not properly formatted');
  // The sandbox has no internet to scrape; the name reserved for "this never resolves" stands for a dead link.
  if (new URL(link).hostname.endsWith('.invalid')) throw new GraphError(unreadableLink);
  return link;
}

function photoId(entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'media_fbid' in entry) {
    const id = entry.media_fbid;
    if (typeof id === 'string' || typeof id === 'number') return String(id);
  }
  throw badParameter('Param attached_media[0] must be an object with media_fbid');
}

function readPhotos(network: Network, call: GraphCall, pageId: string, timing: Timing): Photo[] {
  const ids = list(call.params, 'attached_media').map(photoId);
  if (new Set(ids).size !== ids.length) throw new GraphError(photosAlreadyPosted);
  return ids.map((id) => {
    const photo = own(network.state().photos, id);
    const gone = photo?.temporary === true && network.clock.now() >= photo.uploadedAt + TEMPORARY_LIFE_MS;
    if (photo === undefined || photo.pageId !== pageId || (gone && photo.postId === null)) {
      throw badParameter(`Photo ${id} does not exist or cannot be attached by this page`);
    }
    if (photo.postId !== null) throw new GraphError(photosAlreadyPosted);
    if (timing.scheduledAt !== null && !photo.temporary) {
      throw badParameter('Photos of a scheduled post must be uploaded with temporary=true');
    }
    return photo;
  });
}

export function checkMessage(message: string): string {
  if (message.length > LONGEST_MESSAGE) throw badParameter('Param message is too long');
  return message;
}

/** `POST /{page}/feed`. */
export function createPost({ network, call }: Visit, page: Page): Answer {
  const message = checkMessage(text(call.params, 'message') ?? '');
  const timing = readTiming(network, call);
  const link = readLink(call);
  const photos = readPhotos(network, call, page.id, timing);
  if (message === '' && link === null && photos.length === 0) throw new GraphError(missingContent);
  const post = addPost(network, { pageId: page.id, message, link, photos }, timing, call.requestId);
  return ok({ id: post.id });
}
