import { api } from '@yardsign/contracts/api';
import { offeredPlans } from '@yardsign/domain/billing/plans';
import { fromCents } from '@yardsign/domain/billing/money';
import { isCrew } from '@yardsign/domain/access/roles';
import type { BillingAsk } from '@yardsign/domain/billing/service';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { duringSignup, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { appleRoutes } from './apple/routes.ts';
import { cardPageRoutes } from './card-pages/routes.ts';
import { proratedAmount } from './changes/change-plan.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { siteDefinitions } from './coupons/site-definitions.ts';
import { offeredCoupons } from './coupons/offered-coupons.ts';
import { listInvoices, readInvoicePdf } from './changes/pay.ts';
import { mayPayOwn, mayReadBilling } from './policy.ts';
import type { BillingDeps } from './ports.ts';
import {
  presentAccount,
  presentAccountCoupon,
  presentBalance,
  presentCoupon,
  presentInvoice,
  presentPlan,
  presentSubscription,
} from './present.ts';
import { mustAnswer } from './account/must-answer.ts';
import { readBilling, readOwnBilling, readPlans } from './account/read-billing.ts';
import { billingStaffRoutes } from './staff/staff-routes.ts';
import { lifeRoutes, payingRoutes } from './changing-routes.ts';

function readingRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  const own = async (actor: MemberActor) => (await readOwnBilling(deps, actor)).snapshot;
  const asked = async (actor: MemberActor, ask: BillingAsk) => {
    const billed = await readOwnBilling(deps, actor);
    mustAnswer(actor, billed, ask);
    return billed.snapshot;
  };
  const anyMember = duringSignup(inPerson(signedIn));
  return [
    bind(billing.getBilling, {
      policy: anyMember,
      handle: async ({ actor }) => ({ data: await readBilling(deps, memberOf(actor)) }),
    }),
    bind(billing.getBillingAccount, {
      policy: mayReadBilling,
      async handle({ actor }) {
        const { account } = await asked(memberOf(actor), 'account');
        return { data: account && presentAccount(account) };
      },
    }),
    bind(billing.getSubscription, {
      policy: mayReadBilling,
      async handle({ actor, params }) {
        const snapshot = await asked(memberOf(actor), 'subscription');
        return {
          data:
            snapshot.subscription &&
            presentSubscription(snapshot.subscription, {
              coupons: snapshot.coupons,
              definitions: await siteDefinitions(deps),
              code: params.code,
            }),
        };
      },
    }),
    bind(billing.getPlans, {
      policy: anyMember,
      async handle({ actor }) {
        const plans = await readPlans(deps, memberOf(actor));
        return { data: offeredPlans(plans).map((plan) => presentPlan(plan, deps.videos)) };
      },
    }),
    bind(billing.getCoupons, {
      policy: anyMember,
      async handle({ actor }) {
        if (isCrew(memberOf(actor))) return { data: [] };
        const coupons = await offeredCoupons(deps, memberOf(actor).userId);
        return { data: coupons.map((coupon) => presentCoupon(coupon, coupon.names)) };
      },
    }),
    bind(billing.getActiveCoupons, {
      policy: mayReadBilling,
      async handle({ actor }) {
        const { coupons, subscription } = await own(memberOf(actor));
        const definitions = await siteDefinitions(deps);
        const end = subscription?.periodEndsAt ?? null;
        return { data: coupons.map((one) => presentAccountCoupon(one, end, definitions)) };
      },
    }),
    bind(billing.getBalance, {
      policy: mayReadBilling,
      handle: async ({ actor }) => ({ data: presentBalance((await own(memberOf(actor))).balance) }),
    }),
    bind(billing.getProratedAmount, {
      policy: mayPayOwn,
      async handle({ actor, body }) {
        const amount = await proratedAmount(deps, memberOf(actor), {
          planCode: body.new_plan_code,
          coupon: body.coupon,
        });
        return { data: { prorated_amount: fromCents(amount) } };
      },
    }),
    bind(billing.getInvoices, {
      policy: mayReadBilling,
      async handle({ actor, query }) {
        const page = await listInvoices(deps, memberOf(actor), query);
        return { data: { items: page.items.map(presentInvoice), nextCursor: page.nextCursor } };
      },
    }),
    bind(billing.getInvoicePdf, {
      policy: mayReadBilling,
      async handle({ actor, params }) {
        const pdf = await readInvoicePdf(deps, memberOf(actor), params.number);
        return binary(pdf, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="invoice-${params.number}.pdf"`,
          'cache-control': 'no-store',
        });
      },
    }),
  ];
}

export function billingRoutes(deps: BillingDeps): BoundRoute[] {
  return [
    ...readingRoutes(deps),
    ...payingRoutes(deps),
    ...lifeRoutes(deps),
    ...billingStaffRoutes(deps),
    ...couponRoutes(deps),
    ...cardPageRoutes(deps),
    ...appleRoutes(deps),
  ];
}
