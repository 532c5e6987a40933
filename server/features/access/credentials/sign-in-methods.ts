import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../own-act.ts';
import { passkeysOf } from './passkey-store.ts';
import type { AccessDeps, ProviderSlug } from '../ports.ts';
import { reauthenticate } from './reauthenticate.ts';
import { deleteIdentities, identitiesOf, lockCredentials } from '../federated/social-store.ts';
import { findMember } from '../store.ts';

/** What opens the account of a member: its password, and the providers that this installation uses or that are linked still. */
export async function readSignInMethods(deps: AccessDeps, memberId: string) {
  const [member, identities] = await Promise.all([findMember(deps.db, memberId), identitiesOf(deps.db, memberId)]);
  const slugs = (['google', 'apple'] as const).filter(
    (slug) => deps.providers[slug] !== undefined || identities.some(({ provider }) => provider === slug),
  );
  return {
    password: typeof member?.password_hash === 'string',
    providers: slugs.map((provider) => {
      const identity = identities.find((candidate) => candidate.provider === provider);
      return {
        provider,
        linked: identity
          ? {
              email: identity.email,
              since: identity.created_at.toISOString(),
              lastUsedAt: identity.last_used_at?.toISOString() ?? null,
            }
          : null,
      };
    }),
  };
}

/** Stops a provider from opening the account. @throws AppError `not_found`, `last_way_in`, those of `reauthenticate`. */
export async function removeSignInMethod(
  deps: AccessDeps,
  actor: MemberActor,
  input: { provider: ProviderSlug; password: string | undefined },
  requestId: string,
): Promise<void> {
  await reauthenticate(deps, actor, input.password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const member = await lockCredentials(tx, actor.userId);
    const others = (await identitiesOf(tx, actor.userId)).filter(({ provider }) => provider !== input.provider);
    const passkeys = await passkeysOf(tx, actor.userId);
    if (!member?.password_hash && others.length + passkeys.length === 0) throw new AppError('last_way_in');
    if ((await deleteIdentities(tx, actor.userId, input.provider)) === 0) throw new AppError('not_found');
    await recordAct(tx, ownAct(actor, 'identity.removed', now, requestId, { provider: input.provider }));
  });
  await deps.tellSecurityNews(actor.userId, 'identity-removed');
}
