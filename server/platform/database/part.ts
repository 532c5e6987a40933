import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Something of a member that one feature lets another ask for inside a statement of its own, so that both are one. */
export interface StatementPart<Value> {
  /** A scalar. @param memberId as it stands in the statement. */
  select(memberId: RawBuilder<unknown>): RawBuilder<unknown>;
  /** What it is read from: who keeps the answer drops it when one of these is written. */
  tables: readonly (keyof Tables)[];
  /** @param answer what the scalar came back as. */
  read(answer: unknown): Value;
}

/** Asks for one part alone. */
export async function readPart<Value>(db: Db, part: StatementPart<Value>, memberId: string): Promise<Value> {
  const { rows } = await sql<{ part: unknown }>`select ${part.select(sql`${memberId}::text`)} as part`.execute(db);
  return part.read(rows[0]?.part);
}
