import { mayPostWith } from '@yardsign/domain/sharing/networks/permissions';
import type { Secret } from '../../../platform/vault.ts';
import { movePostsOfConnection } from './end-connection.ts';
import { targetField, placeOf, RENEWAL, USER_TOKEN } from './target-access.ts';
import type { SharingDeps } from '../deps.ts';
import type { NetworkTarget } from '../ports.ts';
import type { ConnectionRow } from '../rows.ts';
import { networkOf } from '../networks.ts';
import { lockConnection, replaceConnection } from './connection-store.ts';

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
  /** The connection as it was before its network was asked; left out for a new consent, which takes the place of any. */
  before?: ConnectionRow;
}

/** Whether a connection is still the one that its network was asked about: neither gone, nor ended, nor made or renewed anew. */
function isStill(before: ConnectionRow, now: ConnectionRow | undefined): boolean {
  return (
    now?.grant_id === before.grant_id &&
    now.ended_at === null &&
    now.token_expires_at?.getTime() === before.token_expires_at?.getTime()
  );
}

/**
 * Stores a connection with its tokens sealed, and brings back the posts that waited for it. What its member, or its network, has done to it
 * since it was `before` stands.
 */
export async function saveConnection(deps: SharingDeps, connection: NewConnection): Promise<void> {
  const { memberId, network, account } = connection;
  const now = deps.clock.now();
  const seal = (field: string, token: Secret<string>) => ({
    field,
    sealed: deps.vault.seal(token.reveal(), placeOf(memberId, network, field)),
  });
  await deps.db.transaction().execute(async (tx) => {
    const known = await lockConnection(tx, memberId, network);
    if (connection.before && !isStill(connection.before, known)) return;
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
    // What the network said of the old connection is no longer so.
    const learned = { networkMessage: null, networkCode: null, note: 'reconnected' };
    await movePostsOfConnection(deps, tx, { memberId, network }, event, learned);
  });
  deps.wakeWorker();
}
