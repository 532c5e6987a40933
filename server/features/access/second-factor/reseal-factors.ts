import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault.ts';
import { sealedFor } from './prove-code.ts';

/** The names of the master keys that sealed the secrets of authenticator apps. */
export async function kidsOfFactors(db: Db): Promise<string[]> {
  const kid = sql<string>`sealed ->> 'kid'`;
  const rows = await db.selectFrom('second_factor').select(kid.as('kid')).distinct().execute();
  return rows.map((row) => row.kid);
}

/** Seals the secrets of authenticator apps again, with the current key. @returns how many. @throws VaultError for one that does not open. */
export async function resealFactors(tx: Tx, vault: Vault): Promise<number> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['member_id', 'sealed'])
    .where(sql<string>`sealed ->> 'kid'`, '<>', vault.kid)
    .forUpdate()
    .execute();
  for (const { member_id, sealed } of rows) {
    const place = sealedFor(member_id);
    const renewed = vault.seal(vault.open(sealed, place).reveal(), place);
    await tx
      .updateTable('second_factor')
      .set({ sealed: JSON.stringify(renewed) })
      .where('member_id', '=', member_id)
      .execute();
  }
  return rows.length;
}
