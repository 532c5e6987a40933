import { findPage, maySeePage } from '../caller.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { instant } from '../graph/params.ts';
import type { Fields } from '../../../kit/form.ts';
import { waitingPosts, wallOf } from '../publish.ts';
import type { Page, Post } from '../state.ts';
import { pageTokenFor } from '../tokens.ts';
import { albumOf } from './album.ts';
import { createPost } from './create-post.ts';
import { pictureField, readPicture } from './picture.ts';
import { plainType } from './plain.ts';
import { silentPageFields } from './silent-page-fields.ts';
import { uploadPhoto } from './upload-photo.ts';
import { uploadVideo } from './video.ts';

export const pageCategoryType = plainType('PageCategory', ['id', 'name']);

/** A page token, for a person who runs the page and let the app see it; the page's own session answers itself. */
function tokenOf({ network, caller }: Visit, page: Page): string | undefined {
  if (caller.kind === 'app') return undefined;
  const { token } = caller;
  if (token.pageId !== null) return token.pageId === page.id ? token.value : undefined;
  return maySeePage(network, token.personId, page) ? pageTokenFor(network, token, page.id).value : undefined;
}

/** `published_posts`, `posts` and `feed`: what is on the wall, newest first, never what is scheduled or hidden. */
function publishedPosts({ network }: Visit, { id }: Page, given: Fields): Post[] {
  const since = instant(given, 'since') ?? 0;
  const until = instant(given, 'until') ?? Number.POSITIVE_INFINITY;
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  return wallOf(network, id)
    .filter(({ createdAt }) => createdAt >= since && createdAt <= until && createdAt <= shownUpTo)
    .toReversed()
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

const wall = { of: 'Post', right: 'read', items: publishedPosts } as const;

function shownPhotos({ network }: Visit, { id }: Page) {
  const photos = Object.values(network.state().photos);
  return photos.filter(({ pageId, postId }) => pageId === id && postId !== null).toReversed();
}

export const pageType: NodeType<Page> = {
  name: 'Page',
  find: ({ network }, id) => findPage(network, id),
  id: ({ id }) => id,
  pageId: ({ id }) => id,
  visible: ({ network, caller }, page) => {
    if (caller.kind === 'page') return caller.page.id === page.id;
    return caller.kind === 'user' && maySeePage(network, caller.token.personId, page);
  },
  usual: 'name,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    name: { read: (_visit, { name }) => name },
    access_token: { read: tokenOf },
    category: { read: (_visit, { category }) => category },
    category_list: { of: 'PageCategory', read: (_visit, { category }) => [{ id: '2201', name: category }] },
    tasks: { read: ({ caller }, { roles }) => (caller.kind === 'app' ? undefined : roles[caller.token.personId]) },
    link: { read: ({ network }, { id }) => `${network.baseUrl}/pages/${id}` },
    fan_count: { read: (_visit, { fans }) => fans ?? 0 },
    followers_count: { read: (_visit, { fans }) => fans ?? 0 },
    is_published: { read: () => true },
    picture: pictureField,
    // Absent when no account is linked, and also without the permission: the two look the same from outside.
    instagram_business_account: {
      of: 'IGUser',
      scope: 'instagram_basic',
      read: (_visit, { instagram }) => instagram,
    },
  },
  empty: silentPageFields,
  lists: {
    feed: wall,
    posts: wall,
    published_posts: wall,
    scheduled_posts: {
      of: 'Post',
      right: 'read',
      items: ({ network }, { id }) => waitingPosts(network).filter(({ pageId }) => pageId === id),
    },
    photos: { of: 'Photo', right: 'read', items: shownPhotos },
    albums: { of: 'Album', right: 'read', items: (_visit, page) => [albumOf(page)] },
  },
  acts: {
    'GET picture': readPicture,
    'POST feed': { right: 'post', creates: 'Post', run: createPost },
    'POST photos': { right: 'post', creates: 'Photo', run: uploadPhoto },
    'POST videos': { right: 'post', run: uploadVideo },
  },
};
