import type { Tx } from '../../../platform/database/database.ts';
import type { AccessDeps } from '../ports.ts';
import { clearLimit, findSession } from '../store.ts';

/** The same as `reauthenticate` allows somebody without a password. */
const JUST_SIGNED_IN_MS = 15 * 60_000;

/** Whether a session is so new that its beginning is proof enough where there is no password to ask for. */
export async function isNewSession(deps: Pick<AccessDeps, 'db' | 'clock'>, sessionId: string): Promise<boolean> {
  const session = await findSession(deps.db, sessionId);
  return session !== undefined && deps.clock.now().getTime() - session.created_at.getTime() <= JUST_SIGNED_IN_MS;
}

/** A sign-up is finished: the session that its link opened is like any other from now on. */
export function liftSignupLimit(tx: Tx, sessionId: string): Promise<void> {
  return clearLimit(tx, sessionId);
}
