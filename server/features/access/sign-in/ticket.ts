import type { Db, Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { dropOldTickets, insertTicket, spendTicket, type tryTicket } from '../second-factor/second-factor-store.ts';
import { after } from '../session/create-session.ts';
import { sha256 } from '../session/tokens.ts';
import { assertMaySignIn, openSession, type Admission, type Entrance } from './open-session.ts';

/** What a ticket says of the steps before, once it was tried. */
type Tried = NonNullable<Awaited<ReturnType<typeof tryTicket>>>;

/** Draws the ticket of a sign-in that waits for one more step. @returns its digest, by which it is kept */
export function drawTicket({ random }: Pick<AccessDeps, 'random'>): { ticket: string; hash: string } {
  const ticket = random.bytes(32).toString('base64url');
  return { ticket, hash: sha256(ticket) };
}

/** Keeps what was proved so far under a ticket, for so many seconds. */
export async function keepTicket(
  { clock }: Pick<AccessDeps, 'clock'>,
  db: Db | Tx,
  kept: { hash: string; memberId: string; entrance: Entrance; asks: 'second-factor' | 'device-code'; seconds: number },
): Promise<void> {
  const { hash, memberId, entrance, asks, seconds } = kept;
  const now = clock.now();
  await dropOldTickets(db, now);
  await insertTicket(db, {
    hash,
    member_id: memberId,
    credential_id: entrance.credentialId ?? null,
    limited_to: entrance.limitedTo ?? null,
    asks,
    user_agent: entrance.userAgent,
    created_at: now,
    expires_at: after(now, seconds),
  });
}

/**
 * Lets somebody in whose last step was right. A ticket is good for one session.
 *
 * @throws AppError `sign_in_stale` when it was spent meanwhile; what `assertMaySignIn` throws.
 */
export async function enterByTicket(
  deps: AccessDeps,
  hash: string,
  ticket: Tried,
  entrance: Pick<Entrance, 'via' | 'userAgent' | 'secondFactorAt'>,
): Promise<Admission> {
  if (!(await spendTicket(deps.db, hash))) throw new AppError('sign_in_stale');
  await assertMaySignIn(deps, ticket.member_id);
  return openSession(deps, ticket.member_id, {
    ...entrance,
    credentialId: ticket.credential_id,
    ...(ticket.limited_to !== null && { limitedTo: ticket.limited_to }),
  });
}
