import type { WallPage, WallPost } from '../../../panel/wall-model.ts';
import type { Network } from '../network.ts';
import { pageOfAccount } from './known-account.ts';
import { mediaOf, mediaPermalink } from './published-media.ts';
import type { Media } from './state.ts';

const pathOf = (address: string) => new URL(address).pathname;

function mediaPicture(network: Network, digest: string): string {
  return `${network.baseUrl}/media/${digest}`;
}

/** One post as a reader of the network sees it. */
export function wallMedia(network: Network, media: Media): WallPost {
  const said = Object.values(network.state().instagram.comments).filter(({ mediaId }) => mediaId === media.id);
  return {
    comments: said.map(({ text }) => text),
    id: media.id,
    pageName: `@${pageOfAccount(network, media.accountId)?.instagram?.username ?? ''}`,
    message: media.caption,
    link: null,
    at: media.at,
    scheduled: false,
    address: pathOf(mediaPermalink(network, media)),
    ...(media.isFilm &&
      media.digests[0] !== undefined && {
        film: { digest: media.digests[0], address: pathOf(mediaPicture(network, media.digests[0])) },
      }),
    pictures: (media.isFilm ? [] : media.digests).map((digest) => ({
      address: pathOf(mediaPicture(network, digest)),
      digest,
      altText: media.altText,
    })),
  };
}

/** Every account with its posts, newest first. */
export function instagramWalls(network: Network): WallPage[] {
  return network.state().pages.flatMap(({ instagram, category }) =>
    instagram === undefined
      ? []
      : [
          {
            id: instagram.id,
            network: 'Instagram',
            name: `@${instagram.username}`,
            category,
            posts: mediaOf(network, instagram.id).map((media) => wallMedia(network, media)),
          },
        ],
  );
}
