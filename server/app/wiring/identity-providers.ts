import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { AccessDeps, IdentityProvider } from '../../features/access/ports.ts';
import { createOidcProvider } from '../../integrations/oidc/adapter.ts';
import { createAppleSecret } from '../../integrations/oidc/apple-secret.ts';
import type { Config } from '../settings/config.ts';
import type { Core } from '../core.ts';
import { sandboxAppleKey } from '../keys/sandbox-apple-key.ts';

/** Where the sandbox plays a provider: for the browser, and for this process, which does not go through any proxy in front. */
function sandboxBases(config: Config, publicUrl: string, name: string) {
  const at = (base: string) => `${config.YARDSIGN_SANDBOX_URL ?? base}/sandbox/${name}`;
  return { outside: at(publicUrl), inside: at(`http://127.0.0.1:${config.PORT}`) };
}

function google({ config, clock, publicUrl }: Pick<Core, 'config' | 'clock' | 'publicUrl'>): IdentityProvider {
  const sandbox = sandboxBases(config, publicUrl, 'google');
  const where = config.sandbox
    ? {
        issuers: [sandbox.outside] as const,
        consentUrl: `${sandbox.outside}/auth`,
        tokenUrl: `${sandbox.inside}/token`,
        keysUrl: `${sandbox.inside}/jwks`,
      }
    : {
        issuers: ['https://accounts.google.com', 'accounts.google.com'] as const,
        consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      };
  return createOidcProvider({
    provider: 'google',
    ...where,
    clientId: config.GOOGLE_CLIENT_ID,
    clientSecret: async () => config.GOOGLE_CLIENT_SECRET,
    scope: 'openid email profile',
    wordsForTruth: false,
    clock,
  });
}

/** The key that signs for us at Apple; in the sandbox one that everybody can work out. */
function appleKey(config: Config): KeyObject {
  return config.APPLE_PRIVATE_KEY === undefined
    ? sandboxAppleKey()
    : createPrivateKey(config.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'));
}

/** Its public half, as Apple has it. */
export function applePublicKey(config: Config): string {
  return String(createPublicKey(appleKey(config)).export({ type: 'spki', format: 'pem' }));
}

function apple({ config, clock, publicUrl }: Pick<Core, 'config' | 'clock' | 'publicUrl'>): IdentityProvider {
  const sandbox = sandboxBases(config, publicUrl, 'apple');
  const base = config.sandbox ? sandbox : { outside: 'https://appleid.apple.com', inside: 'https://appleid.apple.com' };
  return createOidcProvider({
    provider: 'apple',
    issuers: [base.outside],
    consentUrl: `${base.outside}/auth/authorize`,
    tokenUrl: `${base.inside}/auth/token`,
    keysUrl: `${base.inside}/auth/keys`,
    clientId: config.APPLE_CLIENT_ID,
    clientSecret: createAppleSecret({
      teamId: config.APPLE_TEAM_ID,
      keyId: config.APPLE_KEY_ID,
      clientId: config.APPLE_CLIENT_ID,
      key: appleKey(config),
      audience: base.outside,
      clock,
    }),
    // Apple gives the address and the name only to who lets it send a form.
    scope: 'openid email name',
    responseMode: 'form_post',
    wordsForTruth: true,
    clock,
  });
}

/** How the sandbox's Google calls itself. */
export function googleIssuer({ config, publicUrl }: Pick<Core, 'config' | 'publicUrl'>): string {
  return sandboxBases(config, publicUrl, 'google').outside;
}

/** Which providers this installation uses: both of the sandbox's, else those that it is registered with. */
export function usedProviders(config: Config): ('google' | 'apple')[] {
  const registered = {
    google: config.GOOGLE_CLIENT_SECRET !== 'sandbox-google-secret',
    apple: config.APPLE_PRIVATE_KEY !== undefined,
  };
  return (['google', 'apple'] as const).filter((slug) => config.sandbox || registered[slug]);
}

export function identityProviders(core: Pick<Core, 'config' | 'clock' | 'publicUrl'>): AccessDeps['providers'] {
  const makers = { google, apple };
  return Object.fromEntries(usedProviders(core.config).map((slug) => [slug, makers[slug](core)]));
}
