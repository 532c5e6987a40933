import { recordAct } from '../../../platform/audit/record-act.ts';
import type { PurgeDeps } from '../ports.ts';
import { deleteMember, dueForDeletion, lockMember, ownBytesOf } from '../store.ts';

/**
 * Deletes the accounts whose time is over: every row that belongs to them, then the pictures that nobody else has. The audit
 * log keeps their ids. @returns how many there were.
 */
export async function purgeAccounts(deps: PurgeDeps): Promise<number> {
  let purged = 0;
  for (const memberId of await dueForDeletion(deps.db, deps.clock.now())) {
    const isGone = await deps.db.transaction().execute(async (tx) => {
      const now = deps.clock.now();
      const due = (await lockMember(tx, memberId))?.deletion_due_at;
      // An account that was restored meanwhile stays.
      if (!due || due > now) return false;
      const own = await ownBytesOf(tx, memberId);
      await deps.dissolveTeam(tx, memberId);
      await deps.stopCharges(tx, memberId);
      await deleteMember(tx, memberId);
      await recordAct(tx, {
        at: now,
        action: 'account.purged',
        actorId: null,
        realActorId: null,
        subjectId: memberId,
        detail: {},
        requestId: null,
      });
      if (own.images.length + own.proofs.length > 0) await deps.deleteBytesLater(tx, own);
      return true;
    });
    if (isGone) purged += 1;
  }
  return purged;
}
