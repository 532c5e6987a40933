import { sessionsFrom, wasHeld } from '@yardsign/domain/content/sessions';
import type { WebinarPiece } from '../content/webinar-pieces.ts';
import type { Webinar } from './ports.ts';
import type { Registration } from './store.ts';

/** So many sessions ahead can be chosen from. */
export const SESSIONS_AHEAD = 3;

export function presentWebinar(
  piece: WebinarPiece,
  registrations: readonly Pick<Registration, 'content_id' | 'starts_at'>[],
  now: Date,
): Webinar {
  const taken = new Set(
    registrations.filter(({ content_id: id }) => id === piece.id).map(({ starts_at: at }) => at.getTime()),
  );
  return {
    content_id: piece.id,
    content_type: piece.type,
    titles: piece.titles,
    path: piece.path,
    sessions: sessionsFrom(piece.plan, now, SESSIONS_AHEAD).map(({ startsAt, endsAt }) => ({
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      is_on: startsAt <= now,
      registered: taken.has(startsAt.getTime()),
    })),
    can_replay: wasHeld(piece.plan, now),
    join: piece.join,
  };
}
