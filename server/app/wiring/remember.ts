import { createMemory, type Memory } from '../../platform/database/memory.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Core } from '../core.ts';

/** For so long another process's change of what somebody is told of themselves may not be seen by what only reads. */
const KNOWN_MS = 800;
/** Some 2 KB each. */
const MOST_KNOWN = 5000;

/** Keeps for a moment what was read from these tables for one member. */
export function remember(
  { database, elapsed }: Pick<Core, 'database' | 'elapsed'>,
  tables: readonly (keyof Tables)[],
): Memory {
  return createMemory({ watch: database.watch, tables, forMs: KNOWN_MS, elapsed, most: MOST_KNOWN });
}
