import { DAY_MS } from '@yardsign/domain/time/spans';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { craftMovie } from '../../platform/movies/testing/crafted-movies.ts';
import { addMember, fillProfile, giveFeatures, givePlan } from '../../seeds/scenarios.ts';
import { forgetUploads } from '../uploads/large/forget-uploads.ts';
import type { FullRecording } from './ports.ts';

// Runs on PostgreSQL too.

const BASE = '/api/app/v1/recordings';
/** What phones make of thirty frames a second. */
const SECONDS = 12.345;

let app: TestApp;
let recording: FullRecording;
let again: () => Promise<void>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'otto', 'nora']) {
    const id = await addMember(app.world, { username, firstName: username, lastName: 'Y' });
    await (username === 'nora' ? giveFeatures(app.world, id, ['realtalk']) : givePlan(app.world, id));
    await fillProfile(app.world, id, { first_name: username, last_name: 'Y' });
    ids[username] = id;
  }
  recording = await record('maya');
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

/** A recording that somebody has kept. */
async function record(who: string): Promise<FullRecording> {
  const token = await app.signIn(who);
  const films = memberFilms(app, ids[who] ?? '');
  const poster = await films.sendPoster(await posterBytes(), token);
  const s3Key = await films.upload(craftMovie({ seconds: SECONDS, sound: 'Opus' }), token);
  const payload = { title: 'The first call', language: 'es', scriptId: null, s3Key, poster };
  const kept = await app.call({ method: 'POST', url: BASE, payload, token });
  return kept.json<{ recording: FullRecording }>().recording;
}

const get = async (url: string, who = 'maya') => app.call({ method: 'GET', url, token: await app.signIn(who) });
const begin = async (id = recording.id, who = 'maya') =>
  app.call({ method: 'POST', url: `${BASE}/${id}/video`, token: await app.signIn(who) });
const begun = async (): Promise<string> => (await begin()).json<{ video: { id: string } }>().video.id;

test('becomes a video of the member’s own, which shows it above their name; begun again it is the same', async () => {
  const answer = await begin();
  expect(answer.statusCode, answer.body).toBe(200);
  const { id, path } = answer.json().video;
  expect((await begin()).json().video).toEqual({ id, path });
  expect(recording.video).toBeNull();
  expect((await get(`${BASE}/${recording.id}`)).json().recording).toEqual({ ...recording, video: { path } });
  const { captions: _none, cut: _whole, ...listed } = recording;
  expect((await get(BASE)).json().items).toEqual([{ ...listed, video: { path } }]);
  const { data } = (await get(`/api/content/v1/content/${id}?language=es`)).json();
  expect(data).toMatchObject({
    ...{ content_type: 'video', user_id: ids['maya'], path, title: 'The first call', outdated_languages: ['en'] },
    // Whole frames, and never more than there are.
    film: { url: null, captions: null, seconds: 12.333333333333334, width: 720, height: 1280 },
  });
  const drawing = (await get(data.film.drawing)).json();
  expect(drawing.clip).toEqual({ url: recording.url, poster: recording.poster });
});

test('shows what is said in it, and what is said otherwise once it is made anew', async () => {
  const id = await begun();
  const film = async () => (await get(`/api/content/v1/content/${id}?language=es`)).json().data.film;
  const before = await film();
  const captions = [{ from: 1000, until: 3000, text: '¿Piensas vender?' }];
  const url = `${BASE}/${recording.id}/captions`;
  const written = await app.call({ method: 'PUT', url, payload: { captions }, token: await app.signIn('maya') });
  expect(written.statusCode, written.body).toBe(200);
  const after = await film();
  expect(after.drawing).not.toBe(before.drawing);
  const drawing = (await get(after.drawing)).json();
  expect(drawing.scenes.map(({ seconds, says }: { seconds: number; says: string[] }) => [seconds, says])).toEqual([
    [1, []],
    [2, ['caption0']],
    [9.333333333333334, []],
  ]);
  expect(drawing.texts['caption0']).toEqual({ en: '¿Piensas vender?', es: '¿Piensas vender?' });
});

