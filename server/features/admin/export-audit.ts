import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../platform/audit/record-act.ts';
import { toCsv, toCsvFile } from '../../platform/csv.ts';
import { pageOfEntries, type EntryRow } from './audit-store.ts';
import { auditFilterOf } from './list-audit.ts';
import type { AdminDeps, AuditQuery } from './ports.ts';
import { nameOf } from './present.ts';

const AT_ONCE = 1000;
const MOST = 50_000;

const HEAD = [
  'id',
  'at',
  'action',
  'actor_id',
  'actor',
  'real_actor_id',
  'real_actor',
  'subject_id',
  'subject',
  'detail',
  'request_id',
  'hash',
];

function toLine(row: EntryRow) {
  return [
    row.id,
    row.at.toISOString(),
    row.action,
    row.actor_id,
    nameOf(row.actor_first, row.actor_last),
    row.real_actor_id,
    nameOf(row.real_first, row.real_last),
    row.subject_id,
    nameOf(row.subject_first, row.subject_last),
    JSON.stringify(row.detail),
    row.request_id,
    row.hash,
  ];
}

/** The audit log as a spreadsheet, newest first. That it left the house is an entry too, which the next export has. */
export async function exportAudit(
  deps: Pick<AdminDeps, 'db' | 'clock'>,
  by: MemberActor,
  query: Pick<AuditQuery, 'person' | 'actor' | 'action' | 'from' | 'until'>,
  requestId: string,
): Promise<Buffer> {
  const filter = await auditFilterOf(deps, query);
  const parts = [toCsv([HEAD])];
  let entries = 0;
  for (let before: number | undefined; entries < MOST;) {
    const rows = await pageOfEntries(deps.db, filter, { before, limit: AT_ONCE });
    if (rows.length > 0) parts.push(toCsv(rows.map(toLine)));
    entries += rows.length;
    before = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) break;
  }
  await deps.db.transaction().execute((tx) =>
    recordAct(tx, {
      at: deps.clock.now(),
      action: 'audit.exported',
      actorId: by.userId,
      realActorId: by.userId,
      subjectId: null,
      detail: { entries },
      requestId,
    }),
  );
  return toCsvFile(parts);
}
