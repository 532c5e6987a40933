import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { storedAudience } from './audience.ts';
import { listCandidates } from './autopilot-pieces.ts';
import { libraryContentId } from './load-library.ts';
import { listPublicCategories } from './public-pieces.ts';
import { readPiece } from './read-piece.ts';

// Runs on PostgreSQL too.

const SLUG = 'earnest-money-explained';
const ID = libraryContentId(SLUG);

let app: TestApp;
let again: () => Promise<void>;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const [username, state, type] of [
    ['flora', 'Florida', 'Licensed Member'],
    ['fern', ' fl ', 'Team Owner'],
    ['tess', 'TX', 'Licensed Member'],
    ['nora', '', 'Licensed Member'],
  ] as const) {
    const id = await addMember(app.world, { username, firstName: 'A', lastName: 'B', type });
    await givePlan(app.world, id);
    await fillProfile(app.world, id, { first_name: 'A', last_name: 'B', state });
    ids[username] = id;
    tokens[username] = await app.signIn(username);
  }
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const deps = () => ({ db: app.db, clock: app.core.clock, publicUrl: 'https://x.example' });
type Audience = Parameters<typeof storedAudience>[0];
const keepFor = (audience: Audience, tags: string[] = [], id = ID) =>
  app.db
    .updateTable('content')
    .set({ audience: JSON.stringify(storedAudience(audience)), tags })
    .where('id', '=', id)
    .execute();
const get = (path: string, as: string) =>
  app.call({ method: 'GET', url: `/api/content/v1/content${path}`, token: tokens[as] ?? '' });
const slugs = async (path: string, as: string) =>
  (await get(path, as)).json<{ data: { slug: string }[] }>().data.map(({ slug }) => slug);

/** Who is told of the piece by each way that leads to it. */
async function whoSees() {
  const seen: Record<string, boolean[]> = {};
  for (const name of Object.keys(tokens)) {
    const listed = await slugs('/?types=blog&limit=100', name);
    const found = await slugs('/search/?query=earnest&limit=50', name);
    const statuses = [
      await get(`/slug-${SLUG}`, name),
      await app.call({
        method: 'GET',
        url: `/api/content/v1/content/${ID}/cover?language=en`,
        token: tokens[name] ?? '',
      }),
    ].map(({ statusCode }) => statusCode === 200);
    const shared = await readPiece(deps(), ids[name] ?? '', ID, 'en');
    seen[name] = [listed.includes(SLUG), found.includes(SLUG), ...statuses, shared !== null];
  }
  return seen;
}
const YES = [true, true, true, true, true];
const NO = [false, false, false, false, false];

test.each<[string, Audience, string[]]>([
  ['everybody', {}, ['flora', 'fern', 'tess', 'nora']],
  ['a state, by its code and by its name', { states: ['FL'] }, ['flora', 'fern']],
  ['two states', { states: ['FL', 'TX'] }, ['flora', 'fern', 'tess']],
  ['an account type', { types: ['Team Owner'] }, ['fern']],
  ['a state and an account type', { types: ['Licensed Member'], states: ['FL'] }, ['flora']],
  ['a feature that all hold', { features: ['video'] }, ['flora', 'fern', 'tess', 'nora']],
])('a piece for %s is seen by nobody else, on whatever way', async (_name, audience, readers) => {
  await keepFor(audience);
  const expected = Object.keys(tokens).map((name) => [name, readers.includes(name) ? YES : NO]);
  expect(await whoSees()).toEqual(Object.fromEntries(expected));
});

test('who does not hold the feature any more sees nothing of the piece: no text, picture, film, public page, nor what its copy was made of', async () => {
  const film = libraryContentId('what-earnest-money-is');
  const copy = await app.call({
    method: 'POST',
    url: `/api/content/v1/content/${ID}/clone`,
    token: tokens['tess'] ?? '',
  });
  const copied = copy.json<{ data: { id: string } }>().data.id;
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', ids['tess'] ?? '')
    .executeTakeFirstOrThrow();
  const asked = [
    `/api/content/v1/content/slug-${SLUG}`,
    `/api/content/v1/content/${ID}/cover?language=en`,
    `/api/content/v1/content/${ID}/document.pdf?language=en`,
    `/api/app/v1/graphics/${ID}/template`,
    `/api/content/v1/content/${film}/film/en.vtt`,
    `/api/app/v1/films/${film}?language=en`,
    `/p/${code}/en/${SLUG}/picture.jpg?width=320`,
  ];
  const answers = async () => {
    const all = await Promise.all(asked.map((url) => app.call({ method: 'GET', url, token: tokens['tess'] ?? '' })));
    return all.map(({ statusCode }) => statusCode);
  };
  const source = async () => {
    const url = `/api/content/v1/content/custom/${ids['tess']}/${copied}/source`;
    const { texts } = (await app.call({ method: 'GET', url, token: tokens['tess'] ?? '' })).json<{
      texts: { en: unknown };
    }>();
    return texts.en;
  };
  for (const id of [ID, film]) await keepFor({ features: ['local'] }, [], id);
  expect([await answers(), await source()]).toEqual([asked.map(() => 200), expect.anything()]);
  await app.db
    .updateTable('member_feature')
    .set({ includes: ['video'] })
    .where('member_id', '=', ids['tess'] ?? '')
    .execute();
  expect([await answers(), await source()]).toEqual([asked.map(() => 404), null]);
  expect((await app.call({ method: 'GET', url: `/p/${code}/en/${SLUG}` })).statusCode).toBe(404);
  expect(await readPiece(deps(), ids['tess'] ?? '', ID, 'en')).toBeNull();
});

