import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { imageKey } from '../../platform/files/file-keys.ts';

let app: TestApp;
let token: string;
const whole = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
const sha256 = createHash('sha256').update(whole).digest('hex');

beforeAll(async () => {
  app = await testApp();
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  token = await app.signIn('maya');
  const row = { member_id: maya, sha256, name: 'x', width: 9, height: 9, format: 'jpeg', bytes: whole.length } as const;
  await app.db
    .insertInto('image')
    .values({ ...row, created_at: app.clock.now() })
    .execute();
  await app.core.files.put(imageKey(sha256), whole);
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET', as = token) =>
  app.call({ method, url: `/api/app/v1/files/${sha256}`, token: as, headers });

test('a stored picture comes whole, with its length and the word that parts of it can be had', async () => {
  const answer = await ask({});
  expect([answer.statusCode, answer.rawPayload.equals(whole)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '5000',
    'content-type': 'image/jpeg',
    etag: `"${sha256}"`,
  });
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=1000-1000', 1000, 1000],
  ['bytes=-50', 4950, 4999],
  ['bytes=4990-', 4990, 4999],
])('it comes in part for %s', async (range, first, last) => {
  const answer = await ask({ range });
  expect([answer.statusCode, answer.rawPayload.equals(whole.subarray(first, last + 1))]).toEqual([206, true]);
  expect(answer.headers).toMatchObject({
    'content-length': String(last - first + 1),
    'content-range': `bytes ${first}-${last}/5000`,
    'content-type': 'image/jpeg',
  });
});

test('it has no part beyond its end', async () => {
  const answer = await ask({ range: 'bytes=5000-' });
  const { statusCode, headers, rawPayload } = answer;
  expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([416, 'bytes */5000', 0]);
});

test.each(['bytes=0-1,5-6', 'pages=1-2', 'bytes=5-1'])('it comes whole for %s', async (range) => {
  const answer = await ask({ range });
  expect([answer.statusCode, answer.rawPayload.equals(whole)]).toEqual([200, true]);
});

test('it comes in part only to a caller who holds the rest of the same picture', async () => {
  const statusOf = async (tag: string) => (await ask({ range: 'bytes=0-1', 'if-range': tag })).statusCode;
  expect([await statusOf(`"${sha256}"`), await statusOf('"another"')]).toEqual([206, 200]);
});

test('its head is told without reading it', async () => {
  const open = vi.spyOn(app.core.files, 'open');
  const answer = await ask({}, 'HEAD');
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
  expect(answer.headers).toMatchObject({ 'content-length': '5000', 'content-type': 'image/jpeg' });
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test.each(['"x", W/"%"', '*', '"%"'])('it is not sent again to a caller who has %s', async (tags) => {
  const answer = await ask({ 'if-none-match': tags.replace('%', sha256) });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
});

test.each([{}, { range: 'bytes=0-1' }, { 'if-none-match': '*' }])(
  'it is not found by a stranger with %j',
  async (headers) => {
    await addMember(app.world, { username: `luis-${Object.keys(headers)}`, firstName: 'Luis', lastName: 'Herrera' });
    const stranger = await app.signIn(`luis-${Object.keys(headers)}`);
    expect([
      (await ask(headers, 'GET', stranger)).statusCode,
      (await ask(headers, 'HEAD', stranger)).statusCode,
    ]).toEqual([404, 404]);
  },
);

test.each(['GET', 'HEAD'] as const)('a picture whose file is lost is not found by %s', async (method) => {
  await app.core.files.delete(imageKey(sha256));
  expect((await ask({ range: 'bytes=0-1' }, method)).statusCode).toBe(404);
  expect((await ask({}, method)).statusCode).toBe(404);
});
