import { grown } from '../../../kit/figures.ts';
import { own } from '../../../kit/own.ts';
import { findPage } from '../caller.ts';
import { graphTime } from '../graph/graph-time.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { permalink } from '../publish.ts';
import type { Post } from '../state.ts';
import { attachmentsOf } from './attachment.ts';
import { deletePost, updatePost } from './change-post.ts';
import { commentsOf, createComment } from './comment.ts';
import { photoAddress } from './photo.ts';
import { like, likesOf, unlike } from './reaction.ts';

/** What people beside our pages do with a post of the app. */
const crowd = ({ network }: Visit, post: Post, kind: string, most: number) =>
  post.madeByApp && post.state === 'published'
    ? grown(post.id, kind, { since: post.createdAt, now: network.clock.now(), most })
    : 0;

const commentCount = (visit: Visit, post: Post) => commentsOf(visit, post).length + crowd(visit, post, 'comment', 14);
const likeCount = (visit: Visit, post: Post) => likesOf(visit, post).length;
const reactionCount = (visit: Visit, post: Post) => likeCount(visit, post) + crowd(visit, post, 'reaction', 120);

/** A post is shared by another one that links to its address. A post that nobody shared has no such field. */
function sharesOf(visit: Visit, post: Post): { count: number } | undefined {
  const { network } = visit;
  const address = permalink(network, post);
  const posts = Object.values(network.state().posts);
  const linked = posts.filter(({ state, link }) => state === 'published' && link === address).length;
  const count = linked + crowd(visit, post, 'share', 9);
  return count === 0 ? undefined : { count };
}

function fullPicture({ network }: Visit, { photoIds: [first = ''] }: Post): string | undefined {
  const photo = network.state().photos[first];
  return photo === undefined ? undefined : photoAddress(network, photo);
}

export const postType: NodeType<Post> = {
  name: 'Post',
  find: ({ network }, id) => {
    const post = own(network.state().posts, id);
    return post?.state === 'deleted' ? undefined : post;
  },
  id: ({ id }) => id,
  pageId: ({ pageId }) => pageId,
  right: 'read',
  usual: 'id,message,created_time',
  fields: {
    id: { read: (_visit, { id }) => id },
    message: { read: (_visit, { message }) => (message === '' ? undefined : message) },
    created_time: { read: (_visit, { createdAt }) => graphTime(createdAt) },
    updated_time: { read: (_visit, { updatedAt }) => graphTime(updatedAt) },
    permalink_url: { read: ({ network }, post) => permalink(network, post) },
    from: { of: 'Page', read: ({ network }, { pageId }) => findPage(network, pageId) },
    is_published: { read: (_visit, { state }) => state === 'published' },
    is_hidden: { read: () => false },
    scheduled_publish_time: {
      read: (_visit, { scheduledAt }) => (scheduledAt === null ? undefined : Math.floor(scheduledAt / 1000)),
    },
    status_type: {
      read: (_visit, { photoIds }) => (photoIds.length > 0 ? 'added_photos' : 'mobile_status_update'),
    },
    full_picture: { read: fullPicture },
    picture: { read: fullPicture },
    shares: { read: sharesOf },
  },
  empty:
    'actions admin_creator allowed_advertising_objectives application backdated_time call_to_action can_reply_privately caption child_attachments comments_mirroring_domain coordinates description event expanded_height expanded_width feed_targeting height icon instagram_eligibility is_app_share is_eligible_for_promotion is_expired is_inline_created is_instagram_eligible is_popular is_spherical link message_tags multi_share_end_card multi_share_optimized name object_id parent_id place privacy promotable_id promotion_status properties source story story_tags subscribed target targeting timeline_visibility type via video_buying_eligibility width',
  lists: {
    attachments: { of: 'StoryAttachment', right: 'read', whole: true, items: attachmentsOf },
    comments: {
      of: 'Comment',
      right: 'read',
      items: commentsOf,
      summary: (visit, post) => ({ order: 'chronological', total_count: commentCount(visit, post), can_comment: true }),
    },
    likes: {
      of: 'Reaction',
      right: 'read',
      usual: 'id,name',
      items: likesOf,
      summary: (visit, post) => ({
        total_count: likeCount(visit, post),
        can_like: true,
        has_liked: likeCount(visit, post) > 0,
      }),
    },
    reactions: {
      of: 'Reaction',
      right: 'read',
      items: likesOf,
      summary: (visit, post) => ({ total_count: reactionCount(visit, post) }),
    },
  },
  acts: {
    POST: { right: 'post', run: updatePost },
    DELETE: { right: 'post', run: deletePost },
    'POST comments': { right: 'engage', creates: 'Comment', run: createComment },
    'POST likes': { right: 'engage', run: like },
    'DELETE likes': { right: 'engage', run: unlike },
  },
};
