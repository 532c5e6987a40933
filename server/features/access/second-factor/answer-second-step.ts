import { AppError } from '../../../platform/errors.ts';
import type { Admission, Entrance } from '../sign-in/open-session.ts';
import { enterByTicket } from '../sign-in/ticket.ts';
import { sha256 } from '../session/tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { proveCode } from './prove-code.ts';
import { tryTicket } from './second-factor-store.ts';

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
  return enterByTicket(deps, hash, ticket, { ...entrance, secondFactorAt: deps.clock.now() });
}
