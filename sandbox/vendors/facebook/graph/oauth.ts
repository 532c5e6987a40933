import { sameSecret } from '../../../kit/digest.ts';
import { own } from '../../../kit/own.ts';
import type { Caller } from '../caller.ts';
import { grantOf } from '../caller.ts';
import { GraphError, invalidToken } from './errors.ts';
import { type Answer, type GraphCall, type Network, ok } from '../network.ts';
import { text } from './params.ts';
import type { Token } from '../state.ts';
import { issueUserToken, liveToken, LONG_LIFE_S, SHORT_LIFE_S, tokenFailure } from '../tokens.ts';

const CODE_LIFE_MS = 600_000;
const DATA_ACCESS_MS = 90 * 86_400_000;

function refuse(message: string, code: number, subcode?: number): GraphError {
  const rest = subcode === undefined ? {} : { subcode };
  return new GraphError({ status: 400, message, type: 'OAuthException', code, ...rest });
}

function checkApp(network: Network, call: GraphCall): void {
  const clientId = text(call.params, 'client_id');
  if (clientId === undefined) throw refuse('Missing client_id parameter.', 101);
  if (clientId !== network.app.id) {
    throw refuse('Error validating application. Cannot get application info due to a system error.', 101);
  }
  if (!sameSecret(text(call.params, 'client_secret') ?? '', network.app.secret)) {
    throw refuse('Error validating client secret.', 1);
  }
}

function bearer(token: Token, life: number): Answer {
  return ok({ access_token: token.value, token_type: 'bearer', expires_in: life });
}

function redeemCode(network: Network, call: GraphCall): Answer {
  const value = text(call.params, 'code');
  if (value === undefined) throw refuse('Missing authorization code', 1);
  const code = own(network.state().codes, value);
  if (code === undefined) throw refuse('Invalid verification code format.', 100);
  if (code.used) throw refuse('This authorization code has been used.', 100, 36_009);
  if (network.clock.now() >= code.issuedAt + CODE_LIFE_MS) {
    throw refuse('This authorization code has expired.', 100, 36_007);
  }
  if (text(call.params, 'redirect_uri') !== code.redirectUri) {
    throw refuse(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      100,
      36_008,
    );
  }
  code.used = true;
  network.touch();
  return bearer(issueUserToken(network, code.personId, false), SHORT_LIFE_S);
}

function prolong(network: Network, call: GraphCall): Answer {
  const value = text(call.params, 'fb_exchange_token');
  if (value === undefined) throw refuse('fb_exchange_token parameter not specified', 1);
  const token = liveToken(network, value);
  if (token.kind !== 'user') throw new GraphError(invalidToken);
  return bearer(issueUserToken(network, token.personId, true), LONG_LIFE_S);
}

/** `oauth/access_token`: a code for a short session, or a short session for a long one. */
export function accessToken(network: Network, call: GraphCall): Answer {
  checkApp(network, call);
  const grantType = text(call.params, 'grant_type') ?? 'authorization_code';
  if (grantType === 'fb_exchange_token') return prolong(network, call);
  if (grantType === 'authorization_code') return redeemCode(network, call);
  if (grantType === 'client_credentials') {
    return ok({ access_token: `${network.app.id}|${network.app.secret}`, token_type: 'bearer' });
  }
  throw refuse(`Unsupported grant type: ${grantType}`, 1);
}

const seconds = (epochMs: number) => Math.floor(epochMs / 1000);

/** `debug_token`: answers about dead tokens too, with the reason inside. */
export function debugToken(network: Network, caller: Caller, call: GraphCall): Answer {
  const token = own(network.state().tokens, text(call.params, 'input_token') ?? '');
  if (token === undefined) {
    const error = { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' };
    return ok({ data: { error, is_valid: false, scopes: [] } });
  }
  if (caller.kind !== 'app' && caller.token.personId !== token.personId) {
    throw refuse(
      '(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
      100,
    );
  }
  const failure = tokenFailure(network, token);
  const grant = grantOf(network, token.personId);
  const scopes = failure === undefined ? grant.granted : [];
  const onPages = scopes.filter((scope) => scope.startsWith('pages_'));
  return ok({
    data: {
      app_id: network.app.id,
      type: token.kind === 'page' ? 'PAGE' : 'USER',
      application: 'Yardsign',
      data_access_expires_at: seconds(token.issuedAt + DATA_ACCESS_MS),
      ...(failure === undefined
        ? {}
        : { error: { code: failure.code, message: failure.message, subcode: failure.subcode } }),
      expires_at: token.expiresAt === null ? 0 : seconds(token.expiresAt),
      is_valid: failure === undefined,
      issued_at: seconds(token.issuedAt),
      ...(token.pageId === null ? {} : { profile_id: token.pageId }),
      scopes,
      granular_scopes: onPages.map((scope) => ({ scope, target_ids: grant.pageIds })),
      user_id: token.personId,
    },
  });
}
