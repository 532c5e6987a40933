import { laneOf } from '../posting/ledger.ts';
import { settle, type Engine } from '../posting/engine.ts';
import type { HeldToken } from '../connections/target-access.ts';
import type { PostRow } from '../rows.ts';

/**
 * Asks the network whether the uploaded picture can be published by now. What cannot goes back in line until it is worth asking again:
 * no worker waits for it.
 *
 * @returns the post when it can; undefined when it was given back, or belongs to somebody else by now.
 * @throws NetworkError
 */
export async function awaitUpload(engine: Engine, post: PostRow, held: HeldToken): Promise<PostRow | undefined> {
  const { checkUpload } = engine.network.adapter;
  const { handle } = post;
  if (checkUpload === null || handle === null) return post;
  const target = { targetId: post.target_id, token: held.token };
  const unready = await engine.calls.run(laneOf(post), () => checkUpload(target, handle));
  if (unready === null) return post;
  const event = { kind: 'not_ready', now: engine.clock.now().getTime(), waitMs: unready.waitMs } as const;
  await settle(engine, post, event, { handle: unready.handle });
  return undefined;
}
