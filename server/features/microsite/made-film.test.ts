import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { FILM_SLUG, filmBytes, memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';

// Runs on PostgreSQL too.

interface Person {
  id: string;
  code: string;
  token: string;
}

const POSTER = '#234';
const FILM = filmBytes({ data: Buffer.from('in the brand of Maya') });

let app: TestApp;
let maya: Person;
let otto: Person;
let again: () => Promise<void>;

async function addPerson(username: string): Promise<Person> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test' });
  await givePlan(app.world, id);
  await fillProfile(app.world, id, { first_name: username, last_name: 'Test' });
  const ofMember = app.db.selectFrom('member').select('public_code').where('id', '=', id);
  const { public_code: code } = await ofMember.executeTakeFirstOrThrow();
  return { id, code, token: await app.signIn(username) };
}

beforeAll(async () => {
  app = await testApp();
  maya = await addPerson('maya');
  otto = await addPerson('otto');
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

const pageOf = ({ code }: Person, language = 'en') => `/p/${code}/${language}/${FILM_SLUG}`;
const read = (url: string, headers: Record<string, string> = {}) => app.call({ method: 'GET', url, headers });

const NAMED = {
  film: /<source src="https?:\/\/[^/]+([^"]+)"/,
  poster: /poster="https?:\/\/[^/]+([^"]+)"/,
  captions: /<track [^>]*src="https?:\/\/[^/]+([^"]+)"/,
};

/** The address of a file of the film as the page of a member names it. */
async function addressOn(page: string, file: keyof typeof NAMED): Promise<string> {
  return NAMED[file].exec((await read(page)).body)?.[1] ?? '';
}

async function makeFilm({ id, token }: Person): Promise<string> {
  const films = memberFilms(app, id);
  const poster = await films.sendPoster(await posterBytes(POSTER), token);
  const kept = await films.keep(await films.upload(FILM, token), poster, token);
  expect(kept.statusCode, kept.body).toBe(200);
  return poster;
}

describe('the film that a member has made, on their public page', () => {
  test('takes the place of the library’s at once, with its own picture and the same captions', async () => {
    const before = await addressOn(pageOf(maya), 'film');
    const captions = await addressOn(pageOf(maya), 'captions');
    await makeFilm(maya);
    const after = await addressOn(pageOf(maya), 'film');
    expect(after).not.toBe(before);
    const film = await read(after);
    expect(film.rawPayload.equals(FILM)).toBe(true);
    expect(film.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(film.headers['cache-control']).toContain('immutable');
    const poster = await read(await addressOn(pageOf(maya), 'poster'));
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(poster.rawPayload.equals((await read(`${pageOf(otto)}/film.jpg`)).rawPayload)).toBe(false);
    expect(await addressOn(pageOf(maya), 'captions')).toBe(captions);
    expect((await read(pageOf(maya))).body).toContain(`${after}","duration"`);
  });

  test('is sent in parts, and not again to who has it', async () => {
    await makeFilm(maya);
    const url = await addressOn(pageOf(maya), 'film');
    const part = await read(url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${FILM.length}`);
    expect((await read(url, { 'if-none-match': String(part.headers.etag) })).statusCode).toBe(304);
    expect((await read(url, { range: `bytes=${FILM.length}-` })).statusCode).toBe(416);
    // The rest of a film that has changed in between would be put together with what is there.
    const changed = await read(url, { range: 'bytes=4-7', 'if-range': '"of another film"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, FILM.length]);
  });

  test('is nobody else’s, and that of one language alone', async () => {
    const library = (await read(`${pageOf(maya)}/film.mp4`)).rawPayload;
    await makeFilm(maya);
    const version = (await addressOn(pageOf(maya), 'film')).split('?')[1] ?? '';
    for (const url of [`${pageOf(otto)}/film.mp4`, `${pageOf(otto)}/film.mp4?${version}`])
      expect((await read(url)).rawPayload.equals(library)).toBe(true);
    const spanish = await read(`${pageOf(maya, 'es')}/film.mp4?${version}`);
    expect([spanish.rawPayload.equals(FILM), spanish.headers['cache-control']]).toEqual([false, 'public, max-age=300']);
  });

  test('gives way to the library’s once the brand has changed, and comes back with it', async () => {
    const library = await addressOn(pageOf(maya), 'film');
    await makeFilm(maya);
    const made = await addressOn(pageOf(maya), 'film');
    const call = async (name: string) => memberFilms(app, maya.id).saveBasic('first_name', name, maya.token);
    await call('Mayra');
    expect(await addressOn(pageOf(maya), 'film')).toBe(library);
    const old = await read(made);
    expect([old.rawPayload.equals(FILM), old.headers['cache-control']]).toEqual([false, 'public, max-age=300']);
    await call('maya');
    expect(await addressOn(pageOf(maya), 'film')).toBe(made);
  });

  test('is on no page while its member hides videos, and no list or piece leads there; articles stay', async () => {
    const hide = (value: string) => memberFilms(app, maya.id).save('video', 'hide_videos', value, maya.token);
    const list = {
      method: 'GET',
      url: '/api/content/v1/content/?types=blog,videos&limit=100',
      token: maya.token,
    } as const;
    const linked = async (): Promise<string[]> => {
      const { data } = (await app.call(list)).json<{ data: { content_type: string; public_url: string | null }[] }>();
      return [...new Set(data.filter((piece) => piece.public_url !== null).map((piece) => piece.content_type))].sort();
    };
    const url = `/api/content/v1/content/slug-${FILM_SLUG}?language=en`;
    const piece = async () => (await app.call({ method: 'GET', url, token: maya.token })).json().data.public_url;
    await hide('1');
    expect((await read(pageOf(maya))).statusCode).toBe(404);
    expect((await read(`${pageOf(maya)}/film.mp4`)).statusCode).toBe(404);
    expect([await linked(), await piece()]).toEqual([['blog'], null]);
    expect((await read(pageOf(otto))).statusCode).toBe(200);
    await hide('0');
    expect((await read(pageOf(maya))).statusCode).toBe(200);
    expect([await linked(), typeof (await piece())]).toEqual([['blog', 'video'], 'string']);
  });

  test('is not to be seen while its member is blocked', async () => {
    await makeFilm(maya);
    const url = await addressOn(pageOf(maya), 'film');
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', maya.id).execute();
    expect((await read(url)).statusCode).toBe(404);
  });
});
