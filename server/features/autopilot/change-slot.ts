import { chooseAnother } from '@yardsign/domain/autopilot/fill-slots';
import { mayChoose } from '@yardsign/domain/autopilot/choose-piece';
import { AppError } from '../../platform/errors.ts';
import { readPlanning } from './choosing.ts';
import { jobsOfMembers, planOf } from './job-store.ts';
import { POSTS_AHEAD_MS } from './plan-jobs.ts';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import { presentSlot } from './present.ts';
import { lockSlot, updateSlot, type SlotRow } from './slot-store.ts';

type Change = Parameters<typeof updateSlot>[3];

/**
 * Changes a slot that nobody has begun to send; its posts are taken back first.
 *
 * @throws AppError `not_found`, `slot_not_open` when it is too late.
 */
async function changeSlot(
  deps: AutopilotDeps,
  memberId: string,
  id: string,
  decide: (slot: SlotRow) => Promise<Change>,
): Promise<ShownSlot> {
  const now = deps.clock.now();
  const seen = await deps.db
    .selectFrom('autopilot_slot')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!seen) throw new AppError('not_found');
  const change = await decide(seen);
  const slot = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockSlot(tx, memberId, id);
    if (!locked) throw new AppError('not_found');
    if (locked.due_at <= now || (await deps.withdrawPosts(tx, [id])).has(id)) throw new AppError('slot_not_open');
    const next_at = new Date(locked.due_at.getTime() - POSTS_AHEAD_MS);
    return updateSlot(tx, id, ['planned', 'posted', 'empty', 'skipped'], { next_at, reason: null, ...change }, now);
  });
  if (!slot) throw new AppError('slot_not_open');
  const job = (await jobsOfMembers(deps.db, [memberId])).find((one) => one.id === slot.job_id);
  if (!job) throw new AppError('not_found');
  const titles = await deps.namePieces(slot.content_id === null ? [] : [slot.content_id]);
  return presentSlot({ ...slot, posts: [] }, job, titles);
}

/** Posts another piece at a slot. @throws AppError `not_found`, `slot_not_open`, `nothing_to_swap` */
export function swapSlot(
  deps: AutopilotDeps,
  memberId: string,
  id: string,
  wanted: string | undefined,
): Promise<ShownSlot> {
  return changeSlot(deps, memberId, id, async (slot) => {
    const jobs = await jobsOfMembers(deps.db, [memberId]);
    const job = jobs.find((one) => one.id === slot.job_id);
    if (!job) throw new AppError('not_found');
    const planning = await readPlanning(deps, [memberId], jobs, deps.clock.now());
    const choosing = planning.choosingFor(memberId, new Set([id]));
    const plan = planOf(job);
    const passedOver =
      slot.content_id === null ? slot.passed_over : [...new Set([...slot.passed_over, slot.content_id])];
    if (wanted !== undefined) {
      const piece = choosing.candidates.get(wanted);
      if (!piece || !mayChoose(piece, plan, choosing)) throw new AppError('nothing_to_swap');
      return { state: 'planned', content_id: wanted, chosen: true };
    }
    const at = slot.due_at.getTime();
    // When everything was passed over it begins again, with all but the present one.
    const present = slot.content_id === null ? [] : [slot.content_id];
    const next = chooseAnother(plan, at, choosing, passedOver) ?? chooseAnother(plan, at, choosing, present);
    if (next === null) throw new AppError('nothing_to_swap');
    return { state: 'planned', content_id: next, chosen: true, passed_over: passedOver };
  });
}

/** Leaves out a slot, or takes it up again. @throws AppError `not_found`, `slot_not_open` */
export function skipSlot(deps: AutopilotDeps, memberId: string, id: string, skip: boolean): Promise<ShownSlot> {
  return changeSlot(deps, memberId, id, async (slot) => {
    if (skip) return { state: 'skipped' };
    return { state: slot.content_id === null ? 'empty' : 'planned' };
  });
}
