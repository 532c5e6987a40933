import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { bind, type BoundRoute, type CallContext } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/policies.ts';
import { mayAct, mayLook } from '../../admin/policy.ts';
import type { AdminAct } from '../../admin/ports.ts';
import type { BillingDeps } from '../ports.ts';
import { extendTrial, grantPlan, refundInvoice, syncPerson } from './act-on-billing.ts';
import { readPersonBilling } from './read-person-billing.ts';

interface StaffCall {
  actor: Actor;
  params: { id: string };
  body: { reason: string };
  context: CallContext;
}

/** What staff does for somebody who pays. Crew looks, admins act. */
export function billingStaffRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  /** Does it, and answers how the account stands afterwards. */
  const after = async (call: StaffCall, act: (adminAct: AdminAct) => Promise<void>) => {
    const { actor, params, body, context } = call;
    await act({ by: memberOf(actor), personId: params.id, reason: body.reason, requestId: context.requestId });
    return { data: await readPersonBilling(deps, params.id) };
  };
  return [
    bind(billing.getPersonBilling, {
      policy: mayLook,
      handle: async ({ params }) => ({ data: await readPersonBilling(deps, params.id) }),
    }),
    bind(billing.syncPersonBilling, {
      policy: mayAct,
      handle: (call) => after(call, (act) => syncPerson(deps, act)),
    }),
    bind(billing.extendPersonTrial, {
      policy: mayAct,
      handle: (call) => after(call, (act) => extendTrial(deps, act, call.body.days)),
    }),
    bind(billing.grantPersonPlan, {
      policy: mayAct,
      handle: (call) => after(call, (act) => grantPlan(deps, act, call.body)),
    }),
    bind(billing.refundPersonInvoice, {
      policy: mayAct,
      handle: (call) => after(call, (act) => refundInvoice(deps, act, call.body)),
    }),
  ];
}
