import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp, type TestApp } from '../../app/testing/test-app.ts';
import { timeCodeAt } from '../access/second-factor/time-codes.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

let app: TestApp;
const ids: Record<string, string> = {};
const at = (name: string) => ids[name] ?? '';

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.deleteFrom('member').execute();
  for (const [username, accessLevel] of [
    ['ada', 3],
    ['bea', 3],
    ['cora', 2],
    ['theo', 1],
  ] as const)
    ids[username] = await addMember(app.world, { username, firstName: username, lastName: 'Test', accessLevel });
  await givePlan(app.world, at('theo'));
});

const call = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.call({ method, url, token, ...(payload && { payload }) });
const act = (token: string, whom: string, what: string, body: object = {}) =>
  call(token, 'POST', `/api/app/v1/admin/people/${at(whom)}/${what}`, { reason: 'Asked by phone', ...body });
const people = async (token: string) => (await call(token, 'GET', '/api/app/v1/admin/people')).statusCode;
const session = async (token: string) =>
  (await call(token, 'GET', '/api/app/v1/session')).json<{
    session: { levelWaits: string | null; user: { access_levels: { access_level: number }[] } };
  }>().session;
const level = async (token: string) => {
  const { levelWaits, user } = await session(token);
  return [user.access_levels[0]?.access_level, levelWaits];
};
/** Sets an authenticator app up, as a person does. */
async function setUp(token: string): Promise<string> {
  const { secret } = (await call(token, 'POST', '/api/app/v1/second-factor', { password: TEST_PASSWORD })).json<{
    secret: string;
  }>();
  const code = timeCodeAt(secret, app.clock.now());
  expect((await call(token, 'POST', '/api/app/v1/second-factor/enable', { code })).statusCode).toBe(200);
  return secret;
}

describe('the level of staff', () => {
  test.each(['ada', 'cora'])('does not count without a second factor: %s reads and changes nobody', async (name) => {
    const token = await app.signIn(name);
    expect(await people(token)).toBe(403);
    expect((await act(token, 'theo', 'status', { status: 'paused' })).statusCode).toBe(403);
    expect((await call(token, 'GET', `/api/auth/v1/users/${at('theo')}`)).statusCode).toBe(404);
    expect(await level(token)).toEqual([1, 'enrol']);
  });

  test('counts from the moment in which the session has set one up', async () => {
    const token = await app.signIn('cora');
    await setUp(token);
    expect(await people(token)).toBe(200);
    expect(await level(token)).toEqual([2, null]);
  });

  test('waits in every other session until that one proves the factor', async () => {
    const other = await app.signIn('ada');
    const secret = await setUp(await app.signIn('ada'));
    expect([await people(other), await level(other)]).toEqual([403, [1, 'confirm']]);
    app.clock.advance(30_000);
    const code = timeCodeAt(secret, app.clock.now());
    expect((await call(other, 'POST', '/api/app/v1/second-factor/confirm', { code })).statusCode).toBe(200);
    expect([await people(other), await level(other)]).toEqual([200, [3, null]]);
  });
});

const ACTS: readonly [string, object][] = [
  ['status', { status: 'paused' }],
  ['block', { blocked: true }],
  ['type', { type: 'Team Owner' }],
  ['level', { level: 2 }],
  ['seats', { seats: 3 }],
  ['max-logins', { maxLogins: 3 }],
  ['features', { feature: 'elite', change: 'expire' }],
  ['sessions/end', {}],
  ['password-reset', {}],
  ['second-factor/remove', {}],
];

test.each(ACTS)('the act %s asks for the second factor again after a quarter of an hour', async (what, body) => {
  await app.enrol(at('ada'));
  app.clock.advance(60_000);
  const token = await app.signIn('ada');
  await app.db
    .updateTable('session')
    .set({ second_factor_at: new Date(app.clock.now().getTime() - 15 * 60_000 - 1) })
    .execute();
  const answer = await act(token, 'theo', what, body);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required']);
  expect(await people(token)).toBe(200);
  await app.db.updateTable('session').set({ second_factor_at: app.clock.now() }).execute();
  expect((await act(token, 'theo', what, body)).statusCode).toBe(200);
});

describe('the last admin', () => {
  test('does not turn two-factor sign-in off, and does once another has it too', async () => {
    const ada = await app.signIn('ada');
    const secret = await setUp(ada);
    const turnOff = () => {
      app.clock.advance(30_000);
      const code = timeCodeAt(secret, app.clock.now());
      return call(ada, 'POST', '/api/app/v1/second-factor/disable', { password: TEST_PASSWORD, code });
    };
    const refused = await turnOff();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin']);
    expect(await people(ada)).toBe(200);
    await app.enrol(at('bea'));
    expect((await turnOff()).statusCode).toBe(204);
    expect(await level(ada)).toEqual([1, 'enrol']);
  });

  test('keeps the factor when others are admins without one', async () => {
    await app.enrol(at('ada'));
    await app.enrol(at('bea'));
    const ada = await app.signIn('ada');
    expect((await act(ada, 'bea', 'second-factor/remove')).statusCode).toBe(200);
    await app.db.updateTable('member').set({ status: 'paused' }).where('id', '=', at('ada')).execute();
    // Bea is an admin by level alone: nobody could act.
    await app.enrol(at('bea'));
    expect((await act(ada, 'bea', 'second-factor/remove')).json().code).toBe('last_admin');
  });

  test('does not take their own plan away', async () => {
    await app.enrol(at('ada'));
    await givePlan(app.world, at('ada'));
    const token = await app.signIn('ada');
    for (const change of ['expire', 'remove'])
      expect((await act(token, 'ada', 'features', { feature: 'elite', change })).json().code).toBe('own_account');
  });
});
