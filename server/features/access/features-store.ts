import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A feature that an account holds, or held. */
export interface HeldFeature {
  slug: string;
  feature_id: number;
  is_plan: boolean;
  /** Slugs that come with it. */
  includes: string[];
  expired: boolean;
}

/** The same as a row tells it, with the end of a trial. */
export type HeldRow = HeldFeature & { ends_at: string | null };

/**
 * In a statement of any feature: the rows of what an account holds. A seat carries the plan of the team's owner, as long as it is
 * in force.
 */
export function heldRows(memberId: RawBuilder<unknown>): RawBuilder<HeldRow[]> {
  return sql<HeldRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('slug', held.slug, 'feature_id', held.feature_id, 'is_plan', held.is_plan,
      'includes', held.includes, 'expired', held.expired, 'ends_at', coalesce(held.ends_at, trial.ends_at)) order by held.feature_id), '[]')
    from (
      select member_feature.* from member_feature where member_feature.member_id = ${memberId}
      union all
      select member_feature.* from team_member
      join member_feature on member_feature.member_id = team_member.parent_id
        and member_feature.is_plan and not member_feature.expired
      where team_member.child_id = ${memberId}
    ) as held
    left join trial on trial.member_id = held.member_id and held.slug = 'trial'
  )`;
}

/**
 * The features of a member as rows tell them: each once, a trial as long as it runs, and `free` only where no plan holds. A trial
 * ends with nobody having to come by and end it. An account that has a plan, its own, a team's or for trial, is no free one.
 */
export function featuresInForce(rows: readonly HeldRow[], now: Date): HeldFeature[] {
  const held = rows.map(({ ends_at, ...row }) => ({
    ...row,
    expired: row.expired || (ends_at !== null && new Date(ends_at) <= now),
  }));
  // Held twice, as one's own and by a seat, it is one feature, and in force when either is.
  const features = [
    ...new Map(held.toSorted((a, b) => Number(b.expired) - Number(a.expired)).map((row) => [row.slug, row])).values(),
  ];
  const onPlan = features.some(({ is_plan, expired }) => is_plan && !expired);
  return onPlan ? features.filter(({ slug }) => slug !== 'free') : features;
}

/** The slugs of what is in force, with those that come with it. */
export function slugsInForce(features: readonly HeldFeature[]): string[] {
  return features.filter(({ expired }) => !expired).flatMap(({ slug, includes }) => [slug, ...includes]);
}

/** What accounts hold, by member; nothing for nobody. */
export async function featuresOfMany(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, HeldFeature[]>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', heldRows(sql.ref('member.id')).as('held')])
    .where(sql<boolean>`id = any(${[...memberIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, held }) => [id, featuresInForce(held, now)]));
}

/** What one account holds. */
export async function featuresOf(db: Db, memberId: string, now: Date): Promise<HeldFeature[]> {
  return (await featuresOfMany(db, [memberId], now)).get(memberId) ?? [];
}
