import { choosePiece, History, mayChoose, usesThatCount, type Candidate, type Use } from './choose-piece.ts';
import type { JobPlan } from './job.ts';
import type { Slot } from './slots.ts';

/** A slot with what goes out then; null when nothing is left to post. */
export interface FilledSlot extends Slot {
  contentId: string | null;
}

/** What the choice of pieces rests on. */
export interface Choosing {
  candidates: readonly Candidate[];
  /** What the member holds. */
  features: readonly string[];
  /** What was posted and what is planned, by whichever job or by the member. */
  uses: readonly Use[];
}

/** The pieces of a job's coming slots, in order: what is chosen for one counts for the next. Chance has no part in it. */
export function fillSlots(
  job: JobPlan,
  slots: readonly Slot[],
  { candidates, features, uses }: Choosing,
): FilledSlot[] {
  const allowed = candidates.filter((piece) => mayChoose(piece, job, features));
  const history = historyOf(usesThatCount(uses, job), candidates);
  return slots.map((slot) => {
    const { repeatAfterDays } = job;
    const piece = choosePiece(allowed, { at: slot.at, repeatAfterDays, history, passedOver: [] });
    if (piece) history.add(piece.id, piece.type, slot.at);
    return { ...slot, contentId: piece?.id ?? null };
  });
}

/**
 * Another piece for one slot.
 *
 * @param choosing.uses without the slot's own.
 * @param passedOver what the member did not want there.
 */
export function chooseAnother(
  job: JobPlan,
  at: number,
  { candidates, features, uses }: Choosing,
  passedOver: readonly string[],
): string | null {
  const allowed = candidates.filter((piece) => mayChoose(piece, job, features));
  const history = historyOf(usesThatCount(uses, job), candidates);
  const { repeatAfterDays } = job;
  return choosePiece(allowed, { at, repeatAfterDays, history, passedOver })?.id ?? null;
}

/** Whether a piece at a moment would come too soon after, or before, one of these uses. */
export function isRepeated(
  job: Pick<JobPlan, 'targets' | 'language' | 'repeatAfterDays'>,
  { contentId, at }: { contentId: string; at: number },
  uses: readonly Use[],
): boolean {
  return historyOf(usesThatCount(uses, job), []).isNear(contentId, at, job.repeatAfterDays);
}

function historyOf(uses: readonly Use[], candidates: readonly Candidate[]): History {
  const types = new Map(candidates.map(({ id, type }) => [id, type]));
  const history = new History();
  for (const { contentId, at } of uses) history.add(contentId, types.get(contentId), at);
  return history;
}
