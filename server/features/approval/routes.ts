import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, anyone, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { managesTeam } from '../teams/policy.ts';
import { decideByLink, readApprovalLink } from './by-link.ts';
import { decideApproval } from './decide-approval.ts';
import type { ApprovalDeps } from './ports.ts';
import { listApprovals, listOwnAsks } from './read-asks.ts';
import { readRules, saveRules } from './rules.ts';

export function approvalRoutes(deps: ApprovalDeps): BoundRoute[] {
  const { approval } = api;
  return [
    bind(approval.getRules, {
      policy: managesTeam,
      handle: ({ actor }) => readRules(deps, memberOf(actor)),
    }),
    bind(approval.saveRules, {
      policy: inPerson(managesTeam),
      handle: ({ actor, body, context }) =>
        saveRules(deps, memberOf(actor), { rules: body, requestId: context.requestId }),
    }),
    bind(approval.listApprovals, {
      policy: signedIn,
      handle: ({ actor, query }) => listApprovals(deps, memberOf(actor), query),
    }),
    bind(approval.listOwnAsks, {
      policy: signedIn,
      handle: async ({ actor }) => ({ asks: await listOwnAsks(deps, memberOf(actor).userId) }),
    }),
    bind(approval.decideApproval, {
      policy: inPerson(active),
      handle: ({ actor, params, body, context }) =>
        decideApproval(deps, memberOf(actor).userId, { ...params, ...body, requestId: context.requestId }),
    }),
    bind(approval.readApprovalLink, { policy: anyone, handle: ({ body }) => readApprovalLink(deps, body) }),
    bind(approval.decideByLink, {
      policy: inPerson(anyone),
      handle({ actor, body: { id, h, ...answer }, context }) {
        const byId = actor.kind === 'member' ? actor.userId : null;
        return decideByLink(deps, { id, h }, { ...answer, byId, requestId: context.requestId });
      },
    }),
  ];
}
