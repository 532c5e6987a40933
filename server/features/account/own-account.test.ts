import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountWorld, type AccountWorld } from '../../app/testing/worlds/account-world.ts';

// Runs on PostgreSQL too.

let world: AccountWorld;
let token: string;
beforeEach(async () => {
  world = await accountWorld({ SELF_APPLY_FEATURES: 'video-beta,realtalk-beta' });
  token = await world.signIn('maya');
});
afterEach(() => world.close());

const post = (tail: string, payload?: object, id = world.maya) =>
  world.call({ method: 'POST', url: `/api/auth/v1/users/${id}${tail}`, token, ...(payload && { payload }) });
const connect = (network = 'facebook') =>
  world.db
    .insertInto('connection')
    .values({
      member_id: world.maya,
      network,
      grant_id: 'grt_aaaaaa',
      account_id: '1',
      account_name: 'Maya on Facebook',
      scopes: [],
      expires_at: null,
      ended_at: null,
      created_at: world.clock.now(),
      checked_at: world.clock.now(),
    })
    .execute();

test.each(['0', 'undefined', 'null', 'maya'])('an address that names the user %j is told so', async (id) => {
  const answers = [
    await post('', { first_name: 'X' }, id),
    await world.call({ method: 'GET', url: `/api/auth/v1/users/${id}?expand=all&industry=1`, token }),
    await world.call({ method: 'GET', url: `/api/profile/v1/${id}`, token }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_user_id', message: 'Invalid user id' });
  }
});

describe('changing one’s own data', () => {
  test('takes exactly what is sent and leaves the rest', async () => {
    const answer = await post('', { last_name: 'Álvarez', phone: '+1 (512) 555-0142', username: 'Maya.Alvarez' });
    expect(answer.json().data.user).toMatchObject({
      first_name: 'Maya',
      last_name: 'Álvarez',
      phone: '(512) 555-0142',
      username: 'maya.alvarez',
    });
    await post('', { language: 'es', time_zone: 'America/Chicago' });
    const account = await world.call({ method: 'GET', url: '/api/app/v1/account', token });
    expect(account.json()).toMatchObject({ language: 'es', timeZone: 'America/Chicago', hasPassword: true });
    expect(await world.acts(world.maya)).toEqual(['account.updated', 'account.updated']);
  });

  test.each([
    { status: 'active' },
    { type: 'Team Owner' },
    { features: [] },
    { access_level: 3 },
    { email: 'x@example.test' },
    { max_logins: 9 },
    { first_name: '' },
    { time_zone: 'Mars/Olympus' },
    { username: 'luis@demo.yardsign.test' },
    { phone: '<script>' },
  ])('refuses %j', async (body) => {
    const before = await world.db.selectFrom('member').selectAll().where('id', '=', world.maya).executeTakeFirst();
    expect((await post('', body)).json().code).toBe('invalid_request');
    const after = await world.db.selectFrom('member').selectAll().where('id', '=', world.maya).executeTakeFirst();
    expect(after).toEqual(before);
  });

  test('says at its field that a username is taken', async () => {
    expect((await post('', { username: 'LUIS' })).json()).toMatchObject({
      message: 'Error updating account',
      issues: [{ path: 'username', message: 'taken' }],
    });
    expect((await post('', { username: 'MAYA' })).statusCode).toBe(200);
  });

  test('does not reach the account of another', async () => {
    expect((await post('', { first_name: 'Mallory' }, world.luis)).json().code).toBe('user_not_found');
  });
});

describe('features that members give themselves', () => {
  test('are those of the setting, and giving one twice changes nothing', async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await post('/self_apply_features/slug-video-beta');
      expect(answer.json().data.user.features).toMatchObject([{ slug: 'video-beta' }]);
    }
    expect(await world.acts(world.maya)).toEqual(['account.feature-added']);
  });

  test.each(['video', 'elite', 'free', 'trial', 'nothing'])('never include %s', async (slug) => {
    const answer = await post(`/self_apply_features/slug-${slug}`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'feature_not_offered']);
  });
});

describe('a connected service', () => {
  test('can be given a name, which account data then shows', async () => {
    await connect();
    const answer = await post('/services/slug-facebook?industry=1', { account: 'The office page' });
    expect(answer.json().data.user.services).toMatchObject([{ slug: 'facebook', account: 'The office page' }]);
  });

  test('has the name that the documents give its network, also where it is changed and removed', async () => {
    await connect('x');
    for (const name of ['twitter', 'x']) {
      const answer = await post(`/services/slug-${name}`, { account: `As ${name}` });
      expect(answer.json().data.user.services).toMatchObject([{ slug: 'twitter', account: `As ${name}` }]);
    }
    const url = `/api/auth/v1/users/${world.maya}/services/slug-twitter`;
    expect((await world.call({ method: 'DELETE', url, token })).statusCode).toBe(204);
  });

  test.each([{ token: 'x' }, { account: 'Mine', refresh_token: 'x' }, { account: 'Mine', secret: 'x' }])(
    'takes no token material: %j',
    async (body) => {
      await connect();
      expect((await post('/services/slug-facebook?industry=1', body)).json().code).toBe('invalid_request');
    },
  );

  test('is disconnected by deleting it; what is not there cannot be', async () => {
    await connect();
    const remove = () =>
      world.call({
        method: 'DELETE',
        url: `/api/auth/v1/users/${world.maya}/services/slug-facebook?industry=1`,
        token,
      });
    expect((await remove()).statusCode).toBe(204);
    const again = await remove();
    expect([again.statusCode, again.json().message]).toEqual([400, 'Error updating service']);
    expect((await post('/services/slug-facebook', { account: 'Mine' })).json().message).toBe('Error updating service');
  });
});
