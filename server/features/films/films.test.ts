import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { type CraftedMovie, craftMovie } from '../../platform/movies/testing/crafted-movies.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { forgetUploads } from '../uploads/large/forget-uploads.ts';
import { deleteReplaced } from './store.ts';

// Runs on PostgreSQL too.

const PIECE = libraryContentId('what-earnest-money-is');
const URL = `/api/app/v1/films/${PIECE}`;

let app: TestApp;
let maya: string;
let token: string;
let poster: string;
let again: () => Promise<void>;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  const otto = await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Herr' });
  await givePlan(app.world, otto);
  await addMember(app.world, { username: 'free', firstName: 'Fay', lastName: 'Free' });
  token = await app.signIn('maya');
  const colour = { width: 720, height: 1280, channels: 3, background: '#234' } as const;
  poster = await sendPoster(await sharp({ create: colour }).jpeg().toBuffer());
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

async function sendPoster(bytes: Buffer): Promise<string> {
  const parts = [
    '--b\r\ncontent-disposition: form-data; name="upload-path"\r\n\r\nposter/film.jpg\r\n',
    '--b\r\ncontent-disposition: form-data; name="upload"; filename="p.jpg"\r\n\r\n',
  ];
  const payload = Buffer.concat([Buffer.from(parts.join('')), bytes, Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sent = await app.call({ method: 'POST', url: `/api/profile/v1/${maya}/upload`, payload, headers, token });
  return sent.json().data.upload.id;
}

const filmOf = (more: CraftedMovie = {}) => craftMovie({ seconds: 21, sound: 'mp4a', ...more });

async function upload(bytes: Buffer): Promise<string> {
  const base = `/api/profile/v1/${maya}/multipart-upload`;
  const payload = { filePath: 'films/mine.mp4', fileSize: bytes.length };
  const started = await app.call({ method: 'POST', url: `${base}/start`, payload, token });
  const { uploadId, s3Key, presignedUrls } = started.json().data;
  const headers = { 'content-type': 'video/mp4' };
  const sent = await app.call({ method: 'PUT', url: presignedUrls[0], payload: bytes, headers });
  const parts = [{ partNumber: 1, eTag: sent.headers['etag'] }];
  await app.call({ method: 'POST', url: `${base}/complete`, payload: { uploadId, s3Key, parts }, token });
  return s3Key;
}

const look = async (as = token) => app.call({ method: 'GET', url: `${URL}?language=en`, token: as });

async function keep(s3Key: string, more: object = {}, as = token) {
  const { worn } = (await look(as)).json();
  return app.call({ method: 'POST', url: URL, payload: { language: 'en', s3Key, worn, poster, ...more }, token: as });
}

const save = (position: string, value: string) =>
  app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/basic?source=member`,
    payload: [{ position, value }],
    token,
  });

describe('a film that a member has made', () => {
  test('is kept as what its bytes are, played by its member alone, and kept again is the same', async () => {
    expect((await look()).json()).toMatchObject({ film: null });
    const bytes = filmOf();
    const key = await upload(bytes);
    const kept = await keep(key);
    expect(kept.statusCode, kept.body).toBe(200);
    const { film } = kept.json();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(film).toMatchObject({ sha256, seconds: 21, width: 720, height: 1280, bytes: bytes.length, current: true });
    expect((await keep(key)).json().film).toEqual(film);
    expect((await look()).json().film).toEqual(film);
    const played = await app.call({ method: 'GET', url: film.url, token });
    expect(played.rawPayload.equals(bytes)).toBe(true);
    const otto = await app.signIn('otto');
    expect((await app.call({ method: 'GET', url: film.url, token: otto })).statusCode).toBe(404);
    expect((await look(otto)).json().film).toBeNull();
  });

  test('is old once what it shows of the brand has changed, and only then', async () => {
    await keep(await upload(filmOf()));
    await save('bio', 'Somebody else by now');
    expect((await look()).json().film.current).toBe(true);
    await save('first_name', 'Mayra');
    expect((await look()).json().film.current).toBe(false);
    await save('first_name', 'Maya');
    expect((await look()).json().film.current).toBe(true);
  });

  test('of a brand that has changed while it was made is refused', async () => {
    const { worn } = (await look()).json();
    const key = await upload(filmOf());
    await save('first_name', 'Mayra');
    const refused = await keep(key, { worn });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'film_changed']);
  });
});

describe('what is not kept', () => {
  test.each([
    ['another length', filmOf({ seconds: 9 }), 'length'],
    ['another codec', filmOf({ codec: 'vp09' }), 'codec'],
    ['another shape', filmOf({ size: { width: 1280, height: 720 } }), 'size'],
    ['no sound', craftMovie({ seconds: 21 }), 'sound'],
    ['a QuickTime movie', filmOf({ brand: 'qt  ' }), 'format'],
  ])('%s', async (_what, bytes, message) => {
    const refused = await keep(await upload(bytes));
    expect([refused.statusCode, refused.json().issues]).toEqual([422, [{ path: 's3Key', message }]]);
  });

  test('what is no movie, an upload of somebody else, and a picture of somebody else', async () => {
    expect((await keep(await upload(Buffer.from('<html>')))).json().code).toBe('unreadable_video');
    const key = await upload(filmOf());
    expect((await keep(key, {}, await app.signIn('otto'))).json().code).toBe('upload_not_found');
    expect((await keep(key, { poster: 'a'.repeat(64) })).json().issues[0].path).toBe('poster');
  });

  test('a film of a piece that is none, and of one who does not hold the feature', async () => {
    const none = libraryContentId('earnest-money-explained');
    const asked = await app.call({ method: 'GET', url: `/api/app/v1/films/${none}?language=en`, token });
    expect(asked.statusCode).toBe(404);
    expect((await look(await app.signIn('free'))).statusCode).toBeGreaterThanOrEqual(402);
  });
});

test('the newest film stays for as long as it is the newest; the file of one that was replaced goes a day later', async () => {
  const forget = () => forgetUploads({ db: app.db, clock: app.clock, files: app.core.files, parts: app.core.parts });
  const first = await upload(filmOf());
  await keep(first);
  app.clock.advance(20 * 3_600_000);
  expect([await deleteReplaced(app.db), await forget()]).toEqual([0, 0]);
  app.clock.advance(20 * 3_600_000);
  expect(await forget()).toBe(0);
  token = await app.signIn('maya');
  await save('first_name', 'Mayra');
  const second = await upload(filmOf({ data: Buffer.from('another') }));
  await keep(second);
  expect(await deleteReplaced(app.db)).toBe(1);
  app.clock.advance(25 * 3_600_000);
  await forget();
  expect([await app.core.files.stat(first), (await app.core.files.stat(second))?.bytes]).toEqual([
    null,
    expect.any(Number),
  ]);
});
