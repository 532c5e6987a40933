import { own } from '../../../kit/own.ts';
import { findPage } from '../caller.ts';
import { noSuchObject } from '../graph/errors.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { type Answer, type Network, ok } from '../network.ts';
import type { Photo } from '../state.ts';
import { albumOf } from './album.ts';

export function photoAddress(network: Network, photo: Photo): string {
  return `${network.baseUrl}/photos/${photo.id}`;
}

/** Deletes a picture that no post shows. */
function deletePhoto({ network, call }: Visit, photo: Photo): Answer {
  if (photo.postId !== null) throw noSuchObject(call.method, photo.id);
  delete network.state().photos[photo.id];
  network.touch();
  return ok({ success: true });
}

const address = ({ network }: Visit, photo: Photo) => photoAddress(network, photo);

export const photoType: NodeType<Photo> = {
  name: 'Photo',
  find: ({ network }, id) => own(network.state().photos, id),
  id: ({ id }) => id,
  pageId: ({ pageId }) => pageId,
  right: 'read',
  usual: 'created_time,name,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    created_time: { read: (_visit, { uploadedAt }) => graphTime(uploadedAt) },
    updated_time: { read: (_visit, { uploadedAt }) => graphTime(uploadedAt) },
    name: { read: (_visit, { caption }) => (caption === '' ? undefined : caption) },
    alt_text_custom: { read: (_visit, { altText }) => (altText === '' ? undefined : altText) },
    images: { read: (visit, photo) => [{ source: address(visit, photo) }] },
    picture: { read: address },
    source: { read: address },
    link: { read: address },
    page_story_id: { read: (_visit, { postId }) => postId ?? undefined },
    from: { of: 'Page', read: ({ network }, { pageId }) => findPage(network, pageId) },
    album: {
      of: 'Album',
      read: ({ network }, { pageId, postId }) => {
        const page = findPage(network, pageId);
        return page === undefined || postId === null ? undefined : albumOf(page);
      },
    },
  },
  empty:
    'alt_text backdated_time backdated_time_granularity can_backdate can_delete can_tag event height icon name_tags place position target webp_images width',
  acts: { DELETE: { right: 'post', run: deletePhoto } },
};
