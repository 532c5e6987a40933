import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Db } from '../../../platform/database/database.ts';
import { impersonationsOf } from './impersonation-store.ts';

/**
 * One time at which support impersonated a member, to be told of.
 *
 * @returns undefined when there was none, it was the member's own team, or the member was told of another within the day before.
 */
export async function readImpersonationToTell(
  db: Db,
  memberId: string,
  sessionId: string,
): Promise<{ byName: string; reason: string; at: Date } | undefined> {
  const latest = (await impersonationsOf(db, memberId, { before: undefined, limit: 50 })).filter(
    ({ mode }) => mode === 'admin',
  );
  let told = Number.NEGATIVE_INFINITY;
  for (const impersonation of latest.toReversed()) {
    const tells = impersonation.at.getTime() - told >= DAY_MS;
    if (tells) told = impersonation.at.getTime();
    if (impersonation.session === sessionId) return tells ? impersonation : undefined;
  }
  return undefined;
}
