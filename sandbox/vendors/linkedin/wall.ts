import type { WallPage, WallPost } from '../../panel/wall-model.ts';
import { readLittleText } from './little-text.ts';
import type { Network } from './network.ts';
import { authorName, digestsOf, isFilmPost } from './posts.ts';
import type { Post } from './state.ts';

/** One post as a reader sees it. */
export function wallPost(network: Network, post: Post): WallPost {
  const path = new URL(network.baseUrl).pathname;
  const [digest] = digestsOf(network, post);
  return {
    id: post.urn,
    pageName: authorName(network, post.author),
    message: readLittleText(post.commentary),
    link: post.article?.source ?? null,
    at: post.at,
    scheduled: false,
    address: `${path}/feed/update/${post.urn}`,
    ...(isFilmPost(post) && digest !== undefined && { film: { digest, address: `${path}/media/${digest}` } }),
    pictures: (isFilmPost(post) ? [] : digestsOf(network, post)).map((digest) => ({
      address: `${path}/media/${digest}`,
      digest,
      altText: post.media?.altText ?? '',
    })),
  };
}

/** Every profile and every organization with its posts, newest first. */
export function walls(network: Network): WallPage[] {
  const { people, organizations, posts } = network.state();
  const authors = [
    ...people.map(({ id, name }) => ({ id: `urn:li:person:${id}`, name, category: '' })),
    ...organizations.map(({ id, name, category }) => ({ id: `urn:li:organization:${id}`, name, category })),
  ];
  return authors.map((author) => ({
    ...author,
    network: 'LinkedIn',
    posts: posts
      .filter((post) => post.author === author.id)
      .map((post) => wallPost(network, post))
      .toReversed(),
  }));
}
