import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { keepFilm } from './keep-film.ts';
import type { FilmDeps } from './ports.ts';
import { readMadeFilm } from './read-made-film.ts';

export function filmRoutes(deps: FilmDeps): BoundRoute[] {
  return [
    bind(api.films.getMadeFilm, {
      policy: active,
      handle: ({ actor, params: { contentId }, query: { language } }) =>
        readMadeFilm(deps, memberOf(actor), { contentId, language }),
    }),
    bind(api.films.keepFilm, {
      policy: active,
      handle: async ({ actor, params, body }) => ({
        film: await keepFilm(deps, memberOf(actor), params.contentId, body),
      }),
    }),
  ];
}
