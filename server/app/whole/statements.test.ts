import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { libraryContentId } from '../../features/content/load-library.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

// Runs on PostgreSQL too.

/**
 * How often the calls that members make all day ask the database: with nothing known of the caller or the library (cold), and
 * asked for again (warm). Counting is the same on every machine.
 */

let app: TestApp;
let token: string;
let memberId: string;
let count = 0;
let stop: () => void;
let anew: () => Promise<void>;

beforeAll(async () => {
  app = await testApp();
  memberId = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Test' });
  await givePlan(app.world, memberId);
  await givePlan(app.world, await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Test' }));
  token = await app.signIn('maya');
  stop = app.core.database.watch.onStatement(() => (count += 1));
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(async () => {
  stop();
  await app.close();
});

async function statementsOf(url: string, as: string | null = token): Promise<number> {
  count = 0;
  const answer = await app.call({ method: 'GET', url, ...(as !== null && { token: as }) });
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return count;
}

const PIECE = libraryContentId('five-checks');
const ARTICLE = 'earnest-money-explained';
/** What the dashboard asks for, beside the session. */
const DASHBOARD = [
  '/api/app/v1/session',
  '/api/content/v1/content/?language=en&limit=8&types=blog%2Csocial-graphic',
  '/api/content/v1/content/?language=en&page=0&limit=12&status=published%2Cpublic&types=mmr%2Calert%2Cmust-share',
  '/api/app/v1/content-marks',
  '/api/app/v1/posts?view=upcoming&limit=20',
  '/api/app/v1/posts?view=past&limit=20',
  '/api/app/v1/drafts?limit=3',
  '/api/app/v1/brand',
  '/api/app/v1/connections',
];

describe('a call asks the database', () => {
  test.each([
    // One of the cold ones finds out who calls.
    { url: '/api/app/v1/session', cold: 2, warm: 0 },
    { url: '/api/content/v1/content/?limit=10', cold: 2, warm: 0 },
    { url: '/api/content/v1/content/?limit=10&types=blog&language=es', cold: 2, warm: 0 },
    { url: '/api/content/v1/content/search/?query=inspection', cold: 2, warm: 0 },
    { url: `/api/content/v1/content/${PIECE}`, cold: 2, warm: 0 },
    { url: '/api/content/v1/content/slug-five-checks', cold: 2, warm: 0 },
    { url: '/api/content/v1/categories/', cold: 2, warm: 0 },
    { url: '/api/app/v1/connections', cold: 2, warm: 0 },
    { url: '/api/app/v1/brand', cold: 2, warm: 1 },
  ])('$cold times, and $warm again: $url', async ({ url, cold, warm }) => {
    expect({ cold: await statementsOf(url), warm: await statementsOf(url) }).toEqual({ cold, warm });
  });

  test('at most eight times for a whole dashboard, when others have looked at theirs', async () => {
    let all = 0;
    const luis = await app.signIn('luis');
    for (const url of DASHBOARD) await statementsOf(url, luis);
    for (const url of DASHBOARD) all += await statementsOf(url);
    expect(all).toBeLessThanOrEqual(8);
  });

  test('once for a public page, and not again', async () => {
    const page = `/p/${await codeOf()}/en/${ARTICLE}`;
    expect([await statementsOf(page, null), await statementsOf(page, null)]).toEqual([1, 0]);
  });

  test('not at all for what it told before of the installation', async () => {
    await statementsOf('/api/app/v1/site', null);
    expect(await statementsOf('/api/app/v1/site', null)).toBe(0);
  });
});

interface Pictures {
  data: { featured_image: { url: string } }[];
}

test('a caller who asks for an answer of now is asked about, and nothing else', async () => {
  const url = '/api/content/v1/content/?limit=2';
  await statementsOf(url);
  count = 0;
  await app.call({ method: 'GET', url, token, headers: { 'cache-control': 'no-cache' } });
  expect(count).toBe(1);
});

test('a page that asks for the session of now is told what is true now', async () => {
  const url = '/api/app/v1/session';
  await statementsOf(url);
  count = 0;
  await app.call({ method: 'GET', url, token, headers: { 'cache-control': 'no-cache' } });
  expect(count).toBe(2);
});

describe('what is remembered', () => {
  const list = '/api/content/v1/content/?limit=3';
  const read = async (url: string, tag?: string) =>
    app.call({ method: 'GET', url, token, ...(tag !== undefined && { headers: { 'if-none-match': tag } }) });

  test('is not sent to who has it', async () => {
    const first = await read(list);
    const again = await read(list, String(first.headers.etag));
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const weak = await read(list, `"other", W/${String(first.headers.etag)}`);
    expect(weak.statusCode).toBe(304);
    expect((await read(list, '"other"')).body).toBe(first.body);
  });

  test('follows a brand at once', async () => {
    const [before] = (await read(list)).json<Pictures>().data;
    await app.call({
      method: 'POST',
      url: `/api/profile/v1/${memberId}/basic`,
      token,
      payload: [{ position: 'phone', value: '(512) 555-0199' }],
    });
    const [after] = (await read(list)).json<Pictures>().data;
    expect(after?.featured_image.url).not.toBe(before?.featured_image.url);
    const page = await app.call({ method: 'GET', url: `/p/${await codeOf()}/en/${ARTICLE}` });
    expect(page.body).toContain('(512) 555-0199');
  });

  test('of a session follows at once what was changed of the profile, the connections and the account', async () => {
    const session = async () =>
      (await read('/api/app/v1/session')).json<{
        session: { profileFlags: number[]; language: string; user: { services: unknown[] } };
      }>().session;
    expect(await session()).toMatchObject({ profileFlags: [], language: 'en' });
    await app.call({ method: 'POST', url: `/api/profile/v1/${memberId}/flags/1`, token });
    await app.call({ method: 'PUT', url: '/api/app/v1/session/language', token, payload: { language: 'es' } });
    expect(await session()).toMatchObject({ profileFlags: [1], language: 'es' });
  });

  test('of connections is dropped by whatever changes one', async () => {
    const url = '/api/app/v1/connections';
    await statementsOf(url);
    await app.db.deleteFrom('connection').where('member_id', '=', memberId).execute();
    expect(await statementsOf(url)).toBe(1);
  });

  test('of a session tells the time to the second', async () => {
    const now = async () =>
      Date.parse((await read('/api/app/v1/session')).json<{ session: { now: string } }>().session.now);
    const before = await now();
    app.clock.advance(1000);
    expect(await now()).toBe(before + 1000);
  });

  test('follows the library at once', async () => {
    const before = await read(list);
    await app.db.updateTable('content').set({ status: 'draft' }).where('id', '=', PIECE).execute();
    expect((await read(`/api/content/v1/content/${PIECE}`)).statusCode).toBe(404);
    expect((await read(list)).json<{ total: number }>().total).toBe(before.json<{ total: number }>().total - 1);
  });

  test('is kept from who has lost the feature', async () => {
    const graphic = (await read('/api/content/v1/content/?limit=1&types=social-graphic')).json<{
      data: { id: string }[];
    }>();
    const url = `/api/content/v1/content/${graphic.data[0]?.id}`;
    expect((await read(url)).statusCode).toBe(200);
    await app.db.deleteFrom('member_feature').where('member_id', '=', memberId).execute();
    expect((await read(url)).statusCode).toBe(403);
  });
});

async function codeOf(): Promise<string> {
  const row = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.public_code;
}
