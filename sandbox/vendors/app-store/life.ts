import type { Purchase } from './state.ts';

const DAY_MS = 86_400_000;
const GRACE_MS = 16 * DAY_MS;
/** So long after the end of the paid time Apple tries the card. */
const TRIED_MS = 60 * DAY_MS;

/** What is told of a purchase. */
export type Event = readonly [type: string, subtype: string | null];

export function addMonths(from: number, months: number): number {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  return to.getTime();
}

/** When something happens by itself to a purchase, or null. */
function nextAt({ status, expiresAt, graceEndsAt }: Purchase): number | null {
  if (status === 1) return expiresAt;
  if (status === 4) return graceEndsAt;
  return status === 3 ? expiresAt + TRIED_MS : null;
}

function renew(purchase: Purchase, at: number): Event {
  const recovered = purchase.status !== 1;
  const begins = recovered ? at : purchase.expiresAt;
  Object.assign(purchase, { status: 1, graceEndsAt: null, expiresAt: addMonths(begins, purchase.months) });
  return ['DID_RENEW', recovered ? 'BILLING_RECOVERY' : null];
}

function endPeriod(purchase: Purchase): Event {
  if (!purchase.renews) {
    purchase.status = 2;
    return ['EXPIRED', 'VOLUNTARY'];
  }
  if (!purchase.cardFails) return renew(purchase, purchase.expiresAt);
  Object.assign(purchase, { status: 4, graceEndsAt: purchase.expiresAt + GRACE_MS });
  return ['DID_FAIL_TO_RENEW', 'GRACE_PERIOD'];
}

function endTrying(purchase: Purchase): Event {
  if (purchase.status === 4) {
    purchase.status = 3;
    return ['GRACE_PERIOD_EXPIRED', null];
  }
  purchase.status = 2;
  return ['EXPIRED', 'BILLING_RETRY'];
}

/** Lets the next thing happen that was due. @returns what is told and when, or null where nothing was. */
export function happen(purchase: Purchase, now: number): { at: number; event: Event } | null {
  const at = nextAt(purchase);
  if (at === null || at > now) return null;
  return { at, event: purchase.status === 1 ? endPeriod(purchase) : endTrying(purchase) };
}

/** What people do, or Apple does for them. */
export const acts: Readonly<Record<string, (purchase: Purchase, now: number) => Event | null>> = {
  'renew-off': (purchase) => {
    purchase.renews = false;
    return ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED'];
  },
  'renew-on': (purchase) => {
    purchase.renews = true;
    return ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED'];
  },
  'card-fails': (purchase) => {
    purchase.cardFails = true;
    return null;
  },
  'card-works': (purchase, now) => {
    purchase.cardFails = false;
    return purchase.status === 3 || purchase.status === 4 ? renew(purchase, now) : null;
  },
  refund: (purchase, now) => {
    Object.assign(purchase, { status: 5, revokedAt: now });
    return ['REFUND', null];
  },
};
