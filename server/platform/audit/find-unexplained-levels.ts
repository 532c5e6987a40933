import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface LevelChange {
  memberId: string;
  from: number | null;
  to: number;
  at: Date;
  databaseUser: string;
}

/**
 * Changes of a level that the table recorded by itself and the audit log does not know of: they were made past the product.
 * The two are counted, not matched by time: the product's clock is not the database's. Accounts that the demo world began with
 * are not asked about.
 */
export async function findUnexplainedLevels(db: Db): Promise<LevelChange[]> {
  const { rows } = await sql<LevelChange>`
    with made as (
      select *, row_number() over (partition by member_id, from_level, to_level order by id) as nth
      from role_change
      where not found
        and not (from_level is null and exists (select from installation_mark where name = 'demo'))
    ),
    told as (
      select subject_id, detail ->> 'from' as from_level, detail ->> 'to' as to_level, count(*) as times
      from audit_entry
      where action in ('member.level-changed', 'account.admin-made')
      group by 1, 2, 3
    )
    select made.member_id as "memberId", made.from_level as "from", made.to_level as "to", made.at,
      made.database_user as "databaseUser"
    from made
    left join told on told.subject_id = made.member_id
      and told.from_level is not distinct from made.from_level::text
      and told.to_level = made.to_level::text
    where made.nth > coalesce(told.times, 0)
    order by made.id`.execute(db);
  return rows;
}
