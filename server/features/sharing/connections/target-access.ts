import type { Db, Tx } from '../../../platform/database/database.ts';
import { VaultError, type Sealed, type Secret, type Vault } from '../../../platform/vault.ts';
import type { SharingDeps } from '../deps.ts';
import { findSecret, targetSecretsOf } from './connection-store.ts';

export const USER_TOKEN = 'user';
/** What the next token is asked for with. */
export const RENEWAL = 'renewal';

/** Where the token of a target is kept. `page` is the word of the first network; it is sealed into every token, so it stays. */
export function targetField(targetId: string): string {
  return `page:${targetId}`;
}

/** Binds a sealed token to its member, network and field: a row that is copied elsewhere does not open. */
export function placeOf(memberId: string, network: string, field: string): string {
  return `v1|${memberId}|${network}|${field}`;
}

export interface HeldToken {
  token: Secret<string>;
  /** The consent that it came from. */
  grantId: string;
  /** Whether the account of its member is in order: nothing new is posted for one that is not. */
  accountInOrder: boolean;
  /** When it ends, where it is renewed before that; else null. */
  renewBefore: Date | null;
}

/** The tokens of the targets of a batch of posts. @returns a look-up; undefined when the connection has ended or lacks the target. */
export async function openTargetTokens(
  deps: { db: Db | Tx; vault: Vault },
  network: string,
  posts: readonly { owner_id: string; target_id: string }[],
): Promise<(post: { owner_id: string; target_id: string }) => HeldToken | undefined> {
  const keyOf = (memberId: string, field: string) => `${memberId} ${field}`;
  const wanted = new Set(posts.map((post) => keyOf(post.owner_id, targetField(post.target_id))));
  const tokens = new Map<string, HeldToken>();
  for (const row of await targetSecretsOf(deps.db, [...new Set(posts.map(({ owner_id }) => owner_id))], network)) {
    const key = keyOf(row.member_id, row.field);
    if (!wanted.has(key)) continue;
    const token = openSecret(deps.vault, row.sealed, placeOf(row.member_id, network, row.field));
    if (token)
      tokens.set(key, {
        token,
        grantId: row.grant_id,
        accountInOrder: row.in_order,
        renewBefore: row.token_expires_at,
      });
  }
  return (post) => tokens.get(keyOf(post.owner_id, targetField(post.target_id)));
}

/** The member's own token of a connection, or undefined when there is none that opens. */
export async function openUserToken(
  deps: Pick<SharingDeps, 'db' | 'vault'>,
  memberId: string,
  network: string,
): Promise<Secret<string> | undefined> {
  return openSecretOf(deps, memberId, network, USER_TOKEN);
}

/** One secret of a connection, or undefined when there is none that opens. */
export async function openSecretOf(
  deps: Pick<SharingDeps, 'db' | 'vault'>,
  memberId: string,
  network: string,
  field: string,
): Promise<Secret<string> | undefined> {
  const sealed = await findSecret(deps.db, memberId, network, field);
  return sealed && openSecret(deps.vault, sealed, placeOf(memberId, network, field));
}

/** With the master key lost a token is as good as gone: the member connects again, and nothing crashes. */
function openSecret(vault: Vault, sealed: Sealed, place: string): Secret<string> | undefined {
  try {
    return vault.open(sealed, place);
  } catch (error) {
    if (error instanceof VaultError) return undefined;
    throw error;
  }
}
