import { createHash, createPublicKey } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import { sandboxAppleKey } from '../../app/keys/sandbox-apple-key.ts';
import { IdentityError, type IdentityProvider, type ProviderSlug } from '../../features/access/ports.ts';
import { createClock, type MovableClock } from '../../platform/clock.ts';
import { createOidcProvider } from './adapter.ts';
import { createAppleSecret } from './apple-secret.ts';

const REDIRECT = 'http://members.example.test/api/app/v1/social';
const VERIFIER = 'v'.repeat(43);
const MAYA = '100000000000000000001';
const OSCAR = '000001.a1b2c3.0001';

let app: FastifyInstance;
let sandbox: Sandbox;
let url: string;
let clock: MovableClock;
const providers: Partial<Record<ProviderSlug, IdentityProvider>> = {};

beforeAll(async () => {
  clock = createClock();
  app = fastify({ forceCloseConnections: true });
  // The provider has to know its own address before anybody asks for it.
  url = await freeAddress();
  sandbox = await createSandbox({
    clock: {
      now: () => clock.now().getTime(),
      moveTo: (epochMs) => clock.moveTo(epochMs),
      advance: (ms) => clock.advance(ms),
    },
    publicUrl: url,
    facebook: { appId: '1', appSecret: 's' },
    apple: {
      clientId: 'web.example',
      teamId: 'TEAM',
      keyId: 'KEY',
      publicPem: String(createPublicKey(sandboxAppleKey()).export({ type: 'spki', format: 'pem' })),
    },
  });
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  await app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
  providers.google = createOidcProvider({
    provider: 'google',
    issuers: [`${url}/sandbox/google`],
    consentUrl: `${url}/sandbox/google/auth`,
    tokenUrl: `${url}/sandbox/google/token`,
    keysUrl: `${url}/sandbox/google/jwks`,
    clientId: 'sandbox-google-client',
    clientSecret: async () => 'sandbox-google-secret',
    scope: 'openid email profile',
    wordsForTruth: false,
    clock,
  });
  providers.apple = appleWith('web.example');
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
afterEach(async () => {
  for (const name of ['google', 'apple']) await fetch(`${url}/sandbox/${name}/_faults`, { method: 'DELETE' });
});

async function freeAddress(): Promise<string> {
  const probe = fastify();
  const address = await probe.listen({ port: 0, host: '127.0.0.1' });
  await probe.close();
  return address;
}

function appleWith(clientId: string): IdentityProvider {
  const issuer = `${url}/sandbox/apple`;
  return createOidcProvider({
    provider: 'apple',
    issuers: [issuer],
    consentUrl: `${issuer}/auth/authorize`,
    tokenUrl: `${issuer}/auth/token`,
    keysUrl: `${issuer}/auth/keys`,
    clientId: 'web.example',
    clientSecret: createAppleSecret({
      teamId: 'TEAM',
      keyId: 'KEY',
      clientId,
      key: sandboxAppleKey(),
      audience: issuer,
      clock,
    }),
    scope: 'openid email name',
    responseMode: 'form_post',
    wordsForTruth: true,
    clock,
  });
}

const providerOf = (slug: ProviderSlug): IdentityProvider => {
  const provider = providers[slug];
  if (!provider) throw new Error(`${slug} is not set up`);
  return provider;
};

/** A browser: it follows redirects within the provider and keeps its cookies. */
async function browse(slug: ProviderSlug, sub: string, nonce = 'n'.repeat(43)) {
  const jar = new Map<string, string>();
  const go = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const consent = providerOf(slug).consentUrl({
    state: 'the-state',
    nonce,
    codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    redirectUri: `${REDIRECT}/${slug}/callback`,
  });
  const asked = await go(consent);
  const page = new URL(asked.headers.get('location') ?? '', url).href;
  const chosen = await go(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ sub }),
  });
  const last = await go(new URL(chosen.headers.get('location') ?? '', url).href);
  if (slug === 'google') return new URL(last.headers.get('location') ?? '').searchParams;
  const fields = [...(await last.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')]),
  );
}

const redeem = (slug: ProviderSlug, code: string | null, nonce = 'n'.repeat(43)) =>
  providerOf(slug).redeem({
    code: code ?? '',
    codeVerifier: VERIFIER,
    nonce,
    redirectUri: `${REDIRECT}/${slug}/callback`,
  });

async function kindOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'believed',
    (error: unknown) => (error instanceof IdentityError ? error.kind : `threw ${String(error)}`),
  );
}

