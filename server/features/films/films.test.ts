import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { craftMovie } from '../../platform/movies/testing/crafted-movies.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { forgetUploads } from '../uploads/large/forget-uploads.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { readMadePoster } from './read-made-film.ts';
import { deleteReplaced } from './store.ts';
import { filmBytes as filmOf, memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';

// Runs on PostgreSQL too.

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
  poster = await films().sendPoster(await posterBytes(), token);
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

const films = () => memberFilms(app, maya);
const upload = async (bytes: Buffer) => films().upload(bytes, token);
const look = async (as = token) => films().look(as);
const keep = async (s3Key: string, more: object = {}, as = token) => films().keep(s3Key, poster, as, more);
const save = async (position: string, value: string) => films().saveBasic(position, value, token);

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

test('the same bytes kept by somebody else have the picture of whoever posts them', async () => {
  const bytes = filmOf();
  await keep(await upload(bytes));
  const otto = (await app.db.selectFrom('member').select('id').where('username', '=', 'otto').executeTakeFirstOrThrow())
    .id;
  const ottos = memberFilms(app, otto);
  const asOtto = await app.signIn('otto');
  const other = await ottos.sendPoster(await posterBytes('#ff0000'), asOtto);
  expect((await ottos.keep(await ottos.upload(bytes, asOtto), other, asOtto)).statusCode).toBe(200);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const pictureOf = async (memberId: string) =>
    readMadePoster({ db: app.db, files: app.core.files }, { memberId, sha256 });
  const stored = async (digest: string) => app.core.files.get(imageKey(digest));
  expect(await pictureOf(maya)).toEqual(await stored(poster));
  expect(await pictureOf(otto)).toEqual(await stored(other));
  expect(await pictureOf('usr_nobody')).toBeNull();
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
