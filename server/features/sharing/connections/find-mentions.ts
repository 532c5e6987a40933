import type { Named } from '@yardsign/domain/sharing/mentions';
import { mayFindWith } from '@yardsign/domain/sharing/networks/permissions';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { NetworkError } from '../ports.ts';
import { findConnection } from './connection-store.ts';
import { endWhereRefused } from './fresh-target-token.ts';
import { isRenewalDue } from './renew-token.ts';
import { openTargetTokens } from './target-access.ts';

/**
 * Whom these words may mean on a network, the likeliest first: asked of it now, as the target.
 *
 * @throws AppError `mentions_not_found` where the network finds nobody for us, or does not answer
 */
export async function findMentions(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>,
  memberId: string,
  { network, targetId, words }: { network: string; targetId: string; words: string },
): Promise<Named[]> {
  const { about, adapter } = networkOf(deps, network);
  const connection = await findConnection(deps.db, memberId, network);
  const mayFind = connection !== undefined && mayFindWith(about, connection.scopes);
  if (!adapter.findMentions || !mayFind || !about.targetId.test(targetId)) throw new AppError('mentions_not_found');
  const own = { owner_id: memberId, target_id: targetId };
  const held = (await openTargetTokens(deps, network, [own]))(own);
  if (!held || isRenewalDue(held.renewBefore, deps.clock.now())) throw new AppError('mentions_not_found');
  try {
    const found = await adapter.findMentions({ targetId, token: held.token }, words);
    return found.filter(({ id }) => about.capabilities.mentions.id?.test(id) === true);
  } catch (error) {
    await endWhereRefused(deps, { memberId, network, grantId: held.grantId }, error);
    if (error instanceof NetworkError) throw new AppError('mentions_not_found', { cause: error });
    throw error;
  }
}
