import { mayPostWith } from '@yardsign/domain/sharing/networks/permissions';
import type { Network, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { type Grant, NetworkError } from '../ports.ts';
import { findConnection } from './connection-store.ts';
import { saveConnection } from './save-connection.ts';

/** The networks that are connected on the same consent screen, this one first. */
export function onOneConsent({ networks }: Pick<SharingDeps, 'networks'>, key: string): Network[] {
  const asked = networkOf({ networks }, key);
  const others = Object.values(networks).filter(
    ({ key: other, about, isOffered }) => other !== key && isOffered && about.consent === asked.about.consent,
  );
  return [asked, ...others];
}

/**
 * Connects a network with what its consent screen gave, and with it those that share the screen, where the member has anything there.
 * They share the grant, so that what is said of it is said once.
 *
 * @returns whether posts can be sent to the network that was asked for.
 * @throws NetworkError
 */
export async function connectByGrant(
  deps: SharingDeps,
  memberId: string,
  network: string,
  grant: Grant,
): Promise<boolean> {
  const { token, renewal, expiresInSeconds: seconds } = grant;
  const end = seconds === null ? null : new Date(deps.clock.now().getTime() + seconds * 1000);
  const given = {
    memberId,
    grantId: deps.random.id('grt'),
    token,
    // A token that is renewed ends, and the connection goes on.
    expiresAt: renewal ? null : end,
    renewal: renewal && end ? { token: renewal, tokenExpiresAt: end } : undefined,
  };
  const [asked, ...others] = onOneConsent(deps, network);
  if (!asked) return false;
  const { account, targets } = await asked.adapter.readAccess(grant.token);
  await saveConnection(deps, { ...given, network, account, targets });
  for (const other of others) await connectBeside(deps, other, given);
  return mayPostWith(asked.about, account.granted);
}

/** Nobody asked for this one: it is connected where there is something to post to, and that it cannot be is not the member's concern now. */
async function connectBeside(
  deps: SharingDeps,
  { key, about, adapter }: Network,
  given: Omit<Parameters<typeof saveConnection>[1], 'network' | 'account' | 'targets'>,
): Promise<void> {
  try {
    const { account, targets } = await adapter.readAccess(given.token);
    const known = await findConnection(deps.db, given.memberId, key);
    if (!known && (targets.length === 0 || !mayPostWith(about, account.granted))) return;
    await saveConnection(deps, { ...given, network: key, account, targets });
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    deps.reportError(error);
  }
}
