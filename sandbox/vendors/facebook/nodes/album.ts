import type { NodeType, Visit } from '../graph/node-type.ts';
import { graphTime } from '../graph/graph-time.ts';
import { findPage } from '../caller.ts';
import type { Page, Photo } from '../state.ts';

/** The album that Facebook keeps for each page: the pictures of its posts. */
interface Album {
  id: string;
  page: Page;
}

// The ids of the seeded pages begin with another digit.
const FIRST_DIGIT = '3';

export function albumOf(page: Page): Album {
  return { id: `${FIRST_DIGIT}${page.id.slice(1)}`, page };
}

function photosOf({ network }: Visit, { page }: Album): Photo[] {
  const photos = Object.values(network.state().photos);
  return photos.filter(({ pageId, postId }) => pageId === page.id && postId !== null);
}

const count = (visit: Visit, album: Album) => photosOf(visit, album).length;

function timeOf(photo: Photo | undefined): string | undefined {
  return photo === undefined ? undefined : graphTime(photo.uploadedAt);
}

export const albumType: NodeType<Album> = {
  name: 'Album',
  find: ({ network }, id) =>
    network
      .state()
      .pages.map(albumOf)
      .find((album) => album.id === id),
  id: ({ id }) => id,
  pageId: ({ page }) => page.id,
  right: 'read',
  usual: 'created_time,name,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    name: { read: () => 'Timeline photos' },
    type: { read: () => 'wall' },
    count: { read: count },
    photo_count: { read: count },
    video_count: { read: () => 0 },
    can_upload: { read: () => false },
    created_time: { read: (visit, album) => timeOf(photosOf(visit, album)[0]) },
    updated_time: { read: (visit, album) => timeOf(photosOf(visit, album).at(-1)) },
    cover_photo: { of: 'Photo', read: (visit, album) => photosOf(visit, album).at(-1) },
    from: { of: 'Page', read: ({ network }, { page }) => findPage(network, page.id) },
    link: { read: ({ network }, { page }) => `${network.baseUrl}/pages/${page.id}` },
  },
  empty:
    'backdated_time backdated_time_granularity can_backdate description edit_link event is_user_facing location modified_major place privacy',
  lists: {
    photos: { of: 'Photo', right: 'read', items: (visit, album) => photosOf(visit, album).toReversed() },
  },
};
