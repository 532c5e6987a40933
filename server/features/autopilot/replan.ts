import { fitOf, type Candidates, type Poster } from '@yardsign/domain/autopilot/choose-piece';
import { SLOT_LEAD_MS, type JobPlan } from '@yardsign/domain/autopilot/job';
import { instantOfHour, weekdayOf } from '@yardsign/domain/autopilot/slots';
import type { SlotRow } from './slot-store.ts';

/** What a changed job does to a slot that is still to come. */
export type SlotFate =
  /** Nothing of it changes. */
  | { fate: 'stays' }
  /** It goes; if its hour is still wanted, it is chosen anew. */
  | { fate: 'goes' }
  /** The same piece, posted anew: at another time, to other targets or in another form. */
  | { fate: 'again'; at: number };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Decides for one slot, so that no more is planned anew than a change makes necessary. */
export function fateOf(
  slot: Pick<SlotRow, 'wall_date' | 'wall_hour' | 'due_at' | 'state' | 'content_id' | 'chosen'>,
  before: JobPlan,
  after: JobPlan,
  held: Poster & { candidates: Candidates; now: Date },
): SlotFate {
  const isWanted = after.weekdays.includes(weekdayOf(slot.wall_date)) && after.hours.includes(slot.wall_hour);
  if (!isWanted || slot.state === 'empty' || slot.state === 'missed') return { fate: 'goes' };
  const at = instantOfHour(slot.wall_date, slot.wall_hour, after.timeZone);
  const isMoved = at !== slot.due_at.getTime();
  // Wherever it is moved to, it stays skipped: it would come back when the zone is changed back.
  if (slot.state === 'skipped') return isMoved ? { fate: 'again', at } : { fate: 'stays' };
  // In the past, or nearly, it would be posted before its member could look at it.
  if (isMoved && at <= held.now.getTime() + SLOT_LEAD_MS) return { fate: 'goes' };
  const piece = slot.content_id === null ? undefined : held.candidates.get(slot.content_id);
  const fit = piece ? fitOf(piece, after, held) : 'nowhere';
  if (fit === 'nowhere') return { fate: 'goes' };
  if (after.repeatAfterDays > before.repeatAfterDays && !slot.chosen) return { fate: 'goes' };
  const isWordedOrSentOtherwise = before.language !== after.language || !isSame(before.targets, after.targets);
  // Another piece may fit all the networks, which this one does not.
  if (isWordedOrSentOtherwise && !slot.chosen && fit !== 'everywhere') return { fate: 'goes' };
  const isOtherwise = isWordedOrSentOtherwise || before.layout !== after.layout;
  return isMoved || isOtherwise ? { fate: 'again', at } : { fate: 'stays' };
}
