import type { Db, Tx } from '../../../platform/database/database.ts';
import type { BillingSnapshot } from '../ports.ts';
import { readSnapshot } from './snapshot.ts';
import { findBilling } from '../store.ts';
import { findCommand, type CommandRow } from '../commands/command-store.ts';

/** What the processor said of an account last, without asking it; null where it never said anything. */
export async function knownAccount(db: Db | Tx, memberId: string): Promise<BillingSnapshot | null> {
  const row = await findBilling(db, memberId);
  return row ? readSnapshot(row.snapshot) : null;
}

/** What has become of a command; null where there is none of this id. */
export async function commandState(db: Db, id: string): Promise<CommandRow['state'] | null> {
  return (await findCommand(db, id))?.state ?? null;
}
