import { DAY_MS } from '@yardsign/domain/time/spans';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { refreshConnection } from './refresh-connection.ts';

/** More are looked at a minute later. */
const AT_ONCE = 20;
/** A network that does not answer for so long is not asked any more: the next post, or its member, finds out. */
const PATIENCE_MS = DAY_MS;

interface ToCheck {
  member_id: string;
  network: string;
}

/** Connections whose consent another network has refused since they were last looked at. In no order: one that cannot be asked now holds up no other. */
async function toCheck(db: SharingDeps['db'], now: Date): Promise<ToCheck[]> {
  const since = new Date(now.getTime() - PATIENCE_MS);
  const { rows } = await sql<ToCheck>`
    select other.member_id, other.network
    from connection as ended
    join connection as other
      on other.member_id = ended.member_id and other.grant_id = ended.grant_id and other.network <> ended.network
    where ended.ended_at > ${since} and other.ended_at is null and other.checked_at <= ended.ended_at
    order by random()
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

/**
 * Asks the other networks of a consent whether they still accept it, once one of them does not. Until then they would be shown as connected,
 * and their members would first hear of it when a post is held.
 */
export async function checkSharedConsent(deps: SharingDeps): Promise<void> {
  const connections = await toCheck(deps.db, deps.clock.now());
  await Promise.all(
    connections.map(async ({ member_id: memberId, network }) => {
      // One that was taken out of the list is kept, and not asked.
      if (!deps.networks[network]) return;
      try {
        await refreshConnection(deps, memberId, network);
      } catch (error) {
        // Away, or gone meanwhile: the next minute looks again.
        if (!(error instanceof AppError)) deps.reportError(error);
      }
    }),
  );
}
