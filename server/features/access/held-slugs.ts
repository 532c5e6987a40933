import { sql, type RawBuilder } from 'kysely';
import { heldRows } from './features-store.ts';

/** In a statement: the features that a member holds at a time, a trial as long as it runs. */
export function heldSlugs(memberId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const held = sql`jsonb_to_recordset(${heldRows(memberId)}) as held (slug text, includes jsonb, expired boolean, ends_at timestamptz)`;
  const inForce = sql`not held.expired and (held.ends_at is null or held.ends_at > ${now}::timestamptz)`;
  return sql`select held.slug from ${held} where ${inForce}
    union all select included from ${held}, jsonb_array_elements_text(held.includes) as included where ${inForce}`;
}
