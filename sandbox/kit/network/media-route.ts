import type { FastifyInstance } from 'fastify';
import type { Blobs } from '../blobs.ts';

/** Serves the files of a wall, pictures unless it is said, by their digests: those that a post shows, and nothing else that was ever uploaded. */
export function registerMedia(
  scope: FastifyInstance,
  path: string,
  options: { blobs: Blobs; isShown: (digest: string) => boolean; type?: string },
): void {
  scope.get<{ Params: { digest: string } }>(`${path}/media/:digest`, (request, reply) => {
    const { digest } = request.params;
    const bytes = options.isShown(digest) ? options.blobs.get(digest) : undefined;
    if (bytes === undefined) return reply.code(404).send({ error: 'There is no such picture.' });
    return reply
      .type(options.type ?? 'image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(bytes);
  });
}
