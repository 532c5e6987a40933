import type { Db } from '../../../platform/database/database.ts';
import { viewingsOf } from './impersonation-store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * One time at which support saw as a member, to be told of.
 *
 * @returns undefined when there was none, it was the member's own team, or the member was told of another within the day before.
 */
export async function readViewingToTell(
  db: Db,
  memberId: string,
  sessionId: string,
): Promise<{ byName: string; reason: string; at: Date } | undefined> {
  const latest = (await viewingsOf(db, memberId, { before: undefined, limit: 50 })).filter(
    ({ mode }) => mode === 'admin',
  );
  let told = Number.NEGATIVE_INFINITY;
  for (const viewing of latest.toReversed()) {
    const tells = viewing.at.getTime() - told >= DAY_MS;
    if (tells) told = viewing.at.getTime();
    if (viewing.session === sessionId) return tells ? viewing : undefined;
  }
  return undefined;
}
