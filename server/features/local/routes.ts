import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { type LocalDeps, readFigures, saveFigures } from './keep-figures.ts';

export function localRoutes(deps: LocalDeps): BoundRoute[] {
  return [
    bind(api.local.getFigures, {
      policy: active,
      handle: async ({ actor, query }) => ({ figures: await readFigures(deps, memberOf(actor), query.market) }),
    }),
    bind(api.local.saveFigures, {
      policy: active,
      handle: async ({ actor, body }) => ({ figures: await saveFigures(deps, memberOf(actor), body) }),
    }),
  ];
}
