import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedRoutes } from '../../features/site/routes.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { rightOf } from '../testing/routes/rights-table.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
let maya: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const address = (path: string, value: string) => path.replace(/:(\w+)/g, value);

/** Signs that no field has a use for, wherever they stand: in a field, in one nobody asked for, in a key, deep inside. */
const BODIES: Record<string, unknown> = {
  'a field nobody asked for': { surprise: 'a\u0000b' },
  'a key': { 'a\u0007b': 1 },
  'a list of lists': [[[[{ deep: '\u009F' }]]]],
  'half a character': { half: '\uD800' },
  'what no feed may hold': { sign: 'a\uFFFF' },
};

describe('control characters', () => {
  test.each(namedRoutes().map(({ name, route }) => [name, route] as const))(
    'are refused by %s',
    async (name, route) => {
      const calls = [
        { what: 'query', url: `${address(route.path, 'x')}?q=%00`, payload: undefined },
        ...(route.path.includes(':')
          ? [{ what: 'address', url: address(route.path, 'a%00b'), payload: undefined }]
          : []),
        ...(route.body && !route.multipart
          ? Object.entries(BODIES).map(([what, payload]) => ({ what, url: address(route.path, 'x'), payload }))
          : []),
      ];
      for (const { what, url, payload } of calls) {
        const answer = await app.call({
          method: route.method,
          url,
          token,
          ...(payload !== undefined && {
            payload: JSON.stringify(payload),
            headers: { 'content-type': 'application/json' },
          }),
        });
        expect(answer.statusCode, `${name}, ${what}: ${answer.body}`).toBeLessThan(500);
        expect(answer.statusCode, `${name}, ${what}: ${answer.body}`).toBeGreaterThanOrEqual(400);
        if (rightOf(name).who === 'anyone' && !answer.headers['location']) expect(answer.statusCode).toBe(400);
      }
    },
  );

  test('are told by the field', async () => {
    const url = '/api/auth/v1/authenticate';
    const answer = await app.call({ method: 'POST', url, payload: { username: 'ma\u0000ya', password: 'x' } });
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'username', message: 'not_plain' }],
    });
  });

  test('of a file are left to whoever reads it: what was exported is read again, with its line breaks', async () => {
    const url = '/api/app/v1/schedule/check';
    const check = async (file: string) =>
      (await app.call({ method: 'POST', url, token, payload: { format: 'csv', file } })).json() as object;
    expect(await check('date,piece\r\n2027-03-02,x\u0000\r\n')).toMatchObject({ lines: [{ line: 2 }] });
    expect(await check('\u0000')).toMatchObject({ code: 'schedule_unreadable' });
  });

  test('in what a client says of itself do not keep it out, and are not kept', async () => {
    const answer = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username: 'maya', password: 'porch-light-42', industry_id: 1 },
      headers: { 'user-agent': 'Chrome\u009Fon\u0085Mac' },
    });
    expect(answer.statusCode).toBe(200);
    const rows = await app.db.selectFrom('session').select('user_agent').execute();
    expect(rows.map((row) => row.user_agent)).toContain('ChromeonMac');
  });

  test('nested more deeply than a stack is high are an answer and no crash', async () => {
    const payload = `${'['.repeat(60_000)}"\\u0000"${']'.repeat(60_000)}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call({ method: 'POST', url: '/api/auth/v1/authenticate', payload, headers });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a name', () => {
  test.each(['Maya\u202Egpj', 'Ma\u200Bya', 'Maya\nAlvarez', 'Maya\u2029x'])('is not %j', async (name) => {
    const { call } = app;
    const own = { first_name: name };
    const changed = await call({ method: 'POST', url: `/api/auth/v1/users/${maya}`, token, payload: own });
    expect(changed.json()).toMatchObject({ issues: [{ path: 'first_name', message: 'not_plain' }] });
    const field = [{ position: 'company', value: `x${name}x` }];
    const saved = await call({ method: 'POST', url: `/api/profile/v1/${maya}/basic`, token, payload: field });
    expect(saved.json()).toMatchObject({ issues: [{ path: '0.value', message: 'not_plain' }] });
  });
});
