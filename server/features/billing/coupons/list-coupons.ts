import type { WireSiteCoupon, WireSiteCoupons } from '@yardsign/contracts/routes/billing/billing-coupons';
import {
  COUPON_STANDINGS,
  type CouponDefinition,
  couponEndsAt,
  couponStanding,
  definitionOf,
} from '@yardsign/domain/billing/coupon-definitions';
import { offeredPlans } from '@yardsign/domain/billing/plans';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { type BillingDeps, ProcessorSilence, type SiteCoupon } from '../ports.ts';
import { presentCoupon } from '../present.ts';
import { countUses, couponRows, type CouponRow, pageOfUses } from './coupon-store.ts';
import { definedBy } from './site-definitions.ts';

interface Known {
  kept: SiteCoupon | null;
  row: CouponRow | null;
  /** From the settings of the site, or by staff. */
  definition: CouponDefinition | null;
  origin: WireSiteCoupon['origin'];
}

/** A coupon that the processor does not have, as it is defined. */
function asDefined(definition: CouponDefinition): SiteCoupon {
  const { code, discount, plans, names, duration } = definition;
  return {
    id: '',
    code,
    name: names.en,
    discount,
    plans,
    expiredAt: null,
    redeemable: false,
    state: 'none',
    ...duration,
  };
}

function present({ kept, row, definition, origin }: Known, uses: ReadonlyMap<string, number>, now: Date) {
  const coupon = kept ?? (definition && asDefined(definition));
  if (!coupon) return [];
  const expiredAt = definition ? couponEndsAt(definition, coupon) : (row?.ended_at ?? coupon.expiredAt);
  const standing = couponStanding(
    { definition, kept: kept && { ...kept, expiredAt }, isSettled: row?.settled ?? true },
    now,
  );
  return [
    {
      ...presentCoupon({ ...coupon, expiredAt }, definition?.names ?? null),
      purpose: definition?.purpose ?? ('promo' as const),
      standing,
      origin,
      uses: uses.get(coupon.code) ?? 0,
    },
  ];
}

/** What is known of each code, once: the settings go before what staff made. */
function together(
  kept: readonly SiteCoupon[],
  rows: readonly CouponRow[],
  settings: readonly CouponDefinition[],
): Known[] {
  const fold = (code: string) => code.toLowerCase();
  const codes = new Map([...rows, ...settings, ...kept].map(({ code }) => [fold(code), code]));
  return [...codes.values()].map((code) => {
    const row = rows.find((one) => fold(one.code) === fold(code)) ?? null;
    const set = definitionOf(settings, code);
    const made = row && definedBy(row);
    return {
      kept: kept.find((one) => fold(one.code) === fold(code)) ?? null,
      row,
      definition: set ?? made,
      origin: set ? 'settings' : made ? 'staff' : 'processor',
    };
  });
}

/** The processor's coupons and plans; null where it is silent. */
async function catalogue(deps: BillingDeps) {
  try {
    return deps.processor && { coupons: await deps.processor.coupons(), plans: await deps.processor.plans() };
  } catch (error) {
    if (error instanceof ProcessorSilence) return null;
    throw error;
  }
}

/** All coupons of the site: what can be used first, and the rest by how it stands; each by its code. */
export async function listSiteCoupons(deps: BillingDeps): Promise<WireSiteCoupons> {
  if (deps.processor === null) return { enabled: false, items: [], plans: [], stale: false };
  const [found, rows, settings, uses] = await Promise.all([
    catalogue(deps),
    couponRows(deps.db),
    deps.readCouponDefinitions(),
    countUses(deps.db),
  ]);
  const now = deps.clock.now();
  const items = together(found?.coupons ?? [], rows, settings).flatMap((known) => present(known, uses, now));
  const place = ({ standing }: WireSiteCoupon) => COUPON_STANDINGS.indexOf(standing);
  return {
    enabled: true,
    items: items.toSorted((one, other) => place(one) - place(other) || (one.code < other.code ? -1 : 1)),
    plans: offeredPlans(found?.plans ?? []).flatMap(({ code, name, price }) => (price > 0 ? [{ code, name }] : [])),
    stale: found === null,
  };
}

/** Who used a coupon, page by page. @throws AppError `invalid_request` for a cursor that is none. */
export async function listCouponUses(
  deps: Pick<BillingDeps, 'db'>,
  { code, cursor, limit }: { code: string; cursor?: string | undefined; limit: number },
) {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'cmd');
  const rows = await pageOfUses(deps.db, { code, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      member: { id: row.member_id, name: `${row.first_name} ${row.last_name}`.trim() },
      at: row.created_at.toISOString(),
      counts: row.counts,
    })),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}
