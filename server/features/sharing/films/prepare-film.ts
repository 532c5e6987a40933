import { createHash } from 'node:crypto';
import type { HeldToken } from '../connections/target-access.ts';
import { settle, type Engine } from '../posting/engine.ts';
import { laneOf } from '../posting/ledger.ts';
import type { OutgoingVideo, VideoLine } from '../ports.ts';
import type { PostRow } from '../rows.ts';

/** So much of a film is read at once. */
const READ_SIZE = 4 * 1024 * 1024;

/** Whether the film that lies in the store is the one that was approved. */
async function isApproved({ sha256, bytes, read }: OutgoingVideo): Promise<boolean> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes; from += READ_SIZE) hash.update(await read(from, Math.min(from + READ_SIZE, bytes)));
  return hash.digest('hex') === sha256;
}

/**
 * Gets the film of a claimed post to the network, all but what makes people see it. The handle of the upload is stored before a byte of
 * the film goes out, so that whoever goes on after a crash goes on with the same upload.
 *
 * @returns the post with its handle; undefined when it was settled here or belongs to somebody else by now.
 * @throws NetworkError
 */
export async function prepareFilm(
  engine: Engine,
  post: PostRow,
  held: HeldToken,
  { line, video }: { line: VideoLine; video: OutgoingVideo },
): Promise<PostRow | undefined> {
  const target = { targetId: post.target_id, token: held.token };
  const now = () => engine.clock.now().getTime();
  let opened: PostRow | undefined = post;
  if (post.handle === null) {
    if (!(await isApproved(video))) {
      await settle(engine, post, { kind: 'refused', now: now(), reason: 'proof_missing', duplicate: false });
      return undefined;
    }
    const handle = await engine.calls.run(laneOf(post), () => line.open(target, video));
    opened = await settle(engine, post, { kind: 'prepared', now: now() }, { handle, sentSha256: video.sha256 });
  }
  if (!opened) return undefined;
  const { handle } = opened;
  if (handle !== null) await engine.calls.run(laneOf(post), () => line.feed(target, handle, video));
  return opened;
}
