import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, giveFeatures } from '../../seeds/scenarios.ts';
import { linkSecret, issueLink } from './one-time-link.ts';
import { IdentityError, type IdentityProvider, type ProviderIdentity } from './ports.ts';
import { sealedFor } from './prove-code.ts';
import { timeCodeAt } from './time-codes.ts';

const SECRET = 'PORCHLIGHTPORCHLIGHTPORCHLIGHT22';
const ISSUER = 'https://accounts.example.test';

let app: TestApp;
let maya: string;
/** What the provider will say of the code or token `good`. */
let said: ProviderIdentity;

/** Providers that speak without a network; what they must not believe is held against the sandbox in `integrations/oidc`. */
function fakeProvider(): IdentityProvider {
  const answer = async (proof: string) => {
    if (!proof.startsWith('good')) throw new IdentityError(proof === 'empty' ? 'no-token' : 'failed');
    return proof.startsWith('good old') ? said : { ...said, issuedAt: app.clock.now() };
  };
  return {
    consentUrl: ({ state, nonce, codeChallenge }) =>
      `${ISSUER}/auth?${new URLSearchParams({ state, nonce, code_challenge: codeChallenge })}`,
    redeem: ({ code }) => answer(code),
    read: (token) => answer(token),
  };
}

beforeEach(async () => {
  app = await testApp({}, { providers: { google: fakeProvider(), apple: fakeProvider() } });
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez', maxLogins: 3 });
  said = {
    issuer: ISSUER,
    subject: 'maya-there',
    provider: 'google',
    email: 'maya@demo.yardsign.test',
    emailVerified: true,
    name: 'Maya Alvarez',
    issuedAt: app.clock.now(),
  };
});
afterEach(() => app.close());

const BROWSER = { 'x-client-app': 'members-web' };
const post = (url: string, payload: object, more: { cookies?: Record<string, string>; token?: string } = {}) =>
  app.call({ method: 'POST', url, payload, headers: BROWSER, ...more });
const dataOf = async (answer: ReturnType<typeof post>) => (await answer).json<{ data?: object; code?: string }>();

/** Starts, comes back with what the provider sent, and answers the page's question. */
async function comeBy(provider: 'google' | 'apple', sent: Record<string, string> = { code: 'good' }) {
  const started = await post(`/api/app/v1/social/${provider}/start`, { redirect: '/search' });
  const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
  const state = new URL(started.json().url).searchParams.get('state') ?? '';
  const returned =
    provider === 'google'
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
  return { cookies, state, onward, attempt: onward.searchParams.get('social') ?? '' };
}

async function bySocial(provider: 'google' | 'apple') {
  const { cookies, attempt } = await comeBy(provider);
  return dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }));
}

async function ticketOf(purpose: 'sign-in' | 'link-identity', memberId = maya): Promise<string> {
  const id = await app.db.transaction().execute((tx) =>
    issueLink({ clock: app.clock, random: app.core.random }, tx, {
      purpose,
      memberId,
      email: 'maya@demo.yardsign.test',
      ...(purpose === 'link-identity' && {
        detail: { provider: 'google', issuer: ISSUER, subject: 'new-there', email: 'maya@demo.yardsign.test' },
      }),
    }),
  );
  return `${id}.${linkSecret(id, app.core.sessionKey)}`;
}

async function linkMaya(provider: 'google' | 'apple' = 'google') {
  await app.db
    .insertInto('member_identity')
    .values({
      issuer: ISSUER,
      subject: 'maya-there',
      member_id: maya,
      provider,
      email: said.email,
      created_at: app.clock.now(),
      last_used_at: null,
    })
    .execute();
}

async function addLogin() {
  await app.db
    .insertInto('login_credential')
    .values({
      id: `crd_${'a'.repeat(24)}`,
      member_id: maya,
      username: 'assistant',
      password_hash: app.world.passwordHash,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
      last_used_at: null,
    })
    .execute();
}

