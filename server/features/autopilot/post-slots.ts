import { chooseAnother, isRepeated } from '@yardsign/domain/autopilot/fill-slots';
import { fitOf, mayChoose } from '@yardsign/domain/autopilot/choose-piece';
import { kinds } from '@yardsign/domain/content/kinds';
import { LAYOUT_NETWORK, shapeAt } from '@yardsign/domain/autopilot/layouts';
import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import { LATE_MS } from '@yardsign/domain/sharing/lateness';
import type { PlannedShare } from '../sharing/planned/plan-posts.ts';
import { readPlanning, type Planning } from './choosing.ts';
import { clearHeld, jobsOfMembers, markHeld, planOf } from './job-store.ts';
import type { AutopilotDeps } from './ports.ts';
import { confirmSlot, slotsToPost, updateSlot, type DueSlot } from './slot-store.ts';

const AT_ONCE = 50;
/** A slot that could not be posted is tried again after this long. */
const AGAIN_MS = 5 * 60_000;
/** An hour for which nothing was left is looked at again after this long. */
const EMPTY_AGAIN_MS = 3_600_000;
/** A piece that turned out not to fit is replaced this often at most, in one go. */
const REPLACEMENTS = 5;

/** What a post of the slot is to be. Where pictures follow the layout they have its shape, elsewhere that of their kind. */
function shareOf(
  { slot, job }: DueSlot,
  contentId: string,
  size: PlannedShare['targets'][number]['size'],
): PlannedShare {
  const shape = shapeAt(job.layout, { date: slot.wall_date, hour: slot.wall_hour });
  return {
    memberId: slot.member_id,
    slotId: slot.id,
    contentId,
    language: job.language,
    targets: job.targets.map(({ network, targetId }) => ({
      network,
      targetId,
      size: network === LAYOUT_NETWORK ? shape : size,
    })),
    dueAt: slot.due_at,
    wallClock: { date: slot.wall_date, time: timeOfHour(slot.wall_hour), timeZone: job.time_zone },
  };
}

/** A slot that is over without a post, with the reason that is known. */
async function giveUp(deps: AutopilotDeps, { slot }: DueSlot, now: Date): Promise<void> {
  const reason = slot.reason ?? (slot.state === 'empty' ? 'nothing_left' : 'asleep');
  await updateSlot(deps.db, slot.id, ['planned', 'empty'], { state: 'missed', reason }, now);
}

/** A job that waits for a connection is said to once, until it is well again. */
async function hold(deps: AutopilotDeps, { slot, job }: DueSlot, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (await markHeld(tx, job.id, now)) await deps.tellHeld(tx, job.id, now);
    const next = { reason: 'not_connected', next_at: new Date(now.getTime() + AGAIN_MS) };
    await updateSlot(tx, slot.id, ['planned'], next, now);
  });
}

/**
 * The piece for a slot at the last moment: the one that was chosen, or another when that no longer fits. What its member asked for there
 * may be posted again, what was chosen for them may not.
 */
function pieceFor({ slot, job }: DueSlot, planning: Planning, passedOver: readonly string[]): string | null {
  const own = new Set([slot.id]);
  const choosing = planning.choosingFor(slot.member_id, own);
  const plan = planOf(job);
  const at = slot.due_at.getTime();
  const planned = slot.content_id === null ? undefined : choosing.candidates.get(slot.content_id);
  const isOpen = planned && !passedOver.includes(planned.id) && mayChoose(planned, plan, choosing);
  if (!isOpen) return chooseAnother(plan, at, choosing, passedOver);
  if (slot.chosen) return planned.id;
  const isSoonAgain = isRepeated(plan, { contentId: planned.id, at }, planning.postedBy(slot.member_id, own));
  if (!isSoonAgain && fitOf(planned, plan, choosing) === 'everywhere') return planned.id;
  const other = chooseAnother(plan, at, choosing, passedOver);
  if (isSoonAgain) return other;
  // The brand may have grown since: what fits only some of the networks gives way to what fits all, and to nothing else.
  const piece = other === null ? undefined : choosing.candidates.get(other);
  return piece && fitOf(piece, plan, choosing) === 'everywhere' ? piece.id : planned.id;
}

async function postSlot(deps: AutopilotDeps, due: DueSlot, planning: Planning, now: Date): Promise<void> {
  const { slot, job } = due;
  let passedOver: readonly string[] = slot.passed_over;
  // A film that the member has not made in their brand is passed over, and its slot says so whatever takes its place.
  let unmade: { reason?: 'film_not_made' } = {};
  for (let tries = 0; tries <= REPLACEMENTS; tries++) {
    const contentId = pieceFor(due, planning, passedOver);
    const type = contentId === null ? undefined : planning.candidates.get(contentId)?.type;
    if (contentId === null || type === undefined) break;
    if (contentId !== slot.content_id || slot.state === 'empty') {
      const change = { state: 'planned', content_id: contentId, chosen: false, ...unmade } as const;
      if (!(await updateSlot(deps.db, slot.id, ['planned', 'empty'], change, now))) return;
    }
    const wanted = shareOf(due, contentId, kinds[type].size);
    const outcome = await deps.planPosts(wanted, (tx) => confirmSlot(tx, { ...slot, content_id: contentId }, job, now));
    if (outcome.ok) {
      if (!outcome.waiting && job.held_at !== null) await clearHeld(deps.db, job.id);
      if (outcome.waiting) await hold(deps, due, now);
      return;
    }
    if (outcome.reason === 'superseded') return;
    if (outcome.reason === 'not_connected') return hold(deps, due, now);
    if (outcome.reason === 'film_not_made') unmade = { reason: outcome.reason };
    passedOver = [...passedOver, contentId];
  }
  const nextAt = new Date(now.getTime() + EMPTY_AGAIN_MS);
  const next = { state: 'empty', content_id: null, next_at: nextAt, ...unmade } as const;
  await updateSlot(deps.db, slot.id, ['planned', 'empty'], next, now);
}

/** Puts the posts of every slot that is near into the ledger, each slot once, however often this is begun. */
export async function postDueSlots(deps: AutopilotDeps): Promise<void> {
  const now = deps.clock.now();
  const lateBefore = new Date(now.getTime() - LATE_MS);
  for (;;) {
    const due = await slotsToPost(deps.db, { now, lateBefore }, AT_ONCE);
    if (due.length === 0) return;
    for (const one of due) {
      try {
        if (one.slot.due_at < lateBefore) await giveUp(deps, one, now);
        else {
          // Read for each anew: what the slot before has taken is not taken again.
          const memberIds = [one.slot.member_id];
          const jobs = await jobsOfMembers(deps.db, memberIds);
          await postSlot(deps, one, await readPlanning(deps, memberIds, jobs, now), now);
        }
      } catch (error) {
        deps.reportError(error);
        const next = { next_at: new Date(now.getTime() + AGAIN_MS) };
        await updateSlot(deps.db, one.slot.id, ['planned', 'empty'], next, now);
      }
    }
  }
}
