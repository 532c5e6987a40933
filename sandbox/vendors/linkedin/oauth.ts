import { sameSecret } from '../../kit/digest.ts';
import type { ConsentRequest } from '../../kit/network/consent-routes.ts';
import { field, handOutCode, refusedToken, spendCode } from '../../kit/network/oauth.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { own } from '../../kit/own.ts';
import type { Network } from './network.ts';
import type { Token } from './state.ts';

const CODE_LIFE_MS = 30 * 60_000;
/** Sixty days. */
const TOKEN_LIFE_S = 5_184_000;

function checkApp({ app }: Network, call: VendorCall): VendorReply | undefined {
  const known = field(call, 'client_id') === app.clientId && sameSecret(field(call, 'client_secret'), app.clientSecret);
  return known ? undefined : refusedToken('invalid_client', 'Client authentication failed');
}

/** A person says yes. @returns the code that the product redeems. */
export function agree(network: Network, personId: string, { redirectUri, scopes }: ConsentRequest): string {
  return handOutCode(network, { value: `AQ${network.ids.opaque('code', 60)}`, personId, redirectUri }, { scopes });
}

export function issueToken(network: Network, personId: string, scopes: string[], value?: string): Token {
  const expiresAt = network.clock.now() + TOKEN_LIFE_S * 1000;
  const token = {
    value: value ?? `AQ${network.ids.opaque('token', 180)}`,
    personId,
    scopes,
    expiresAt,
    revoked: false,
  };
  network.state().tokens[token.value] = token;
  network.touch();
  return token;
}

/** `POST /oauth/v2/accessToken`: a code, once, within half an hour, from the address byte for byte that it was asked for. */
export function accessToken(network: Network, call: VendorCall): VendorReply {
  const stranger = checkApp(network, call);
  if (stranger) return stranger;
  if (field(call, 'grant_type') !== 'authorization_code')
    return refusedToken('invalid_request', 'Unsupported grant type');
  const code = spendCode(network, call, CODE_LIFE_MS);
  if (code === undefined)
    return refusedToken(
      'invalid_request',
      'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.',
    );
  const token = issueToken(network, code.personId, code.scopes);
  return {
    status: 200,
    body: { access_token: token.value, expires_in: TOKEN_LIFE_S, scope: token.scopes.join(','), token_type: 'Bearer' },
  };
}

/** `POST /oauth/v2/introspectToken`: what a token is good for. */
export function introspect(network: Network, call: VendorCall): VendorReply {
  const stranger = checkApp(network, call);
  if (stranger) return stranger;
  const token = own(network.state().tokens, field(call, 'token'));
  if (token === undefined || token.revoked || token.expiresAt <= network.clock.now())
    return { status: 200, body: { active: false, status: token ? 'expired' : 'revoked' } };
  const { scopes, expiresAt } = token;
  const body = { active: true, scope: scopes.join(','), expires_at: Math.floor(expiresAt / 1000), status: 'active' };
  return { status: 200, body };
}
