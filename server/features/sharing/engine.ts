import type { PostEvent, Timings } from '@yardsign/domain/sharing/post-machine';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { decide, type Learned } from './ledger.ts';
import type { DeliveryDeps, NetworkError, NetworkId } from './ports.ts';
import type { PostRow } from './store.ts';

/** What the steps of a delivery share. */
export interface Engine extends DeliveryDeps {
  commits: GroupCommit;
}

export function createEngine(deps: DeliveryDeps): Engine {
  return { ...deps, commits: createGroupCommit(deps.db) };
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
