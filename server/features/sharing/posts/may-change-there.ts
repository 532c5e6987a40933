import { type NetworkKey, networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import type { PostRow } from '../rows.ts';

/** Whether a post is out on a network that lets the program that made it change it. A film is changed on the network itself. */
export function mayChangeThere(post: PostRow): boolean {
  const about: SocialNetwork | undefined = networks[post.network as NetworkKey];
  const isThere = post.state === 'published' && post.remote_id !== null && post.taken_down_at === null;
  return isThere && post.film === null && post.comment_of === null && about?.capabilities.changes === true;
}
