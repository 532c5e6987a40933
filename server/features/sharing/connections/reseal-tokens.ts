import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault.ts';
import { placeOf } from './target-access.ts';

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
