import { question } from '../../../platform/database/question.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { accountInOrder } from '../../access/account-in-order.ts';
import type { ConnectionRow, TargetRow } from '../rows.ts';
import type { Sealed } from '../../../platform/vault.ts';

// Connections.

/** All connections of a member with their targets, by one statement. */
export const connectionsWithTargets = question((db: Db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('connection')
    .selectAll('connection')
    .select(
      sql<TargetRow[]>`(
        select coalesce(jsonb_agg(to_jsonb(connection_target) order by connection_target.position), '[]')
        from connection_target
        where connection_target.member_id = connection.member_id and connection_target.network = connection.network
      )`.as('targets'),
    )
    .where('member_id', '=', memberId),
);

export async function findConnection(
  db: Db | Tx,
  memberId: string,
  network: string,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connection')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .executeTakeFirst();
}

/** What the member calls it. @returns false when there is no such connection. */
export async function setLabel(db: Db, memberId: string, network: string, label: string): Promise<boolean> {
  const changed = await db
    .updateTable('connection')
    .set({ label })
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .returning('network')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The connection, locked until the transaction ends. */
export async function lockConnection(tx: Tx, memberId: string, network: string): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connection')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .forUpdate()
    .executeTakeFirst();
}

/** Several connections of a member, always in the same order: of two that lock the same ones neither waits for the other. */
export async function lockConnections(tx: Tx, memberId: string, networks: readonly string[]): Promise<void> {
  for (const network of [...new Set(networks)].toSorted()) await lockConnection(tx, memberId, network);
}

export async function targetsOf(db: Db | Tx, memberId: string, network: string): Promise<TargetRow[]> {
  return db
    .selectFrom('connection_target')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .orderBy('position')
    .execute();
}

/** Notes that the network no longer lets the member post to a target. The next look at the network replaces it. */
export async function closeTarget(
  tx: Tx,
  target: { memberId: string; network: string; targetId: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('connection_target')
    .set({ may_post: false, lost_reason: target.reason })
    .where('member_id', '=', target.memberId)
    .where('network', '=', target.network)
    .where('target_id', '=', target.targetId)
    .execute();
}

export async function findSecret(
  db: Db,
  memberId: string,
  network: string,
  field: string,
): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('connection_secret')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('field', '=', field)
    .executeTakeFirst();
  return row?.sealed;
}

/**
 * The sealed tokens of the targets of many posts at once, with the grant that each belongs to, and whether the account of its member is
 * in order; ended connections are left out.
 */
export async function targetSecretsOf(db: Db | Tx, memberIds: readonly string[], network: string) {
  // As rows, each member is found by the key. As an array, a plan for any number of members compares every connection with each of them.
  const wanted = sql<{ id: string }>`(select unnest(${[...memberIds]}::text[]) as id)`.as('wanted');
  return db
    .selectFrom(wanted)
    .innerJoin('connection', 'connection.member_id', 'wanted.id')
    .innerJoin('connection_secret', (join) =>
      join
        .onRef('connection_secret.member_id', '=', 'connection.member_id')
        .onRef('connection_secret.network', '=', 'connection.network'),
    )
    .innerJoin('member', 'member.id', 'connection.member_id')
    .select(['connection.member_id', 'connection.grant_id', 'connection.token_expires_at'])
    .select(['connection_secret.field', 'connection_secret.sealed'])
    .select(accountInOrder.as('in_order'))
    .where('connection.network', '=', network)
    .where('connection.ended_at', 'is', null)
    .execute();
}

/** Replaces a connection, its targets and its secrets. */
export async function replaceConnection(
  tx: Tx,
  row: Omit<ConnectionRow, 'label'>,
  parts: {
    targets: readonly Omit<TargetRow, 'member_id' | 'network'>[];
    secrets: readonly { field: string; sealed: Sealed }[];
  },
): Promise<void> {
  const owner = { member_id: row.member_id, network: row.network };
  await tx
    .insertInto('connection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet(row))
    .execute();
  await dropServiceData(tx, row.member_id, row.network);
  if (parts.targets.length > 0) {
    await tx
      .insertInto('connection_target')
      .values(parts.targets.map((target) => ({ ...owner, ...target })))
      .execute();
  }
  await tx
    .insertInto('connection_secret')
    .values(
      parts.secrets.map(({ field, sealed }) => ({
        ...owner,
        field,
        sealed: JSON.stringify(sealed),
        created_at: row.checked_at,
      })),
    )
    .execute();
}

/** Drops what was stored of the network: targets and tokens. That there was a connection stays known. */
export async function dropServiceData(tx: Tx, memberId: string, network: string): Promise<void> {
  for (const table of ['connection_target', 'connection_secret'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).where('network', '=', network).execute();
  }
}

/** Marks a connection as ended, if it is still the one of that grant. @returns whether it is. */
export async function endGrant(
  tx: Tx,
  memberId: string,
  network: string,
  grantId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('connection')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('grant_id', '=', grantId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteConnection(tx: Tx, memberId: string, network: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('connection')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