let shown = 0;
/** Every way in. A new one that is not in this table is one that nobody has thought through. */
const WAYS: Record<string, (feature?: string) => Promise<{ data?: object; code?: string }>> = {
  password: (feature) =>
    dataOf(post('/api/auth/v1/authenticate', { username: 'maya', password: TEST_PASSWORD, industry_id: 1, feature })),
  'a further login': async (feature) => {
    await addLogin();
    return dataOf(
      post('/api/auth/v1/authenticate', { username: 'assistant', password: TEST_PASSWORD, industry_id: 1, feature }),
    );
  },
  'a mailed link': async (feature) =>
    dataOf(post('/api/auth/v1/authenticate/token', { password: await ticketOf('sign-in'), industry_id: 1, feature })),
  'a mailed link that links an identity': async (feature) =>
    dataOf(
      post('/api/auth/v1/authenticate/token', { password: await ticketOf('link-identity'), industry_id: 1, feature }),
    ),
  'a token of Google': async (feature) => {
    await linkMaya();
    const body = { password: `good ${shown++}`, authMethod: 'social', industry_id: 1, feature };
    return dataOf(post('/api/auth/v1/authenticate/google', body));
  },
  'a token of Apple': async (feature) => {
    await linkMaya('apple');
    const body = { password: `good ${shown++}`, authMethod: 'social', industry_id: 1, feature };
    return dataOf(post('/api/auth/v1/authenticate/apple', body));
  },
};
const BROWSER_WAYS: typeof WAYS = {
  'Google in the browser': async () => {
    await linkMaya();
    return bySocial('google');
  },
  'Apple in the browser': async () => {
    await linkMaya('apple');
    return bySocial('apple');
  },
  'Google, linked on the way by the password': async () => {
    const { cookies, attempt } = await comeBy('google');
    return dataOf(post('/api/app/v1/social/link', { attempt, password: TEST_PASSWORD }, { cookies }));
  },
};
const ALL_WAYS = Object.entries({ ...WAYS, ...BROWSER_WAYS });

