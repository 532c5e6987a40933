import { DAY_MS } from '@yardsign/domain/time/spans';
import { sessionsFrom, type Session } from '@yardsign/domain/content/sessions';
import { AppError } from '../../platform/errors.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import { findWebinarPiece, listWebinarPieces, type WebinarPiece } from '../content/webinar-pieces.ts';
import type { Webinar, WebinarsDeps } from './ports.ts';
import { presentWebinar, SESSIONS_AHEAD } from './present.ts';
import { addRegistration, registrationsOf, removeRegistration } from './store.ts';

/** A session lasts no longer than this: one that began before is over, and nobody takes part in it any more. */
const LONGEST_MS = DAY_MS;

const startOf = ({ sessions: [next] }: Webinar) => next?.starts_at ?? '';

/** The webinars for a member: those that are on or come, the soonest first, then the others, newest first. */
export async function listWebinars(deps: Pick<WebinarsDeps, 'db' | 'clock'>, memberId: string): Promise<Webinar[]> {
  const now = deps.clock.now();
  const [pieces, registrations] = await Promise.all([
    listWebinarPieces(deps.db, { memberId, now }),
    registrationsOf(deps.db, memberId, new Date(now.getTime() - LONGEST_MS)),
  ]);
  const all = pieces.map((piece) => presentWebinar(piece, registrations, now));
  const coming = all.filter(({ sessions }) => sessions.length > 0);
  const others = all.filter(({ sessions }) => sessions.length === 0);
  return [...coming.toSorted((one, other) => startOf(one).localeCompare(startOf(other))), ...others];
}

/** @throws AppError `not_found` when there is no such webinar for the member; `session_over` when it is not held then, or has ended. */
export async function findSession(
  deps: Pick<WebinarsDeps, 'db' | 'clock'>,
  memberId: string,
  which: { id: string; starts_at: string },
): Promise<{ piece: WebinarPiece; session: Session }> {
  const now = deps.clock.now();
  const piece = await findWebinarPiece(deps.db, which.id, { memberId, now });
  if (!piece) throw new AppError('not_found');
  const at = Date.parse(which.starts_at);
  const session = sessionsFrom(piece.plan, now, SESSIONS_AHEAD).find(({ startsAt }) => startsAt.getTime() === at);
  if (!session) throw new AppError('session_over');
  return { piece, session };
}

async function presentFor(deps: WebinarsDeps, memberId: string, piece: WebinarPiece): Promise<Webinar> {
  const now = deps.clock.now();
  const registrations = await registrationsOf(deps.db, memberId, new Date(now.getTime() - LONGEST_MS));
  return presentWebinar(piece, registrations, now);
}

/** A member takes part; asked for twice, it is confirmed once. @throws AppError `not_found`, `session_over`, `too_many_requests` */
export async function registerForSession(
  deps: WebinarsDeps,
  memberId: string,
  which: { id: string; starts_at: string },
): Promise<Webinar> {
  const { piece, session } = await findSession(deps, memberId, which);
  await enforceLimit(deps.limit, memberId);
  const registration = { member_id: memberId, content_id: piece.id, starts_at: session.startsAt };
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (!(await addRegistration(tx, registration, now))) return;
    const of = { memberId, contentId: piece.id, startsAt: session.startsAt.toISOString() };
    await deps.tellMember(tx, of, 'registered', now);
  });
  return presentFor(deps, memberId, piece);
}

/** A member takes part no more. @throws AppError `not_found` when there is no such webinar for them. */
export async function leaveSession(
  deps: WebinarsDeps,
  memberId: string,
  which: { id: string; starts_at: string },
): Promise<Webinar> {
  const piece = await findWebinarPiece(deps.db, which.id, { memberId, now: deps.clock.now() });
  if (!piece) throw new AppError('not_found');
  await removeRegistration(deps.db, {
    member_id: memberId,
    content_id: piece.id,
    starts_at: new Date(which.starts_at),
  });
  return presentFor(deps, memberId, piece);
}
