import { createHash } from 'node:crypto';
import { sameSecret } from '../../kit/digest.ts';
import { own } from '../../kit/own.ts';
import type { VendorCall, VendorReply } from '../../kit/vendor-calls.ts';
import { type Network, refuse } from './network.ts';
import type { Session } from './state.ts';

const CODE_LIFE_MS = 30_000;
const TOKEN_LIFE_S = 7200;

const refused = (error: string, description: string): VendorReply => ({
  status: error === 'invalid_client' ? 401 : 400,
  body: { error, error_description: description },
});

const field = ({ fields }: VendorCall, name: string) => (typeof fields[name] === 'string' ? fields[name] : '');

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

function redeem(network: Network, call: VendorCall): VendorReply {
  const code = own(network.state().codes, field(call, 'code'));
  const isOld = code !== undefined && network.clock.now() >= code.issuedAt + CODE_LIFE_MS;
  if (code === undefined || code.used || isOld || code.redirectUri !== field(call, 'redirect_uri'))
    return refused('invalid_request', 'Value passed for the authorization code was invalid.');
  code.used = true;
  network.touch();
  if (createHash('sha256').update(field(call, 'code_verifier')).digest('base64url') !== code.challenge)
    return refused('invalid_request', 'Value passed for the code verifier did not match the code challenge.');
  return pair(begin(network, code.personId, code.scopes));
}

/** `POST /2/oauth2/token`: a code, once, within thirty seconds, by whoever began; or the next token, once. */
export function token(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return refused('invalid_client', 'Client authentication failed.');
  const grantType = field(call, 'grant_type');
  if (grantType === 'authorization_code') return redeem(network, call);
  if (grantType !== 'refresh_token') return refused('unsupported_grant_type', 'That is not known.');
  const asked = field(call, 'refresh_token');
  const session = network
    .state()
    .sessions.find(({ refresh, revoked }) => !revoked && refresh === asked && asked !== '');
  return session
    ? pair(rotate(network, session))
    : refused('invalid_request', 'Value passed for the token was invalid.');
}

/** `POST /2/oauth2/revoke` */
export function revoke(network: Network, call: VendorCall): VendorReply {
  if (!isOurApp(network, call)) return refused('invalid_client', 'Client authentication failed.');
  const asked = field(call, 'token');
  for (const session of network.state().sessions)
    if (session.access === asked || session.refresh === asked) session.revoked = true;
  network.touch();
  return { status: 200, body: { revoked: true } };
}

/** The living session of the token that came with a call. */
export function callerOf(network: Network, call: VendorCall, scope: string): Session {
  const value = /^Bearer (\S+)$/.exec(call.headers['authorization'] ?? '')?.[1];
  const session = network.state().sessions.find(({ access }) => access === value);
  if (session === undefined || session.revoked || session.expiresAt <= network.clock.now())
    return refuse('unauthorized_401');
  if (!session.scopes.includes(scope)) return refuse('forbidden_403');
  return session;
}
