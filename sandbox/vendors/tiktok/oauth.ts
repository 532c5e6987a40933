import { ControlError } from '../../kit/control-error.ts';
import { sameSecret } from '../../kit/digest.ts';
import { type ConsentRequest, readConsent } from '../../kit/network/consent-routes.ts';
import { field, handOutCode, spendCode } from '../../kit/network/oauth.ts';
import { begin, callingSession, prolong, type Session, sessionOf } from '../../kit/network/sessions.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, refuse } from './network.ts';

const CODE_LIFE_MS = 10 * 60_000;
export const TOKEN_LIFE_S = 86_400;
const RENEWAL_LIFE_S = 31_536_000;

/** TikTok refuses here in a shape of its own, and with the status of a success. */
const flat = (error: string, description: string): VendorReply => ({
  status: 200,
  body: { error, error_description: description, log_id: 'sandbox' },
});

/** @throws ControlError where TikTok shows the person that the app asks wrongly. */
export function readTikTokConsent(query: URLSearchParams, clientKey: string): ConsentRequest {
  if (query.get('client_key') !== clientKey) throw new ControlError('The client_key is not known.');
  const named = new URLSearchParams(query);
  named.set('client_id', clientKey);
  return readConsent(named, clientKey);
}

/** A person says yes. @returns the code that the product redeems. */
export function agree(network: Network, personId: string, { redirectUri, scopes }: ConsentRequest): string {
  return handOutCode(network, { value: network.ids.opaque('code', 60), personId, redirectUri }, { scopes });
}

function pair({ access, refresh, scopes, personId }: Session): VendorReply {
  return {
    status: 200,
    body: {
      open_id: personId,
      scope: scopes.join(','),
      access_token: access,
      expires_in: TOKEN_LIFE_S,
      refresh_token: refresh,
      refresh_expires_in: RENEWAL_LIFE_S,
      token_type: 'Bearer',
    },
  };
}

const isOurApp = ({ app }: Network, call: VendorCall): boolean =>
  field(call, 'client_key') === app.clientKey && sameSecret(field(call, 'client_secret'), app.clientSecret);

/** `POST /v2/oauth/token/`: a code, once; or the next token, which spends what it is asked for with. */
export function token(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return flat('invalid_client', 'Client key or secret is incorrect.');
  if (field(call, 'grant_type') === 'authorization_code') {
    const code = spendCode(network, call, CODE_LIFE_MS);
    if (code === undefined) return flat('invalid_grant', 'Authorization code is expired.');
    return pair(begin(network, code.personId, code.scopes, TOKEN_LIFE_S));
  }
  const session = sessionOf(network, field(call, 'refresh_token'));
  return session && session.refresh === field(call, 'refresh_token')
    ? pair(prolong(network, session, TOKEN_LIFE_S, true))
    : flat('invalid_grant', 'Refresh token is invalid or expired.');
}

/** `POST /v2/oauth/revoke/` */
export function revoke(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return flat('invalid_client', 'Client key or secret is incorrect.');
  const session = sessionOf(network, field(call, 'token'));
  if (session) session.revoked = true;
  network.touch();
  return { status: 200, body: {} };
}

/** The living session of the token that came with a call. */
export function callerOf(network: Network, call: VendorCall, scope: string): Session {
  const session = callingSession(network, call);
  if (session === undefined) return refuse('access_token_invalid');
  return session.scopes.includes(scope) ? session : refuse('scope_not_authorized');
}
