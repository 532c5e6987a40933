import { own } from '../../../kit/own.ts';
import { findPage } from '../caller.ts';
import { badParameter } from '../graph/errors.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { text } from '../graph/params.ts';
import { type Answer, ok } from '../network.ts';
import { permalink } from '../publish.ts';
import type { Comment, Post } from '../state.ts';

const FIRST_COMMENT_ID = 122_700_000_000_000;
const LONGEST = 8000;

/** The comments on the post, the oldest first. */
export function commentsOf({ network }: Visit, post: Post): Comment[] {
  const { comments, settings } = network.state();
  const shownUpTo = network.clock.now() - settings.listLagMs;
  return Object.values(comments).filter(({ postId, createdAt }) => postId === post.id && createdAt <= shownUpTo);
}

function record({ network, call }: Visit, kind: string, comment: Comment): void {
  const { id: commentId, pageId, postId, message } = comment;
  const at = new Date(network.clock.now()).toISOString();
  network.effects.record({ kind, at, requestId: call.requestId, detail: { pageId, postId, commentId, message } });
  network.touch();
}

/** The parameter `message`, which every comment needs here: pictures and stickers are not played. */
function readMessage({ call }: Visit): string {
  const message = text(call.params, 'message') ?? '';
  if (message === '') throw badParameter('Comment must have message, attachment_id, attachment_share_url or source');
  if (message.length > LONGEST) throw badParameter('Param message is too long');
  return message;
}

/** `POST /{post}/comments`, as the page. */
export function createComment(visit: Visit, post: Post): Answer {
  const { network } = visit;
  const own = post.id.split('_')[1] ?? post.id;
  const comment: Comment = {
    id: `${own}_${network.ids.digits('comment', FIRST_COMMENT_ID)}`,
    postId: post.id,
    pageId: post.pageId,
    message: readMessage(visit),
    createdAt: network.clock.now(),
  };
  network.state().comments[comment.id] = comment;
  record(visit, 'commented', comment);
  return ok({ id: comment.id });
}

function updateComment(visit: Visit, comment: Comment): Answer {
  comment.message = readMessage(visit);
  record(visit, 'comment_updated', comment);
  return ok({ success: true });
}

function deleteComment(visit: Visit, comment: Comment): Answer {
  delete visit.network.state().comments[comment.id];
  record(visit, 'comment_deleted', comment);
  return ok({ success: true });
}

export const commentType: NodeType<Comment> = {
  name: 'Comment',
  find: ({ network }, id) => {
    const { comments, posts } = network.state();
    const comment = own(comments, id);
    // A comment is gone when its post is.
    return comment === undefined || posts[comment.postId]?.state === 'deleted' ? undefined : comment;
  },
  id: ({ id }) => id,
  pageId: ({ pageId }) => pageId,
  right: 'read',
  usual: 'created_time,from,message,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    message: { read: (_visit, { message }) => message },
    created_time: { read: (_visit, { createdAt }) => graphTime(createdAt) },
    from: { of: 'Page', read: ({ network }, { pageId }) => findPage(network, pageId) },
    object: { of: 'Post', read: ({ network }, { postId }) => network.state().posts[postId] },
    permalink_url: {
      read: ({ network }, { postId }) => {
        const post = network.state().posts[postId];
        return post === undefined ? undefined : permalink(network, post);
      },
    },
    can_remove: { read: () => true },
    can_like: { read: () => false },
    can_comment: { read: () => false },
    can_hide: { read: () => false },
    comment_count: { read: () => 0 },
    like_count: { read: () => 0 },
    user_likes: { read: () => false },
    is_hidden: { read: () => false },
    is_private: { read: () => false },
  },
  empty:
    'admin_creator application attachment can_reply_privately live_broadcast_timestamp message_tags parent private_reply_conversation',
  acts: {
    POST: { right: 'engage', run: updateComment },
    DELETE: { right: 'engage', run: deleteComment },
  },
};
