import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Db } from '../../../platform/database/database.ts';
import { createCallSlots, type CallSlots } from './call-slots.ts';
import type { DeliveryDeps, Network } from '../deps.ts';
import { applyPublished, commentDue } from '../comments/apply-published.ts';
import { createGroupedWrites, type GroupedWrites } from './grouped-writes.ts';
import { decide, type Learned } from './ledger.ts';
import { applyChanges } from './ledger-store.ts';
import type { NetworkError } from '../ports.ts';
import type { PostChange, PostRow } from '../rows.ts';

/** Changes of posts on their way into the database: those of all networks share one, so that they share its commits. */
export type Commits = GroupedWrites<PostChange>;

export function createCommits(db: Db): Commits {
  return createGroupedWrites(
    ({ after }) => after.id,
    (changes) => applyChanges(db, changes),
  );
}

/** What the steps of a delivery to one network share. Its slots are its own: a slow network holds up no other. */
export interface Engine extends DeliveryDeps {
  network: Network;
  commits: Commits;
  calls: CallSlots;
  /** Renewals of tokens under way, by grant: posts of one account wait for the same. */
  renewals: Map<string, Promise<void>>;
  /** Set when the worker is to end: what is not begun by then is given back. */
  stopping: AbortSignal;
}

export function createEngine(deps: DeliveryDeps, network: Network, commits: Commits, stopping: AbortSignal): Engine {
  const calls = createCallSlots(deps.concurrency, deps.monotonicMs);
  return { ...deps, network, commits, stopping, calls, renewals: new Map() };
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
  const change = decide(post, event, engine.network.timings, engine.clock.now(), learned);
  if (!change) throw new Error(`A post that is ${post.state} cannot take the event ${event.kind}`);
  const words = commentDue(post, change);
  if (words === null) return (await engine.commits.apply(change)) ? change.after : undefined;
  const isWritten = await applyPublished(engine, post, change, words);
  return isWritten ? change.after : undefined;
}

/** What is kept of a network's refusal: its words and its code, never a token. An upload that is of no use any more goes. */
export function learnedFrom(error: NetworkError): Learned {
  return {
    networkMessage: error.networkMessage?.slice(0, 1000) ?? null,
    networkCode: error.code ?? null,
    ...(error.spendsUpload && { handle: null }),
  };
}
