import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { craftPng } from '../../platform/painting/testing/crafted-files.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { forgetOldImages } from './forget-old-images.ts';
import { createUploadLimits } from './limits.ts';

let app: TestApp;
let maya: string;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
});
afterAll(() => app.close());

const upload = (memberId: string, token: string, bytes: Buffer) => {
  const head = '--b\r\ncontent-disposition: form-data; name="upload"; filename="me.jpg"\r\n\r\n';
  return app.call({
    method: 'POST',
    url: `/api/profile/v1/${memberId}/upload`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    token,
  });
};
const picture = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer();

describe('a picture that is out of bounds', () => {
  test.each([
    [4000, 1],
    [1, 4000],
    [65535, 1],
    [500, 1],
  ])('%i by %i, a few bytes long, is refused by its header', async (width, height) => {
    const bytes = craftPng({ width, height, depth: 1, colour: 0 });
    expect(bytes.length).toBeLessThan(150);
    const answer = await upload(maya, await app.signIn('maya'), bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'image_out_of_bounds']);
  });
});

test.each([
  ['paula', 'paused'],
  ['ines', 'incomplete'],
  ['ivan', 'inactive'],
  ['liam', 'limited'],
] as const)('%s, whose account is %s, sees no page with an upload and cannot make one', async (username, status) => {
  const id = await addMember(app.world, { username, firstName: 'Pat', lastName: 'Reed', status });
  await givePlan(app.world, id);
  const answer = await upload(id, await app.signIn(username), await picture());
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});

describe('in an hour', () => {
  test('sixty files are taken, good or bad, and then none for a while', async () => {
    const id = await addMember(app.world, { username: 'busy', firstName: 'Ann', lastName: 'Busy' });
    await givePlan(app.world, id);
    const token = await app.signIn('busy');
    for (let i = 0; i < 60; i += 1) expect((await upload(id, token, Buffer.from('hello'))).statusCode).toBe(422);
    const refused = await upload(id, token, await picture());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await upload(maya, await app.signIn('maya'), await picture())).statusCode).toBe(200);
  });

  test('150 million bytes are taken', async () => {
    const limits = createUploadLimits({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
    for (let i = 0; i < 15; i += 1) await limits.take('someone', 10_000_000);
    await expect(limits.take('someone', 1)).rejects.toThrow('Too many requests');
    await limits.take('somebody else', 1);
  });
});

test('of old pictures only those stay that the profile shows, and a file stays as long as anybody has it', async () => {
  const digest = (n: number) => n.toString(16).padStart(64, '0');
  const other = await addMember(app.world, { username: 'other', firstName: 'Otto', lastName: 'Herr' });
  const id = await addMember(app.world, { username: 'collector', firstName: 'Ann', lastName: 'Lee' });
  const row = (member_id: string, n: number) => ({
    member_id,
    sha256: digest(n),
    name: 'x',
    width: 9,
    height: 9,
    format: 'jpeg' as const,
    bytes: 9,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  });
  const rows = Array.from({ length: 50 }, (_, n) => row(id, n));
  await app.db
    .insertInto('image')
    .values([...rows, row(other, 1)])
    .execute();
  for (const n of [0, 1, 2]) await app.core.files.put(`images/${digest(n)}`, Buffer.from('x'));
  await fillProfile(app.world, id, { photo: digest(0) });
  await forgetOldImages({ db: app.db, files: app.core.files }, id);
  const left = await app.db.selectFrom('image').select('sha256').where('member_id', '=', id).execute();
  expect(left.map(({ sha256 }) => sha256).toSorted()).toEqual(
    [0, ...Array.from({ length: 40 }, (_, i) => i + 10)].map(digest).toSorted(),
  );
  const stored = await Promise.all([0, 1, 2].map((n) => app.core.files.get(`images/${digest(n)}`)));
  expect(stored.map((bytes) => bytes !== null)).toEqual([true, true, false]);
});
