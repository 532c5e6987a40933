import { endingStage, WARN_WITHIN_MS } from '@yardsign/domain/alerts/ending-stage';
import { readEndingConnections, type EndingConnection } from '../sharing/connections/connections-to-warn.ts';
import type { FindDeps } from './ports.ts';
import { warningsOf } from './store.ts';
import { connectionEndingNotice } from './warn-connection.ts';

const PAGE = 500;

async function addWarnings(deps: FindDeps, connections: readonly EndingConnection[]): Promise<void> {
  const now = deps.clock.now().getTime();
  const sent = new Set(
    (
      await warningsOf(
        deps.db,
        connections.map(({ grantId }) => grantId),
      )
    ).map(({ grantId, stage }) => `${grantId}:${stage}`),
  );
  for (const { memberId, network, grantId, expiresAt } of connections) {
    const stage = endingStage(expiresAt.getTime() - now);
    const key = `${grantId}:${stage}`;
    if (stage === null || sent.has(key)) continue;
    await deps.notify(connectionEndingNotice, { memberId, network, grantId, stage }, { key });
  }
}

/** Adds a notice for every connection whose end its owner was not warned of. */
export async function findEndingConnections(deps: FindDeps): Promise<void> {
  let last: EndingConnection | undefined;
  do {
    const page = await readEndingConnections(deps, { withinMs: WARN_WITHIN_MS, after: last, limit: PAGE });
    await addWarnings(deps, page);
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last);
}
