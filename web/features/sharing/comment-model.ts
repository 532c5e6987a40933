import { commentMisfitOf } from '@yardsign/domain/sharing/first-comment';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { Connection } from './connection-model.ts';
import type { Network, Post } from './model.ts';

/** What a network does not take of a first comment. */
export interface CommentFault {
  network: Network;
  misfit: 'length' | 'tags';
  /** The most characters, or hashtags, that it takes. */
  most: number;
}

const rulesOf = (network: Network) => (networks[network] as SocialNetwork).capabilities;

/** The first network that does not take a comment; null when all do. */
export function commentFault(commenting: readonly Network[], text: string): CommentFault | null {
  for (const network of commenting) {
    const { firstComment } = rulesOf(network);
    const misfit = commentMisfitOf({ firstComment }, text.trim());
    if (misfit === null || firstComment === null) continue;
    return { network, misfit, most: misfit === 'length' ? firstComment.most : (firstComment.hashtagsMost ?? 0) };
  }
  return null;
}

/** Of the networks that are posted to: where a first comment follows, where it could once it is granted, and where there is none. */
export function commentersOf(meant: readonly Network[], connections: readonly Connection[]) {
  const can = (network: Network) => connections.some(({ slug, mayComment }) => slug === network && mayComment);
  const has = (network: Network) => rulesOf(network).firstComment !== null;
  return {
    commenting: meant.filter(can),
    notGranted: meant.filter((network) => has(network) && !can(network)),
    without: meant.filter((network) => !has(network)),
  };
}

const STATES = {
  scheduled: 'comment_scheduled',
  sending: 'comment_scheduled',
  published: 'comment_published',
  unconfirmed: 'comment_unconfirmed',
  failed: 'comment_failed',
  needs_reconnect: 'comment_needs_reconnect',
  needs_attention: 'comment_needs_attention',
  cancelled: 'comment_cancelled',
  missed: 'comment_missed',
} as const satisfies Record<Post['state'], string>;

/** In these a post went nowhere, and what was to follow it neither. */
const NOT_OUT: readonly Post['state'][] = ['failed', 'cancelled', 'missed'];

/** What is said of a first comment, by its own state or, while there is none, by that of its post. */
export function commentText(post: Post, comment: Post | undefined) {
  if (comment) return STATES[comment.state];
  return NOT_OUT.includes(post.state) ? 'comment_notSent' : 'comment_waits';
}
