import { textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { Capabilities } from '@yardsign/domain/sharing/networks/social-network';
import { settle, type Engine } from '../posting/engine.ts';
import type { PostRow } from '../rows.ts';
import { suggestedCaption } from './suggested-caption.ts';

/** Whether the words that are suggested for a post are more than its network takes. */
export function hasOutgrown(capabilities: Capabilities, post: PostRow): boolean {
  if (!post.caption_suggested) return false;
  return textMisfitOf(capabilities, post.caption, post.link === null ? 'picture' : 'link') !== null;
}

/** Settles a claimed post whose words its network would refuse: nothing of it is sent, and its member can give it others. */
export async function refuseWords(engine: Engine, claimed: PostRow): Promise<void> {
  const now = engine.clock.now().getTime();
  await settle(engine, claimed, { kind: 'refused', now, reason: 'words_too_long', duplicate: false });
}

/**
 * A claimed post with words that fit. Those that were too long are looked at once more: the brand may be shorter again.
 *
 * @returns undefined when it was settled here or belongs to somebody else by now.
 */
export async function fitWords(engine: Engine, claimed: PostRow): Promise<PostRow | undefined> {
  const { capabilities } = engine.network.about;
  if (claimed.attempts > 0 || !hasOutgrown(capabilities, claimed)) return claimed;
  const caption = await suggestedCaption(engine, claimed);
  if (hasOutgrown(capabilities, { ...claimed, caption })) {
    await refuseWords(engine, claimed);
    return undefined;
  }
  const now = engine.clock.now().getTime();
  return settle(engine, claimed, { kind: 'prepared', now }, { caption, handle: null, note: 'proof_renewed' });
}
