import type { WallPage, WallPost } from '../../panel/wall-model.ts';
import type { Network } from './network.ts';
import type { Film } from './state.ts';

/** One post as a reader sees it. Its film is named by its digest. */
export function wallPost(network: Network, film: Film): WallPost {
  const path = new URL(network.baseUrl).pathname;
  const author = network.state().people.find(({ id }) => id === film.author);
  return {
    id: film.id,
    pageName: `@${author?.username ?? ''}`,
    message: film.title,
    link: null,
    at: film.at,
    scheduled: false,
    address: `${path}/video/${film.id}`,
    pictures: [],
    film: { address: `${path}/media/${film.digest}`, digest: film.digest },
  };
}

/** Every account with its posts, newest first. */
export function walls(network: Network): WallPage[] {
  const { people, films } = network.state();
  return people.map(({ id, name, username }) => ({
    id,
    network: 'TikTok',
    name: `@${username}`,
    category: name,
    posts: films
      .filter(({ author }) => author === id)
      .map((film) => wallPost(network, film))
      .toReversed(),
  }));
}
