import type { Lane } from './call-slots.ts';
import { catchUp } from './catch-up.ts';
import { deliverPost } from './deliver-post.ts';
import { type Commits, createEngine, settle, type Engine } from './engine.ts';
import type { PostDelivery } from './deliver-posts.ts';
import { openTargetTokens, type HeldToken } from '../connections/target-access.ts';
import type { DeliveryDeps, Network } from '../deps.ts';
import { dressLater } from '../films/dress-film.ts';
import { createDueLine } from './due-line.ts';
import { type Obstacle, createPostingRights } from './posting-rights.ts';
import { reconcilePost } from './reconcile-post.ts';
import { createWakeSignal } from './wake-signal.ts';
import { laneOf } from './ledger.ts';
import { claimDue, claimSent, leasesOf, nextDue, overdueLeases } from './ledger-store.ts';
import type { PostRow } from '../rows.ts';

/**
 * Posts of one lane that are worked on at once, as a multiple of the calls under way: beside those in a call there are some that commit, and
 * some that are claimed and wait. After a crash the waiting ones are free again when their lease runs out.
 */
const DEPTH = 6;
/** Room for so many, again as a multiple, before more are claimed. */
const CLAIM = 2;

/** The worker's part for one network: a loop, an engine and slots of its own. */
export function createNetworkDelivery(deps: DeliveryDeps, network: Network, commits: Commits): PostDelivery {
  const stopping = new AbortController();
  const engine = createEngine(deps, network, commits, stopping.signal);
  const most = DEPTH * deps.concurrency;
  const inWork: Record<Lane, Set<Promise<void>>> = { awaited: new Set(), planned: new Set() };
  const rightsOf = createPostingRights(deps);
  const line = createDueLine(deps);
  let loop: Promise<void> | undefined;
  const signal = createWakeSignal();
  const listening: (() => void)[] = [];

  /** Whether there is too little room to be worth a claim: a claim costs much the same for one post as for a hundred. */
  const isFull = (lane: Lane) => inWork[lane].size > most - CLAIM * deps.concurrency;
  const everything = () => [...inWork.awaited, ...inWork.planned];

  function begin(post: PostRow, held: HeldToken | undefined, obstacleTo: (post: PostRow) => Obstacle | null) {
    if (post.state === 'unconfirmed') return reconcilePost(engine, post, held);
    if (post.state === 'published') return dressLater(engine, post, held);
    return deliverPost(engine, post, held, obstacleTo(post));
  }

  function launch(post: PostRow, held: HeldToken | undefined, obstacleTo: (post: PostRow) => Obstacle | null): void {
    const work = begin(post, held, obstacleTo);
    const lane = laneOf(post);
    const task: Promise<void> = work.catch(deps.reportError).finally(() => {
      inWork[lane].delete(task);
      if (!isFull(lane)) signal.wake();
    });
    inWork[lane].add(task);
  }

  async function take(): Promise<number> {
    const now = deps.clock.now();
    await releaseLeases(engine, await overdueLeases(deps.db, now, network.key));
    await catchUp(engine);
    const leaseUntil = new Date(now.getTime() + network.timings.leaseMs);
    const closedBefore = new Date(now.getTime() - network.timings.windowMs);
    const claim = { worker: deps.worker, now, closedBefore, leaseUntil, network: network.key };
    // What somebody waits for has room of its own: it is taken however much of the planned is in work.
    const room = { awaited: most - inWork.awaited.size, planned: isFull('planned') ? 0 : most - inWork.planned.size };
    const awaited = await claimDue(deps.db, { ...claim, lane: 'awaited', limit: room.awaited });
    const sent = await claimSent(deps.db, { ...claim, limit: Math.ceil(room.planned / 2) });
    const planned = await line.claim({ ...claim, lane: 'planned', limit: room.planned - sent.length });
    const due = [...awaited, ...planned];
    const posts = [...sent, ...due];
    if (posts.length === 0) return 0;
    const tokenOf = await openTargetTokens(deps, network.key, posts);
    const obstacleTo = await rightsOf(due);
    for (const post of posts) launch(post, tokenOf(post), obstacleTo);
    return posts.length;
  }

  /** Until the next post is due, or the next poll: another process may have put one in. */
  async function rest(): Promise<void> {
    const now = deps.clock.now();
    const next = await nextDue(deps.db, network.key, now);
    const untilNext = next ? Math.max(1, next.getTime() - now.getTime()) : Infinity;
    await signal.sleep(Math.min(deps.pollMs, untilNext));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const taken = await take();
        // What another process puts in for somebody who waits is not held up by what is planned.
        if (isFull('planned')) await signal.sleep(deps.pollMs);
        else if (taken === 0) await rest();
      } catch (error) {
        // The database is away, most likely. What is in flight is covered by its lease.
        deps.reportError(error);
        await signal.sleep(deps.pollMs);
      }
    }
  }

  return {
    wake: () => signal.wake(),
    async start() {
      if (deps.takeOverLeases) await releaseLeases(engine, await leasesOf(deps.db, deps.worker, network.key));
      listening.push(deps.clock.onMove(() => signal.wake()));
      if (deps.bell) listening.push(deps.bell.listen(() => signal.wake()));
      loop = run();
    },
    async drain() {
      for (;;) {
        const taken = await take();
        if (isFull('planned')) await signal.sleep();
        else if (taken === 0) {
          if (everything().length === 0) return;
          await Promise.race(everything());
        }
      }
    },
    async stop() {
      stopping.abort();
      for (const stopListening of listening) stopListening();
      signal.wake();
      await loop;
      while (everything().length > 0) await Promise.race(everything());
    },
  };
}

/** Frees posts whose worker is gone: back in line if nothing was sent, else to be looked for. */
async function releaseLeases(engine: Engine, posts: readonly PostRow[]): Promise<void> {
  const now = engine.clock.now().getTime();
  await Promise.all(
    posts.map((post) => {
      // A lease of our own from before a restart ends now, whenever it would have.
      const ended = { ...post, lease_until: new Date(Math.min(now, post.lease_until?.getTime() ?? now)) };
      return settle(engine, ended, { kind: 'lease_expired', now });
    }),
  );
}
