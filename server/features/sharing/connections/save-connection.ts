import { mayPostWith } from '@yardsign/domain/sharing/networks/permissions';
import type { Secret } from '../../../platform/vault.ts';
import { movePostsOfConnection } from './end-connection.ts';
import { targetField, placeOf, RENEWAL, USER_TOKEN } from './target-access.ts';
import type { SharingDeps } from '../deps.ts';
import type { NetworkTarget } from '../ports.ts';
import { networkOf } from '../networks.ts';
import { findConnection, replaceConnection } from './connection-store.ts';

export interface NewConnection {
  memberId: string;
  network: string;
  grantId: string;
  token: Secret<string>;
  /** When it ends by itself; null for one that is renewed, or has no end. */
  expiresAt: Date | null;
  /** What the next token is asked for with, and until when the present one is good. */
  renewal?: { token: Secret<string>; tokenExpiresAt: Date } | undefined;
  account: { id: string; name: string; granted: readonly string[] };
  targets: readonly NetworkTarget[];
}

/** Stores a connection with its tokens sealed, and brings back the posts that waited for it. */
export async function saveConnection(deps: SharingDeps, connection: NewConnection): Promise<void> {
  const { memberId, network, account } = connection;
  const now = deps.clock.now();
  const seal = (field: string, token: Secret<string>) => ({
    field,
    sealed: deps.vault.seal(token.reveal(), placeOf(memberId, network, field)),
  });
  await deps.db.transaction().execute(async (tx) => {
    const known = await findConnection(tx, memberId, network);
    await replaceConnection(
      tx,
      {
        member_id: memberId,
        network,
        grant_id: connection.grantId,
        account_id: account.id,
        account_name: account.name,
        scopes: [...account.granted],
        expires_at: connection.expiresAt,
        ended_at: null,
        created_at: known?.created_at ?? now,
        checked_at: now,
        token_expires_at: connection.renewal?.tokenExpiresAt ?? null,
        renewing_until: null,
      },
      {
        targets: connection.targets.map(({ id, name, kind, mayPost }, position) => ({
          target_id: id,
          name,
          kind,
          may_post: mayPost,
          lost_reason: null,
          position,
        })),
        secrets: [
          seal(USER_TOKEN, connection.token),
          ...(connection.renewal ? [seal(RENEWAL, connection.renewal.token)] : []),
          ...connection.targets.map((target) => seal(targetField(target.id), target.token)),
        ],
      },
    );
    if (!mayPostWith(networkOf(deps, network).about, account.granted)) return;
    const event = { kind: 'reconnected', now: now.getTime() } as const;
    await movePostsOfConnection(deps, tx, { memberId, network }, event, { note: 'reconnected' });
  });
  deps.wakeWorker();
}