test('begins and ends where its recording is cut, with the words that are said by then', async () => {
  const id = await begun();
  const edit = async (what: string, payload: object) => {
    const url = `${BASE}/${recording.id}/${what}`;
    const answer = await app.call({ method: 'PUT', url, payload, token: await app.signIn('maya') });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const captions = [
    { from: 0, until: 1500, text: 'So.' },
    { from: 2000, until: 12_000, text: 'Call me.' },
  ];
  await edit('captions', { captions });
  await edit('cut', { cut: { from: 1500, until: 6500 } });
  const { film } = (await get(`/api/content/v1/content/${id}?language=es`)).json().data;
  expect(film.seconds).toBe(5);
  const drawing = (await get(film.drawing)).json();
  expect(drawing.clip).toEqual({ url: recording.url, poster: recording.poster, from: 1.5 });
  expect(drawing.scenes.map(({ seconds, says }: { seconds: number; says: string[] }) => [seconds, says])).toEqual([
    [0.5, []],
    [4.5, ['caption0']],
  ]);
  expect((await get(`${BASE}/${recording.id}`)).json().recording.captions).toEqual(captions);
});

test('is seen in lists by a moment of what was recorded, to a team in its own brand', async () => {
  const id = await begun();
  const middle = async (who: string, size: string) => {
    const { rawPayload, statusCode } = await get(`/api/content/v1/content/${id}/cover?language=es&size=${size}`, who);
    expect(statusCode).toBe(200);
    const [left, top] = size === 'square' ? [540, 200] : [950, 200];
    const { data } = await sharp(rawPayload)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)].map((part) => Math.round(part / 17));
  };
  // The picture that stands for it is of one colour: #223344.
  expect(await middle('maya', 'square')).toEqual([2, 3, 4]);
  expect(await middle('maya', 'link')).toEqual([2, 3, 4]);
  const { maya = '', otto = '' } = ids;
  await app.db
    .insertInto('team_member')
    .values({ parent_id: maya, child_id: otto, joined_at: app.clock.now() })
    .execute();
  await app.db.updateTable('content').set({ status: 'public' }).where('id', '=', id).execute();
  expect(await middle('otto', 'square')).toEqual([2, 3, 4]);
});

test('is one piece, however often its button is pressed at once', async () => {
  const token = await app.signIn('maya');
  const press = () => app.call({ method: 'POST', url: `${BASE}/${recording.id}/video`, token });
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json().video.id)).size).toBe(1);
  const pieces = await app.db.selectFrom('film_drawing').select('content_id').execute();
  expect(pieces).toEqual([{ content_id: answers[0]?.json().video.id }]);
});

test('is made like any film, and made anew after the recording was deleted', async () => {
  const id = await begun();
  await app.call({ method: 'DELETE', url: `${BASE}/${recording.id}`, token: await app.signIn('maya') });
  for (let day = 0; day < 4; day += 1) {
    app.clock.advance(DAY_MS);
    await forgetUploads({ db: app.db, clock: app.clock, files: app.core.files, parts: app.core.parts });
  }
  expect((await get(recording.url)).statusCode).toBe(200);
  const token = await app.signIn('maya');
  const films = memberFilms(app, ids['maya'] ?? '', `/api/app/v1/films/${id}`);
  const made = await films.upload(craftMovie({ seconds: SECONDS, sound: 'mp4a' }), token);
  const kept = await films.keep(made, await films.sendPoster(await posterBytes(), token), token);
  expect(kept.statusCode, kept.body).toBe(200);
});

test('is seen by a team once it is given to it, and by nobody else', async () => {
  const id = await begun();
  const { maya = '', otto = '' } = ids;
  expect((await get(recording.url, 'otto')).statusCode).toBe(404);
  const joined = { parent_id: maya, child_id: otto, joined_at: app.clock.now() };
  await app.db.insertInto('team_member').values(joined).execute();
  expect((await get(recording.url, 'otto')).statusCode).toBe(404);
  await app.db.updateTable('content').set({ status: 'public' }).where('id', '=', id).execute();
  expect((await get(recording.url, 'otto')).statusCode).toBe(200);
  // The picture that stands for it as well: what the video will look like is drawn with it.
  expect((await get(recording.poster, 'otto')).statusCode).toBe(200);
  expect((await get(recording.url, 'nora')).statusCode).toBe(404);
  expect((await get(recording.poster, 'nora')).statusCode).toBe(404);
  await app.db.deleteFrom('team_member').where('child_id', '=', otto).execute();
  expect((await get(recording.url, 'otto')).statusCode).toBe(404);
  expect((await get(recording.poster, 'otto')).statusCode).toBe(404);
});

test('of somebody else is not there, and of a plan without videos is refused', async () => {
  expect((await begin(recording.id, 'otto')).json().code).toBe('not_found');
  const noras = await record('nora');
  expect((await begin(noras.id, 'nora')).json().code).toBe('feature_required');
});
