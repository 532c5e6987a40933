import { createHash } from 'node:crypto';
import { api } from '@yardsign/contracts/api';
import { binary, bind, html, notModified, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, memberOf, signedIn } from '../../platform/http/policies.ts';
import { readPage } from './find-page.ts';
import type { MicrositeDeps } from './ports.ts';
import { readFeed } from './read-feed.ts';
import { readMicrosite } from './read-home.ts';

const FIVE_MINUTES = { 'cache-control': 'public, max-age=300' };

export function micrositeRoutes(deps: MicrositeDeps): BoundRoute[] {
  return [
    bind(api.microsite.getMicrosite, {
      policy: signedIn,
      handle: ({ actor }) => readMicrosite(deps, memberOf(actor).userId),
    }),
    bind(api.microsite.getPublicHome, {
      policy: anyone,
      async handle({ params, query }) {
        const { sent, page, category } = query;
        return html(await readPage(deps, { ...params, slug: null, page, category }, sent === '1'), FIVE_MINUTES);
      },
    }),
    bind(api.microsite.getPublicFeed, {
      policy: anyone,
      async handle({ params, query, context }) {
        const key = JSON.stringify(['feed', params, query.category ?? null]);
        const text = await deps.pages.recall(key, () => readFeed(deps, { ...params, category: query.category }));
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
        const headers = { ...FIVE_MINUTES, etag };
        if (context.header('if-none-match') === etag) return notModified(headers);
        return binary(Buffer.from(text), { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' });
      },
    }),
    bind(api.microsite.getPublicArticle, {
      policy: anyone,
      handle: async ({ params, query }) => html(await readPage(deps, params, query.sent === '1'), FIVE_MINUTES),
    }),
  ];
}
