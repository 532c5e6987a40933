import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../../kit/html.ts';
import { registerMedia } from '../../kit/network/media-route.ts';
import { registerPosts } from '../../kit/network/post-page.ts';
import { own } from '../../kit/own.ts';
import { initials } from '../../kit/words.ts';
import { wallMedia } from './instagram/wall.ts';
import type { Network } from './network.ts';
import { wallPost } from './wall.ts';

/** Initials on a disc, which stand for the picture of a person or a page. */
function portrait(name: string): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <circle cx="20" cy="20" r="20" fill="#1F7A4D" />
    <text x="20" y="26" font-family="sans-serif" font-size="16" fill="#fff" text-anchor="middle">
      ${initials(name)}
    </text>
  </svg>`;
}

/** What anybody may see on the network: a post at its permanent address, and its pictures. */
export function registerPublicPages(
  scope: FastifyInstance,
  path: string,
  host: { network: Network; base: string; settle(): Promise<void> },
): void {
  const { network, base, settle } = host;

  registerPosts(scope, `${path}/posts/:id`, {
    network: 'Facebook',
    base,
    settle,
    find: (id) => {
      const post = own(network.state().posts, id);
      return post?.state === 'published' ? wallPost(network, post) : undefined;
    },
  });

  registerPosts(scope, `${path}/p/:id`, {
    network: 'Instagram',
    base,
    settle,
    find: (id) => {
      const media = own(network.state().instagram.media, id);
      return media && wallMedia(network, media);
    },
  });

  registerMedia(scope, path, {
    blobs: network.blobs,
    isShown: (digest) =>
      Object.values(network.state().instagram.media).some(({ digests }) => digests.includes(digest)) ||
      Object.values(network.state().videos).some((video) => video.digest === digest && video.postId !== null),
  });

  scope.get<{ Params: { id: string } }>(`${path}/photos/:id`, async (request, reply) => {
    const photo = own(network.state().photos, request.params.id);
    const bytes = photo === undefined ? undefined : network.blobs.get(photo.digest);
    if (photo === undefined || bytes === undefined) return reply.code(404).send({ error: 'There is no such picture.' });
    return reply
      .type(photo.type)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(bytes);
  });

  scope.get<{ Params: { id: string } }>(`${path}/pictures/:id`, async (request, reply) => {
    const { people, pages } = network.state();
    const shown = [...people, ...pages].find(({ id }) => id === request.params.id);
    if (shown === undefined) return reply.code(404).send({ error: 'There is nobody of that id.' });
    return reply.type('image/svg+xml').header('x-content-type-options', 'nosniff').send(portrait(shown.name).markup);
  });
}
