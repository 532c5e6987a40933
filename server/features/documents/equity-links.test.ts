import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const TYPED = {
  ...{ owner: '', address: '', boughtIn: '', price: '', loan: '', rate: '' },
  ...{ years: '30', valueLow: '', valueHigh: '', change: '' },
};
const FACTS = {
  ...{ language: 'en', owner: 'The Parks', address: '418 Sycamore Lane', boughtIn: '2019-04', price: 410_000 },
  ...{ loan: 300_000, rate: 6.5, years: 30, valueLow: 450_000, valueHigh: 480_000, change: null },
};

let app: TestApp;
let maya: string;
let token: string;
let luis: string;
let draft: string;
let again: () => Promise<void>;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  await givePlan(app.world, await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Ortiz' }));
  await addMember(app.world, { username: 'free', firstName: 'Fay', lastName: 'Free' });
  token = await app.signIn('maya');
  luis = await app.signIn('luis');
  const url = '/api/app/v1/equity-drafts';
  draft = (await app.call({ method: 'POST', url, payload: { typed: TYPED }, token })).json().draft.id;
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

const link = (facts: object = FACTS, as = token) =>
  app.call({ method: 'PUT', url: `/api/app/v1/equity-drafts/${draft}/link`, payload: facts, token: as });
const pathOf = async (facts: object = FACTS) => new URL((await link(facts)).json<{ url: string }>().url).pathname;
const read = (url: string) => app.call({ method: 'GET', url });

test('a report is read by its link without signing in, is kept by nothing, and found by no search engine', async () => {
  const path = await pathOf();
  expect(path).toMatch(/^\/p\/maya[\w-]*\/equity\/[\w-]{32}$/);
  const report = await read(path);
  expect([report.statusCode, report.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(report.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="equity-report-en.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('a draft has one link, which leads to the report of the last time', async () => {
  const path = await pathOf();
  const before = (await read(path)).rawPayload;
  expect(await pathOf({ ...FACTS, address: '9 Elm', language: 'es' })).toBe(path);
  const after = await read(path);
  expect(after.rawPayload.equals(before)).toBe(false);
  expect(after.headers['content-disposition']).toContain('-es.pdf');
});

test('the link ends with the draft, and rests while they are blocked or about to be deleted', async () => {
  const path = await pathOf();
  const closed = { blocked_at: null, deletion_due_at: null };
  for (const how of ['blocked_at', 'deletion_due_at']) {
    await app.db
      .updateTable('member')
      .set({ [how]: app.clock.now() })
      .where('id', '=', maya)
      .execute();
    expect((await read(path)).statusCode).toBe(404);
    await app.db.updateTable('member').set(closed).where('id', '=', maya).execute();
  }
  expect((await read(path)).statusCode).toBe(200);
  await app.call({ method: 'DELETE', url: `/api/app/v1/equity-drafts/${draft}`, token });
  expect((await read(path)).statusCode).toBe(404);
});

test('the link ends with what the member pays for', async () => {
  const path = await pathOf();
  await app.db.deleteFrom('member_feature').where('member_id', '=', maya).execute();
  expect((await read(path)).statusCode).toBe(404);
});

test('nobody links somebody else’s draft, reads by another key, or without the feature', async () => {
  const path = await pathOf();
  expect((await link(FACTS, luis)).statusCode).toBe(404);
  expect((await link(FACTS, await app.signIn('free'))).statusCode).toBeGreaterThanOrEqual(402);
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('username', '=', 'luis')
    .executeTakeFirstOrThrow();
  expect((await read(path.replace(/maya[\w-]*/, code))).statusCode).toBe(404);
  expect((await read(`${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`)).statusCode).toBe(404);
});

test('what is wrong is named, and no link is made', async () => {
  const wrong = await link({ ...FACTS, loan: 500_000 });
  expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'loan', message: 'above_price' }]]);
  const { link_key: key } = await app.db.selectFrom('tool_draft').select('link_key').executeTakeFirstOrThrow();
  expect(key).toBeNull();
});
