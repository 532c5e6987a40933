import type { Connection, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { presentConnection } from '../present.ts';
import { connectionsOf, findConnection, targetsOf } from './connection-store.ts';

type ReadDeps = Pick<SharingDeps, 'db' | 'clock' | 'networks'>;

/** One network's connection, also when there is none. */
export async function readConnection(deps: ReadDeps, memberId: string, key: string): Promise<Connection> {
  const [row, targets] = await Promise.all([findConnection(deps.db, memberId, key), targetsOf(deps.db, memberId, key)]);
  return presentConnection(networkOf(deps, key), row, targets, deps.clock.now());
}

/** Every network that can be connected, and those that were. */
export async function readConnections(deps: ReadDeps, memberId: string): Promise<Connection[]> {
  const made = (await connectionsOf(deps.db, memberId)).map((row) => row.network);
  const shown = Object.values(deps.networks).filter(({ key, isOffered }) => isOffered || made.includes(key));
  return Promise.all(shown.map(({ key }) => readConnection(deps, memberId, key)));
}

/** A member's connections as account data lists them (`services[]`). */
export async function listServices(deps: ReadDeps, memberId: string) {
  const now = deps.clock.now();
  const rows = await connectionsOf(deps.db, memberId);
  return rows.flatMap((row) => {
    const network = deps.networks[row.network];
    // One that was taken out of the list is kept, and not shown.
    if (!network) return [];
    const { slug, category, connected, account, scope, expires } = presentConnection(network, row, [], now);
    return [{ id: row.account_id, slug, category, connected, account, scope, expires }];
  });
}