describe.each(ALL_WAYS)('by %s', (name, come) => {
  test('one gets in, and the visit is noted', async () => {
    expect(await come()).toMatchObject({ data: { user: { username: 'maya' } } });
    const row = await app.db.selectFrom('member').select('last_sign_in_at').where('id', '=', maya).executeTakeFirst();
    expect(row?.last_sign_in_at).toEqual(app.clock.now());
  });

  test('one does not get around the second factor', async () => {
    await app.db
      .insertInto('second_factor')
      .values({
        member_id: maya,
        sealed: JSON.stringify(app.core.vault.seal(SECRET, sealedFor(maya))),
        confirmed_at: app.clock.now(),
        last_step: null,
        created_at: app.clock.now(),
      })
      .execute();
    const { data } = await come();
    expect(Object.keys(data ?? {})).toEqual(['second_factor']);
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
    const { ticket } = (data as { second_factor: { ticket: string } }).second_factor;
    const code = timeCodeAt(SECRET, app.clock.now());
    const finished = await dataOf(post('/api/auth/v1/authenticate/second-factor', { ticket, code }));
    expect(finished).toMatchObject({ data: { user: { username: 'maya' } } });
  });

  test('one is asked for a mailed code in a new browser only where a password is all that was proved', async () => {
    await app.close();
    app = await testApp({ NEW_DEVICE_CODE: 'on' }, { providers: { google: fakeProvider(), apple: fakeProvider() } });
    maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez', maxLogins: 3 });
    const { data } = await come();
    const asked = ['password', 'a further login'].includes(name);
    expect(data).toHaveProperty(asked ? 'device_code' : 'user');
  });

  test('one does not get into an account that is blocked', async () => {
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', maya).execute();
    const { code, data } = await come();
    expect(data === undefined || 'create' in data).toBe(true);
    expect(['invalid_login', undefined]).toContain(code);
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  test('one who asked for deletion and comes back is asked first, and stays by saying so', async () => {
    const due = new Date(app.clock.now().getTime() + 86_400_000);
    await app.db.updateTable('member').set({ deletion_due_at: due }).where('id', '=', maya).execute();
    const { data } = await come();
    expect(Object.keys(data ?? {})).toEqual(['restore']);
    const dueAt = () =>
      app.db.selectFrom('member').select('deletion_due_at').where('id', '=', maya).executeTakeFirstOrThrow();
    expect(await dueAt()).toEqual({ deletion_due_at: due });
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);

    const { ticket } = (data as { restore: { ticket: string } }).restore;
    const restore = (with_: string) => dataOf(post('/api/auth/v1/authenticate/restore', { ticket: with_ }));
    expect(await restore(`${ticket.slice(0, -8)}AAAAAAAA`)).toMatchObject({ code: 'sign_in_stale' });
    expect(await restore(ticket)).toMatchObject({ data: { user: { username: 'maya' } } });
    expect(await dueAt()).toEqual({ deletion_due_at: null });
    // Asked and answered: the same ticket opens no second session.
    expect(await restore(ticket)).toMatchObject({ code: 'sign_in_stale' });
  });
});

describe.each(Object.entries(WAYS))('an entry that needs a feature, by %s', (_name, come) => {
  test('is closed without it, and no session is left behind', async () => {
    expect(await come('video')).toMatchObject({ code: 'feature_required', message: 'Invalid access' });
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  test('is open with it', async () => {
    await giveFeatures(app.world, maya, ['video']);
    expect(await come('video')).toMatchObject({ data: { user: { username: 'maya' } } });
  });
});

describe('a mailed link', () => {
  const signInBy = (ticket: string) => post('/api/auth/v1/authenticate/token', { password: ticket, industry_id: 1 });

  test('is not used up by being looked at, works once, and for ten minutes', async () => {
    const ticket = await ticketOf('sign-in');
    for (let look = 0; look < 2; look += 1) {
      const read = await post('/api/app/v1/sign-in-link/read', { ticket });
      expect(read.json()).toEqual({ name: 'Maya Alvarez', username: 'maya', connects: null });
    }
    expect((await signInBy(ticket)).statusCode).toBe(200);
    expect((await signInBy(ticket)).json()).toMatchObject({ code: 'invalid_login', message: 'Invalid Login' });
    expect((await post('/api/app/v1/sign-in-link/read', { ticket })).json().code).toBe('link_invalid');
    const late = await ticketOf('sign-in');
    app.clock.advance(10 * 60_000);
    expect((await signInBy(late)).json().code).toBe('invalid_login');
  });

  test('cannot be put together by who has seen the database only', async () => {
    const [id] = (await ticketOf('sign-in')).split('.');
    const guessed = `${id}.${linkSecret(id ?? '', Buffer.alloc(32, 8))}`;
    expect((await signInBy(guessed)).json().code).toBe('invalid_login');
  });

  test.each(['nonsense', 'lnk_aaaaaaaa', '.', `lnk_${'a'.repeat(24)}.short`])(
    'that reads %j is a failed sign-in',
    async (ticket) => {
      expect((await signInBy(ticket)).json()).toMatchObject({ code: 'invalid_login', message: 'Invalid Login' });
      expect((await post('/api/app/v1/sign-in-link/read', { ticket })).json().code).toBe('link_invalid');
    },
  );

  test('is asked for with the same answer whoever has the address, and not without end', async () => {
    const ask = (email: string) => post('/api/app/v1/sign-in-link', { email });
    const known = await ask('maya@demo.yardsign.test');
    const unknown = await ask('nobody@example.test');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(204);
    for (let again = 0; again < 2; again += 1) await ask('maya@demo.yardsign.test');
    expect((await ask('maya@demo.yardsign.test')).statusCode).toBe(429);
  });
});

describe('coming back from a provider', () => {
  test('goes on at the page that one came from', async () => {
    const { onward } = await comeBy('google');
    expect([onward.pathname, onward.searchParams.get('redirectFrom')]).toEqual(['/login', '/search']);
  });

  test('counts for the browser that began, and for no other', async () => {
    await linkMaya();
    const { attempt, cookies } = await comeBy('google');
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }))).toMatchObject({ code: 'sign_in_stale' });
    const stranger = { social: 'x'.repeat(43) };
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies: stranger }))).toMatchObject({
      code: 'sign_in_stale',
    });
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }))).toHaveProperty('data.user');
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }))).toMatchObject({
      code: 'sign_in_stale',
    });
  });

  test.each([
    ['google', { code: 'bad' }, 'Google Authentication Failed'],
    ['google', { code: 'empty' }, 'Google Authentication Failed'],
    ['google', { error: 'access_denied' }, 'Google Authentication Failed'],
    ['apple', { code: 'bad' }, 'Apple Authentication Failed'],
    ['apple', { error: 'user_cancelled_authorize' }, 'Apple Authentication Failed'],
    ['apple', { code: 'empty' }, 'Apple Sign In Failed - No Token returned from Apple'],
  ] as const)('from %s with %j says: %s', async (provider, sent, message) => {
    const { attempt, cookies } = await comeBy(provider, sent);
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }))).toMatchObject({ message });
  });

  test('with a state that is unknown, used or old leads to the sign-in page with the reason', async () => {
    const { state } = await comeBy('google');
    const back = (value: string) =>
      app.call({ method: 'GET', url: `/api/app/v1/social/google/callback?code=good&state=${value}` });
    for (const value of [state, 'made-up', ''])
      expect((await back(value)).headers.location).toBe('/login?message=google-failed');
    const started = await post('/api/app/v1/social/google/start', {});
    app.clock.advance(10 * 60_000);
    const old = new URL(started.json().url).searchParams.get('state') ?? '';
    expect((await back(old)).headers.location).toBe('/login?message=google-failed');
  });

  test('never leads to another site', async () => {
    for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login'])
      expect((await post('/api/app/v1/social/google/start', { redirect })).statusCode).toBe(400);
  });

  test('never opens an account by its address alone, verified or not', async () => {
    const finish = async () => {
      const { attempt, cookies } = await comeBy('google');
      return dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }));
    };
    expect(await finish()).toEqual({ data: { link: { provider: 'google', email: 'maya@demo.yardsign.test' } } });
    said = { ...said, emailVerified: false };
    expect(await finish()).toEqual({
      data: { create: { provider: 'google', email: 'maya@demo.yardsign.test', name: 'Maya Alvarez' } },
    });
    expect(await app.db.selectFrom('member_identity').select('subject').execute()).toEqual([]);
  });

  test('does not link an address that the provider does not vouch for, whatever the password', async () => {
    said = { ...said, emailVerified: false };
    const { attempt, cookies } = await comeBy('google');
    const answer = await dataOf(post('/api/app/v1/social/link', { attempt, password: TEST_PASSWORD }, { cookies }));
    expect(answer).toMatchObject({ code: 'invalid_login' });
  });

  test('links once the password is right, tells the member, and opens by itself the next time', async () => {
    const { attempt, cookies } = await comeBy('google');
    const link = (password: string) => dataOf(post('/api/app/v1/social/link', { attempt, password }, { cookies }));
    expect(await link('wrong')).toMatchObject({ code: 'invalid_login' });
    expect(await link(TEST_PASSWORD)).toHaveProperty('data.user');
    expect(await link(TEST_PASSWORD)).toMatchObject({ code: 'sign_in_stale' });
    const acts = await app.db.selectFrom('audit_entry').select('action').execute();
    expect(acts).toEqual([{ action: 'identity.linked' }]);
    expect(await bySocial('google')).toHaveProperty('data.user');
  });

  test('reads the name that Apple tells once, and survives one that cannot be read', async () => {
    said = { ...said, provider: 'apple', email: 'new@example.test', name: '' };
    const nameOf = async (user: string) => {
      const { attempt, cookies } = await comeBy('apple', { code: 'good', user });
      const answer = await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }));
      return (answer.data as { create: { name: string } }).create.name;
    };
    expect(await nameOf('{"name":{"firstName":"Paz","lastName":"Ibarra"}}')).toBe('Paz Ibarra');
    for (const broken of ['', '{', '[]', 'null', '{"name":7}', '{"name":{"firstName":["x"]}}'])
      expect(await nameOf(broken), broken).toBe('');
  });
});

