import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { crew, inPerson, memberOf } from '../../../platform/http/policies.ts';
import type { PerkDeps, StudioPerk } from '../ports.ts';
import { deletePerk } from './delete-perk.ts';
import { movePerk } from './move-perk.ts';
import { commentOnPerk, settlePerkComment } from './perk-comments.ts';
import { beginPerk, listPerks, openPerk, type PerkAct, restorePerk, savePerk } from './perk-entries.ts';

const policy = inPerson(crew);

interface PerkCall {
  actor: Actor;
  params: { slug: string };
  context: CallContext;
}

function actOf({ actor, params, context }: PerkCall): PerkAct {
  return { memberId: memberOf(actor).userId, slug: params.slug, requestId: context.requestId };
}

export function studioPerkRoutes(deps: PerkDeps): BoundRoute[] {
  const { studio } = api;
  const answer = async (perk: Promise<StudioPerk>) => ({ perk: await perk });
  return [
    bind(studio.listStudioPerks, { policy, handle: async () => ({ perks: await listPerks(deps) }) }),
    bind(studio.addStudioPerk, {
      policy,
      handle: ({ actor, body }) => answer(beginPerk(deps, memberOf(actor).userId, body)),
    }),
    bind(studio.openStudioPerk, {
      policy,
      handle: ({ actor, params }) => answer(openPerk(deps, memberOf(actor).userId, params.slug)),
    }),
    bind(studio.saveStudioPerk, { policy, handle: (call) => answer(savePerk(deps, actOf(call), call.body)) }),
    bind(studio.moveStudioPerk, { policy, handle: (call) => answer(movePerk(deps, actOf(call), call.body)) }),
    bind(studio.addStudioPerkComment, {
      policy,
      handle: (call) => answer(commentOnPerk(deps, actOf(call), call.body.body)),
    }),
    bind(studio.settleStudioPerkComment, {
      policy,
      handle: (call) => answer(settlePerkComment(deps, actOf(call), { id: call.params.commentId, ...call.body })),
    }),
    bind(studio.deleteStudioPerk, { policy, handle: (call) => deletePerk(deps, actOf(call), call.query.edition) }),
    bind(studio.restoreStudioPerk, { policy, handle: (call) => answer(restorePerk(deps, actOf(call), call.body)) }),
  ];
}
