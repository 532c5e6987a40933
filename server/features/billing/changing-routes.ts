import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { readFile } from 'node:fs/promises';
import { AppError } from '../../platform/errors.ts';
import { type BoundRoute, bind } from '../../platform/http/bind.ts';
import { memberOf, anyone } from '../../platform/http/policies.ts';
import { readBilling } from './account/read-billing.ts';
import {
  dropChange,
  pauseSubscription,
  resumeSubscription,
  reactivateSubscription,
  cancelSubscription,
} from './changes/act-on-subscription.ts';
import { changePlan, changeAddOns } from './changes/change-plan.ts';
import { updateCard, purchase, payInvoice } from './changes/pay.ts';
import { refuseCardNumbers } from './changes/refuse-card-numbers.ts';
import { subscribe } from './changes/subscribe.ts';
import { maySubscribe, mayPayOwn, mayPay, mayPurchase } from './policy.ts';
import type { BillingDeps } from './ports.ts';
import { receiveNews } from './receive-news.ts';

const reasonOf = (body: { reason?: string | undefined; reason_text?: string | undefined }): string | null =>
  body.reason === undefined ? null : [body.reason, body.reason_text].filter(Boolean).join(': ');

/** Several codes are joined with commas. */
const codesOf = (joined = ''): string[] =>
  joined
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

/** After each change: the whole state, so that nobody has to ask for it. */
async function changed(deps: BillingDeps, actor: MemberActor, change: Promise<void>) {
  await change;
  return { data: await readBilling(deps, actor) };
}

export function payingRoutes(deps: BillingDeps): BoundRoute[] {
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

export function lifeRoutes(deps: BillingDeps): BoundRoute[] {
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
