import * as oidc from 'openid-client';
import type { Clock } from '../../platform/clock.ts';
import { IdentityError, type IdentityProvider, type ProviderSlug } from '../../features/access/ports.ts';
import { createTokenReader } from './read-token.ts';

const TIMEOUT_SECONDS = 10;

export interface OidcOptions {
  provider: ProviderSlug;
  /** The first is how the provider calls itself in its answers; the others are older names. */
  issuers: readonly [string, ...string[]];
  /** Where the browser is sent. */
  consentUrl: string;
  /** Where this server asks. */
  tokenUrl: string;
  keysUrl: string;
  clientId: string;
  /** A secret that is set, or one that is signed anew each time. */
  clientSecret(): Promise<string>;
  scope: string;
  /** How the answer comes back to the browser, when it is not the plain way. */
  responseMode?: 'form_post';
  wordsForTruth: boolean;
  clock: Clock;
}

/** A provider that speaks OpenID Connect: authorization code with PKCE, identity token read by ourselves. */
export function createOidcProvider(options: OidcOptions): IdentityProvider {
  const read = createTokenReader(options);

  async function configure(noteToken: () => void): Promise<oidc.Configuration> {
    const skew = Math.round((options.clock.now().getTime() - Date.now()) / 1000);
    const config = new oidc.Configuration(
      { issuer: options.issuers[0], token_endpoint: options.tokenUrl, jwks_uri: options.keysUrl },
      options.clientId,
      // Our clock may have been moved; the provider's tokens are judged by it, here and in `read`.
      { [oidc.clockSkew]: skew, [oidc.clockTolerance]: 60, id_token_signed_response_alg: 'RS256' },
      oidc.ClientSecretPost(await options.clientSecret()),
    );
    config.timeout = TIMEOUT_SECONDS;
    if (options.tokenUrl.startsWith('http:')) oidc.allowInsecureRequests(config);
    config[oidc.customFetch] = async (url, init) => {
      const response = await fetch(url, init as RequestInit);
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (typeof body === 'object' && body !== null && 'id_token' in body) noteToken();
      return response;
    };
    return config;
  }

  return {
    consentUrl({ state, nonce, codeChallenge, redirectUri }) {
      const url = new URL(options.consentUrl);
      const query = {
        client_id: options.clientId,
        response_type: 'code',
        scope: options.scope,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(options.responseMode && { response_mode: options.responseMode }),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async redeem({ code, codeVerifier, nonce, redirectUri }) {
      let sawToken = false;
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', code);
      const config = await configure(() => {
        sawToken = true;
      });
      const idToken = await oidc
        .authorizationCodeGrant(config, returned, { pkceCodeVerifier: codeVerifier, expectedNonce: nonce })
        .then((answer) => answer.id_token)
        .catch((cause: unknown) => {
          // A refusal (a code that was used, a secret that is wrong) is no missing token.
          const refused = cause instanceof oidc.ResponseBodyError || !isAnswer(cause);
          throw new IdentityError(sawToken || refused ? 'failed' : 'no-token', { cause });
        });
      if (idToken === undefined) throw new IdentityError('no-token');
      return read(idToken, nonce);
    },
    read: (idToken) => read(idToken),
  };
}

/** Whether the provider answered well, only not with what was to be expected; a network that is away did not answer. */
function isAnswer(cause: unknown): boolean {
  return cause instanceof oidc.ClientError && cause.code === 'OAUTH_INVALID_RESPONSE';
}
