import type { WallPage, WallPost } from '../../panel/wall-model.ts';
import { instagramWalls } from './instagram/wall.ts';
import type { Network } from './network.ts';
import { photoAddress } from './nodes/photo.ts';
import { permalink, waitingPosts, wallOf } from './publish.ts';
import type { Post } from './state.ts';

// Addresses on the page itself are relative to the site, so that the panel also works behind another host name.
const pathOf = (address: string) => new URL(address).pathname;

/** One post as a reader of the network sees it. */
export function wallPost(network: Network, post: Post): WallPost {
  const { comments, pages, photos, videos } = network.state();
  const film = videos[post.videoId ?? '']?.digest;
  const said = Object.values(comments).filter(({ postId }) => postId === post.id);
  return {
    ...(film && { film: { digest: film, address: `${new URL(network.baseUrl).pathname}/media/${film}` } }),
    comments: said.map(({ message }) => message),
    id: post.id,
    pageName: pages.find(({ id }) => id === post.pageId)?.name ?? '',
    message: post.message,
    link: post.link,
    at: post.scheduledAt ?? post.createdAt,
    scheduled: post.state === 'scheduled',
    address: post.state === 'published' ? pathOf(permalink(network, post)) : null,
    pictures: post.photoIds.flatMap((id) => {
      const photo = photos[id];
      return photo === undefined
        ? []
        : [{ address: pathOf(photoAddress(network, photo)), digest: photo.digest, altText: photo.altText }];
    }),
  };
}

/** Every page with its posts, newest first, and those still to come on top, the next one first. */
export function walls(network: Network): WallPage[] {
  const waiting = waitingPosts(network);
  const pages = network.state().pages.map((page) => ({
    id: page.id,
    network: 'Facebook',
    name: page.name,
    category: page.category,
    posts: [...waiting.filter(({ pageId }) => pageId === page.id), ...wallOf(network, page.id).toReversed()].map(
      (post) => wallPost(network, post),
    ),
  }));
  return [...pages, ...instagramWalls(network)];
}
