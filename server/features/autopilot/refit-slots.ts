import type { AutopilotDeps } from './ports.ts';
import { postDueSlots } from './post-slots.ts';
import { postedSlots, staleSlots, updateSlots, type SlotRow } from './slot-store.ts';

/**
 * Takes back the posts of coming hours, so that these are posted anew, with another piece where the one that they have does not fit any more.
 *
 * @param isMeant looks at an hour as it is now.
 * @returns whether there was any.
 */
async function takeBackPosts(
  deps: AutopilotDeps,
  slotIds: readonly string[],
  isMeant: (slot: SlotRow) => boolean,
): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const slots = (await postedSlots(tx, slotIds, now)).filter(isMeant);
    const kept = await deps.withdrawPosts(
      tx,
      slots.map(({ id }) => id),
    );
    const free = slots.filter(({ id }) => !kept.has(id));
    const again = free.map(({ id, due_at: dueAt }) => ({ id, state: 'planned' as const, dueAt, nextAt: now }));
    await updateSlots(tx, again, now);
    return again.length > 0;
  });
}

/**
 * Posts anew at the coming hours of a member's jobs what their new brand has made too long for a network: a piece that fits, or the same one
 * where it does. What its member has moved to another time stays as it is.
 */
export async function refitSlots(deps: AutopilotDeps, memberId: string): Promise<void> {
  const outgrown = await deps.outgrownSlots(memberId);
  const isRefitted = await takeBackPosts(deps, [...outgrown.keys()], ({ id, due_at: dueAt }) =>
    (outgrown.get(id) ?? []).every((at) => at.getTime() === dueAt.getTime()),
  );
  if (isRefitted) await postDueSlots(deps);
}

/** Takes back what waits to be posted in a text that has become older than its twin: in it nothing goes out by itself. */
export async function takeBackStale(deps: AutopilotDeps): Promise<void> {
  const stale = await staleSlots(deps.db, deps.clock.now());
  if (stale.length > 0) await takeBackPosts(deps, stale, () => true);
}
