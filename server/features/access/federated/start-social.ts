import { createHash } from 'node:crypto';
import type { Actor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import { after } from '../session/create-session.ts';
import { sha256 } from '../session/tokens.ts';
import type { AccessDeps, ProviderSlug } from '../ports.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { dropOldAttempts, insertAttempt } from './social-store.ts';

/** How long somebody may stay at a provider's consent screen. */
export const ATTEMPT_SECONDS = 10 * 60;

/** Where a provider sends the browser back to; registered there. */
export function returnAddress(deps: Pick<AccessDeps, 'issuer'>, provider: ProviderSlug): string {
  return `${deps.issuer}/api/app/v1/social/${provider}/callback`;
}

/** @throws AppError `not_found` for a provider that this installation does not use. */
export function providerOf(deps: Pick<AccessDeps, 'providers'>, slug: ProviderSlug) {
  const provider = deps.providers[slug];
  if (!provider) throw new AppError('not_found');
  return provider;
}

/**
 * Begins a way to a provider and back, for one browser.
 *
 * @param input.connect when a signed-in member adds the provider to their account; takes what `reauthenticate` asks for.
 * @returns the address of the consent screen.
 */
export async function startSocial(
  deps: AccessDeps,
  input: {
    provider: ProviderSlug;
    browserKey: string;
    redirect: string;
    connect: boolean;
    password: string | undefined;
    actor: Actor;
  },
): Promise<string> {
  const provider = providerOf(deps, input.provider);
  if (input.connect) {
    if (input.actor.kind !== 'member') throw new AppError('sign_in_required');
    if (input.actor.impersonator !== null) throw new AppError('while_impersonating');
    await reauthenticate(deps, input.actor, input.password);
  }
  const now = deps.clock.now();
  const state = deps.random.bytes(32).toString('base64url');
  const nonce = deps.random.bytes(32).toString('base64url');
  const codeVerifier = deps.random.bytes(32).toString('base64url');
  await dropOldAttempts(deps.db, now);
  await insertAttempt(deps.db, {
    id: deps.random.id('soc'),
    provider: input.provider,
    state_hash: sha256(state),
    browser_hash: sha256(input.browserKey),
    nonce,
    code_verifier: codeVerifier,
    redirect: input.redirect,
    member_id: input.connect && input.actor.kind === 'member' ? input.actor.userId : null,
    created_at: now,
    expires_at: after(now, ATTEMPT_SECONDS),
  });
  return provider.consentUrl({
    state,
    nonce,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri: returnAddress(deps, input.provider),
  });
}
