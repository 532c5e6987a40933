import { mentionsOf } from '../posts/mentions-of.ts';
import { settle, type Engine } from '../posting/engine.ts';
import { laneOf } from '../posting/ledger.ts';
import type { HeldToken } from '../connections/target-access.ts';
import type { Proof } from '../deps.ts';
import type { OutgoingPicture, TargetAccess } from '../ports.ts';
import type { PostRow } from '../rows.ts';
import { altTextOf } from './alt-text.ts';
import { areSame, currentPictures } from './further-pictures.ts';
import { isUndrawable } from './is-undrawable.ts';
import { hasOutgrown, refuseWords } from '../posts/fit-words.ts';
import { suggestedCaption } from '../posts/suggested-caption.ts';

const PNG_FIRST_BYTE = 0x89;

function proofOf(post: PostRow): Proof {
  return { sha256: post.proof_sha256, url: post.proof_url, width: post.proof_width, height: post.proof_height };
}

/**
 * The picture as the brand is now. Once an attempt may have reached the network the picture stays what it was: every later
 * attempt must be the same post, or it could not be recognised.
 */
async function currentProof(engine: Engine, post: PostRow): Promise<Proof> {
  if (post.attempts > 0) return proofOf(post);
  const { content_id: contentId, language, answers } = post;
  const wanted = { contentId, language, size: post.size as 'square', answers };
  try {
    return await engine.makeProof(post.owner_id, wanted);
  } catch (error) {
    if (isUndrawable(error)) return proofOf(post);
    throw error;
  }
}

/**
 * Gets the picture of a claimed post to the network, unseen, and stores its handle at once. Safe to repeat: a picture that is
 * never attached is never shown.
 *
 * @returns the post with its handle; undefined when it was settled here or belongs to somebody else by now.
 * @throws NetworkError
 */
export async function preparePicture(engine: Engine, post: PostRow, held: HeldToken): Promise<PostRow | undefined> {
  const proof = await currentProof(engine, post);
  const further = post.attempts > 0 ? (post.pictures ?? []) : await currentPictures(engine, post);
  const renewed = proof.sha256 !== post.proof_sha256 || !areSame(further, post.pictures ?? []);
  // The text and the picture wear the same brand, or the post would show two phone numbers.
  const caption = renewed ? await suggestedCaption(engine, post) : post.caption;
  if (post.handle !== null && !renewed) return post;
  if (renewed && hasOutgrown(engine.network.about.capabilities, { ...post, caption })) {
    await refuseWords(engine, post);
    return undefined;
  }

  const lost = {
    kind: 'refused',
    now: engine.clock.now().getTime(),
    reason: 'proof_missing',
    duplicate: false,
  } as const;
  const all = [
    { sha256: proof.sha256, altText: altTextOf(post) },
    ...further.map(({ sha256, title }) => ({ sha256, altText: title })),
  ];
  const pictures = await outgoing(engine, all, { message: caption, mentions: mentionsOf({ ...post, caption }) });
  if (!pictures) {
    await settle(engine, post, lost);
    return undefined;
  }
  const target = { targetId: post.target_id, token: held.token };
  const uploaded = await engine.calls.run(laneOf(post), () => upload(engine, target, pictures));
  if (uploaded.sha256s.some((sha256, index) => sha256 !== all[index]?.sha256)) {
    // What went out is not what was proved: a kept file was damaged. Nobody has seen it, and nobody shall.
    await settle(engine, post, lost);
    return undefined;
  }
  return settle(
    engine,
    post,
    { kind: 'prepared', now: engine.clock.now().getTime() },
    {
      handle: uploaded.handle,
      sentSha256: uploaded.sha256s[0] ?? null,
      proof,
      ...(further.length > 0 && { pictures: further }),
      ...(caption !== post.caption && { caption }),
      ...(renewed && { note: 'proof_renewed' }),
    },
  );
}

/** The pictures of a post with their bytes; null when those of one are gone. */
async function outgoing(
  engine: Engine,
  all: readonly { sha256: string; altText: string }[],
  words: Pick<OutgoingPicture, 'message' | 'mentions'>,
): Promise<OutgoingPicture[] | null> {
  const pictures: OutgoingPicture[] = [];
  for (const { sha256, altText } of all) {
    const bytes = await engine.readProof(sha256);
    if (!bytes) return null;
    const type = bytes[0] === PNG_FIRST_BYTE ? 'image/png' : 'image/jpeg';
    pictures.push({ bytes, type, address: () => engine.pictureAddress(sha256), altText, ...words });
  }
  return pictures;
}

/** Gets them to the network, unseen: one as it always was, several together. @throws NetworkError */
async function upload(engine: Engine, target: TargetAccess, pictures: readonly OutgoingPicture[]) {
  const { adapter } = engine.network;
  const [first] = pictures;
  if (pictures.length > 1 && adapter.uploadPictures) return adapter.uploadPictures(target, pictures);
  if (!first) throw new Error('A post of a picture has none');
  const { handle, sha256 } = await adapter.uploadPicture(target, first);
  return { handle, sha256s: [sha256] };
}
