import { isAdminLevel, levelInForce } from '@yardsign/domain/access/roles';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { keepLastAdmin } from '../access/keep-last-admin.ts';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuditDetail } from '../../platform/audit/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { AdminDeps, AdminAct, LockedPerson } from './ports.ts';
import { lockAdminsAnd } from './store.ts';

const levelOf = ({ access_level, enrolled }: LockedPerson) =>
  levelInForce(access_level, { enrolled, proved: enrolled });

/** What was changed, for the audit log; null when everything was as wanted already. */
type Done = { action: AuditAction; detail: AuditDetail } | null;

/**
 * Changes an account and writes it into the audit log, both or neither. The admins are locked first, so that of two who take
 * each other's rights at the same moment only one still has them.
 *
 * @throws AppError `forbidden` for somebody who has just ceased to be an admin, `user_not_found`, `last_admin` when nobody
 * could act afterwards, and what `change` throws.
 */
export async function actOnPerson(
  deps: Pick<AdminDeps, 'db' | 'clock'>,
  adminAct: AdminAct,
  change: (tx: Tx, person: LockedPerson, now: Date) => Promise<Done>,
): Promise<void> {
  const { by, personId, reason, requestId } = adminAct;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockAdminsAnd(tx, personId);
    const actor = locked.find((row) => row.id === by.userId);
    if (!actor || !isAdminLevel(levelOf(actor)) || actor.blocked_at !== null) throw new AppError('forbidden');
    const person = locked.find((row) => row.id === personId);
    if (!person) throw new AppError('user_not_found');
    const done = await keepLastAdmin(tx, () => change(tx, person, now));
    if (!done) return;
    await recordAct(tx, {
      at: now,
      action: done.action,
      actorId: by.userId,
      realActorId: by.impersonator?.userId ?? by.userId,
      subjectId: personId,
      detail: { ...done.detail, reason },
      requestId,
    });
  });
}

/** What would take an admin's own rights away is for another admin to do. @throws AppError `own_account`. */
export function assertNotOwnAccount(adminAct: AdminAct): void {
  if (adminAct.by.userId === adminAct.personId) throw new AppError('own_account');
}