test('autopilot and public lists leave out what is for some, and its public page is for those alone', async () => {
  await keepFor({ states: ['FL'] });
  expect((await listCandidates(app)).newest.map(({ id }) => id)).not.toContain(ID);
  const codes = await app.db.selectFrom('member').select(['username', 'public_code as code']).execute();
  const codeOf = (name: string) => codes.find(({ username }) => username === name)?.code ?? '';
  const page = async (name: string, path: string) => app.call({ method: 'GET', url: `/p/${codeOf(name)}/en${path}` });
  expect((await page('flora', '/feed.xml')).body).not.toContain(SLUG);
  expect((await page('flora', `/${SLUG}`)).statusCode).toBe(200);
  expect((await page('tess', `/${SLUG}`)).statusCode).toBe(404);
});

test('a film is watched by those whom it is for', async () => {
  const film = libraryContentId('what-earnest-money-is');
  await keepFor({ states: ['FL'] }, [], film);
  const watched = await Promise.all(['flora', 'tess'].map((name) => get(`/${film}/film/en.vtt`, name)));
  expect(watched.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});

test('what is counted by type and by category is what there is for the member, and public pages offer no category without articles', async () => {
  const count = async (path: string, as: string) => {
    const answer = await app.call({ method: 'GET', url: `/api/content/v1/${path}`, token: tokens[as] ?? '' });
    const rows = answer.json<{ data: { slug?: string; type?: string; count: number }[] }>().data;
    return rows.find(({ slug, type }) => slug === 'escrow-only' || type === 'blog')?.count ?? 0;
  };
  await app.db
    .insertInto('category')
    .values({ slug: 'escrow-only', name_en: 'Escrow only', name_es: 'Solo depósito' })
    .execute();
  await app.db
    .updateTable('content')
    .set({ categories: ['escrow-only'] })
    .where('id', '=', ID)
    .execute();
  await keepFor({ states: ['FL'] });
  const [all, fewer] = [await count('types/', 'flora'), await count('types/', 'tess')];
  expect(all - fewer).toBe(1);
  expect([await count('categories/', 'flora'), await count('categories/', 'tess')]).toEqual([1, 0]);
  expect((await listPublicCategories(app.db, 'en')).map(({ slug }) => slug)).not.toContain('escrow-only');
});

test('who may not see a piece can neither save it nor tick off a task of it, withdrawn or kept for others', async () => {
  const put = async (path: string) =>
    (await app.call({ method: 'PUT', url: `/api/app/v1/${path}`, token: tokens['tess'] ?? '' })).statusCode;
  const both = () => Promise.all([put(`content-marks/${ID}`), put(`tasks-done/${ID}/0.0`)]);
  await keepFor({ states: ['FL'] });
  expect(await both()).toEqual([404, 404]);
  await keepFor({});
  await app.db.updateTable('content').set({ status: 'draft' }).where('id', '=', ID).execute();
  expect(await both()).toEqual([404, 404]);
  await app.db.updateTable('content').set({ status: 'public' }).where('id', '=', ID).execute();
  expect(await both()).toEqual([204, 204]);
});

test('a piece tells of another one by its id or address only those whom that one is for', async () => {
  const alert = 'x-alert';
  const teller = libraryContentId('before-you-wire');
  await app.db
    .updateTable('content')
    .set({ type: 'alert', slug: alert, related: [SLUG] })
    .where('id', '=', teller)
    .execute();
  await keepFor({ states: ['FL'] });
  type Told = { id: string; related: string[]; related_to: string | null; path: string };
  const told = async (as: string) => {
    const one = (await get(`/slug-${alert}`, as)).json<{ data: Told }>().data;
    const list = (await get('/?types=alert&limit=100', as)).json<{ data: Told[] }>().data;
    return [one, ...list.filter(({ id }) => id === teller)].map(({ related, related_to: to, path }) => [
      related,
      to,
      path.includes(SLUG),
    ]);
  };
  expect(await told('flora')).toEqual(Array(2).fill([[ID], ID, true]));
  expect(await told('tess')).toEqual(Array(2).fill([[], null, false]));
});

test('a piece leads to another one whose address has changed since', async () => {
  const teller = libraryContentId('before-you-wire');
  await app.db
    .updateTable('content')
    .set({ type: 'alert', related: [SLUG] })
    .where('id', '=', teller)
    .execute();
  await app.db.updateTable('content').set({ slug: 'earnest-money-now' }).where('id', '=', ID).execute();
  await app.db.insertInto('former_slug').values({ slug: SLUG, content_id: ID }).execute();
  const told = (await get(`/${teller}`, 'nora')).json().data;
  expect(told).toMatchObject({ related: [ID], related_to: ID, path: `/shareable-content/blog/${SLUG}` });
  // A piece that is shipped later may have the address.
  await app.db.updateTable('content').set({ slug: SLUG }).where('id', '=', libraryContentId('five-checks')).execute();
  expect((await get(`/${teller}`, 'nora')).json().data.related).toEqual([libraryContentId('five-checks')]);
});

test('a list is narrowed by tags', async () => {
  await keepFor({}, ['escrow', 'depósito']);
  expect(await slugs('/?types=blog&tags=escrow&limit=100', 'tess')).toEqual([SLUG]);
  expect(await slugs('/?types=blog&tags=dep%C3%B3sito,other', 'tess')).toEqual([SLUG]);
  expect(await slugs('/?types=blog&tags=none', 'tess')).toEqual([]);
});
