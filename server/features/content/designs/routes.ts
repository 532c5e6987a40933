import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { active, memberOf } from '../../../platform/http/policies.ts';
import type { ContentDeps } from '../ports.ts';
import { beginSlidesFilm } from './begin-slides-film.ts';
import { beginDesign, readDesign, saveDesign } from './change-design.ts';

export function designRoutes(deps: ContentDeps): BoundRoute[] {
  return [
    bind(api.content.beginDesign, {
      policy: active,
      handle: async ({ actor, body }) => ({ design: await beginDesign(deps, memberOf(actor), body) }),
    }),
    bind(api.content.beginSlidesFilm, {
      policy: active,
      handle: async ({ actor, body }) => ({ film: await beginSlidesFilm(deps, memberOf(actor), body) }),
    }),
    bind(api.content.getDesign, {
      policy: active,
      handle: async ({ actor, params }) => ({ design: await readDesign(deps, memberOf(actor), params.id) }),
    }),
    bind(api.content.saveDesign, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        design: await saveDesign(deps, memberOf(actor), params.id, body),
      }),
    }),
  ];
}
