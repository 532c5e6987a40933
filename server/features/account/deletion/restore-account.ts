import { recordAct } from '../../../platform/audit/record-act.ts';
import type { AccountDeps, AccountMail } from '../ports.ts';
import { changeMember, findMember, lockMember } from '../store.ts';

/**
 * Brings an account back that was about to be deleted; any other stays as it is. For whoever has signed in again and said that the
 * account stays. Posts that were cancelled stay cancelled.
 *
 * @returns whether it was about to be deleted.
 */
export async function restoreAccount(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'> & { mail: Pick<AccountMail, 'tell'> },
  memberId: string,
): Promise<boolean> {
  const found = await findMember(deps.db, memberId);
  if (!found || found.deletion_due_at === null) return false;
  return deps.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.deletion_due_at === null) return false;
    const now = deps.clock.now();
    await changeMember(tx, memberId, now, { deletion_due_at: null });
    await recordAct(tx, {
      at: now,
      action: 'account.restored',
      actorId: memberId,
      realActorId: memberId,
      subjectId: memberId,
      detail: {},
      requestId: null,
    });
    await deps.mail.tell(tx, { memberId, news: 'account-restored', about: deps.random.id('nws') });
    return true;
  });
}
