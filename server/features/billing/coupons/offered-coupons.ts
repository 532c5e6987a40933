import { type CouponDefinition, couponEndsAt, definitionOf, isKept } from '@yardsign/domain/billing/coupon-definitions';
import type { Language } from '@yardsign/domain/languages';
import type { BillingDeps, SiteCoupon } from '../ports.ts';
import { answered } from '../account/answered.ts';
import { processorOf } from '../account/sync-account.ts';
import { findSignupCoupon } from './signup-coupon-store.ts';
import { siteDefinitions } from './site-definitions.ts';

/** A coupon with what the site's settings say of it. */
export interface OfferedCoupon extends SiteCoupon {
  /** What it is called here; null: as the processor calls it. */
  names: Record<Language, string> | null;
}

/** What is defined narrows what the processor would take. What differs from it cannot be used. */
function asDefined(coupon: SiteCoupon, definition: CouponDefinition | undefined): OfferedCoupon {
  if (!definition) return { ...coupon, names: null };
  return {
    ...coupon,
    names: definition.names,
    expiredAt: couponEndsAt(definition, coupon),
    ...(!isKept(definition, coupon) && { redeemable: false, state: 'differs' }),
  };
}

/** The coupons that a member may try: those for people who were referred are there for nobody else. */
export async function offeredCoupons(
  deps: BillingDeps,
  memberId: string,
  known?: readonly CouponDefinition[],
): Promise<OfferedCoupon[]> {
  const [coupons, definitions] = await Promise.all([
    answered(() => processorOf(deps).coupons()),
    known ?? siteDefinitions(deps),
  ]);
  const wasReferred = definitions.some(({ purpose }) => purpose === 'referral') && (await deps.wasReferred(memberId));
  return coupons.flatMap((coupon) => {
    const definition = definitionOf(definitions, coupon.code);
    return definition?.purpose === 'referral' && !wasReferred ? [] : [asDefined(coupon, definition)];
  });
}

/**
 * A coupon that somebody who has begun nothing yet need not type: the one that the link to their sign-up brought, or one for who
 * came by a member's link. Null where there is none that can be used.
 */
export async function couponToOffer(
  deps: BillingDeps,
  memberId: string,
  definitions: readonly CouponDefinition[],
): Promise<string | null> {
  const brought = await findSignupCoupon(deps.db, memberId);
  const isForReferred = ({ code }: { code: string }) => definitionOf(definitions, code)?.purpose === 'referral';
  if (brought === null && !definitions.some(isForReferred)) return null;
  const now = deps.clock.now();
  const usable = (await offeredCoupons(deps, memberId, definitions)).filter(
    ({ redeemable, expiredAt }) => redeemable && (expiredAt === null || expiredAt > now),
  );
  const own = usable.find(({ code }) => code.toLowerCase() === brought?.toLowerCase()) ?? usable.find(isForReferred);
  return own?.code ?? null;
}
