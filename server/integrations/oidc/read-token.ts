import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { IdentityError, type ProviderIdentity, type ProviderSlug } from '../../features/access/ports.ts';
import { claimsSchema } from './schema.ts';

/** How far a provider's clock may be ahead of ours. */
const SKEW_SECONDS = 60;
/** A token that names an unknown key makes us fetch the keys again, at most this often: strangers can send such tokens. */
const KEYS_COOLDOWN_MS = 60_000;
const KEYS_TIMEOUT_MS = 5_000;
/** Ways of a token to bring its own key along, or to say where one is. We have ours. */
const OWN_KEYS = ['jku', 'jwk', 'x5u', 'x5c', 'x5t', 'x5t#S256'];

export interface TokenReaderOptions {
  provider: ProviderSlug;
  /** The names by which the provider may call itself. */
  issuers: readonly string[];
  clientId: string;
  keysUrl: string;
  clock: Clock;
  /** Whether an address is vouched for by the word "true" as well. */
  wordsForTruth: boolean;
}

/**
 * Believes identity tokens of one provider that were made for us, signed with RS256 by one of its published keys, and are of
 * this time. The reader throws IdentityError for every other.
 */
export function createTokenReader(options: TokenReaderOptions) {
  const keys = createRemoteJWKSet(new URL(options.keysUrl), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    timeoutDuration: KEYS_TIMEOUT_MS,
  });

  async function claimsOf(idToken: string, now: Date) {
    const header = decodeProtectedHeader(idToken);
    if (OWN_KEYS.some((name) => name in header)) throw new IdentityError('failed');
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: [...options.issuers],
      audience: options.clientId,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return claimsSchema.parse(payload);
  }

  /** @param nonce what the token must carry; not asked for when left out. */
  return async (idToken: string, nonce?: string): Promise<ProviderIdentity> => {
    const now = options.clock.now();
    try {
      const claims = await claimsOf(idToken, now);
      if (claims.iat - now.getTime() / 1000 > SKEW_SECONDS) throw new IdentityError('failed');
      if (nonce !== undefined && claims.nonce !== nonce) throw new IdentityError('failed');
      return {
        // One name for the provider, whichever it used: the account is found by it.
        issuer: options.issuers[0] ?? claims.iss,
        subject: claims.sub,
        provider: options.provider,
        email: claims.email ?? '',
        emailVerified: claims.email_verified === true || (options.wordsForTruth && claims.email_verified === 'true'),
        name: claims.name ?? '',
        issuedAt: new Date(claims.iat * 1000),
      };
    } catch (cause) {
      throw cause instanceof IdentityError ? cause : new IdentityError('failed', { cause });
    }
  };
}
