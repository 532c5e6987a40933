import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { type CraftedMovie, craftMovie } from '../../platform/movies/testing/crafted-movies.ts';
import { addMember, fillProfile, giveFeatures, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { forgetUploads } from '../uploads/large/forget-uploads.ts';
import type { Recording, FullRecording } from './ports.ts';

// Runs on PostgreSQL too.

const BASE = '/api/app/v1/recordings';

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
  await givePlan(app.world, await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Herr' }));
  token = await app.signIn('maya');
  poster = await memberFilms(app, maya).sendPoster(await posterBytes(), token);
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

const take = (more: CraftedMovie = {}) => craftMovie({ seconds: 42, sound: 'mp4a', ...more });
const upload = (bytes: Buffer) => memberFilms(app, maya).upload(bytes, token);
const scripts = async () =>
  app.db.selectFrom('content').select('id').where('type', '=', 'script').orderBy('id').execute();

function keep(s3Key: string, more: object = {}, as = token) {
  const payload = { title: 'My first video', language: 'en', scriptId: null, s3Key, poster, ...more };
  return app.call({ method: 'POST', url: BASE, payload, token: as });
}
const read = (path = '', as = token) => app.call({ method: 'GET', url: `${BASE}${path}`, token: as });
const keptAs = async (more: object = {}): Promise<FullRecording> =>
  (await keep(await upload(take()), more)).json<{ recording: FullRecording }>().recording;

describe('a recording', () => {
  test('is kept as what its bytes are, played by its member alone, and kept again is the same', async () => {
    const [script] = await scripts();
    const bytes = take();
    const key = await upload(bytes);
    const kept = await keep(key, { scriptId: script?.id, language: 'es' });
    expect(kept.statusCode, kept.body).toBe(200);
    const { recording } = kept.json<{ recording: FullRecording }>();
    expect(recording).toMatchObject({
      title: 'My first video',
      language: 'es',
      script: { id: script?.id, path: expect.stringMatching('^/realtalk/scripts/') },
      ...{ seconds: 42, width: 720, height: 1280, bytes: bytes.length },
    });
    expect((await keep(key)).json().recording).toEqual(recording);
    const { captions, cut, ...listed } = recording;
    expect([captions, cut]).toEqual([[], { from: 0, until: 42_000 }]);
    expect((await read()).json()).toEqual({ items: [listed], nextCursor: null, count: 1 });
    const played = await app.call({ method: 'GET', url: recording.url, token });
    expect(played.rawPayload.equals(bytes)).toBe(true);
    const otto = await app.signIn('otto');
    expect((await app.call({ method: 'GET', url: recording.url, token: otto })).statusCode).toBe(404);
    expect((await read('', otto)).json()).toEqual({ items: [], nextCursor: null, count: 0 });
    expect((await keep(key, {}, otto)).json().code).toBe('upload_not_found');
  });

  test('keeps what is said in it, and takes it anew, in order and within its length', async () => {
    const CAPTIONS = [
      { from: 0, until: 1500, text: 'Thinking of selling?' },
      { from: 1500, until: 42_000, text: 'Call me.' },
    ];
    const { id, captions } = await keptAs({ captions: CAPTIONS });
    expect(captions).toEqual(CAPTIONS);
    const write = (written: unknown, as = token) =>
      app.call({ method: 'PUT', url: `${BASE}/${id}/captions`, payload: { captions: written }, token: as });
    const [first] = CAPTIONS;
    expect((await write([first])).json().recording.captions).toEqual([first]);
    expect((await read(`/${id}`)).json().recording.captions).toEqual([first]);
    const refused = [
      [{ ...first, text: ' ' }],
      [{ ...first, text: 'a'.repeat(121) }],
      [{ ...first, from: 2000 }],
      [...CAPTIONS].toReversed(),
      [{ ...first, until: 42_500 }],
      Array.from({ length: 601 }, (_, n) => ({ from: n, until: n + 1, text: 'a' })),
    ];
    for (const wrong of refused) expect((await write(wrong)).json().code).toBe('invalid_request');
    const { issues } = (await write([first, { ...CAPTIONS[1], until: 42_500 }])).json();
    expect(issues).toMatchObject([{ path: 'captions.1.until' }]);
    expect((await write([], await app.signIn('otto'))).json().code).toBe('not_found');
    expect((await read(`/${id}`)).json().recording.captions).toEqual([first]);
  });

  test('is cut, within its length and to a second at least', async () => {
    const { id } = await keptAs();
    const cut = (from: number, until: number, as = token) =>
      app.call({ method: 'PUT', url: `${BASE}/${id}/cut`, payload: { cut: { from, until } }, token: as });
    expect((await cut(1500, 40_000)).json().recording.cut).toEqual({ from: 1500, until: 40_000 });
    for (const [from, until] of [
      [0, 42_001],
      [-1, 5000],
      [5000, 5999],
      [9000, 1000],
      [0.5, 5000],
    ] as const)
      expect((await cut(from, until)).json().code).toBe('invalid_request');
    expect((await cut(0, 42_000, await app.signIn('otto'))).json().code).toBe('not_found');
    expect((await read(`/${id}`)).json().recording.cut).toEqual({ from: 1500, until: 40_000 });
  });

  test('takes another title, and is gone once it is deleted', async () => {
    const { id } = await keptAs();
    const renamed = await app.call({ method: 'PUT', url: `${BASE}/${id}`, payload: { title: 'Second try' }, token });
    expect(renamed.json().recording.title).toBe('Second try');
    for (let time = 0; time < 2; time += 1)
      expect((await app.call({ method: 'DELETE', url: `${BASE}/${id}`, token })).statusCode).toBe(204);
    expect((await read(`/${id}`)).statusCode).toBe(404);
  });

  test('keeps its file as long as it is there, and a day longer', async () => {
    const { id, url } = await keptAs();
    const days = async (count: number) => {
      for (let hour = 0; hour < count * 24; hour += 12) {
        app.clock.advance(12 * HOUR_MS);
        await forgetUploads({ db: app.db, clock: app.clock, files: app.core.files, parts: app.core.parts });
      }
    };
    const plays = async () =>
      (await app.call({ method: 'GET', url, token: await app.signIn('maya') })).statusCode === 200;
    await days(4);
    expect(await plays()).toBe(true);
    await app.call({ method: 'DELETE', url: `${BASE}/${id}`, token: await app.signIn('maya') });
    expect(await plays()).toBe(true);
    await days(4);
    expect(await plays()).toBe(false);
  });

  test('stays when its script is deleted, and names none then', async () => {
    const written = await app.call({
      method: 'POST',
      url: `/api/content/v1/content/custom/${maya}`,
      payload: { content_type: 'script', language: 'en', title: 'My words', contents: 'Hello.' },
      token,
    });
    const { id: scriptId } = written.json<{ data: { id: string } }>().data;
    const { id, script } = await keptAs({ scriptId });
    expect(script?.title).toBe('My words');
    await app.call({ method: 'DELETE', url: `/api/content/v1/content/custom/${maya}/${scriptId}`, token });
    expect((await read(`/${id}`)).json().recording.script).toBeNull();
  });

  test('names no script that its member cannot see, and none that is no script', async () => {
    const otto = await app.signIn('otto');
    const ottos = await app.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'otto')
      .executeTakeFirstOrThrow();
    const written = await app.call({
      method: 'POST',
      url: `/api/content/v1/content/custom/${ottos.id}`,
      payload: { content_type: 'script', language: 'en', title: 'Of Otto alone', contents: 'Hello.' },
      token: otto,
    });
    for (const scriptId of [
      written.json<{ data: { id: string } }>().data.id,
      libraryContentId('earnest-money-explained'),
    ])
      expect((await keptAs({ scriptId })).script).toBeNull();
  });
});

test('the list goes on where the page before ended, of one script where it is named', async () => {
  const [script] = await scripts();
  const kept: Recording[] = [];
  for (const scriptId of [script?.id, null, script?.id]) {
    app.clock.advance(1000);
    const { captions: _none, cut: _whole, ...listed } = await keptAs({ scriptId });
    kept.unshift(listed);
  }
  const first = (await read('?limit=2')).json<{ items: Recording[]; nextCursor: string; count: number }>();
  expect([first.items, first.count]).toEqual([kept.slice(0, 2), 3]);
  const second = (await read(`?limit=2&cursor=${first.nextCursor}`)).json();
  expect(second).toEqual({ items: kept.slice(2), nextCursor: null, count: 3 });
  expect((await read(`?script=${script?.id}`)).json()).toMatchObject({ items: [kept[0], kept[2]], count: 2 });
  expect((await read('?cursor=nonsense')).statusCode).toBe(400);
});

describe('what is not kept', () => {
  test.each([
    ['more than ten minutes', take({ seconds: 700 }), 'length'],
    ['pictures that not every browser plays', take({ codec: 'vp09' }), 'codec'],
    ['a QuickTime movie', take({ brand: 'qt  ' }), 'format'],
    ['a moment, of which no video can be made', take({ seconds: 0.03 }), 'length'],
    ['pictures of no size', take({ size: { width: 0, height: 0 } }), 'size'],
    ['pictures that no player shows', take({ size: { width: 60_000, height: 60_000 } }), 'size'],
  ])('%s', async (_what, bytes, message) => {
    const refused = await keep(await upload(bytes));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'recording_refused']);
    expect(refused.json().issues).toEqual([{ path: 's3Key', message }]);
    expect((await read()).json().count).toBe(0);
  });

  test('what is no movie, a picture of somebody else, and a title of nothing', async () => {
    expect((await keep(await upload(Buffer.from('<html>')))).json().code).toBe('unreadable_video');
    const key = await upload(take());
    expect((await keep(key, { poster: 'a'.repeat(64) })).json().issues[0].path).toBe('poster');
    expect((await keep(key, { title: ' \u200b ' })).statusCode).toBe(400);
    expect((await read()).json().count).toBe(0);
  });

  test('anything of a member whose plan has no RealTalk', async () => {
    const key = await upload(take());
    await app.db.deleteFrom('member_feature').where('member_id', '=', maya).execute();
    await giveFeatures(app.world, maya, ['video']);
    expect((await keep(key)).json().code).toBe('feature_required');
  });
});
