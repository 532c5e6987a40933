import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { crew, inPerson, memberOf } from '../../../platform/http/policies.ts';
import type { PerkDeps } from '../ports.ts';
import { beginPerk, listPerks, openPerk, restorePerk, savePerk } from './perk-entries.ts';

const policy = inPerson(crew);

interface PerkCall {
  actor: Actor;
  params: { slug: string };
  body: { version: number };
  context: CallContext;
}

function who({ actor, context }: Pick<PerkCall, 'actor' | 'context'>) {
  return { memberId: memberOf(actor).userId, requestId: context.requestId };
}

function actOf(call: PerkCall) {
  return { ...who(call), slug: call.params.slug, version: call.body.version };
}

export function studioPerkRoutes(deps: PerkDeps): BoundRoute[] {
  const { studio } = api;
  return [
    bind(studio.listStudioPerks, { policy, handle: async () => ({ perks: await listPerks(deps) }) }),
    bind(studio.addStudioPerk, {
      policy,
      handle: async (call) => ({ perk: await beginPerk(deps, who(call), call.body) }),
    }),
    bind(studio.openStudioPerk, {
      policy,
      handle: async ({ params }) => ({ perk: await openPerk(deps, params.slug) }),
    }),
    bind(studio.saveStudioPerk, {
      policy,
      handle: async (call) => ({ perk: await savePerk(deps, actOf(call), call.body.entry) }),
    }),
    bind(studio.restoreStudioPerk, {
      policy,
      handle: async (call) => ({ perk: await restorePerk(deps, actOf(call), call.body.number) }),
    }),
  ];
}
