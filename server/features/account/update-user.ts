import { readPhone } from '@yardsign/contracts/phone-numbers';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { updateUser as route } from '@yardsign/contracts/routes/account';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../platform/audit/record-act.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { ownAct } from '../access/own-act.ts';
import type { AuthUser } from '../access/ports.ts';
import { readAccount } from '../access/read-account.ts';
import type { AccountDeps } from './ports.ts';
import { changeMember, lockMember, namesBeginning } from './store.ts';

type Changes = RouteTypes<typeof route>['body'];

const usernameTaken = (cause?: unknown) =>
  new AppError('account_not_updated', { issues: [{ path: 'username', message: 'taken' }], cause });

/**
 * Changes what members may change of their own account: exactly the fields that the contract names.
 *
 * @throws AppError `account_not_updated` with an issue for a username that is taken.
 */
export async function updateUser(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'services'>,
  actor: MemberActor,
  input: { changes: Changes; requestId: string },
): Promise<AuthUser> {
  const { changes } = input;
  await deps.db
    .transaction()
    .execute(async (tx) => {
      const member = await lockMember(tx, actor.userId);
      if (!member) throw new AppError('token_expired');
      const { username } = changes;
      if (username !== undefined && username !== member.username.toLowerCase()) {
        const taken = await namesBeginning(tx, username);
        if (taken.has(username)) throw usernameTaken();
      }
      const fields = Object.keys(changes);
      if (fields.length === 0) return;
      const now = deps.clock.now();
      const phone = changes.phone === undefined ? {} : { phone: readPhone(changes.phone).stored };
      await changeMember(tx, actor.userId, now, { ...changes, ...phone });
      await recordAct(tx, ownAct(actor, 'account.updated', now, input.requestId, { fields: fields.join(', ') }));
    })
    .catch((cause: unknown) => {
      throw isUniqueViolation(cause) ? usernameTaken(cause) : cause;
    });
  return readAccount(deps, actor.userId);
}
