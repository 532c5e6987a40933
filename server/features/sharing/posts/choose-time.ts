import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { reschedulePost } from '@yardsign/contracts/routes/sharing/sharing';
import { scheduleInstant, type ScheduleFault } from '@yardsign/domain/sharing/schedule-window';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { AppError } from '../../../platform/errors.ts';

type When = RouteTypes<typeof reschedulePost>['body']['when'];

const FIELD: Record<ScheduleFault, string> = {
  unknown_zone: 'when.timeZone',
  invalid_date: 'when.date',
  invalid_time: 'when.time',
  too_early: 'when.time',
  too_late: 'when.date',
};

/** When a post goes out. @throws AppError `invalid_wall_clock` with the reason as the issue's message. */
export function chooseTime(when: When, now: Date): { dueAt: Date; wallClock: WallClock | null } {
  if (when.kind === 'now') return { dueAt: now, wallClock: null };
  const { date, time, timeZone } = when;
  const instant = scheduleInstant({ date, time, timeZone }, now);
  if (!instant.ok) {
    throw new AppError('invalid_wall_clock', { issues: [{ path: FIELD[instant.reason], message: instant.reason }] });
  }
  return { dueAt: instant.value, wallClock: { date, time, timeZone } };
}
