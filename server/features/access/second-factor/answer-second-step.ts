import { AppError } from '../../../platform/errors.ts';
import { assertMaySignIn, openSession, type Admission, type Entrance } from '../sign-in/open-session.ts';
import { sha256 } from '../session/tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { proveCode } from './prove-code.ts';
import { spendTicket, tryTicket } from './second-factor-store.ts';

const MOST_TRIES = 5;

/**
 * Finishes a sign-in that waits for its second factor.
 *
 * @throws AppError `sign_in_stale` when the ticket is unknown, old or tried too often; `second_factor_wrong`.
 */
export async function answerSecondStep(
  deps: AccessDeps,
  input: { ticket: string; code: string },
  entrance: Pick<Entrance, 'via' | 'userAgent'>,
): Promise<Admission> {
  const hash = sha256(input.ticket);
  const ticket = await tryTicket(deps.db, hash, {
    asks: 'second-factor',
    most: MOST_TRIES,
    now: deps.clock.now(),
  });
  if (!ticket) throw new AppError('sign_in_stale');
  const proof = await proveCode(deps, ticket.member_id, input.code);
  if (proof === null) throw new AppError('second_factor_wrong');
  if (!(await spendTicket(deps.db, hash))) throw new AppError('sign_in_stale');
  await assertMaySignIn(deps, ticket.member_id);
  return openSession(deps, ticket.member_id, {
    ...entrance,
    credentialId: ticket.credential_id,
    ...(ticket.limited_to !== null && { limitedTo: ticket.limited_to }),
    secondFactorAt: deps.clock.now(),
  });
}
