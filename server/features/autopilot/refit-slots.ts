import type { AutopilotDeps } from './ports.ts';
import { postDueSlots } from './post-slots.ts';
import { postedSlots, updateSlots } from './slot-store.ts';

/**
 * Posts anew at the coming hours of a member's jobs what their new brand has made too long for a network: a piece that fits, or the same one
 * where it does. What its member has moved to another time stays as it is.
 */
export async function refitSlots(deps: AutopilotDeps, memberId: string): Promise<void> {
  const now = deps.clock.now();
  const outgrown = await deps.outgrownSlots(memberId);
  const isRefitted = await deps.db.transaction().execute(async (tx) => {
    const slots = (await postedSlots(tx, memberId, [...outgrown.keys()], now)).filter(({ id, due_at: dueAt }) =>
      outgrown.get(id)?.every((at) => at.getTime() === dueAt.getTime()),
    );
    const kept = await deps.withdrawPosts(
      tx,
      slots.map(({ id }) => id),
    );
    const free = slots.filter(({ id }) => !kept.has(id));
    const again = free.map(({ id, due_at: dueAt }) => ({ id, state: 'planned' as const, dueAt, nextAt: now }));
    await updateSlots(tx, again, now);
    return again.length > 0;
  });
  if (isRefitted) await postDueSlots(deps);
}
