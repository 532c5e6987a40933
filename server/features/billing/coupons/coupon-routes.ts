import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/policies.ts';
import { mayAct, mayLook } from '../../admin/policy.ts';
import type { BillingDeps } from '../ports.ts';
import { listCouponUses, listSiteCoupons } from './list-coupons.ts';
import { endCoupon, makeCoupon } from './make-coupon.ts';

/** What staff does about coupons. Crew looks, admins act. */
export function couponRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  return [
    bind(billing.listSiteCoupons, { policy: mayLook, handle: async () => ({ data: await listSiteCoupons(deps) }) }),
    bind(billing.makeCoupon, {
      policy: mayAct,
      async handle({ actor, body, context }) {
        const { reason, ...wanted } = body;
        await makeCoupon(deps, { by: memberOf(actor), reason, requestId: context.requestId }, wanted);
        return { data: await listSiteCoupons(deps) };
      },
    }),
    bind(billing.endCoupon, {
      policy: mayAct,
      async handle({ actor, params, body, context }) {
        const act = { by: memberOf(actor), reason: body.reason, requestId: context.requestId };
        await endCoupon(deps, act, params.code);
        return { data: await listSiteCoupons(deps) };
      },
    }),
    bind(billing.listCouponUses, {
      policy: mayLook,
      handle: async ({ params, query }) => ({ data: await listCouponUses(deps, { ...params, ...query }) }),
    }),
  ];
}
