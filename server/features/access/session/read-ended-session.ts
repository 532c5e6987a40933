import type { Db } from '../../../platform/database/database.ts';
import { findSession } from '../store.ts';

/** A session that is over, as its owner may want to recognise it. */
export interface EndedSession {
  userAgent: string;
  startedAt: Date;
  endedAt: Date;
}

/** @returns undefined when the member has no such session, or it is still open. */
export async function readEndedSession(db: Db, memberId: string, sessionId: string): Promise<EndedSession | undefined> {
  const session = await findSession(db, sessionId);
  if (session?.member_id !== memberId || session.ended_at === null) return undefined;
  return { userAgent: session.user_agent, startedAt: session.created_at, endedAt: session.ended_at };
}
