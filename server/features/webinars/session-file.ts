import type { Language } from '@yardsign/domain/languages';
import { writeCalendarFile } from '../../platform/calendar/calendar-file.ts';
import type { WebinarsDeps } from './ports.ts';
import { SESSION_TEXTS } from './texts.ts';
import { findSession } from './take-part.ts';

/** A session as a file for a calendar program. @throws AppError `not_found`, `session_over` */
export async function readSessionFile(
  deps: Pick<WebinarsDeps, 'db' | 'clock' | 'publicUrl'>,
  memberId: string,
  { language, ...which }: { id: string; starts_at: string; language: Language },
): Promise<Buffer> {
  const { piece, session } = await findSession(deps, memberId, which);
  const { startsAt } = session;
  const text = SESSION_TEXTS[language];
  const page = `${deps.publicUrl}${piece.path}`;
  const file = writeCalendarFile(text.calendar, [
    {
      uid: `${piece.id}-${startsAt.getTime()}@${new URL(deps.publicUrl).host}`,
      start: startsAt,
      minutes: piece.plan.minutes,
      isBusy: true,
      summary: piece.titles[language],
      description: [piece.descriptions[language], text.where(piece.join ?? page)].join('\n\n'),
      url: piece.join ?? page,
      changedAt: deps.clock.now(),
    },
  ]);
  return Buffer.from(file);
}
