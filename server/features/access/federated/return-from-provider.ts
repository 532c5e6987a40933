import { sha256 } from '../session/tokens.ts';
import { IdentityError, type AccessDeps, type ProviderSlug } from '../ports.ts';
import { keepOutcome, takeReturn } from './social-store.ts';
import { providerOf, returnAddress } from './start-social.ts';

export type SocialFailure = 'google_failed' | 'apple_failed' | 'apple_no_token';

/** How a provider's failure is called. Only Apple's missing token has a name of its own. */
export function failureOf(provider: ProviderSlug, error?: unknown): SocialFailure {
  if (provider === 'google') return 'google_failed';
  return error instanceof IdentityError && error.kind === 'no-token' ? 'apple_no_token' : 'apple_failed';
}

/** Apple tells a person's name once, with the very first return, beside the token. */
function nameOf(user: string | undefined): string {
  if (user === undefined) return '';
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName]
      .filter((part): part is string => typeof part === 'string')
      .join(' ')
      .slice(0, 120);
  } catch {
    // It was not asked for and decides nothing: a name that cannot be read is no name.
    return '';
  }
}

/**
 * Takes what a provider sent the browser back with: the code is exchanged once, and what the provider says is kept until the
 * page of this very browser asks for it. Nobody is signed in here: whoever came may have been sent by a stranger.
 *
 * @returns the path to go on at.
 */
export async function returnFromProvider(
  deps: AccessDeps,
  slug: ProviderSlug,
  sent: {
    code?: string | undefined;
    state?: string | undefined;
    error?: string | undefined;
    user?: string | undefined;
  },
): Promise<string> {
  const provider = providerOf(deps, slug);
  const stateHash = sha256(sent.state ?? '');
  const attempt = await takeReturn(deps.db, { provider: slug, stateHash, now: deps.clock.now() });
  if (!attempt) return `/login?message=${failureOf(slug).replace('_', '-')}`;
  const page = attempt.member_id === null ? '/login' : '/account';
  const onward = new URLSearchParams({ social: attempt.id, redirectFrom: attempt.redirect });
  try {
    if (sent.error !== undefined || sent.code === undefined) throw new IdentityError('failed');
    const identity = await provider.redeem({
      code: sent.code,
      codeVerifier: attempt.code_verifier,
      nonce: attempt.nonce,
      redirectUri: returnAddress(deps, slug),
    });
    await keepOutcome(deps.db, attempt.id, {
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      proven: identity.emailVerified ? 'yes' : 'no',
      name: identity.name === '' ? nameOf(sent.user) : identity.name,
    });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    await keepOutcome(deps.db, attempt.id, { failed: failureOf(slug, error) });
  }
  return `${page}?${onward}`;
}
