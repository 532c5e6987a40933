import { LATE_MS } from '@yardsign/domain/sharing/lateness';
import { settle, type Engine } from './engine.ts';
import { overdueWaiting, queuedOnTargets } from './catch-up-store.ts';

/** A post that waits this long past its time was asleep with the worker: in step with the clock none does. */
const BEHIND_MS = 15 * 60_000;
/** Between two late posts of one target, so that nobody finds ten of them at once. */
const SPACING_MS = 2 * 60_000;

/**
 * Before a worker takes anything: late posts of one target are spread out, and what waited for a connection until its window closed is
 * missed. A post that is spread out has a next time in the future, so this is done to it once.
 */
export async function catchUp(engine: Engine): Promise<void> {
  const { key: network, timings } = engine.network;
  const at = engine.clock.now();
  const now = at.getTime();
  const behind = { network, now: at, from: new Date(now - LATE_MS), until: new Date(now - BEHIND_MS) };
  const queued = await queuedOnTargets(engine.db, behind);
  await Promise.all(
    queued.map(({ post, place }) => settle(engine, post, { kind: 'spaced', nextAt: now + place * SPACING_MS })),
  );
  const before = new Date(now - timings.windowMs);
  const over = await overdueWaiting(engine.db, { network, before });
  await Promise.all(over.map((post) => settle(engine, post, { kind: 'window_closed' })));
}
