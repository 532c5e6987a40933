import { IdentityError, type IdentityProvider, type ProviderIdentity } from '../../../features/access/ports.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { cookiesOf } from '../people/passkeys.ts';
import { testApp, type TestApp } from '../test-app.ts';

export const ISSUER = 'https://accounts.example.test';

const BROWSER = { 'x-client-app': 'members-web' };

type Provider = 'google' | 'apple';
interface More {
  cookies?: Record<string, string>;
  token?: string;
}

/** The whole web service with Maya, and with providers that speak without a network. */
export interface FederatedWorld extends TestApp {
  maya: string;
  /** What the provider will say of the code or token `good`. */
  said: ProviderIdentity;
  /** A call of the browser. */
  post(url: string, payload: object, more?: More): ReturnType<TestApp['call']>;
  /** What a call of the browser answers. */
  ask(url: string, payload: object, more?: More): Promise<{ data?: object; code?: string }>;
  /** Starts, and comes back with what the provider sent. */
  comeBy(
    provider: Provider,
    sent?: Record<string, string>,
  ): Promise<{ cookies: Record<string, string>; state: string; onward: URL; attempt: string }>;
  /** The same, and answers the page's question. */
  signInBy(provider: Provider): Promise<{ data?: object; code?: string }>;
  /** Lets the provider open Maya's account. */
  linkMaya(provider?: Provider): Promise<void>;
}

/** What a provider must not believe is held against the sandbox in `integrations/oidc`. */
function fakeProvider(world: () => FederatedWorld): IdentityProvider {
  const answer = async (proof: string) => {
    const { said, clock } = world();
    if (!proof.startsWith('good')) throw new IdentityError(proof === 'empty' ? 'no-token' : 'failed');
    return proof.startsWith('good old') ? said : { ...said, issuedAt: clock.now() };
  };
  return {
    consentUrl: ({ state, nonce, codeChallenge }) =>
      `${ISSUER}/auth?${new URLSearchParams({ state, nonce, code_challenge: codeChallenge })}`,
    redeem: ({ code }) => answer(code),
    read: (token) => answer(token),
  };
}

export async function federatedWorld(settings: Record<string, string> = {}): Promise<FederatedWorld> {
  const provider = fakeProvider(() => world);
  const app = await testApp(settings, { providers: { google: provider, apple: provider } });
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez', maxLogins: 3 });
  const world: FederatedWorld = {
    ...app,
    maya,
    said: {
      issuer: ISSUER,
      subject: 'maya-there',
      provider: 'google',
      email: 'maya@demo.yardsign.test',
      emailVerified: true,
      name: 'Maya Alvarez',
      issuedAt: app.clock.now(),
    },
    post: (url, payload, more = {}) => app.call({ method: 'POST', url, payload, headers: BROWSER, ...more }),
    ask: async (url, payload, more) => (await world.post(url, payload, more)).json<{ data?: object; code?: string }>(),
    async comeBy(by, sent = { code: 'good' }) {
      const started = await world.post(`/api/app/v1/social/${by}/start`, { redirect: '/search' });
      const state = new URL(started.json<{ url: string }>().url).searchParams.get('state') ?? '';
      const returned =
        by === 'google'
          ? await app.call({
              method: 'GET',
              url: `/api/app/v1/social/google/callback?${new URLSearchParams({ state, ...sent })}`,
            })
          : // As Apple's own page sends it: from another site, and so without our cookie.
            await app.call({
              method: 'POST',
              url: '/api/app/v1/social/apple/callback',
              headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
              payload: new URLSearchParams({ state, ...sent }).toString(),
            });
      const onward = new URL(String(returned.headers.location), 'http://localhost');
      return { cookies: cookiesOf(started), state, onward, attempt: onward.searchParams.get('social') ?? '' };
    },
    async signInBy(by) {
      const { cookies, attempt } = await world.comeBy(by);
      return world.ask('/api/app/v1/social/finish', { attempt }, { cookies });
    },
    async linkMaya(by = 'google') {
      await app.db
        .insertInto('member_identity')
        .values({
          issuer: ISSUER,
          subject: 'maya-there',
          member_id: maya,
          provider: by,
          email: world.said.email,
          created_at: app.clock.now(),
          last_used_at: null,
        })
        .execute();
    },
  };
  return world;
}
