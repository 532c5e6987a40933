import {
  fitOf,
  isNear,
  usesThatCount,
  type Candidate,
  type Candidates,
  type Poster,
  type Use,
} from './choose-piece.ts';
import type { JobPlan } from './job.ts';
import { PieceChooser } from './piece-chooser.ts';
import type { Slot } from './slots.ts';

/** A slot with what goes out then; null when nothing is left to post. */
export interface FilledSlot extends Slot {
  contentId: string | null;
}

/** What the choice of pieces rests on. */
export interface Choosing extends Poster {
  candidates: Candidates;
  /** What was posted and what is planned, by whichever job or by the member. */
  uses: readonly Use[];
}

/**
 * Chooses for a job: a piece whose words fit all of its networks, so that none of them is left without a post; only where there is none, one
 * that fits some.
 *
 * @param passedOver what the member did not want.
 */
function chooserOf(job: JobPlan, choosing: Choosing, passedOver: readonly string[]) {
  const { candidates } = choosing;
  const used: Pick<Use, 'contentId' | 'at'>[] = usesThatCount(choosing.uses, job);
  const chooserFor = (isRight: (fit: ReturnType<typeof fitOf>) => boolean) =>
    new PieceChooser(candidates, job, {
      mayUse: (piece) => !passedOver.includes(piece.id) && isRight(fitOf(piece, job, choosing)),
      uses: used,
    });
  const everywhere = chooserFor((fit) => fit === 'everywhere');
  // Made where it is asked for: most jobs never run out of what fits.
  let somewhere: PieceChooser | undefined;
  return {
    choose(at: number): Candidate | undefined {
      const found = everywhere.choose(at);
      if (found) return found;
      somewhere ??= chooserFor((fit) => fit !== 'nowhere');
      return somewhere.choose(at);
    },
    add(contentId: string, at: number): void {
      used.push({ contentId, at });
      everywhere.add(contentId, at);
      somewhere?.add(contentId, at);
    },
  };
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
