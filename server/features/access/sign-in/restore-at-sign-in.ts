import { AppError } from '../../../platform/errors.ts';
import { assertMaySignIn, openSession, type Admission, type Entrance } from './open-session.ts';
import type { AccessDeps } from '../ports.ts';
import { readRestoreTicket } from './restore-ticket.ts';

/**
 * Brings the account back that was about to be deleted, and signs its owner in.
 *
 * @throws AppError `sign_in_stale` when the ticket is unknown or old, or the account is back or gone already.
 */
export async function restoreAtSignIn(
  deps: AccessDeps,
  ticket: string,
  entrance: Pick<Entrance, 'via' | 'userAgent'>,
): Promise<Admission> {
  const { memberId, credentialId, passkeyId, limitedTo, secondFactorAt } = readRestoreTicket(deps, ticket);
  await assertMaySignIn(deps, memberId);
  // Of two clicks at once, one brings it back.
  if (!(await deps.restoreAccount(memberId))) throw new AppError('sign_in_stale');
  return openSession(deps, memberId, {
    ...entrance,
    credentialId,
    passkeyId,
    ...(limitedTo !== null && { limitedTo }),
    ...(secondFactorAt !== null && { secondFactorAt }),
  });
}
