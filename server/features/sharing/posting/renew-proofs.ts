import type { SlotAnswers } from '@yardsign/domain/content/slots';
import { areSame, currentPictures } from '../pictures/further-pictures.ts';
import { isUndrawable } from '../pictures/is-undrawable.ts';
import { decide } from './ledger.ts';
import type { Proof, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { hasOutgrown } from '../posts/fit-words.ts';
import { suggestedCaption } from '../posts/suggested-caption.ts';
import { applyChanges } from './ledger-store.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { unsentPosts } from '../store.ts';

/**
 * Gives every unsent post of a member the picture of the brand as it is now, so that what waits shows what will be sent. The
 * worker looks once more before it sends: a change that comes after this is not missed.
 *
 * @returns how many posts look different now.
 */
export async function renewProofs(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'networks' | 'makeProof' | 'readPiece' | 'refitSoon'>,
  memberId: string,
): Promise<number> {
  const posts = await unsentPosts(deps.db, memberId);
  // Many posts of few pieces: each piece is read once and drawn once.
  const proofs = new Map<string, Promise<Proof | null>>();
  const pieces = new Map<string, ReturnType<SharingDeps['readPiece']>>();
  const readPiece: SharingDeps['readPiece'] = (ownerId, contentId, language, answers) =>
    once(pieces, keyOf([contentId, language], answers), () => deps.readPiece(ownerId, contentId, language, answers));
  const changes: PostChange[] = [];
  let refits = false;
  for (const post of posts) {
    const key = keyOf([post.content_id, post.language, post.size], post.answers);
    const proof = await once(proofs, key, () => proofOf(deps, memberId, post));
    const caption = await suggestedCaption({ readPiece }, post);
    const pictures = await currentPictures(deps, post);
    const isSame = proof?.sha256 === post.proof_sha256 && areSame(pictures, post.pictures ?? []);
    if (!proof || (isSame && caption === post.caption)) continue;
    const learned = {
      proof,
      ...(pictures.length > 0 && { pictures }),
      ...(caption !== post.caption && { caption }),
      handle: null,
      sentSha256: null,
      note: 'proof_renewed',
    };
    const { timings, about } = networkOf(deps, post.network);
    const outgrown = hasOutgrown(about.capabilities, { ...post, caption });
    if (outgrown && post.slot_id !== null) refits = true;
    // What autopilot has planned is given another piece: its member has nothing to do.
    const renewed = { kind: 'proof_renewed', outgrown: outgrown && post.slot_id === null } as const;
    const change = decide(post, renewed, timings, deps.clock.now(), learned);
    if (change) changes.push(change);
  }
  const renewed = await applyChanges(deps.db, changes);
  if (refits) await deps.refitSoon(memberId);
  return renewed.size;
}

/** Posts of one piece with the same facts look the same. */
function keyOf(names: readonly string[], answers: SlotAnswers = {}): string {
  return [...names, JSON.stringify(answers)].join(' ');
}

/** What was asked for by this key before, or what `make` gives. */
function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

async function proofOf(deps: Pick<SharingDeps, 'makeProof'>, memberId: string, post: PostRow): Promise<Proof | null> {
  try {
    return await deps.makeProof(memberId, {
      contentId: post.content_id,
      language: post.language,
      size: post.size as 'square',
      answers: post.answers,
    });
  } catch (error) {
    if (isUndrawable(error)) return null;
    throw error;
  }
}
