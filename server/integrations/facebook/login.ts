import { type Grant, type Meaning, type NetworkAdapter, NetworkError } from '../../features/sharing/ports.ts';
import { Secret } from '../../platform/vault.ts';
import type { FacebookClient } from './client.ts';
import { permissionsSchema, personSchema, tokenSchema } from './schema.ts';

const isRefusal = (error: unknown): error is NetworkError => error instanceof NetworkError && error.kind === 'rejected';

/** The same failure, with what it means in the step that it came in. */
function detailed(error: NetworkError, detail: Meaning['detail']): NetworkError {
  const { kind, concerns, message, code, networkMessage, retryAfterMs } = error;
  return new NetworkError({ kind, concerns, detail }, message, { code, networkMessage, retryAfterMs, cause: error });
}

/** Facebook's own consent screen, on which its pages and the accounts of Instagram are connected. */
export function createLogin(
  client: FacebookClient,
): Pick<NetworkAdapter, 'consentUrl' | 'redeem' | 'prolong' | 'renew' | 'revoke'> {
  const { settings } = client;

  async function token(params: Record<string, string>): Promise<Grant> {
    const app = { client_id: settings.appId, client_secret: settings.appSecret.reveal() };
    const { answer } = await client.call(
      { method: 'POST', path: 'oauth/access_token', params: { ...app, ...params } },
      tokenSchema,
    );
    return { token: new Secret(answer.access_token), expiresInSeconds: answer.expires_in ?? null };
  }

  /** A token of an hour, exchanged for one of weeks. */
  const prolong = (short: Secret<string>) =>
    token({ grant_type: 'fb_exchange_token', fb_exchange_token: short.reveal() }).catch((error: unknown) => {
      throw error instanceof NetworkError ? detailed(error, 'not-prolonged') : error;
    });

  return {
    consentUrl({ state, redirectUri, scopes, askAgain }) {
      const url = new URL(`${settings.dialogBase}/${settings.graphVersion}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: settings.appId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(','),
        response_type: 'code',
        ...(askAgain && { auth_type: 'rerequest' }),
      }).toString();
      return url.href;
    },

    async redeem({ code, redirectUri }) {
      const short = await token({ code, redirect_uri: redirectUri }).catch((error: unknown) => {
        throw isRefusal(error) ? detailed(error, 'consent-spent') : error;
      });
      return prolong(short.token);
    },

    prolong,

    // A token of weeks is given by the person alone.
    renew: null,

    // It would take the permissions of every account that the same person has connected.
    revoke: null,
  };
}

/** Who has agreed, and to what. */
export async function readPerson(
  client: FacebookClient,
  token: Secret<string>,
): Promise<{ id: string; name: string; granted: string[] }> {
  const person = await client.call({ method: 'GET', path: 'me', params: { fields: 'id,name' }, token }, personSchema);
  const permissions = await client.call({ method: 'GET', path: 'me/permissions', token }, permissionsSchema);
  const granted = permissions.answer.data
    .filter(({ status }) => status === 'granted')
    .map(({ permission }) => permission);
  return { ...person.answer, granted };
}
