import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let lou: string;
let token: string;
beforeEach(async () => {
  app = await testApp();
  lou = await addMember(app.world, { username: 'lou', firstName: 'Lou', lastName: 'Castellano', maxLogins: 3 });
  token = await app.signIn('lou');
});
afterEach(() => app.close());

const OTHER = 'quiet river 17';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', tail = '', payload?: object, as = token, owner = lou) =>
  app.call({
    method,
    url: `/api/auth/v1/users/${owner}/login-credentials/${tail}`,
    token: as,
    ...(payload && { payload }),
  });
const add = (username: string, more: object = {}, as = token) =>
  call('POST', '', { username, password: OTHER, current_password: TEST_PASSWORD, ...more }, as);
const idOf = async (username: string) =>
  (await call('GET'))
    .json<{ data: { login_credentials: { id: string; username: string }[] } }>()
    .data.login_credentials.find((credential) => credential.username === username)?.id ?? '';
const enter = async (username: string, password: string) =>
  (
    await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username, password, industry_id: 1 },
    })
  ).json<{ code?: string; data?: { token: string; user: { username: string } } }>();
const isIn = async (as: string) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/sessions', token: as })).statusCode === 200;

describe('a further login', () => {
  test('opens the same account under a name and a password of its own', async () => {
    expect((await add('Lou.Assistant')).json().data.login_credential).toMatchObject({ username: 'lou.assistant' });
    const { data } = await enter('LOU.assistant', OTHER);
    expect(data?.user.username).toBe('lou');
    expect((await enter('lou.assistant', TEST_PASSWORD)).code).toBe('invalid_login');
    const listed = (await call('GET', '', undefined, data?.token)).json().data;
    expect(listed).toMatchObject({ used: 2, max_logins: 3, login_credentials: [{ current: true }] });
    expect(JSON.stringify(listed)).not.toContain('argon2');
  });

  test('is added as far as there is room, also by two at the same time', async () => {
    await add('first');
    const answers = await Promise.all([add('second'), add('third')]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'credential_not_added', message: 'Error adding login credential' });
  });

  test('cannot be added where there is room for one only', async () => {
    await app.db.updateTable('member').set({ max_logins: 1 }).where('id', '=', lou).execute();
    expect((await add('first')).statusCode).toBe(409);
  });

  test.each([
    ['maya', 'a username of somebody'],
    ['LOU', 'the account’s own name'],
  ])('cannot be called %s: %s', async (username) => {
    await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
    expect((await add(username)).json().issues).toEqual([{ path: 'username', message: 'taken' }]);
  });

  test('needs a password that is worth the name', async () => {
    for (const [password, message] of [
      ['short', 'too_short'],
      ['castellano99', 'personal'],
      ['password1', 'common'],
    ] as const)
      expect((await add('first', { password })).json().issues, password).toEqual([{ path: 'password', message }]);
  });

  test('is changed and removed by the owner with their own password only', async () => {
    await add('assistant');
    const id = await idOf('assistant');
    expect((await add('another', { current_password: 'wrong' })).json().code).toBe('password_wrong');
    expect((await add('another', { current_password: undefined })).json().code).toBe('password_wrong');
    expect((await call('PUT', id, { password: 'a new one 55' })).json().code).toBe('password_wrong');
    expect((await call('DELETE', 'assistant', {})).json().code).toBe('password_wrong');
    const assistant = (await enter('assistant', OTHER)).data?.token ?? '';
    expect((await add('another', { current_password: OTHER }, assistant)).json().code).toBe('password_wrong');
  });

  test('with a new password ends what the old one opened, and nothing else', async () => {
    await add('assistant');
    const assistant = (await enter('assistant', OTHER)).data?.token ?? '';
    const change = { password: 'another river 18', current_password: TEST_PASSWORD };
    expect((await call('PUT', await idOf('assistant'), change)).statusCode).toBe(200);
    expect([await isIn(assistant), await isIn(token)]).toEqual([false, true]);
    expect((await enter('assistant', OTHER)).code).toBe('invalid_login');
    expect((await enter('assistant', 'another river 18')).data).toBeDefined();
  });

  test('that was removed opens nothing any more', async () => {
    await add('assistant');
    const assistant = (await enter('assistant', OTHER)).data?.token ?? '';
    expect((await call('DELETE', 'assistant', { current_password: TEST_PASSWORD })).statusCode).toBe(204);
    expect([await isIn(assistant), await isIn(token)]).toEqual([false, true]);
    expect((await enter('assistant', OTHER)).code).toBe('invalid_login');
    const acts = await app.db.selectFrom('audit_entry').select(['action', 'detail']).orderBy('id').execute();
    expect(acts).toEqual([
      { action: 'credential.added', detail: { username: 'assistant' } },
      { action: 'credential.removed', detail: { username: 'assistant' } },
    ]);
  });

  test('is not removed by whoever is using it', async () => {
    await add('assistant');
    const assistant = (await enter('assistant', OTHER)).data?.token ?? '';
    const answer = await call('DELETE', 'assistant', { current_password: TEST_PASSWORD }, assistant);
    expect(answer.json().code).toBe('credential_in_use');
  });

  test('that is not there answers 404 with its own words, and another account’s is not there', async () => {
    await add('assistant');
    const id = await idOf('assistant');
    await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez', maxLogins: 3 });
    const maya = await app.signIn('maya');
    const mayaId = (
      await app.db.selectFrom('member').select('id').where('username', '=', 'maya').executeTakeFirstOrThrow()
    ).id;
    const change = { password: 'another river 18', current_password: TEST_PASSWORD };
    const remove = { current_password: TEST_PASSWORD };
    for (const answer of [
      await call('PUT', `crd_${'z'.repeat(24)}`, change),
      await call('DELETE', 'nobody', remove),
      await call('PUT', id, change, maya, mayaId),
      await call('DELETE', 'assistant', remove, maya, mayaId),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Login credential not found (404)']);
    }
    expect((await call('GET', '', undefined, maya)).json().code).toBe('user_not_found');
  });
});
