import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { normalPath } from '@yardsign/domain/access/normal-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../platform/http/handle-errors.ts';
import { sendPlainPage, wantsPage } from '../../platform/http/answers/plain-page.ts';
import { createPageWriter, type Visitor } from './page-heads.ts';
import { withNonce } from '../../platform/http/answers/send-answer.ts';

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
    '/approve-post',
  ].map(normalPath),
);

/** Only what members publish is for search engines; the rest is behind the sign-in page, or a secret of a mail. */
const ROBOTS = 'User-agent: *\nAllow: /p/\nAllow: /api/app/v1/pictures/\nAllow: /terms\nAllow: /privacy\nDisallow: /\n';

/** Programs that look whether the link of a mail leads anywhere ask for its head alone. */
const READS = new Set(['GET', 'HEAD']);

/** A page that members' clients open, asked for by a browser: who reads it must not be answered in JSON. */
function isPublicPage({ method, url, headers }: FastifyRequest): boolean {
  return READS.has(method) && /^\/p(?:\/|$)/.test(url) && wantsPage(headers.accept);
}

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
    /** The origin of the store that browsers send large files to; empty for none. */
    connectTo?: string;
  },
): Promise<void> {
  const { connectTo = '' } = pages;
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? await createPageWriter(folder, await readFile(index, 'utf8')) : undefined;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // What the build wrote, before the nonce and the script are in it: its address is one as any other.
    globIgnore: ['index.html*'],
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
      .send(
        withNonce(await page.write(path, pages.visitorOf(request)), reply, {
          scriptSource: page.scriptSource,
          connectTo,
        }),
      );
  };
  app.get('/', sendPage);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  // Browsers and feed readers ask for it by this name, whatever a page says.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.setNotFoundHandler((request, reply) => {
    const isPage = READS.has(request.method) && !/^\/(?:api|sandbox|assets|p)(?:\/|$)/.test(request.url);
    if (isPage) return sendPage(request, reply);
    return isPublicPage(request) ? sendPlainPage(reply, 404) : sendError(reply, 'not_found');
  });
}
