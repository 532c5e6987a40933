import { createHash } from 'node:crypto';
import { sameSecret } from '../../kit/digest.ts';
import { type ConsentRequest, readConsent } from '../../kit/network/consent-routes.ts';
import { bearerOf, field, handOutCode, refusedToken, spendCode } from '../../kit/network/oauth.ts';
import { begin, callingSession, prolong, type Session, sessionOf } from '../../kit/network/sessions.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, refuse } from './network.ts';

const CODE_LIFE_MS = 10 * 60_000;
export const TOKEN_LIFE_S = 3600;

interface GoogleRequest extends ConsentRequest {
  challenge: string;
}

export function readGoogleConsent(query: URLSearchParams, clientId: string): GoogleRequest {
  return { ...readConsent(query, clientId), challenge: query.get('code_challenge') ?? '' };
}

/** A person says yes. @returns the code that the product redeems. */
export function agree(network: Network, personId: string, { redirectUri, scopes, challenge }: GoogleRequest): string {
  return handOutCode(network, { value: network.ids.opaque('code', 60), personId, redirectUri }, { scopes, challenge });
}

function pair({ access, refresh, scopes }: Session, withRenewal: boolean): VendorReply {
  const body = { access_token: access, expires_in: TOKEN_LIFE_S, scope: scopes.join(' '), token_type: 'Bearer' };
  return { status: 200, body: { ...body, ...(withRenewal && { refresh_token: refresh }) } };
}

/** `POST /token`: a code, once, by whoever began; or the next token, as often as it is asked for. */
export function token(network: Network, call: VendorCall): VendorReply {
  const { app } = network;
  const isOurs =
    field(call, 'client_id') === app.clientId && sameSecret(field(call, 'client_secret'), app.clientSecret);
  if (!isOurs) return refusedToken('invalid_client', 'The OAuth client was not found.');
  if (field(call, 'grant_type') === 'authorization_code') {
    const code = spendCode(network, call, CODE_LIFE_MS);
    const verifier = createHash('sha256').update(field(call, 'code_verifier')).digest('base64url');
    if (code === undefined || code.challenge !== verifier) return refusedToken('invalid_grant', 'Bad Request');
    return pair(begin(network, code.personId, code.scopes, TOKEN_LIFE_S), true);
  }
  const session = sessionOf(network, field(call, 'refresh_token'));
  return session && session.refresh === field(call, 'refresh_token')
    ? pair(prolong(network, session, TOKEN_LIFE_S, false), false)
    : refusedToken('invalid_grant', 'Token has been expired or revoked.');
}

/** `POST /revoke`, with what the next token is asked for with, or with a token that has not ended. */
export function revoke(network: Network, call: VendorCall): VendorReply {
  const value = field(call, 'token') || (call.query.get('token') ?? '');
  const session = sessionOf(network, value);
  const hasEnded = session?.access === value && session.expiresAt <= network.clock.now();
  if (session === undefined || hasEnded) return refusedToken('invalid_token', 'Token expired or revoked');
  session.revoked = true;
  network.touch();
  return { status: 200, body: {} };
}

/** `/tokeninfo`, asked with the token in the query, or in the header as Google's own client does. */
export function tokenInfo(network: Network, call: VendorCall): VendorReply {
  const session = sessionOf(network, call.query.get('access_token') ?? bearerOf(call) ?? '');
  if (session === undefined || session.expiresAt <= network.clock.now())
    return refusedToken('invalid_token', 'Invalid Value');
  return { status: 200, body: { aud: network.app.clientId, scope: session.scopes.join(' ') } };
}

/** The living session of the token that came with a call. @param scope the last part of the scope's address. */
export function callerOf(network: Network, call: VendorCall, scope: string): Session {
  const session = callingSession(network, call);
  if (session === undefined) return refuse('authError_401');
  return session.scopes.some((each) => each.endsWith(`/${scope}`)) ? session : refuse('forbidden_403');
}