describe('a token that an API client shows', () => {
  const show = (password: string, more: object = {}) =>
    post('/api/auth/v1/authenticate/google', { password, authMethod: 'social', industry_id: 1, ...more });

  test('is taken once, and only while it is new', async () => {
    await linkMaya();
    expect((await show('good a')).statusCode).toBe(200);
    expect((await show('good a')).json().code).toBe('google_failed');
    expect((await show('good old a')).statusCode).toBe(200);
    app.clock.advance(10 * 60_000 + 1);
    expect((await show('good old b')).json().code).toBe('google_failed');
  });

  test.each([
    ['google', 'Google Authentication Failed'],
    ['apple', 'Apple Sign In Failed - No Token returned from Apple'],
  ])('that %s did not give is told in the words for that', async (provider, message) => {
    for (const token of [{}, { password: '' }]) {
      const body = { ...token, authMethod: 'social', industry_id: 1 };
      const answer = await post(`/api/auth/v1/authenticate/${provider}`, body);
      expect([answer.statusCode, answer.json().message]).toEqual([401, message]);
    }
  });

  test('opens nothing for somebody whom no account knows, and no other account than the one that is named', async () => {
    expect((await show('good b')).json().code).toBe('google_failed');
    await linkMaya();
    expect((await show('good c', { username: 'luis' })).json().code).toBe('invalid_login');
    expect((await show('good d', { username: 'MAYA' })).statusCode).toBe(200);
  });
});

