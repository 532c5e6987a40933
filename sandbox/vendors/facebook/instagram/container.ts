import { grown } from '../../../kit/figures.ts';
import { own } from '../../../kit/own.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { commentsUnder, createMediaComment } from './comment.ts';
import { containerStatus, type Status } from './container-status.ts';
import { mayKnow, pageOfAccount } from './known-account.ts';
import { mediaPermalink } from './published-media.ts';
import type { Container, Media } from './state.ts';

const WORDS: Record<Status, string> = {
  IN_PROGRESS: 'In Progress: Media is still being processed.',
  FINISHED: 'Finished: Media has been uploaded and it is ready to be published.',
  EXPIRED: 'Expired: The media was not published within 24 hours.',
  PUBLISHED: 'Published: Media has been published.',
};

/** Known to whoever may know of its account. */
const ofAccount = <T extends { accountId: string }>(visit: Visit, node: T | undefined): T | undefined =>
  node !== undefined && mayKnow(visit, node.accountId) ? node : undefined;

export const containerType: NodeType<Container> = {
  name: 'IGMediaBuilder',
  find: (visit, id) => ofAccount(visit, own(visit.network.state().instagram.containers, id)),
  id: ({ id }) => id,
  usual: 'id',
  fields: {
    id: { read: (_visit, { id }) => id },
    status_code: { read: ({ network }, container) => containerStatus(network, container) },
    status: { read: ({ network }, container) => WORDS[containerStatus(network, container)] },
  },
};

export const mediaType: NodeType<Media> = {
  name: 'IGMedia',
  find: (visit, id) => ofAccount(visit, own(visit.network.state().instagram.media, id)),
  id: ({ id }) => id,
  usual: 'id',
  fields: {
    id: { read: (_visit, { id }) => id },
    caption: { read: (_visit, { caption }) => (caption === '' ? undefined : caption) },
    alt_text: { read: (_visit, { altText }) => (altText === '' ? undefined : altText) },
    timestamp: { read: (_visit, { at }) => graphTime(at) },
    permalink: { read: ({ network }, media) => mediaPermalink(network, media) },
    media_type: {
      read: (_visit, { digests, isFilm }) => (isFilm ? 'VIDEO' : digests.length > 1 ? 'CAROUSEL_ALBUM' : 'IMAGE'),
    },
    like_count: {
      read: ({ network }, { id, at }) => grown(id, 'like', { since: at, now: network.clock.now(), most: 160 }),
    },
    comments_count: {
      read: ({ network }, { id, at }) => grown(id, 'comment', { since: at, now: network.clock.now(), most: 18 }),
    },
    media_product_type: { read: (_visit, { isFilm }) => (isFilm ? 'REELS' : 'FEED') },
    username: { read: ({ network }, { accountId }) => pageOfAccount(network, accountId)?.instagram?.username },
  },
  lists: { comments: { of: 'IGComment', items: ({ network }, media) => commentsUnder(network, media) } },
  acts: { 'POST comments': { creates: 'IGComment', run: createMediaComment } },
};
