import type { Impersonator } from '@yardsign/domain/access/actor';
import { refusalToImpersonate } from '@yardsign/domain/access/impersonation';
import type { AccessDeps } from '../ports.ts';
import { endSession } from '../store.ts';
import { findImpersonated, findImpersonator, findImpersonation } from './impersonation-store.ts';

/**
 * Whether somebody may still impersonate this member. When not (the member has left the team, the admin has lost the role),
 * the session ends here and now.
 */
export async function mayStillImpersonate(
  deps: Pick<AccessDeps, 'db' | 'clock'>,
  session: { sessionId: string; memberId: string; impersonator: Impersonator },
): Promise<boolean> {
  const [impersonator, impersonated] = await Promise.all([
    findImpersonator(deps.db, session.impersonator.userId),
    findImpersonated(deps.db, session.memberId),
  ]);
  if (impersonator && refusalToImpersonate(impersonator, impersonated, session.impersonator.mode) === null) return true;
  await endSession(deps.db, session.sessionId, 'right_lost', deps.clock.now());
  return false;
}

/** Whether a cookie is of a time as someone else that is over, while the session to return to is still good. */
export async function hasOneToReturnTo(deps: Pick<AccessDeps, 'db' | 'clock'>, cookieHash: string): Promise<boolean> {
  const impersonation = await findImpersonation(deps.db, { cookieHash });
  return (
    impersonation !== undefined &&
    impersonation.own_ended_at === null &&
    impersonation.own_expires_at > deps.clock.now()
  );
}
