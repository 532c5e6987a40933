import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { filmBytes, memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, giveFeatures, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';

// Runs on PostgreSQL too.

const WEBINAR = libraryContentId('getting-started');
const REPORT = libraryContentId('market-report-latest');

let app: TestApp;
let again: () => Promise<void>;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'otto', 'nora']) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y' });
    await (username === 'nora' ? giveFeatures(app.world, id, ['tools']) : givePlan(app.world, id));
    ids[username] = id;
    tokens[username] = await app.signIn(username);
  }
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const get = (url: string, who = 'maya') => app.call({ method: 'GET', url, token: tokens[who] ?? '' });
const begin = (from: string, slides: unknown, who = 'maya') =>
  app.call({ method: 'POST', url: '/api/app/v1/slide-films', payload: { from, slides }, token: tokens[who] ?? '' });
async function begun(from: string, slides: number[]): Promise<string> {
  const answer = await begin(from, slides);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ film: { id: string } }>().film.id;
}
const pieceOf = async (id: string, who?: string) => (await get(`/api/content/v1/content/${id}`, who)).json();

test('is a video of the member’s own, of the slides in their order, which there is in their brand alone', async () => {
  const source = (await pieceOf(WEBINAR)).data.translations;
  const id = await begun(WEBINAR, [2, 1]);
  const { data } = await pieceOf(id);
  expect(data).toMatchObject({
    ...{ content_type: 'video', user_id: ids['maya'], title: source.en.title, public_url: null },
    facts: { sample: false },
    film: { url: null, poster: null, sha256: null, width: 720, height: 1280 },
  });
  expect(data.translations.es.title).toBe(source.es.title);
  const titles = [1, 0].map((at) => source.es.details.slides[at].title);
  const captions = (await get(data.translations.es.film.captions)).body;
  expect(captions.indexOf(titles[0])).toBeGreaterThan(0);
  expect(captions.indexOf(titles[1])).toBeGreaterThan(captions.indexOf(titles[0]));
  const drawing = (await get(data.film.drawing)).json();
  expect([drawing.scenes.length, drawing.texts.s0_title.es]).toEqual([2, titles[0]]);
  expect((await get(`/api/content/v1/content/${id}/film/en.mp4`)).statusCode).toBe(404);
  const listed = (await get('/api/content/v1/content/?types=videos&author_filter=mine')).json();
  expect(listed.data.map((piece: { id: string }) => piece.id)).toEqual([id]);
  expect((await pieceOf(id, 'otto')).code).toBe('not_found');
});

test('is made like any film, is old once the brand has changed, and goes with its piece', async () => {
  const id = await begun(WEBINAR, [1, 2]);
  const films = memberFilms(app, ids['maya'] ?? '', `/api/app/v1/films/${id}`);
  const token = tokens['maya'] ?? '';
  const { seconds } = (await pieceOf(id)).data.film;
  const poster = await films.sendPoster(await posterBytes(), token);
  const keep = async (length: number) =>
    films.keep(await films.upload(filmBytes({ seconds: length }), token), poster, token);
  expect((await keep(seconds + 3)).json().issues).toEqual([{ path: 's3Key', message: 'length' }]);
  const kept = await keep(seconds);
  expect(kept.statusCode, kept.body).toBe(200);
  expect((await films.look(token)).json().film).toMatchObject({ seconds, current: true });
  await films.saveBasic('first_name', 'Mayra', token);
  expect((await films.look(token)).json().film.current).toBe(false);
  const removed = await app.call({
    method: 'DELETE',
    url: `/api/content/v1/content/custom/${ids['maya']}/${id}`,
    token,
  });
  expect(removed.statusCode).toBe(204);
  expect((await films.look(token)).statusCode).toBe(404);
  expect(await app.db.selectFrom('film_drawing').selectAll().execute()).toEqual([]);
});

test('of invented figures stays invented, and stands on no page that everyone may see', async () => {
  const id = await begun(REPORT, [1, 2, 3]);
  const { data } = await pieceOf(id);
  expect(data.facts).toMatchObject({ sample: true });
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', ids['maya'] ?? '')
    .executeTakeFirstOrThrow();
  expect((await app.call({ method: 'GET', url: `/p/${code}/en/${data.slug}` })).statusCode).toBe(404);
});

test.each([
  ['a slide that is not there', WEBINAR, [1, 199], 404],
  ['a piece without slides', libraryContentId('five-checks'), [1], 404],
  ['no slide at all', WEBINAR, [], 400],
  ['a place that is none', WEBINAR, [0], 400],
  ['more than a film holds', WEBINAR, Array.from({ length: 61 }, () => 1), 400],
])('is none of %s', async (_what, from, slides, status) => {
  expect((await begin(from, slides)).statusCode).toBe(status);
});

test('is not begun without the feature of videos', async () => {
  expect((await begin(WEBINAR, [1], 'nora')).json().code).toBe('feature_required');
});
