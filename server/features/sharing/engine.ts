import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Timings } from '@yardsign/domain/sharing/timings';
import { createCallSlots, type CallSlots } from './call-slots.ts';
import { createGroupedWrites, type GroupedWrites } from './grouped-writes.ts';
import { decide, type Learned } from './ledger.ts';
import type { DeliveryDeps, NetworkError, NetworkId } from './ports.ts';
import { applyChanges } from './ledger-store.ts';
import type { PostChange, PostRow } from './rows.ts';

/** What the steps of a delivery share. */
export interface Engine extends DeliveryDeps {
  commits: GroupedWrites<PostChange>;
  calls: CallSlots;
  /** Set when the worker is to end: what is not begun by then is given back. */
  stopping: AbortSignal;
}

export function createEngine(deps: DeliveryDeps, stopping: AbortSignal): Engine {
  return {
    ...deps,
    stopping,
    commits: createGroupedWrites(
      ({ after }) => after.id,
      (changes) => applyChanges(deps.db, changes),
    ),
    calls: createCallSlots(deps.concurrency, deps.monotonicMs),
  };
}

export function timingsOf(engine: Engine, post: PostRow): Timings {
  return engine.timings[post.network as NetworkId];
}

/**
 * Commits what happened to a post.
 *
 * @returns the post as it is now, or undefined when it belongs to somebody else by now: then stop.
 */
export async function settle(
  engine: Engine,
  post: PostRow,
  event: PostEvent,
  learned: Learned = {},
): Promise<PostRow | undefined> {
  const change = decide(post, event, timingsOf(engine, post), engine.clock.now(), learned);
  if (!change) throw new Error(`A post that is ${post.state} cannot take the event ${event.kind}`);
  return (await engine.commits.apply(change)) ? change.after : undefined;
}

/** What is kept of a network's refusal: its words and its code, never a token. */
export function learnedFrom(error: NetworkError): Learned {
  const code =
    error.code === undefined ? null : `${error.code}${error.subcode === undefined ? '' : `/${error.subcode}`}`;
  return { networkMessage: error.networkMessage?.slice(0, 1000) ?? null, networkCode: code };
}
