import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { normalPath } from '@yardsign/domain/access/normal-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../platform/http/handle-errors.ts';
import { createPageWriter, type Visitor } from './page-heads.ts';
import { withNonce } from '../platform/http/register-route.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages that mails and the server's own links lead to: what their address carries must stay neither in a cache nor in what the next page is told. */
const OPENED_BY_MAIL = new Set(
  [
    '/reset-password',
    '/confirm-delete',
    '/completeSignup',
    '/signup',
    '/account',
    '/make-admin',
    '/login',
    '/join-team',
  ].map(normalPath),
);

/**
 * Serves the built browser app: hashed files for a year, and its one page for every address that is not a call, with the
 * nonce that its styles need.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  pages: {
    visitorOf: (request: FastifyRequest) => Visitor;
    /** Whether a page that exists at times is not there now: the app shows why, and a machine reads 404. */
    isGone: (path: string) => Promise<boolean>;
  },
): Promise<void> {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? await createPageWriter(folder, await readFile(index, 'utf8')) : undefined;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === undefined) return sendError(reply, 'not_found');
    const path = normalPath(request.url);
    const byMail = OPENED_BY_MAIL.has(path);
    if (byMail) void reply.header('referrer-policy', 'no-referrer');
    return reply
      .code((await pages.isGone(path)) ? 404 : 200)
      .header('cache-control', byMail ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withNonce(await page(path, pages.visitorOf(request)), reply));
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(?:api|sandbox|assets|p)(?:\/|$)/.test(request.url);
    return isPage ? sendPage(request, reply) : sendError(reply, 'not_found');
  });
}
