import type { ErrorCode } from '@yardsign/contracts/errors';
import { AppError } from '../../../platform/errors.ts';
import { endWhereRefused } from '../connections/fresh-target-token.ts';
import { openTargetTokens } from '../connections/target-access.ts';
import type { Post, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { type NetworkAdapter, NetworkError, type TargetAccess } from '../ports.ts';
import type { Learned } from '../posting/ledger.ts';
import type { PostRow } from '../rows.ts';
import { changePost } from './change-post.ts';
import { mayChangeThere } from './may-change-there.ts';

type ChangeLine = NonNullable<NetworkAdapter['changing']>;

/** What a failure of the network is to whoever wanted the change. */
function codeOf({ kind, concerns }: NetworkError): ErrorCode {
  if (kind === 'rejected') return 'post_not_changeable';
  if (kind !== 'reconnect') return 'network_unavailable';
  return concerns === 'connection' ? 'not_connected' : 'permissions_missing';
}

/**
 * Changes a published post on its network, and then says so in its history. A call whose answer is lost leaves the history as it is: the
 * member does it again, which is the same change.
 *
 * @throws AppError `post_not_changeable`, `not_connected`, `permissions_missing`, `network_unavailable`
 */
export async function changeThere(
  deps: SharingDeps,
  post: PostRow,
  change: {
    event: 'reworded_there' | 'taken_down';
    learned: Learned;
    call: (line: ChangeLine, target: TargetAccess, remoteId: string) => Promise<void>;
  },
): Promise<Post> {
  const { changing } = networkOf(deps, post.network).adapter;
  const { remote_id: remoteId } = post;
  if (!changing || remoteId === null || !mayChangeThere(post)) throw new AppError('post_not_changeable');
  const held = (await openTargetTokens(deps, post.network, [post]))(post);
  if (!held) throw new AppError('not_connected');
  try {
    await change.call(changing, { targetId: post.target_id, token: held.token }, remoteId);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const { owner_id: memberId, network } = post;
    await endWhereRefused(deps, { memberId, network, grantId: held.grantId }, error);
    const said = error.networkMessage;
    throw new AppError(codeOf(error), {
      cause: error,
      ...(said !== undefined && { issues: [{ path: 'id', message: said }] }),
    });
  }
  return changePost(deps, post.owner_id, post.id, {
    event: { kind: change.event },
    refusal: 'post_not_changeable',
    learned: { ...change.learned, note: change.event },
  });
}
