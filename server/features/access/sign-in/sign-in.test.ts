import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await addMember(app.world, { username: 'Quinn.Homes', firstName: 'Quinn', lastName: 'Reyes' });
  for (const username of ['sam.homes', 'sam.lending']) {
    await addMember(app.world, { username, firstName: 'Sam', lastName: 'Rivera', email: 'sam@example.test' });
  }
});
afterAll(() => app.close());

const authenticate = (body: object, headers: Record<string, string> = {}) =>
  app.call({ method: 'POST', url: '/api/auth/v1/authenticate', payload: body, headers });

describe('signing in', () => {
  test('gives an API client a token and a refresh token, and no cookie', async () => {
    const answer = await authenticate({ username: 'maya', password: TEST_PASSWORD, industry_id: 1 });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.user).toMatchObject({ username: 'maya', status: 'active', access_levels: [{ access_level: 1 }] });
    expect(data.token).toMatch(/^eyJ/);
    expect(data.refresh_token).toHaveLength(43);
    expect(answer.cookies).toEqual([]);
  });

  test.each(['quinn.homes', 'Quinn.Homes', 'QUINN.HOMES'])(
    'takes the username %s however it is written',
    async (name) => {
      const answer = await authenticate({ username: name, password: TEST_PASSWORD, industry_id: 1 });
      expect(answer.json().data.user.username).toBe('Quinn.Homes');
    },
  );

  test('gives a browser its session in cookies that no script can read, and no token', async () => {
    const answer = await authenticate(
      { username: 'MAYA@demo.yardsign.test', password: TEST_PASSWORD, industry_id: 1 },
      { 'x-client-app': 'members-web' },
    );
    const { data } = answer.json();
    expect(data.token).toBeUndefined();
    expect(data.refresh_token).toBeUndefined();
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly]).toSorted()).toEqual([
      ['device', true],
      ['refresh', true],
      ['sid', true],
    ]);
    expect(answer.cookies.find(({ name }) => name === 'refresh')).toMatchObject({
      path: '/api/auth/v1/authenticate/refresh',
      sameSite: 'Strict',
    });
  });

  test('answers the accounts to choose from when one address has several, and signs nobody in', async () => {
    const answer = await authenticate(
      { username: 'sam@example.test', password: TEST_PASSWORD, industry_id: 1 },
      { 'x-client-app': 'members-web' },
    );
    expect(answer.json().data.users.map((user: { username: string }) => user.username)).toEqual([
      'sam.homes',
      'sam.lending',
    ]);
    expect(answer.cookies).toEqual([]);
  });

  test('takes the name and secret that a program of a guest sends along, and gives no right for it', async () => {
    const basic = { authorization: `Basic ${Buffer.from('program:secret').toString('base64')}` };
    const answer = await authenticate({ username: 'maya', password: TEST_PASSWORD, industry_id: 1 }, basic);
    expect(answer.statusCode).toBe(200);
    const session = await app.call({ method: 'GET', url: '/api/app/v1/session', headers: basic });
    expect([session.statusCode, session.json()]).toEqual([200, { session: null }]);
  });

  test('with the username of one of them signs that one in', async () => {
    const answer = await authenticate({ username: 'sam.lending', password: TEST_PASSWORD, industry_id: 1 });
    expect(answer.json().data.user.username).toBe('sam.lending');
  });

  test.each([
    ['a wrong password', { username: 'maya', password: 'wrong', industry_id: 1 }],
    ['an unknown account', { username: 'nobody', password: TEST_PASSWORD, industry_id: 1 }],
  ])('refuses %s with the same text', async (_case, body) => {
    const answer = await authenticate(body);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'invalid_login', message: 'Invalid Login' });
  });

  test.each([
    [{ username: 'maya', industry_id: 1 }, ['password']],
    [{ industry_id: 1 }, ['username', 'password']],
    [{ id: `usr_${'a'.repeat(24)}`, industry_id: 1 }, ['reason']],
    [{ username: 'maya', password: 'x', industry_id: 2 }, ['industry_id']],
  ])('says of %j what is missing of the shape that it comes nearest to', async (body, paths) => {
    const answer = await authenticate(body);
    expect(answer.json().code).toBe('invalid_request');
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test('makes a guesser wait after five failures, and lets the member in once the wait is over', async () => {
    const guess = () => authenticate({ username: 'sam.homes', password: 'wrong', industry_id: 1 });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
    app.clock.advance(1000);
    expect((await authenticate({ username: 'sam.homes', password: TEST_PASSWORD, industry_id: 1 })).statusCode).toBe(
      200,
    );
  });

  test('never writes a password or a token to the log', () => {
    const lines = app.log.join('\n');
    expect(app.log.length).toBeGreaterThan(0);
    expect(lines).not.toContain(TEST_PASSWORD);
    expect(lines).not.toMatch(/eyJ[A-Za-z0-9]/);
  });
});
