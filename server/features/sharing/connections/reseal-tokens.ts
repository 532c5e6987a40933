import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault.ts';
import { placeOf } from './target-access.ts';

/** The names of the master keys that sealed the tokens of networks. */
export async function kidsOfTokens(db: Db): Promise<string[]> {
  const kid = sql<string>`sealed ->> 'kid'`;
  const rows = await db.selectFrom('connection_secret').select(kid.as('kid')).distinct().execute();
  return rows.map((row) => row.kid);
}

/** Seals the tokens of networks again, with the current key. @returns how many. @throws VaultError for one that does not open. */
export async function resealTokens(tx: Tx, vault: Vault): Promise<number> {
  const rows = await tx
    .selectFrom('connection_secret')
    .selectAll()
    .where(sql<string>`sealed ->> 'kid'`, '<>', vault.kid)
    .forUpdate()
    .execute();
  for (const { member_id, network, field, sealed } of rows) {
    const place = placeOf(member_id, network, field);
    const renewed = vault.seal(vault.open(sealed, place).reveal(), place);
    await tx
      .updateTable('connection_secret')
      .set({ sealed: JSON.stringify(renewed) })
      .where('member_id', '=', member_id)
      .where('network', '=', network)
      .where('field', '=', field)
      .execute();
  }
  return rows.length;
}
