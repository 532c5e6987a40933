import { readFile } from 'node:fs/promises';
import { api } from '@yardsign/contracts/api';
import { offeredPlans } from '@yardsign/domain/billing/plans';
import { fromCents } from '@yardsign/domain/billing/money';
import { isCrew } from '@yardsign/domain/access/roles';
import type { BillingAsk } from '@yardsign/domain/billing/service';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../platform/errors.ts';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, duringSignup, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import {
  cancelSubscription,
  dropChange,
  pauseSubscription,
  reactivateSubscription,
  resumeSubscription,
} from './changes/act-on-subscription.ts';
import { appleRoutes } from './apple/routes.ts';
import { cardPageRoutes } from './card-pages/routes.ts';
import { changeAddOns, changePlan, proratedAmount } from './changes/change-plan.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { siteDefinitions } from './coupons/site-definitions.ts';
import { offeredCoupons } from './coupons/offered-coupons.ts';
import { listInvoices, payInvoice, purchase, readInvoicePdf, updateCard } from './changes/pay.ts';
import { mayPay, mayPayOwn, mayPurchase, mayReadBilling, maySubscribe } from './policy.ts';
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
import { receiveNews } from './receive-news.ts';
import { refuseCardNumbers } from './changes/refuse-card-numbers.ts';
import { billingStaffRoutes } from './staff/staff-routes.ts';
import { subscribe } from './changes/subscribe.ts';

const reasonOf = (body: { reason?: string | undefined; reason_text?: string | undefined }): string | null =>
  body.reason === undefined ? null : [body.reason, body.reason_text].filter(Boolean).join(': ');

/** Several codes are joined with commas. */
const codesOf = (joined = ''): string[] =>
  joined
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

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

/** After each change: the whole state, so that nobody has to ask for it. */
async function changed(deps: BillingDeps, actor: MemberActor, change: Promise<void>) {
  await change;
  return { data: await readBilling(deps, actor) };
}

function payingRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  return [
    bind(billing.createSubscription, {
      policy: maySubscribe,
      handle({ actor: caller, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        const couponCodes = codesOf(body.coupon_codes);
        const { plan_code: planCode, unit_amount: shownPrice, token_id: tokenId } = body;
        const proof = body.three_d_secure_action_result_token_id;
        return changed(deps, actor, subscribe(deps, actor, { planCode, shownPrice, couponCodes, tokenId, proof }));
      },
    }),
    bind(billing.changePlan, {
      policy: mayPayOwn,
      handle({ actor: caller, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        const { new_plan_code: planCode, unit_amount: shownPrice, coupon, timeframe } = body;
        const proof = body.three_d_secure_action_result_token_id;
        return changed(deps, actor, changePlan(deps, actor, { planCode, shownPrice, coupon, timeframe, proof }));
      },
    }),
    bind(billing.changeSubscription, {
      policy: mayPay,
      handle({ actor: caller, params, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        const { add_ons: addOns, timeframe, three_d_secure_action_result_token_id: proof } = body;
        return changed(deps, actor, changeAddOns(deps, actor, { id: params.id, addOns, timeframe, proof }));
      },
    }),
    bind(billing.updateCard, {
      policy: mayPayOwn,
      handle({ actor: caller, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        return changed(deps, actor, updateCard(deps, actor, body.token_id));
      },
    }),
    bind(billing.purchase, {
      policy: mayPurchase,
      handle({ actor: caller, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        const items = body.line_items.map(({ item_code: code, quantity }) => ({ code, quantity }));
        const proof = body.three_d_secure_action_result_token_id;
        return changed(deps, actor, purchase(deps, actor, { items, couponCodes: codesOf(body.coupon_codes), proof }));
      },
    }),
    bind(billing.payInvoice, {
      policy: mayPayOwn,
      handle({ actor: caller, params, body }) {
        refuseCardNumbers(body);
        const actor = memberOf(caller);
        const proof = body.three_d_secure_action_result_token_id;
        return changed(deps, actor, payInvoice(deps, actor, { number: params.number, proof }));
      },
    }),
  ];
}

function lifeRoutes(deps: BillingDeps): BoundRoute[] {
  const { billing } = api;
  return [
    bind(billing.dropChange, {
      policy: mayPay,
      handle: ({ actor, params }) => changed(deps, memberOf(actor), dropChange(deps, memberOf(actor), params.id)),
    }),
    bind(billing.pauseSubscription, {
      policy: mayPay,
      handle({ actor: caller, params, body }) {
        const actor = memberOf(caller);
        const asked = { id: params.id, cycles: body.remaining_pause_cycles, reason: reasonOf(body) };
        return changed(deps, actor, pauseSubscription(deps, actor, asked));
      },
    }),
    bind(billing.resumeSubscription, {
      policy: mayPay,
      handle: ({ actor, params }) =>
        changed(deps, memberOf(actor), resumeSubscription(deps, memberOf(actor), params.id)),
    }),
    bind(billing.reactivateSubscription, {
      policy: mayPay,
      handle: ({ actor, params }) =>
        changed(deps, memberOf(actor), reactivateSubscription(deps, memberOf(actor), params.id)),
    }),
    bind(billing.cancelSubscription, {
      policy: mayPay,
      handle({ actor: caller, params, body }) {
        const actor = memberOf(caller);
        const asked = { id: params.id, reason: reasonOf(body) ?? body.reason };
        return changed(deps, actor, cancelSubscription(deps, actor, asked));
      },
    }),
    bind(billing.receiveBillingNews, {
      policy: anyone,
      async handle({ context }) {
        const [file] = context.files;
        if (!file) throw new AppError('billing_not_found');
        await receiveNews(deps, await readFile(file.path), context.header('recurly-signature') ?? '');
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
