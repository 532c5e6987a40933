import { sql } from 'kysely';
import type { StatementPart } from '../../../platform/database/part.ts';
import type { Connection, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { presentConnection } from '../present.ts';
import type { ConnectionRow } from '../rows.ts';
import { connectionsWithTargets, findConnection, targetsOf } from './connection-store.ts';

/** A connection, as the account data of its member lists it. */
type Service = { id: string; slug: string } & Pick<
  Connection,
  'category' | 'connected' | 'account' | 'scope' | 'expires'
>;

type ReadDeps = Pick<SharingDeps, 'db' | 'clock' | 'networks'>;

/** One network's connection, also when there is none. */
export async function readConnection(deps: ReadDeps, memberId: string, key: string): Promise<Connection> {
  const [row, targets] = await Promise.all([findConnection(deps.db, memberId, key), targetsOf(deps.db, memberId, key)]);
  return presentConnection(networkOf(deps, key), row, targets, deps.clock.now());
}

/** Every network that can be connected, and those that were. */
export async function readConnections(deps: ReadDeps, memberId: string): Promise<Connection[]> {
  const rows = await connectionsWithTargets(deps.db, { memberId });
  const now = deps.clock.now();
  return Object.values(deps.networks)
    .map((network) => ({ network, row: rows.find((row) => row.network === network.key) }))
    .filter(({ network, row }) => network.isOffered || row !== undefined)
    .map(({ network, row }) => presentConnection(network, row, row?.targets ?? [], now));
}

type ConnectionAsJson = {
  [Column in keyof ConnectionRow]: ConnectionRow[Column] extends Date
    ? string
    : ConnectionRow[Column] extends Date | null
      ? string | null
      : ConnectionRow[Column];
};

function fromJson(row: ConnectionAsJson): ConnectionRow {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...row,
    expires_at: instant(row.expires_at),
    ended_at: instant(row.ended_at),
    created_at: new Date(row.created_at),
    checked_at: new Date(row.checked_at),
    token_expires_at: instant(row.token_expires_at),
    renewing_until: instant(row.renewing_until),
  };
}

/** A member's connections as account data lists them (`services[]`), by the names that addresses have for them. */
export function servicesPart(deps: Pick<ReadDeps, 'clock' | 'networks'>): StatementPart<Service[]> {
  return {
    tables: ['connection'],
    select: (memberId) => sql`(
      select coalesce(jsonb_agg(to_jsonb(connection) order by connection.network), '[]')
      from connection where connection.member_id = ${memberId}
    )`,
    read(answer) {
      const now = deps.clock.now();
      return (answer as ConnectionAsJson[]).flatMap((json) => {
        const row = fromJson(json);
        const network = deps.networks[row.network];
        // One that was taken out of the list is kept, and not shown.
        if (!network) return [];
        const { slug, category, connected, account, scope, expires } = presentConnection(network, row, [], now);
        return [
          { id: row.account_id, slug: network.about.wireName ?? slug, category, connected, account, scope, expires },
        ];
      });
    },
  };
}