describe('ways in of one’s own account', () => {
  const own = async () => ({ token: await app.signIn('maya') });

  test('can be connected by the owner in person only, and to one account only', async () => {
    const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    const start = (token: string, password?: string) =>
      post('/api/app/v1/social/google/start', { connect: true, redirect: '/account', password }, { token });
    const { token } = await own();
    expect((await start(token, 'wrong')).json().code).toBe('password_wrong');
    const connect = async (as: string) => {
      const started = await start(as, TEST_PASSWORD);
      const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]));
      const state = new URL(started.json().url).searchParams.get('state') ?? '';
      const back = await app.call({
        method: 'GET',
        url: `/api/app/v1/social/google/callback?code=good&state=${state}`,
      });
      const attempt = new URL(String(back.headers.location), 'http://x').searchParams.get('social') ?? '';
      return { attempt, cookies };
    };
    const mine = await connect(token);
    const theirs = await app.signIn('luis');
    const stolen = await post('/api/app/v1/social/finish', { attempt: mine.attempt }, { ...mine, token: theirs });
    expect(stolen.json().code).toBe('sign_in_required');
    const finish = (as: string, way: typeof mine) =>
      dataOf(post('/api/app/v1/social/finish', { attempt: way.attempt }, { cookies: way.cookies, token: as }));
    expect(await finish(token, mine)).toEqual({ data: { connected: 'google' } });
    expect(await finish(theirs, await connect(theirs))).toMatchObject({ code: 'identity_taken' });
    expect(await app.db.selectFrom('member_identity').select('member_id').execute()).toEqual([{ member_id: maya }]);
    expect(luis).not.toBe(maya);
  });

  test('can be removed, but not the last one', async () => {
    await linkMaya();
    const { token } = await own();
    const remove = (password?: string) => post('/api/app/v1/sign-in-methods/google/remove', { password }, { token });
    expect((await remove('wrong')).json().code).toBe('password_wrong');
    await app.db.updateTable('member').set({ password_hash: null }).where('id', '=', maya).execute();
    expect((await remove()).json().code).toBe('last_way_in');
    await app.db.updateTable('member').set({ password_hash: app.world.passwordHash }).where('id', '=', maya).execute();
    expect((await remove(TEST_PASSWORD)).statusCode).toBe(204);
    expect((await remove(TEST_PASSWORD)).json().code).toBe('not_found');
  });
});
