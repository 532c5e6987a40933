import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { isDeep, seedOf } from '../../../platform/testing/effort.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
beforeEach(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
});
afterEach(() => app.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function open(username = 'maya', headers: Record<string, string> = {}) {
  const answer = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password: TEST_PASSWORD, industry_id: 1 },
    headers,
  });
  return {
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    ...answer.json<{ data: { token: string; refresh_token: string } }>().data,
  };
}
const list = async (token: string) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/sessions', token })).json<{
    sessions: { id: string; current: boolean; browser: string | null; system: string | null; api: boolean }[];
  }>().sessions;
const signedIn = async (token: string) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/session', token })).statusCode === 200;
const refresh = (refreshToken: string) =>
  app.call({ method: 'POST', url: '/api/auth/v1/authenticate/refresh', payload: { refresh_token: refreshToken } });

describe('the list of sessions', () => {
  test('names devices as people do, this one first, and holds nobody else’s', async () => {
    await open('maya', { 'x-client-app': 'members-web', 'user-agent': IPHONE });
    await open('luis');
    app.clock.advance(60_000);
    const { token } = await open('maya', { 'user-agent': 'curl/8' });
    const sessions = await list(token);
    expect(sessions.map(({ browser, system, api, current }) => [browser, system, api, current])).toEqual([
      [null, null, true, true],
      ['Safari', 'iPhone', false, false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain('Mozilla');
  });

  test('does not show those in which somebody else impersonates the member, nor ended ones', async () => {
    const { token } = await open();
    const ended = await open();
    await app.call({ method: 'POST', url: '/api/app/v1/logout', token: ended.token });
    const luis = await open('luis');
    const [own] = await list(luis.token);
    const luisId = (
      await app.db.selectFrom('member').select('id').where('username', '=', 'luis').executeTakeFirstOrThrow()
    ).id;
    const other = await open();
    await app.db
      .updateTable('session')
      .set({ acting_id: luisId, acting_mode: 'team', own_session_id: own?.id ?? '' })
      .where('id', '=', (await list(other.token)).find(({ current }) => current)?.id ?? '')
      .execute();
    expect(await list(token)).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('one session ends that one at once', async () => {
    const here = await open();
    const there = await open();
    const id = (await list(here.token)).find(({ current }) => !current)?.id ?? '';
    const answer = await app.call({ method: 'DELETE', url: `/api/app/v1/sessions/${id}`, token: here.token });
    expect(answer.statusCode).toBe(204);
    expect([await signedIn(here.token), await signedIn(there.token)]).toEqual([true, false]);
    expect((await refresh(there.refresh_token)).statusCode).toBe(401);
  });

  test('a session of somebody else is not possible, and does not tell that it exists', async () => {
    const here = await open();
    const luis = await open('luis');
    const [theirs] = await list(luis.token);
    for (const id of [theirs?.id ?? '', `ses_${'a'.repeat(24)}`]) {
      const answer = await app.call({ method: 'DELETE', url: `/api/app/v1/sessions/${id}`, token: here.token });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    expect(await signedIn(luis.token)).toBe(true);
  });

  test.each([
    [false, true],
    [true, false],
  ])('everywhere, with this one too: %s', async (including, stays) => {
    const here = await open();
    const there = await open();
    const answer = await app.call({
      method: 'POST',
      url: '/api/app/v1/sessions/end',
      payload: { this: including },
      token: here.token,
    });
    expect(answer.json()).toEqual({ ended: including ? 2 : 1 });
    expect([await signedIn(here.token), await signedIn(there.token)]).toEqual([stays, false]);
  });
});

test('signing out everywhere also ends the sessions in which one impersonates somebody else', async () => {
  const luis = await open('luis');
  const [own] = await list(luis.token);
  const seen = (await list((await open()).token))[0]?.id ?? '';
  const { id } = await app.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'luis')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('session')
    .set({ acting_id: id, acting_mode: 'team', own_session_id: own?.id ?? '' })
    .where('id', '=', seen)
    .execute();
  await app.call({ method: 'POST', url: '/api/app/v1/sessions/end', payload: { this: true }, token: luis.token });
  const row = await app.db.selectFrom('session').select('ended_at').where('id', '=', seen).executeTakeFirstOrThrow();
  expect(row.ended_at).not.toBeNull();
});

describe('a session', () => {
  test('that a stranger prepared in the browser is not the one that a sign-in gives', async () => {
    const planted = { sid: 'planted-by-a-stranger', refresh: 'planted' };
    const answer = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username: 'maya', password: TEST_PASSWORD, industry_id: 1 },
      cookies: planted,
      headers: { 'x-client-app': 'members-web' },
    });
    const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
    expect(sid).not.toBe(planted.sid);
    const asPlanted = await app.call({ method: 'GET', url: '/api/app/v1/session', cookies: planted });
    expect(asPlanted.json()).toEqual({ session: null });
  });

  test('cannot be made by a page of another site, so that nobody finds themselves in a stranger’s account', async () => {
    const answer = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username: 'maya', password: TEST_PASSWORD, industry_id: 1 },
      headers: { 'x-client-app': 'members-web', 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  test('notes when its member was here last', async () => {
    await open();
    const row = await app.db
      .selectFrom('member')
      .select('last_sign_in_at')
      .where('id', '=', maya)
      .executeTakeFirstOrThrow();
    expect(row.last_sign_in_at).toEqual(app.clock.now());
  });

  test('is renewed at most thirty times a minute, and says how long to wait', async () => {
    let { refresh_token: token } = await open();
    for (let round = 0; round < 30; round += 1) token = (await refresh(token)).json().data.refresh_token;
    const refused = await refresh(token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    app.clock.advance(60_000);
    expect((await refresh(token)).statusCode).toBe(200);
  });
});

test('rounds of fifty refreshes at once leave one family, and a replay ends it', async () => {
  let { refresh_token: current } = await open();
  const spent: string[] = [];
  for (let round = 0; round < (isDeep ? 200 : 10); round += 1) {
    app.clock.advance(15_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(current)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    const successors = new Set(answers.map((answer) => answer.json().data.refresh_token));
    expect(successors.size).toBe(1);
    spent.push(current);
    [current = ''] = [...successors] as string[];
  }
  expect(await app.db.selectFrom('session').select('id').where('ended_at', 'is', null).execute()).toHaveLength(1);
  const [replayed = ''] = fc.sample(fc.constantFrom(...spent.slice(0, -1)), { numRuns: 1, seed: seedOf('replay') });
  expect((await refresh(replayed)).json().code).toBe('refresh_reused');
  expect((await refresh(current)).statusCode).toBe(401);
}, 120_000);
