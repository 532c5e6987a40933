import { type CouponDefinition, definitionOf } from '@yardsign/domain/billing/coupon-definitions';
import type { BillingDeps } from '../ports.ts';
import { couponRows, type CouponRow } from './coupon-store.ts';
import { readDefinition } from './definitions-schema.ts';

/** What staff has defined; one that was ended ends then at the latest. Null for one that was only ended here. */
export function definedBy({ definition, ended_at }: CouponRow): CouponDefinition | null {
  if (definition === null) return null;
  const defined = readDefinition(definition);
  const ends = [defined.endsAt, ended_at].filter((at) => at !== null);
  return { ...defined, endsAt: ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null };
}

/** What the site says of coupons: its settings, and what staff made where they say nothing. */
export async function siteDefinitions(deps: BillingDeps): Promise<CouponDefinition[]> {
  const [settings, rows] = await Promise.all([deps.readCouponDefinitions(), couponRows(deps.db)]);
  const made = rows.flatMap((row) => definedBy(row) ?? []);
  return [...settings, ...made.filter(({ code }) => !definitionOf(settings, code))];
}
