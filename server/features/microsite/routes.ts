import { api } from '@yardsign/contracts/api';
import { bind, html, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone } from '../../platform/http/policies.ts';
import { readPublicArticle } from './find-public-article.ts';
import type { MicrositeDeps } from './ports.ts';

const FIVE_MINUTES = 'public, max-age=300';

export function micrositeRoutes(deps: MicrositeDeps): BoundRoute[] {
  return [
    bind(api.microsite.getPublicArticle, {
      policy: anyone,
      handle: async ({ params }) => html(await readPublicArticle(deps, params), { 'cache-control': FIVE_MINUTES }),
    }),
  ];
}
