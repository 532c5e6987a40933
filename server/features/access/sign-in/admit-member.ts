import { isKnown } from './known-device.ts';
import { assertMaySignIn, openSession, type Admission, type Entrance } from './open-session.ts';
import type { AccessDeps } from '../ports.ts';
import { findSecondFactor } from '../second-factor/second-factor-store.ts';
import { askForDeviceCode } from './device-code.ts';
import { drawTicket, keepTicket } from './ticket.ts';

/** How long somebody may look for their phone. */
const TICKET_SECONDS = 5 * 60;

/**
 * Lets somebody in who has proved who they are. Every way of signing in comes through here, so that none goes around a
 * block, the feature of the entry, the second factor or the code for a new browser. A second factor makes that code needless.
 *
 * @throws AppError `invalid_login` for an account that is blocked or gone, `feature_required`, `too_many_requests`.
 */
export async function admitMember(deps: AccessDeps, memberId: string, entrance: Entrance): Promise<Admission> {
  await assertMaySignIn(deps, memberId, entrance.feature);
  const inForce = (await findSecondFactor(deps.db, memberId))?.confirmed_at ?? null;
  const isNew = entrance.vouchedBy === undefined && !isKnown(entrance.device, memberId);
  if (entrance.secondFactorAt !== undefined) return openSession(deps, memberId, entrance);
  if (inForce === null)
    return deps.newDeviceCode && isNew
      ? askForDeviceCode(deps, memberId, entrance)
      : openSession(deps, memberId, entrance);
  const { ticket, hash } = drawTicket(deps);
  await keepTicket(deps, deps.db, { hash, memberId, entrance, asks: 'second-factor', seconds: TICKET_SECONDS });
  return { kind: 'second-step', ticket, methods: ['totp', 'recovery'] };
}
