import type { Connection, NetworkId, SharingDeps } from './ports.ts';
import { presentConnection } from './present.ts';
import { connectionsOf, findConnection, targetsOf } from './connection-store.ts';

type ReadDeps = Pick<SharingDeps, 'db' | 'clock'>;

/** One network's connection, also when there is none. */
export async function readConnection(deps: ReadDeps, memberId: string, network: NetworkId): Promise<Connection> {
  const [row, targets] = await Promise.all([
    findConnection(deps.db, memberId, network),
    targetsOf(deps.db, memberId, network),
  ]);
  return presentConnection(network, row, targets, deps.clock.now());
}

/** Every network that can be connected. */
export function readConnections(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'networks'>,
  memberId: string,
): Promise<Connection[]> {
  const networks = Object.keys(deps.networks) as NetworkId[];
  return Promise.all(networks.map((network) => readConnection(deps, memberId, network)));
}

/** A member's connections as account data lists them (`services[]`). */
export async function listServices(deps: ReadDeps, memberId: string) {
  const now = deps.clock.now();
  return (await connectionsOf(deps.db, memberId)).map((row) => {
    const { slug, category, connected, account, scope, expires } = presentConnection(
      row.network as NetworkId,
      row,
      [],
      now,
    );
    return { id: row.account_id, slug, category, connected, account, scope, expires };
  });
}
