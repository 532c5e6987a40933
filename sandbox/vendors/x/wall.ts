import type { WallPage, WallPost } from '../../panel/wall-model.ts';
import type { Network } from './network.ts';
import type { Tweet } from './state.ts';
import { linkOf, picturesOf } from './tweets.ts';

/** One post as a reader sees it. */
export function wallPost(network: Network, tweet: Tweet): WallPost {
  const path = new URL(network.baseUrl).pathname;
  const author = network.state().people.find(({ id }) => id === tweet.author);
  const film = tweet.mediaIds.some((id) => network.state().media[id]?.isFilm === true);
  const shown = picturesOf(network, tweet).map((media) => ({ ...media, address: `${path}/media/${media.digest}` }));
  return {
    id: tweet.id,
    pageName: `@${author?.username ?? ''}`,
    message: tweet.text,
    link: linkOf(tweet),
    at: tweet.at,
    scheduled: false,
    address: `${path}/i/status/${tweet.id}`,
    pictures: film ? [] : shown,
    ...(film && shown[0] && { film: shown[0] }),
  };
}

/** Every account with its posts, newest first. */
export function walls(network: Network): WallPage[] {
  const { people, tweets } = network.state();
  return people.map(({ id, name, username }) => ({
    id,
    network: 'X',
    name: `@${username}`,
    category: name,
    posts: tweets
      .filter(({ author }) => author === id)
      .map((tweet) => wallPost(network, tweet))
      .toReversed(),
  }));
}
