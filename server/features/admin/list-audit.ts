import { findBrokenEntry } from '../../platform/audit/verify-chain.ts';
import { AppError } from '../../platform/errors.ts';
import { countEntries, idsOfName, pageOfEntries, type AuditFilter } from './audit-store.ts';
import type { AdminDeps, AuditPage, AuditQuery } from './ports.ts';
import { presentEntry } from './present.ts';

type Filters = Pick<AuditQuery, 'person' | 'actor' | 'action' | 'from' | 'until'>;

/** An id is taken as it is, so that accounts that are gone are found too. */
async function idsOf(deps: Pick<AdminDeps, 'db'>, typed: string): Promise<string[]> {
  return /^usr_[a-z0-9]{6,40}$/.test(typed) ? [typed] : idsOfName(deps.db, typed);
}

export async function auditFilterOf(deps: Pick<AdminDeps, 'db'>, query: Filters): Promise<AuditFilter> {
  const [persons, actors] = await Promise.all([
    query.person ? idsOf(deps, query.person) : undefined,
    query.actor ? idsOf(deps, query.actor) : undefined,
  ]);
  return {
    action: query.action || undefined,
    from: query.from,
    until: query.until,
    ...(persons && { persons }),
    ...(actors && { actors }),
  };
}

function fromCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor))
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return Number(cursor);
}

/** A page of the audit log, newest first. */
export async function listAudit(deps: Pick<AdminDeps, 'db'>, query: AuditQuery): Promise<AuditPage> {
  const before = query.cursor === undefined ? undefined : fromCursor(query.cursor);
  const rows = await pageOfEntries(deps.db, await auditFilterOf(deps, query), { before, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentEntry),
    nextCursor: rows.length > query.limit && last ? String(last.id) : null,
  };
}

/** Whether the log is whole: every digest is reckoned again. */
export async function checkAudit(deps: Pick<AdminDeps, 'db' | 'clock'>) {
  const brokenAt = await findBrokenEntry(deps.db);
  return { entries: await countEntries(deps.db), brokenAt, checkedAt: deps.clock.now().toISOString() };
}
