import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { scheduleRoutes } from '@yardsign/contracts/routes/sharing/schedule';
import { findEarlierPosts } from '../posts/earlier-posts.ts';
import type { Sharer } from '../shares/check-share.ts';
import { MOST_LINES } from '@yardsign/domain/sharing/schedule-file';
import { isSamePosting } from '@yardsign/domain/sharing/same-posting';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { type CheckedLine, checkLine, type Planned } from './check-line.ts';
import { nameLines } from './name-lines.ts';
import { readSchedule } from './schedule-file.ts';

type Check = RouteTypes<typeof scheduleRoutes.checkSchedule>;

/**
 * Says of every line of a file whether it can be scheduled, and what is wrong with it.
 *
 * @throws AppError `schedule_unreadable`, `schedule_too_long`
 */
export async function checkSchedule(
  deps: SharingDeps,
  sharer: Sharer,
  { format, file }: Check['body'],
): Promise<CheckedLine[]> {
  const lines = readSchedule(format, file);
  if (!lines || lines.length === 0) throw new AppError('schedule_unreadable');
  if (lines.length > MOST_LINES) throw new AppError('schedule_too_long');
  const checked: CheckedLine[] = [];
  const taken: { planned: Planned; dueAt: Date }[] = [];
  for (const [index, line] of (await nameLines(deps, sharer, lines)).entries()) {
    const place = format === 'csv' ? index + 2 : index + 1;
    const answer = await checkLine(deps, sharer, line);
    if ('faults' in answer) {
      checked.push({ line: place, planned: null, faults: answer.faults });
      continue;
    }
    const { planned, dueAt } = answer;
    const { contentId, language, network, targetId, timeZone } = planned;
    const isRepeated = taken.some(
      (other) =>
        other.planned.contentId === contentId &&
        other.planned.language === language &&
        other.planned.network === network &&
        other.planned.targetId === targetId &&
        isSamePosting(other.dueAt, dueAt, timeZone),
    );
    const targets = [{ network, target_id: targetId, dueAt }];
    const earlier = await findEarlierPosts(deps.db, {
      memberId: sharer.userId,
      contentId,
      language,
      targets,
      timeZone,
    });
    const code = isRepeated ? 'repeated' : earlier.length > 0 ? 'posted_already' : null;
    if (code === null) taken.push({ planned, dueAt });
    checked.push({
      line: place,
      planned: code === null ? planned : null,
      faults: code === null ? [] : [{ column: 'piece', code }],
    });
  }
  return checked;
}
