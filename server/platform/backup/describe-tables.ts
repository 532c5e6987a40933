import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** A table of the product, as a backup sees it. */
export interface DescribedTable {
  name: string;
  /** Those that are stored; what is generated comes by itself. */
  columns: string[];
  /** The column whose numbers the database gives out; null where there is none. */
  counted: string | null;
  /** Constraints that lead from a row to another one of the same table, by name, with their definitions. */
  ownLinks: { name: string; definition: string }[];
}

interface Found extends DescribedTable {
  /** The other tables that its rows lead to. */
  leads_to: string[];
}

/** Each table after those that its rows lead to. @throws Error for tables that lead to each other: a row of neither could come first. */
function inOrder(tables: readonly Found[]): DescribedTable[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: DescribedTable[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ leads_to: others }) => !others.some((other) => left.has(other)));
    if (ready.length === 0) throw new Error(`these tables lead to each other: ${[...left.keys()].join(', ')}`);
    for (const { leads_to: _others, ...table } of ready) {
      left.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

/** The tables of the product, each after those that its rows lead to; the list of migrations is none of them. */
export async function describeTables(db: Db | Tx): Promise<DescribedTable[]> {
  const { rows } = await sql<Found>`
    select t.relname as name,
      (select coalesce(jsonb_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attidentity <> '' and not a.attisdropped) as counted,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.conname, 'definition', pg_get_constraintdef(c.oid))), '[]')
        from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = t.oid) as "ownLinks",
      (select coalesce(jsonb_agg(distinct other.relname), '[]') from pg_constraint c join pg_class other on other.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as leads_to
    from pg_class t
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname not like 'kysely\_%'
    order by t.relname`.execute(db);
  return inOrder(rows);
}
