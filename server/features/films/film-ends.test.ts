import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FILM_SLUG, filmBytes, memberFilms, posterBytes } from '../../app/testing/people/member-films.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { craftMovie } from '../../platform/movies/testing/crafted-movies.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const INTRO = craftMovie({ seconds: 4.4 });
const OUTRO = craftMovie({ seconds: 3, brand: 'qt  ' });
const WHOLE = filmBytes({ seconds: 28.4 });

let app: TestApp;
let maya: string;
let otto: string;
let token: string;
let poster: string;
let again: () => Promise<void>;

async function addPerson(username: string): Promise<string> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test' });
  await givePlan(app.world, id);
  await fillProfile(app.world, id, { first_name: username, last_name: 'Test' });
  return id;
}

beforeAll(async () => {
  app = await testApp();
  maya = await addPerson('maya');
  otto = await addPerson('otto');
  token = await app.signIn('maya');
  poster = await films().sendPoster(await posterBytes(), token);
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

const films = () => memberFilms(app, maya);
const look = async () => (await films().look(token)).json();
const put = async (place: 'intro' | 'outro', bytes: Buffer) =>
  films().setEnd(place, await films().upload(bytes, token), token);
const want = (value = '1') => films().save('video', 'autoadd', value, token);
const keep = async (bytes: Buffer) => films().keep(await films().upload(bytes, token), poster, token);

async function putBoth() {
  await put('intro', INTRO);
  await put('outro', OUTRO);
  await want();
}

test('an intro and an outro are around the films of a member who wants them there, and of no other', async () => {
  const plain = await look();
  expect(plain.ends).toEqual({ intro: null, outro: null });
  const intro = await put('intro', INTRO);
  expect(await look()).toEqual(plain);
  await want();
  const one = await look();
  expect(one.ends).toEqual({ intro: { url: intro, seconds: 4.4 }, outro: null });
  await put('outro', OUTRO);
  const both = await look();
  expect(both.ends.outro).toMatchObject({ seconds: 3 });
  expect(new Set([plain.worn, one.worn, both.worn]).size).toBe(3);
  await want('0');
  expect(await look()).toEqual(plain);
});

test('a film is as long as itself and both, else it is not kept; one without them is old', async () => {
  expect((await keep(filmBytes())).json().film).toMatchObject({ current: true, introSeconds: 0 });
  await putBoth();
  expect((await look()).film.current).toBe(false);
  const short = await keep(filmBytes());
  expect([short.statusCode, short.json().issues]).toEqual([422, [{ path: 's3Key', message: 'length' }]]);
  expect((await keep(WHOLE)).json().film).toMatchObject({ current: true, seconds: 28.4, introSeconds: 4.4 });
  await put('intro', craftMovie({ seconds: 4.4, data: Buffer.from('another') }));
  expect((await look()).film.current).toBe(false);
});

test('captions wait for the end of the intro, to the member and on their public page', async () => {
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', maya)
    .executeTakeFirstOrThrow();
  const page = `/p/${code}/en/${FILM_SLUG}`;
  const captionsOf = async () => {
    const { body } = await app.call({ method: 'GET', url: page });
    const url = /<track [^>]*src="https?:\/\/[^/]+([^"]+)"/.exec(body)?.[1] ?? '';
    return { url, told: /"duration":"([^"]+)"/.exec(body)?.[1], ...(await app.call({ method: 'GET', url })) };
  };
  const before = await captionsOf();
  await putBoth();
  await keep(WHOLE);
  const after = await captionsOf();
  expect([before.body.split('\n')[2], after.body.split('\n')[2]]).toEqual([
    '00:00.000 --> 00:02.600',
    '00:04.400 --> 00:07.000',
  ]);
  expect(after.url).not.toBe(before.url);
  expect([before.told, after.told]).toEqual(['PT21S', 'PT28S']);
  const piece = await app.call({ method: 'GET', url: `/api/content/v1/content/slug-${FILM_SLUG}?language=en`, token });
  const { captions } = piece.json().data.film;
  const own = await app.call({ method: 'GET', url: `${captions}&later=4400`, token });
  expect([own.body, own.headers['content-type']]).toEqual([after.body, 'text/vtt; charset=utf-8']);
  const plain = await app.call({ method: 'GET', url: captions, token });
  expect(own.headers['etag']).not.toBe(plain.headers['etag']);
});

test('the video of somebody else is around nobody’s films, unless a team has set it for its member', async () => {
  const ottos = memberFilms(app, otto);
  const ottosToken = await app.signIn('otto');
  const theirs = await ottos.setEnd('intro', await ottos.upload(INTRO, ottosToken), ottosToken);
  await want();
  expect((await films().save('video', 'custom_intro', theirs, token)).statusCode).toBe(400);
  await put('intro', OUTRO);
  const set = (values: { value: string } | { locked_value: string; sync_source_user_id: string }) =>
    app.db
      .updateTable('profile_field')
      .set(values)
      .where('member_id', '=', maya)
      .where('name', '=', 'custom_intro')
      .execute();
  await set({ value: theirs });
  expect((await look()).ends.intro).toBeNull();
  await set({ locked_value: theirs, sync_source_user_id: otto });
  expect((await look()).ends.intro).toEqual({ url: theirs, seconds: 4.4 });
});

test('a film shows the logo that its member has chosen for films, as long as it is one of theirs', async () => {
  const [first, second] = [await films().sendPoster(await posterBytes('#100'), token), poster];
  await films().saveBasic('logo', first, token);
  const plain = (await look()).worn;
  await films().save('video', 'logo', first, token);
  // The first is the one that films show anyway.
  expect((await look()).worn).toBe(plain);
  await films().saveBasic('secondary_logo', second, token);
  await films().save('video', 'logo', second, token);
  expect((await look()).worn).not.toBe(plain);
  expect((await films().save('video', 'logo', 'f'.repeat(64), token)).statusCode).toBe(400);
  await films().saveBasic('secondary_logo', '', token);
  expect((await look()).worn).toBe(plain);
});
