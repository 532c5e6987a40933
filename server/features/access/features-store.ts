import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { MemberFeatureTable } from './tables.ts';

export type FeatureRow = Selectable<MemberFeatureTable>;

/** The features of a member as rows tell them: each once, a trial as long as it runs, and `free` only where no plan holds. */
function inForce(rows: readonly (FeatureRow & { ends_at: Date | null })[], now: Date): FeatureRow[] {
  const held = rows.map(({ ends_at, ...row }) => ({
    ...row,
    expired: row.expired || (ends_at !== null && ends_at <= now),
  }));
  // Held twice, as one's own and by a seat, it is one feature, and in force when either is.
  const features = [
    ...new Map(held.toSorted((a, b) => Number(b.expired) - Number(a.expired)).map((row) => [row.slug, row])).values(),
  ];
  const onPlan = features.some(({ is_plan, expired }) => is_plan && !expired);
  return onPlan ? features.filter(({ slug }) => slug !== 'free') : features;
}

/**
 * What accounts hold, by member. A trial holds until its end, with nobody having to come by and end it. An account that has a
 * plan, its own, a team's or for trial, is not treated as a free one.
 */
export async function featuresOfMany(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, FeatureRow[]>> {
  const own = db
    .selectFrom('member_feature')
    .select('member_feature.member_id as holder')
    .selectAll('member_feature')
    .where(sql<boolean>`member_feature.member_id = any(${[...memberIds]}::text[])`);
  // A seat carries the plan of the team's owner, as long as it is in force.
  const bySeat = db
    .selectFrom('team_member')
    .innerJoin('member_feature', 'member_feature.member_id', 'team_member.parent_id')
    .select('team_member.child_id as holder')
    .selectAll('member_feature')
    .where(sql<boolean>`team_member.child_id = any(${[...memberIds]}::text[])`)
    .where('member_feature.is_plan', '=', true)
    .where('member_feature.expired', '=', false);
  const rows = await db
    .selectFrom(own.unionAll(bySeat).as('held'))
    .leftJoin('trial', (join) => join.onRef('trial.member_id', '=', 'held.member_id').on('held.slug', '=', 'trial'))
    .selectAll('held')
    .select('trial.ends_at')
    .orderBy('held.feature_id')
    .execute();
  const byHolder = new Map<string, (FeatureRow & { ends_at: Date | null })[]>();
  for (const { holder, ...row } of rows) byHolder.set(holder, [...(byHolder.get(holder) ?? []), row]);
  return new Map([...byHolder].map(([holder, held]) => [holder, inForce(held, now)]));
}

/** What one account holds. */
export async function featuresOf(db: Db, memberId: string, now: Date): Promise<FeatureRow[]> {
  return (await featuresOfMany(db, [memberId], now)).get(memberId) ?? [];
}
