import type { WallPage, WallPost } from '../../panel/wall-model.ts';
import type { Network } from './network.ts';
import type { Film } from './state.ts';

/** One video as a reader sees it. */
export function wallPost(network: Network, film: Film): WallPost {
  const path = new URL(network.baseUrl).pathname;
  const owner = network.state().people.find(({ channel }) => channel === film.channel);
  return {
    id: film.id,
    pageName: owner?.name ?? '',
    message: film.description === '' ? film.title : `${film.title}\n${film.description}`,
    link: null,
    at: film.at,
    scheduled: false,
    address: `${path}/watch/${film.id}`,
    pictures: [],
    film: { address: `${path}/media/${film.digest}`, digest: film.digest },
  };
}

/** Every channel with its videos, newest first. */
export function walls(network: Network): WallPage[] {
  const { people, films } = network.state();
  return people.flatMap(({ channel, name, username }) =>
    channel === null
      ? []
      : [
          {
            id: channel,
            network: 'YouTube',
            name,
            category: `@${username}`,
            posts: films
              .filter((film) => film.channel === channel)
              .map((film) => wallPost(network, film))
              .toReversed(),
          },
        ],
  );
}
