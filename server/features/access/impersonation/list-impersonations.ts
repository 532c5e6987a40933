import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { listImpersonations as route } from '@yardsign/contracts/routes/access/impersonation';
import type { AccessDeps } from '../ports.ts';
import { actsInSessions, countActsInSessions, impersonationsOf } from './impersonation-store.ts';

type History = RouteTypes<typeof route>['answer'];

const PAGE = 20;
const ACTS = 100;

/** Who saw the product as this member, newest first, read off the audit log: it stays when an account is gone. */
export async function listImpersonations(
  deps: Pick<AccessDeps, 'db' | 'clock'>,
  memberId: string,
  cursor: string | undefined,
): Promise<History> {
  const before = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  const rows = await impersonationsOf(deps.db, memberId, { before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const now = deps.clock.now();
  const sessions = shown.map((row) => row.session);
  const [acts, counts] = await Promise.all([
    actsInSessions(deps.db, memberId, sessions, ACTS),
    countActsInSessions(deps.db, memberId, sessions),
  ]);
  return {
    items: shown.map((row) => {
      const over = row.endedAt ?? (row.until <= now ? row.until : null);
      return {
        id: row.session,
        mode: row.mode,
        byName: row.byName,
        reason: row.reason,
        startedAt: row.at.toISOString(),
        endedAt: over?.toISOString() ?? null,
        acts: acts.filter((act) => act.session === row.session).map(({ session: _session, ...act }) => act),
        actCount: counts.get(row.session) ?? 0,
      };
    }),
    nextCursor: rows.length > PAGE ? String(shown.at(-1)?.id ?? '') : null,
  };
}
