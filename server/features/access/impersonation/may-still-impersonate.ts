import type { Viewer } from '@yardsign/domain/access/actor';
import { refusalToView } from '@yardsign/domain/access/impersonation';
import type { AccessDeps } from '../ports.ts';
import { endSession } from '../store.ts';
import { findSeen, findSeer, findViewing } from './impersonation-store.ts';

/**
 * Whether somebody may still see as this member. When not (the member has left the team, the admin has lost the role),
 * the session ends here and now.
 */
export async function maySeeStill(
  deps: Pick<AccessDeps, 'db' | 'clock'>,
  session: { sessionId: string; memberId: string; viewer: Viewer },
): Promise<boolean> {
  const [seer, seen] = await Promise.all([
    findSeer(deps.db, session.viewer.userId),
    findSeen(deps.db, session.memberId),
  ]);
  if (seer && refusalToView(seer, seen, session.viewer.mode) === null) return true;
  await endSession(deps.db, session.sessionId, 'right_lost', deps.clock.now());
  return false;
}

/** Whether a cookie is of a time as someone else that is over, while the session to return to is still good. */
export async function hasOneToReturnTo(deps: Pick<AccessDeps, 'db' | 'clock'>, cookieHash: string): Promise<boolean> {
  const viewing = await findViewing(deps.db, { cookieHash });
  return viewing !== undefined && viewing.own_ended_at === null && viewing.own_expires_at > deps.clock.now();
}
