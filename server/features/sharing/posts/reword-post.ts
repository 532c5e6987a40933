import { refusesPeople } from '@yardsign/domain/compliance/wording/find-wording';
import { textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { decide } from '../posting/ledger.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import { presentPost } from '../present.ts';
import type { PostRow } from '../rows.ts';
import { findPost } from '../store.ts';
import { mentionsOf } from './mentions-of.ts';
import { changeThere } from './change-there.ts';

/**
 * Gives a post other words, under the rules of a share. Before it goes out that is a change of ours; whoever has to agree is asked anew.
 * Once it is out it is one on its network, where that can be.
 *
 * @throws AppError `not_found`, `post_not_changeable`, `text_too_long`, `too_many_tags`, `wording_refused`, `wording_stopped`, and whatever
 * `changeThere` throws; `words_need_yes` for what is out and would have to be agreed to
 */
export async function rewordPost(deps: SharingDeps, memberId: string, id: string, caption: string): Promise<Post> {
  const post = await findPost(deps.db, memberId, id);
  if (!post) throw new AppError('not_found');
  checkNewWords(deps, post, caption);
  const learned = { words: caption, facts: { caption } };
  if (post.state === 'published') {
    await mustNeedNobody(deps, { ...post, caption });
    return changeThere(deps, post, {
      event: 'reworded_there',
      learned,
      call: (line, target, remoteId) =>
        line.reword(target, remoteId, { message: caption, mentions: mentionsOf({ ...post, caption }) }),
    });
  }
  if (post.comment_of !== null) throw new AppError('post_not_changeable');
  // What was uploaded may hold the words already: the next attempt uploads anew.
  const anew = { ...learned, handle: null, sentSha256: null, note: 'reworded' };
  return deps.db.transaction().execute(async (tx) => {
    const reworded = await write(deps, tx, post, { kind: 'reworded' }, anew);
    return presentPost(await askAnew(deps, tx, reworded));
  });
}

/** What a share of these words would be refused for. */
function checkNewWords(deps: Pick<SharingDeps, 'networks'>, post: PostRow, caption: string): void {
  const { about } = networkOf(deps, post.network);
  // A film has the room of a picture.
  const misfit = textMisfitOf(about.capabilities, caption, post.link === null ? 'picture' : 'link');
  if (misfit !== null) throw new AppError(misfit === 'text' ? 'text_too_long' : 'too_many_tags');
  if (refusesPeople(caption, post.language))
    throw new AppError('wording_refused', {
      issues: [{ path: 'caption', message: 'refuses people of a protected class' }],
    });
}

async function write(
  deps: Pick<SharingDeps, 'networks' | 'clock'>,
  tx: Tx,
  post: PostRow,
  event: Parameters<typeof decide>[1],
  learned?: Parameters<typeof decide>[4],
): Promise<PostRow> {
  const change = decide(post, event, networkOf(deps, post.network).timings, deps.clock.now(), learned);
  const isWritten = change !== undefined && (await applyChanges(tx, [change])).has(post.id);
  if (!isWritten) throw new AppError('post_not_changeable');
  return change.after;
}

/** What is out would be changed before anybody could agree. @throws AppError `wording_stopped`, `words_need_yes` */
async function mustNeedNobody(deps: Pick<SharingDeps, 'db' | 'mustAsk'>, post: PostRow): Promise<void> {
  const need = (await deps.mustAsk(deps.db, [post])).get(post.id);
  if (need) throw new AppError(need.stops ? 'wording_stopped' : 'words_need_yes');
}

/** Somebody of a team may have to agree to these words, who had not to agree to the others. @throws AppError `wording_stopped` */
async function askAnew(deps: SharingDeps, tx: Tx, post: PostRow): Promise<PostRow> {
  const asked = await deps.mustAsk(tx, [post]);
  if ([...asked.values()].some(({ stops }) => stops)) throw new AppError('wording_stopped');
  const isNew = asked.has(post.id) && !post.awaits_approval;
  const held = isNew ? await write(deps, tx, post, { kind: 'approval_asked' }) : post;
  if (held.awaits_approval) await deps.askSoon(tx);
  return held;
}
