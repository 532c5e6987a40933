import { createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { makeToken, type Signer, type TokenFault } from './forge.ts';
import { loadProvider } from './load-provider.ts';
import { memoryStore } from './memory-store.ts';
import type { Identity, ProviderName } from './people.ts';

const KEY_BITS = 2048;
const LIFE_SECONDS = 3600;
/** Apple's codes live this long; Google's not much longer. */
const CODE_SECONDS = 300;
const SCOPES = ['openid', 'email', 'profile', 'name'];

export interface ProviderOptions {
  name: ProviderName;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  people: readonly Identity[];
  now(): number;
  /** How the next identity token goes wrong; used up by asking. */
  takeFault(): TokenFault | undefined;
  isClientSecret?(secret: string): Promise<boolean>;
  /** What goes along with the first form that is posted back, as JSON. */
  tellOnce?(sub: string): string | null;
}

async function makeSigner(): Promise<{ signer: Signer; jwk: object }> {
  const make = () => promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const [own, other] = await Promise.all([make(), make()]);
  const kid = randomBytes(8).toString('hex');
  const publicKey: KeyObject = createPublicKey(own.privateKey);
  return {
    signer: {
      kid,
      key: own.privateKey,
      publicPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
      publicJwk: publicKey.export({ format: 'jwk' }),
      foreign: other.privateKey,
    },
    jwk: { ...own.privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
  };
}

function routesOf(name: ProviderName): Configuration['routes'] {
  return name === 'google'
    ? { authorization: '/auth', token: '/token', jwks: '/jwks' }
    : { authorization: '/auth/authorize', token: '/auth/token', jwks: '/auth/keys' };
}

function configurationOf(options: ProviderOptions, jwk: object, path: string): Configuration {
  const { name, people } = options;
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    adapter: memoryStore(),
    ttl: {
      AccessToken: LIFE_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      Grant: LIFE_SECONDS,
      IdToken: LIFE_SECONDS,
      Interaction: LIFE_SECONDS,
      Session: LIFE_SECONDS,
    },
    jwks: { keys: [jwk as never] },
    routes: routesOf(name),
    scopes: SCOPES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google and Apple put what was asked for into the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: {
      keys: [randomBytes(16).toString('hex')],
      names: { session: `_${name}_session`, interaction: `_${name}_interaction`, resume: `_${name}_resume` },
    },
    interactions: { url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}` },
    async findAccount(_ctx, sub) {
      const person = people.find((candidate) => candidate.sub === sub);
      if (!person) return undefined;
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          email: person.email,
          email_verified: person.emailVerified as boolean,
          ...(name === 'google' && { name: person.name }),
        }),
      };
    },
    async loadExistingGrant(ctx) {
      // Choosing a person is the consent: nobody is asked twice.
      const { provider, client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    async renderError(ctx, out) {
      ctx.type = 'text/plain';
      ctx.body = `${out.error}: ${String(out['error_description'] ?? '')}`;
    },
  };
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

/** A real OpenID provider under the name of one of the two. Its tokens live on the sandbox's clock. */
export async function openProvider(options: ProviderOptions, path: string): Promise<Provider> {
  const [{ signer, jwk }, OidcProvider] = await Promise.all([makeSigner(), loadProvider()]);
  const provider = new OidcProvider(options.issuer, configurationOf(options, jwk, path));
  provider.proxy = true;
  const client = provider.Client.prototype as {
    compareClientSecret(secret: string): unknown;
    redirectUriAllowed(uri: string): boolean;
  };
  const { isClientSecret } = options;
  if (isClientSecret) client.compareClientSecret = (secret) => isClientSecret(secret);
  // The product may be at another address than the sandbox; which of its paths takes the answer is registered.
  client.redirectUriAllowed = (uri) => new URL(uri).pathname === new URL(options.redirectUri).pathname;
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as unknown;
    if (typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string') {
      const fault = options.takeFault();
      const said = claimsOf(body.id_token);
      const iat = Math.floor(options.now() / 1000);
      const claims = { ...said, iat, exp: iat + (Number(said['exp']) - Number(said['iat'])) };
      ctx.body =
        fault === 'no_token'
          ? { ...body, id_token: undefined }
          : { ...body, id_token: makeToken(claims, signer, fault) };
    }
    const { oidc } = ctx as { oidc?: { session?: { accountId?: string } } };
    const sub = oidc?.session?.accountId;
    if (options.tellOnce && typeof body === 'string' && body.includes('name="code"') && sub !== undefined) {
      const told = options.tellOnce(sub);
      const field = `<input type="hidden" name="user" value="${(told ?? '').replaceAll('"', '&quot;')}"/>`;
      if (told !== null) ctx.body = body.replace('<noscript>', `${field}<noscript>`);
    }
  });
  return provider;
}
