import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { crew, inPerson, memberOf } from '../../../platform/http/policies.ts';
import type { SiteSettingsDeps } from '../ports.ts';
import { openSite, restoreSite, saveSite } from './site-entries.ts';

const policy = inPerson(crew);

function actOf({ actor, body, context }: { actor: Actor; body: { version: number }; context: CallContext }) {
  return { version: body.version, memberId: memberOf(actor).userId, requestId: context.requestId };
}

export function studioSiteRoutes(deps: SiteSettingsDeps): BoundRoute[] {
  const { studio } = api;
  return [
    bind(studio.openStudioSite, { policy, handle: async () => ({ site: await openSite(deps) }) }),
    bind(studio.saveStudioSite, {
      policy,
      handle: async (call) => ({ site: await saveSite(deps, actOf(call), call.body.entry) }),
    }),
    bind(studio.restoreStudioSite, {
      policy,
      handle: async (call) => ({ site: await restoreSite(deps, actOf(call), call.body.number) }),
    }),
  ];
}
