import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { connectionsEndingBetween, type PlaceInExpiry } from '../notice-store.ts';
import { findConnection } from './connection-store.ts';

interface WarnDeps {
  db: Db;
  clock: Clock;
}

export interface EndingConnection {
  memberId: string;
  network: string;
  grantId: string;
  expiresAt: Date;
}

/** Connections that will end by themselves within `withinMs`, a page at a time and the soonest first. */
export async function readEndingConnections(
  deps: WarnDeps,
  page: { withinMs: number; after: PlaceInExpiry | undefined; limit: number },
): Promise<EndingConnection[]> {
  const from = deps.clock.now();
  const until = new Date(from.getTime() + page.withinMs);
  const rows = await connectionsEndingBetween(deps.db, { from, until, after: page.after, limit: page.limit });
  return rows.flatMap((row) =>
    row.expires_at === null
      ? []
      : [
          {
            memberId: row.member_id,
            network: row.network,
            grantId: row.grant_id,
            expiresAt: row.expires_at,
          },
        ],
  );
}

/** When the connection of that very consent ends; undefined when it has ended, has no end, or was replaced. */
export async function readEndOf(
  deps: WarnDeps,
  memberId: string,
  network: string,
  grantId: string,
): Promise<Date | undefined> {
  const row = await findConnection(deps.db, memberId, network);
  if (row?.grant_id !== grantId || row.ended_at !== null || row.expires_at === null) return undefined;
  return row.expires_at > deps.clock.now() ? row.expires_at : undefined;
}
