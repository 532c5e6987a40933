import { createHash } from 'node:crypto';
import { misfitOf } from '@yardsign/domain/sharing/networks/misfit';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { readMovieHeader } from '../../../platform/movies/movie-header.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

const SLUG = 'what-earnest-money-is';

interface Film {
  seconds: number;
  url: string;
  poster: string;
  captions: string;
  drawing: string;
  bytes: number;
  sha256: string;
  mime: string;
}

interface Listed {
  translations: Record<'en' | 'es', { film: Film }>;
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Herr' });
  token = await app.signIn('maya');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, as = token) =>
  app.call({ method: 'GET', url, token: as, headers });

async function film(language: 'en' | 'es'): Promise<Film> {
  const answer = await get(`/api/content/v1/content/slug-${SLUG}?language=${language}`);
  const { data } = answer.json();
  expect(data.film).toEqual(data.translations[language].film);
  return data.film;
}

test('a film says where its files are, and what is fetched there is what it says', async () => {
  const [en, es] = [await film('en'), await film('es')];
  expect(en.sha256).not.toBe(es.sha256);
  expect(es).toMatchObject({ mime: 'video/mp4', width: 720, height: 1280 });
  const fetched = await get(es.url);
  expect([fetched.statusCode, fetched.headers['content-type'], fetched.rawPayload.length]).toEqual([
    200,
    'video/mp4',
    es.bytes,
  ]);
  expect(createHash('sha256').update(fetched.rawPayload).digest('hex')).toBe(es.sha256);
  expect(fetched.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  const kinds = await Promise.all([es.poster, es.captions, es.drawing].map(async (url) => get(url)));
  expect(kinds.map(({ headers }) => headers['content-type'])).toEqual([
    'image/jpeg',
    'text/vtt; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
});

test('a part of a film is sent alone, one beyond its end is refused, and what is there already is not sent again', async () => {
  const { url, bytes } = await film('en');
  const part = await get(url, { range: 'bytes=4-7' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${bytes}`]);
  expect((await get(url, { range: `bytes=${bytes}-` })).statusCode).toBe(416);
  const etag = String(part.headers['etag']);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  for (const query of ['', '?v=', '?v=0']) {
    const unversioned = await get(`${url.split('?')[0]}${query}`, { range: 'bytes=0-3' });
    expect(unversioned.headers['cache-control'], query).toBe('private, no-cache');
  }
});

test('every film is what it says of itself, and one that each network takes: none is refused when its time has come', async () => {
  const listed = (await get('/api/content/v1/content/?types=videos&limit=100')).json();
  const all = (listed.data as Listed[]).flatMap(({ translations: { en, es } }) => [en.film, es.film]);
  expect(all).toHaveLength(12);
  for (const { url, bytes, seconds } of all) {
    const { rawPayload } = await get(url);
    const header = await readMovieHeader({ bytes, read: async (at, length) => rawPayload.subarray(at, at + length) });
    expect([url, header?.format]).toEqual([url, 'mp4']);
    expect(Math.abs((header?.seconds ?? 0) - seconds)).toBeLessThan(0.5);
    const post = { postedAs: 'video', text: '', width: 720, height: 1280, film: { seconds, bytes } } as const;
    for (const [network, { capabilities }] of Object.entries(networks))
      expect([url, network, misfitOf(capabilities, post)]).toEqual([url, network, null]);
  }
});

test('nobody sees a film who does not hold the feature, and no other piece has one', async () => {
  const { url } = await film('en');
  const otto = await app.signIn('otto');
  expect((await get(url, {}, otto)).statusCode).toBeGreaterThanOrEqual(402);
  expect((await app.call({ method: 'GET', url })).statusCode).toBe(401);
  const article = libraryContentId('earnest-money-explained');
  expect((await get(`/api/content/v1/content/${article}/film/en.mp4`)).json().code).toBe('not_found');
  expect((await get(`/api/content/v1/content/${article}/film/en.exe`)).statusCode).toBe(400);
  const listed = (await get('/api/content/v1/content/?types=blog,videos&limit=100')).json();
  const films = listed.data.filter((piece: { film: unknown }) => piece.film !== null);
  expect(films).toHaveLength(6);
  expect(films.every((piece: { content_type: string }) => piece.content_type === 'video')).toBe(true);
});
