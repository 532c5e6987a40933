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

/** A film on its way: what takes it, and its bytes. */
interface FilmOnItsWay {
  line: VideoLine;
  video: OutgoingVideo;
}

/**
 * Opens the upload of the film of a claimed post. Its handle is stored before a byte of the film goes out, so that whoever goes on after a
 * crash goes on with the same upload.
 *
 * @returns the post with its handle; undefined when it was settled here or belongs to somebody else by now.
 * @throws NetworkError
 */
export async function openFilm(
  engine: Engine,
  post: PostRow,
  held: HeldToken,
  { line, video }: FilmOnItsWay,
): Promise<PostRow | undefined> {
  if (post.handle !== null) return post;
  const now = () => engine.clock.now().getTime();
  if (!(await isApproved(video))) {
    await settle(engine, post, { kind: 'refused', now: now(), reason: 'proof_missing', duplicate: false });
    return undefined;
  }
  const target = { targetId: post.target_id, token: held.token };
  const handle = await engine.calls.run(laneOf(post), () => line.open(target, video));
  return settle(engine, post, { kind: 'prepared', now: now() }, { handle, sentSha256: video.sha256 });
}

/** Gets the film to where its upload was opened, all but what makes people see it. @throws NetworkError */
export async function feedFilm(
  engine: Engine,
  post: PostRow,
  held: HeldToken,
  { line, video }: FilmOnItsWay,
): Promise<void> {
  const { handle } = post;
  if (handle === null) return;
  const target = { targetId: post.target_id, token: held.token };
  await engine.calls.run(laneOf(post), () => line.feed(target, handle, video));
}
