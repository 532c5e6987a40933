import { own } from '../../../kit/own.ts';
import { grantOf } from '../caller.ts';
import { badParameter, GraphError, needsPagePosting } from '../graph/errors.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { text } from '../graph/params.ts';
import { type Answer, type Network, ok } from '../network.ts';
import { instagramFailures } from './failures.ts';
import { mayKnow, pageOfAccount } from './known-account.ts';
import type { Media, MediaComment } from './state.ts';

const FIRST_ID = 17_800_000_000_000;
/** What Instagram asks of comments that programs write. */
const LONGEST = 300;
const MOST_HASHTAGS = 4;

/** The comments under a post, the newest first, as Instagram lists them. */
export function commentsUnder(network: Network, media: Media): MediaComment[] {
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  const all = Object.values(network.state().instagram.comments);
  return all.filter(({ mediaId, at }) => mediaId === media.id && at <= shownUpTo).toReversed();
}

function demandCommenting({ network, caller }: Visit): void {
  const granted = caller.kind === 'app' ? [] : grantOf(network, caller.token.personId).granted;
  if (!granted.includes('instagram_manage_comments')) throw new GraphError(needsPagePosting);
}

/** `POST /{media}/comments`, as the account. */
export function createMediaComment(visit: Visit, media: Media): Answer {
  const { network, call } = visit;
  demandCommenting(visit);
  const message = text(call.params, 'message') ?? '';
  if (message === '') throw badParameter('The parameter message is required');
  const hashtags = message.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (message.length > LONGEST || hashtags > MOST_HASHTAGS) throw new GraphError(instagramFailures.ig_caption_2207010);
  const at = network.clock.now();
  const id = network.ids.digits('media_comment', FIRST_ID);
  const { id: mediaId, accountId } = media;
  network.state().instagram.comments[id] = { id, mediaId, accountId, text: message, at };
  network.effects.record({
    kind: 'commented',
    at: new Date(at).toISOString(),
    requestId: call.requestId,
    detail: { pageId: accountId, postId: mediaId, commentId: id, message },
  });
  network.touch();
  return ok({ id });
}

export const mediaCommentType: NodeType<MediaComment> = {
  name: 'IGComment',
  find: (visit, id) => {
    const comment = own(visit.network.state().instagram.comments, id);
    return comment !== undefined && mayKnow(visit, comment.accountId) ? comment : undefined;
  },
  id: ({ id }) => id,
  usual: 'timestamp,text,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    text: { read: (_visit, { text: words }) => words },
    timestamp: { read: (_visit, { at }) => graphTime(at) },
    username: { read: ({ network }, { accountId }) => pageOfAccount(network, accountId)?.instagram?.username },
    from: { of: 'IGUser', read: ({ network }, { accountId }) => pageOfAccount(network, accountId)?.instagram },
  },
};
