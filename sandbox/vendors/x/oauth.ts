import { createHash } from 'node:crypto';
import { ControlError } from '../../kit/control-error.ts';
import { sameSecret } from '../../kit/digest.ts';
import { type ConsentRequest, readConsent } from '../../kit/network/consent-routes.ts';
import { bearerOf, field, handOutCode, refusedToken, spendCode } from '../../kit/network/oauth.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, refuse } from './network.ts';
import type { Session } from './state.ts';

const CODE_LIFE_MS = 30_000;
const TOKEN_LIFE_S = 7200;

function isOurApp({ app }: Network, call: VendorCall): boolean {
  const basic = /^Basic (\S+)$/.exec(call.headers['authorization'] ?? '')?.[1] ?? '';
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':').map(decodeURIComponent);
  return id === app.clientId && sameSecret(secret, app.clientSecret);
}

/** Gives a session another pair of tokens: what they were asked for with is spent by it. */
function rotate(network: Network, session: Session): Session {
  session.access = network.ids.opaque('access', 90);
  session.expiresAt = network.clock.now() + TOKEN_LIFE_S * 1000;
  session.refresh = session.scopes.includes('offline.access') ? network.ids.opaque('refresh', 90) : null;
  network.touch();
  return session;
}

function pair({ access, refresh, scopes }: Session): VendorReply {
  return {
    status: 200,
    body: {
      token_type: 'bearer',
      expires_in: TOKEN_LIFE_S,
      access_token: access,
      scope: scopes.join(' '),
      ...(refresh !== null && { refresh_token: refresh }),
    },
  };
}

export function begin(network: Network, personId: string, scopes: string[]): Session {
  const session: Session = { personId, scopes, access: '', expiresAt: 0, refresh: null, revoked: false };
  network.state().sessions.push(session);
  return rotate(network, session);
}

interface PkceRequest extends ConsentRequest {
  challenge: string;
}

/** @throws ControlError for a request without a challenge: nobody may redeem a code but who began. */
export function readPkce(query: URLSearchParams, clientId: string): PkceRequest {
  const challenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method')?.toUpperCase() !== 'S256' || challenge === '')
    throw new ControlError('A code_challenge with the method S256 is needed.');
  return { ...readConsent(query, clientId), challenge };
}

/** A person says yes. @returns the code that the product redeems. */
export function agree(network: Network, personId: string, { redirectUri, scopes, challenge }: PkceRequest): string {
  return handOutCode(network, { value: network.ids.opaque('code', 60), personId, redirectUri }, { scopes, challenge });
}

function redeem(network: Network, call: VendorCall): VendorReply {
  const code = spendCode(network, call, CODE_LIFE_MS);
  if (code === undefined)
    return refusedToken('invalid_request', 'Value passed for the authorization code was invalid.');
  if (createHash('sha256').update(field(call, 'code_verifier')).digest('base64url') !== code.challenge)
    return refusedToken('invalid_request', 'Value passed for the code verifier did not match the code challenge.');
  return pair(begin(network, code.personId, code.scopes));
}

/** `POST /2/oauth2/token`: a code, once, within thirty seconds, by whoever began; or the next token, once. */
export function token(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return refusedToken('invalid_client', 'Client authentication failed.');
  const grantType = field(call, 'grant_type');
  if (grantType === 'authorization_code') return redeem(network, call);
  if (grantType !== 'refresh_token') return refusedToken('unsupported_grant_type', 'That is not known.');
  const asked = field(call, 'refresh_token');
  const session = network
    .state()
    .sessions.find(({ refresh, revoked }) => !revoked && refresh === asked && asked !== '');
  return session
    ? pair(rotate(network, session))
    : refusedToken('invalid_request', 'Value passed for the token was invalid.');
}

/** `POST /2/oauth2/revoke` */
export function revoke(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return refusedToken('invalid_client', 'Client authentication failed.');
  const asked = field(call, 'token');
  for (const session of network.state().sessions)
    if (session.access === asked || session.refresh === asked) session.revoked = true;
  network.touch();
  return { status: 200, body: { revoked: true } };
}

/** The living session of the token that came with a call. */
export function callerOf(network: Network, call: VendorCall, scope: string): Session {
  const value = bearerOf(call);
  const session = network.state().sessions.find(({ access }) => access === value);
  if (session === undefined || session.revoked || session.expiresAt <= network.clock.now())
    return refuse('unauthorized_401');
  if (!session.scopes.includes(scope)) return refuse('forbidden_403');
  return session;
}