const fault = (slug: ProviderSlug, failure: string) =>
  fetch(`${url}/sandbox/${slug}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'vendor', failure }),
  });

describe('signing in with Google', () => {
  test('says who it is, by issuer and subject', async () => {
    const back = await browse('google', MAYA);
    expect(back.get('state')).toBe('the-state');
    expect(await redeem('google', back.get('code'))).toMatchObject({
      issuer: `${url}/sandbox/google`,
      subject: MAYA,
      email: 'maya@demo.yardsign.test',
      emailVerified: true,
      name: 'Maya Alvarez',
    });
  });

  test('takes a code once', async () => {
    const code = (await browse('google', MAYA)).get('code');
    expect(await kindOf(redeem('google', code))).toBe('believed');
    expect(await kindOf(redeem('google', code))).toBe('failed');
  });

  test('takes a code only from whoever began: another verifier is refused', async () => {
    const code = (await browse('google', MAYA)).get('code') ?? '';
    const stolen = providerOf('google').redeem({
      code,
      codeVerifier: 'w'.repeat(43),
      nonce: 'n'.repeat(43),
      redirectUri: `${REDIRECT}/google/callback`,
    });
    expect(await kindOf(stolen)).toBe('failed');
  });

  test('does not take a token of one sign-in for another', async () => {
    const code = (await browse('google', MAYA, 'a'.repeat(43))).get('code');
    expect(await kindOf(redeem('google', code, 'b'.repeat(43)))).toBe('failed');
  });

  test('says so when the person refuses', async () => {
    const back = await browse('google', '');
    expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
  });

  test('works whatever time it is in the sandbox', async () => {
    clock.advance(3 * 86_400_000);
    expect(await kindOf(redeem('google', (await browse('google', MAYA)).get('code')))).toBe('believed');
    clock.advance(-3 * 86_400_000);
  });
});

describe('signing in with Apple', () => {
  test('comes back as a form, with the name the first time only, and vouches for the address by a word', async () => {
    const first = await browse('apple', OSCAR);
    expect(JSON.parse(first.get('user') ?? '{}')).toMatchObject({ name: { firstName: 'Oscar', lastName: 'Grant' } });
    expect(await redeem('apple', first.get('code'))).toMatchObject({
      subject: OSCAR,
      email: 'oscar@demo.yardsign.test',
      emailVerified: true,
      name: '',
    });
    expect((await browse('apple', OSCAR)).get('user')).toBeNull();
  });

  test('takes a secret only that the key of the team signed for this very client', async () => {
    const code = (await browse('apple', OSCAR)).get('code') ?? '';
    const wrong = appleWith('another.client').redeem({
      code,
      codeVerifier: VERIFIER,
      nonce: 'n'.repeat(43),
      redirectUri: `${REDIRECT}/apple/callback`,
    });
    expect(await kindOf(wrong)).toBe('failed');
  });
});

describe.each(['google', 'apple'] as const)('an answer of %s', (slug) => {
  const sub = slug === 'google' ? MAYA : OSCAR;

  test.each([
    ['no_token', 'no-token'],
    ['wrong_nonce', 'failed'],
    ['expired', 'failed'],
    ['from_the_future', 'failed'],
    ['wrong_audience', 'failed'],
    ['two_audiences', 'failed'],
    ['wrong_issuer', 'failed'],
    ['unsigned', 'failed'],
    ['signed_with_public_key', 'failed'],
    ['foreign_key', 'failed'],
    ['own_key_in_header', 'failed'],
  ])('that is wrong in this way, %s, is not believed', async (failure, kind) => {
    const code = (await browse(slug, sub)).get('code');
    expect((await fault(slug, failure)).ok).toBe(true);
    expect(await kindOf(redeem(slug, code))).toBe(kind);
  });
});

test('a token of the other provider is not believed', async () => {
  const code = (await browse('apple', OSCAR)).get('code');
  const answer = await fetch(`${url}/sandbox/apple/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: `${REDIRECT}/apple/callback`,
      code_verifier: VERIFIER,
      client_id: 'web.example',
      client_secret: await createAppleSecret({
        teamId: 'TEAM',
        keyId: 'KEY',
        clientId: 'web.example',
        key: sandboxAppleKey(),
        audience: `${url}/sandbox/apple`,
        clock,
      })(),
    }),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  expect(await kindOf(providerOf('apple').read(token))).toBe('believed');
  expect(await kindOf(providerOf('google').read(token))).toBe('failed');
});
