import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { federatedWorld, type FederatedWorld } from '../../../app/testing/worlds/federated-world.ts';
import { TEST_PASSWORD } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: FederatedWorld;
let maya: string;
beforeEach(async () => {
  app = await federatedWorld();
  maya = app.maya;
});
afterEach(() => app.close());

const post: FederatedWorld['post'] = (url, payload, more) => app.post(url, payload, more);
const dataOf = async (answer: ReturnType<typeof post>) => (await answer).json<{ data?: object; code?: string }>();

describe('coming back from a provider', () => {
  test('goes on at the page that one came from', async () => {
    const { onward } = await app.comeBy('google');
    expect([onward.pathname, onward.searchParams.get('redirectFrom')]).toEqual(['/login', '/search']);
  });

  test('counts for the browser that began, and for no other', async () => {
    await app.linkMaya();
    const { attempt, cookies } = await app.comeBy('google');
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
    const { attempt, cookies } = await app.comeBy(provider, sent);
    expect(await dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }))).toMatchObject({ message });
  });

  test('with a state that is unknown, used or old leads to the sign-in page with the reason', async () => {
    const { state } = await app.comeBy('google');
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
      const { attempt, cookies } = await app.comeBy('google');
      return dataOf(post('/api/app/v1/social/finish', { attempt }, { cookies }));
    };
    expect(await finish()).toEqual({ data: { link: { provider: 'google', email: 'maya@demo.yardsign.test' } } });
    app.said = { ...app.said, emailVerified: false };
    expect(await finish()).toEqual({
      data: { create: { provider: 'google', email: 'maya@demo.yardsign.test', name: 'Maya Alvarez' } },
    });
    expect(await app.db.selectFrom('member_identity').select('subject').execute()).toEqual([]);
  });

  test('does not link an address that the provider does not vouch for, whatever the password', async () => {
    app.said = { ...app.said, emailVerified: false };
    const { attempt, cookies } = await app.comeBy('google');
    const answer = await dataOf(post('/api/app/v1/social/link', { attempt, password: TEST_PASSWORD }, { cookies }));
    expect(answer).toMatchObject({ code: 'invalid_login' });
  });

  test('links once the password is right, tells the member, and opens by itself the next time', async () => {
    const { attempt, cookies } = await app.comeBy('google');
    const link = (password: string) => dataOf(post('/api/app/v1/social/link', { attempt, password }, { cookies }));
    expect(await link('wrong')).toMatchObject({ code: 'invalid_login' });
    expect(await link(TEST_PASSWORD)).toHaveProperty('data.user');
    expect(await link(TEST_PASSWORD)).toMatchObject({ code: 'sign_in_stale' });
    const acts = await app.db.selectFrom('audit_entry').select('action').execute();
    expect(acts).toEqual([{ action: 'identity.linked' }]);
    expect(await app.signInBy('google')).toHaveProperty('data.user');
  });

  test('reads the name that Apple tells once, and survives one that cannot be read', async () => {
    app.said = { ...app.said, provider: 'apple', email: 'new@example.test', name: '' };
    const nameOf = async (user: string) => {
      const { attempt, cookies } = await app.comeBy('apple', { code: 'good', user });
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
    await app.linkMaya();
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
    await app.linkMaya();
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
    await app.linkMaya();
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
