import { scheduledAt } from '@yardsign/domain/sharing/delivery';
import { doubtful } from '@yardsign/domain/sharing/doubt';
import { approvalDigest } from '../approval/as-agreed.ts';
import { fromDelivery } from '../posting/ledger.ts';
import type { PostRow } from '../rows.ts';

/**
 * The entry of the ledger for the first comment under a post: an entry like any other, with the words of the comment as its caption, that is
 * due as soon as it is made. It is made once its post is published, so that it waits for nothing.
 *
 * @param mayBeThere the post was sent before this ledger knew of it, and so perhaps its comment: it is looked for first
 */
export function commentRow(
  post: PostRow,
  words: string,
  { id, now, mayBeThere }: { id: string; now: Date; mayBeThere: boolean },
): PostRow {
  const due = scheduledAt(now.getTime());
  const since = (post.first_sent_at ?? now).getTime();
  const row: PostRow = {
    ...post,
    ...{ id, comment_of: post.id, first_comment: null, caption: words, caption_suggested: false },
    ...{
      alt_text: null,
      mentions: null,
      link: null,
      film: null,
      pictures: null,
      approved_sha256: null,
      sent_sha256: null,
    },
    ...{ wall_date: null, wall_time: null, wall_zone: null, slot_id: null, late_rule: 'ask', turn: 0 },
    ...fromDelivery(mayBeThere ? doubtful(due, { now: now.getTime(), since, canTell: true }) : due),
    ...{ worker: null, network_message: null, network_code: null, remote_id: null, remote_url: null },
    handle: { post: post.remote_id ?? '', url: post.remote_url ?? '' },
    ...{
      told_version: null,
      keeps_text: false,
      approval_digest: null,
      record_hash: null,
      created_at: now,
      updated_at: now,
    },
  };
  // Its words are covered by what was agreed to with its post: nobody is asked again.
  return { ...row, approval_digest: approvalDigest(row) };
}
