import { nextDate, wallClockOf, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import { MOST_CALENDAR_DAYS, type getCalendar } from '@yardsign/contracts/routes/sharing/scheduling';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRecipient } from '../access/read-recipient.ts';
import type { AutopilotDeps } from '../autopilot/ports.ts';
import { slotsOfDays } from '../autopilot/slots-of-days.ts';
import type { SharingDeps } from '../sharing/deps.ts';
import { postsOfDays } from '../sharing/posts/posts-of-days.ts';

export interface SchedulingDeps
  extends
    Pick<AutopilotDeps, 'featuresOf' | 'captionValuesOf' | 'listCandidates' | 'madeFilms'>,
    Pick<SharingDeps, 'namePieces'> {
  db: Db;
  clock: Clock;
  random: Random;
  sessionKey: Buffer;
  /** The address of this installation, without a slash at its end. */
  publicUrl: string;
}

type Query = RouteTypes<typeof getCalendar>['query'];
type Calendar = RouteTypes<typeof getCalendar>['answer'];

/** The first day that can be asked for: of days before time zones were introduced nobody can say at which instant they began. */
const FIRST_DAY = '1900-01-01';

/** The days from one to another, both included. @throws AppError `invalid_request` when they are too many, or none. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_CALENDAR_DAYS; day = nextDate(day)) days.push(day);
  if (from < FIRST_DAY) throw new AppError('invalid_request', { issues: [{ path: 'query.from', message: 'too_far' }] });
  if (days.length === 0 || days.length > MOST_CALENDAR_DAYS)
    throw new AppError('invalid_request', { issues: [{ path: 'query.to', message: 'too_far' }] });
  return days;
}

/** The moment at which a day begins on the clock of a zone. */
export function beginningOf(date: string, timeZone: string): Date {
  const instant = wallClockToInstant({ date, time: '00:00', timeZone });
  if (!instant.ok) throw new AppError('invalid_request', { issues: [{ path: 'query.from', message: instant.reason }] });
  return instant.value;
}

/** A member's calendar. How much is read does not grow with how much there is: the first of each day, and how many it has. */
export async function readCalendar(deps: SchedulingDeps, memberId: string, query: Query): Promise<Calendar> {
  const dates = daysBetween(query.from, query.to);
  const timeZone = (await readRecipient(deps.db, memberId))?.timeZone ?? 'UTC';
  const bounds = [...dates, nextDate(query.to)].map((date) => beginningOf(date, timeZone));
  const [from, until] = [bounds[0] ?? new Date(0), bounds.at(-1) ?? new Date(0)];
  const { perDay, network, origin } = query;
  const [posts, slots] = await Promise.all([
    postsOfDays(deps, memberId, { bounds, perDay, network, origin }, deps.clock.now()),
    origin === 'member' ? [] : slotsOfDays(deps, memberId, { from, until, network }),
  ]);
  const clock = wallClockOf(timeZone);
  const dated = slots.map((slot) => ({ slot, date: clock(new Date(slot.at)).date }));
  const days = dates.map((date, index) => {
    const ofDay = posts.find(({ day }) => day === index);
    const coming = dated.flatMap((each) => (each.date === date ? [each.slot] : []));
    return {
      date,
      total: (ofDay?.total ?? 0) + coming.length,
      posts: ofDay?.posts ?? [],
      slots: coming.slice(0, perDay),
    };
  });
  return { timeZone, days: days.filter(({ total }) => total > 0) };
}
