import { FEATURE_IDS, PLAN, type FeatureSlug } from '@yardsign/domain/access/features';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { AppError } from '../../platform/errors.ts';
import { actOnPerson, assertNotOwnAccount } from './act-on-person.ts';
import type { AdminDeps, AdminAct } from './ports.ts';
import { countSeatsTaken, expireFeature, findFeature, grantFeature, removeFeature, updateMember } from './store.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock'>;

/** @throws AppError `seats_taken` for fewer than are in use, open invitations included; and as `actOnPerson`. */
export async function setSeats(deps: Deps, adminAct: AdminAct, seats: number): Promise<void> {
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if (person.seats === seats) return null;
    if (seats < person.seats && seats < (await countSeatsTaken(tx, person.id, now))) throw new AppError('seats_taken');
    await updateMember(tx, person.id, { seats }, now);
    return { action: 'member.seats-changed', detail: { from: person.seats, to: seats } };
  });
}

/** How many logins there may be. Those that there are stay. @throws AppError as `actOnPerson`. */
export async function setMaxLogins(deps: Deps, adminAct: AdminAct, maxLogins: number): Promise<void> {
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if (person.max_logins === maxLogins) return null;
    await updateMember(tx, person.id, { max_logins: maxLogins }, now);
    return { action: 'member.max-logins-changed', detail: { from: person.max_logins, to: maxLogins } };
  });
}

const DONE = {
  grant: 'feature.granted',
  expire: 'feature.expired',
  remove: 'feature.removed',
} as const satisfies Record<string, AuditAction>;

/** What can be given: a feature of the documents, or the plan, which holds several. */
function rowOf(slug: string) {
  if (slug === PLAN.slug)
    return { slug, feature_id: PLAN.id as number, is_plan: true, includes: [...PLAN.includes] as string[] };
  if (!Object.hasOwn(FEATURE_IDS, slug)) return undefined;
  return { slug, feature_id: FEATURE_IDS[slug as FeatureSlug] as number, is_plan: false, includes: [] };
}

/**
 * Gives a feature, lets one expire, or takes one away. One that is held through a plan goes with the plan.
 *
 * @throws AppError `unknown_feature`, `own_account` for taking away one's own, and as `actOnPerson`.
 */
export async function changeFeature(
  deps: Deps,
  adminAct: AdminAct,
  slug: string,
  change: 'grant' | 'expire' | 'remove',
): Promise<void> {
  if (change !== 'grant') assertNotOwnAccount(adminAct);
  await actOnPerson(deps, adminAct, async (tx, person) => {
    const held = await findFeature(tx, person.id, slug);
    if (change === 'grant') {
      const row = rowOf(slug);
      if (!row) throw new AppError('unknown_feature');
      if (held?.expired === false) return null;
      await grantFeature(tx, { member_id: person.id, ...row });
    } else {
      if (!held || (change === 'expire' && held.expired)) return null;
      await (change === 'expire' ? expireFeature(tx, person.id, slug) : removeFeature(tx, person.id, slug));
    }
    return { action: DONE[change], detail: { feature: slug } };
  });
}
