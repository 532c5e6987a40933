import { isNear, mayChoose, PieceChooser, usesThatCount, type Candidates, type Use } from './choose-piece.ts';
import type { JobPlan } from './job.ts';
import type { Slot } from './slots.ts';

/** A slot with what goes out then; null when nothing is left to post. */
export interface FilledSlot extends Slot {
  contentId: string | null;
}

/** What the choice of pieces rests on. */
export interface Choosing {
  candidates: Candidates;
  /** What the member holds. */
  features: readonly string[];
  /** What was posted and what is planned, by whichever job or by the member. */
  uses: readonly Use[];
}

/** @param passedOver what the member did not want. */
function chooserOf(job: JobPlan, { candidates, features, uses }: Choosing, passedOver: readonly string[]) {
  return new PieceChooser(candidates, job, {
    mayUse: (piece) => !passedOver.includes(piece.id) && mayChoose(piece, job, features),
    uses: usesThatCount(uses, job),
  });
}

/** The pieces of a job's coming slots, in order: what is chosen for one counts for the next. Chance has no part in it. */
export function fillSlots(job: JobPlan, slots: readonly Slot[], choosing: Choosing): FilledSlot[] {
  const chooser = chooserOf(job, choosing, []);
  return slots.map((slot) => {
    const piece = chooser.choose(slot.at);
    if (piece) chooser.add(piece.id, slot.at);
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
  choosing: Choosing,
  passedOver: readonly string[],
): string | null {
  return chooserOf(job, choosing, passedOver).choose(at)?.id ?? null;
}

/** Whether a piece at a moment would come too soon after, or before, one of these uses. */
export function isRepeated(
  job: Pick<JobPlan, 'targets' | 'language' | 'repeatAfterDays'>,
  { contentId, at }: { contentId: string; at: number },
  uses: readonly Use[],
): boolean {
  return usesThatCount(uses, job).some((use) => use.contentId === contentId && isNear(use.at, at, job.repeatAfterDays));
}
