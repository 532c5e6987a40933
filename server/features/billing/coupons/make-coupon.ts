import type { WireCouponDefinition } from '@yardsign/contracts/routes/billing/billing-coupons';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { definitionOf } from '@yardsign/domain/billing/coupon-definitions';
import { offeredPlans } from '@yardsign/domain/billing/plans';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { AuditDetail } from '../../../platform/audit/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../ports.ts';
import { answered } from '../account/answered.ts';
import { processorOf } from '../account/sync-account.ts';
import { findCouponRow, insertCoupon, writeEnd } from './coupon-store.ts';
import { readDefinition } from './definitions-schema.ts';
import { isFreeFor, settleCoupon } from './settle-coupon.ts';

/** Who of the staff does something about a coupon, and why. */
export interface CouponAct {
  by: MemberActor;
  reason: string;
  requestId: string | null;
}

function writeAct(tx: Tx, act: CouponAct, done: { at: Date; action: AuditAction; detail: AuditDetail }): Promise<void> {
  const { by, reason, requestId } = act;
  return recordAct(tx, {
    ...done,
    actorId: by.userId,
    realActorId: by.impersonator?.userId ?? by.userId,
    subjectId: null,
    detail: { ...done.detail, reason },
    requestId,
  });
}

/** Tells the processor at once what was written down; where it is silent, the job does it later. */
async function settleNow(deps: BillingDeps, code: string): Promise<void> {
  const row = await findCouponRow(deps.db, code);
  if (row && !row.settled) await settleCoupon(deps, row);
}

/** @throws AppError `invalid_request` for an end that is past, `plan_not_offered`, `coupon_exists`. */
async function mustBePossible(deps: BillingDeps, wanted: WireCouponDefinition): Promise<void> {
  const definition = readDefinition(wanted);
  if (definition.endsAt !== null && definition.endsAt <= deps.clock.now())
    throw new AppError('invalid_request', { issues: [{ path: 'ends', message: 'past' }] });
  const offered = offeredPlans(await processorOf(deps).plans());
  if (definition.plans?.some((code) => !offered.some((plan) => plan.code === code)) === true)
    throw new AppError('plan_not_offered');
  const isTaken = definitionOf(await deps.readCouponDefinitions(), definition.code) !== undefined;
  if (isTaken || !(await isFreeFor(deps, definition))) throw new AppError('coupon_exists');
}

/**
 * Defines a coupon, and has the processor make it; one that the processor keeps just so is named. It is written down with the entry
 * of the audit log first, so that nothing is there that nobody answers for.
 *
 * @throws AppError `invalid_request`, `plan_not_offered`, `coupon_exists`, `billing_off`, `billing_unavailable`.
 */
export async function makeCoupon(deps: BillingDeps, act: CouponAct, wanted: WireCouponDefinition): Promise<void> {
  await answered(() => mustBePossible(deps, wanted));
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertCoupon(tx, wanted, { made_by: act.by.userId, made_at: at }))) throw new AppError('coupon_exists');
    const { code, value, duration } = wanted;
    const words = typeof value === 'number' ? `$${value.toFixed(2)}` : value;
    await writeAct(tx, act, { at, action: 'coupon.made', detail: { code, value: words, duration } });
  });
  await settleNow(deps, wanted.code);
}

/**
 * Ends a coupon: nobody can use it from now on. Ended twice it has ended once.
 *
 * @throws AppError `billing_not_found` for a code that is nowhere, `billing_off`, `billing_unavailable`.
 */
export async function endCoupon(deps: BillingDeps, act: CouponAct, code: string): Promise<void> {
  const folded = code.toLowerCase();
  const row = await findCouponRow(deps.db, code);
  const known =
    row ?? (await answered(() => processorOf(deps).coupons())).find((one) => one.code.toLowerCase() === folded);
  if (!known) throw new AppError('billing_not_found');
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await writeEnd(tx, known.code, { by: act.by.userId, at }))) return;
    await writeAct(tx, act, { at, action: 'coupon.ended', detail: { code: known.code } });
  });
  await settleNow(deps, known.code);
}
