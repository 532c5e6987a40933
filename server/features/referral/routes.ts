import { api } from '@yardsign/contracts/api';
import { fromCents } from '@yardsign/domain/billing/money';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, memberOf } from '../../platform/http/policies.ts';
import { readCursor, writeCursor } from '../../platform/http/time-cursor.ts';
import { mayReferOthers } from './policy.ts';
import type { ReferralDeps } from './ports.ts';
import { keepCode, pageOfReferrals, sumOfCredits } from './store.ts';
import { VISIT_COOKIE, writeVisit } from './visit.ts';

const ID = 'rfl';

/** Whom it is about, without telling more than their friend knows. */
const nameOf = (row: { first_name: string; last_name: string }) =>
  [row.first_name, row.last_name.slice(0, 1)].filter(Boolean).join(' ');

async function listReferrals(
  deps: ReferralDeps,
  referrerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = cursor === undefined ? undefined : readCursor(cursor, ID);
  const [rows, { earned, credited }] = await Promise.all([
    pageOfReferrals(deps.db, { referrerId, after, limit: limit + 1 }),
    sumOfCredits(deps.db, referrerId),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      id: row.id,
      name: nameOf(row),
      state: row.state,
      refusal: row.refusal,
      signed_up_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
      credit:
        row.credit_state === null
          ? null
          : {
              state: row.credit_state,
              amount: row.amount === null ? null : fromCents(row.amount),
              at: row.settled_at?.toISOString() ?? null,
            },
    })),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    months_earned: earned,
    credited: fromCents(credited),
  };
}

export function referralRoutes(deps: ReferralDeps): BoundRoute[] {
  const { referral } = api;
  return [
    bind(referral.makeReferralLink, {
      policy: mayReferOthers,
      async handle({ actor }) {
        const code = await keepCode(deps.db, {
          member_id: memberOf(actor).userId,
          code: deps.random.id('ref').slice('ref_'.length),
          created_at: deps.clock.now(),
        });
        return { data: { link: `${deps.publicUrl}/signup?ref=${code}` } };
      },
    }),
    bind(referral.listReferrals, {
      policy: mayReferOthers,
      handle: async ({ actor, query }) => ({ data: await listReferrals(deps, memberOf(actor).userId, query) }),
    }),
    bind(referral.visitByReferral, {
      policy: anyone,
      async handle({ body, context }) {
        const { name, path, maxAgeSeconds } = VISIT_COOKIE;
        context.setCookie(name, writeVisit(deps, body.code), { path, maxAgeSeconds, sameSite: 'lax' });
      },
    }),
  ];
}
