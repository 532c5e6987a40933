import type { HeldToken } from '../connections/target-access.ts';
import { NetworkError } from '../ports.ts';
import { learnedFrom, settle, type Engine } from '../posting/engine.ts';
import { laneOf } from '../posting/ledger.ts';
import type { PostRow } from '../rows.ts';
import { filmOf } from './film-of.ts';

/**
 * Gives a film that is out its cover, where its network takes one only then. The post is out whatever becomes of it: a network that refuses,
 * as one does to channels that it has not verified, keeps the picture that it took by itself, and the member is told.
 *
 * @returns the post as it is now.
 */
export async function dressFilm(engine: Engine, post: PostRow, held: HeldToken, remoteId: string): Promise<PostRow> {
  const dress = engine.network.adapter.video?.dress;
  const video = filmOf(engine, post);
  if (!dress || !video) return post;
  try {
    const picture = await video.cover?.();
    const target = { targetId: post.target_id, token: held.token };
    if (picture) await engine.calls.run(laneOf(post), () => dress(target, remoteId, picture));
    return post;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return (await settle(engine, post, { kind: 'cover_refused' }, learnedFrom(error))) ?? post;
  }
}
