import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addOwned } from '../../../app/testing/routes/owned-objects.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

const GRAPHIC = libraryContentId('five-checks');

let app: TestApp;
let maya: string;
let luis: string;
let token: string;
let other: string;

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'X', lastName: 'Y' });
  luis = await addMember(app.world, { username: 'luis', firstName: 'X', lastName: 'Y' });
  for (const id of [maya, luis]) await givePlan(app.world, id);
  token = await app.signIn('maya');
  other = await app.signIn('luis');
});
afterAll(() => app.close());

interface Asset {
  id: string;
  name: string;
  url: string;
  path: string;
  directory: string;
  size: string;
  tags: string[];
  width: number;
  height: number;
  user_id: string | null;
  has_shared: boolean;
}

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, as = token) =>
  app.call({ method, url: `/api/content/v1/assets/${url}`, token: as, ...(payload && { payload }) });
const list = async (query: string) =>
  (await call('GET', `?${query}`)).json<{ data: Asset[]; total: number; has_more: boolean }>();

async function upload(sides = { width: 90, height: 60 }, path = ''): Promise<string> {
  const bytes = await sharp({ create: { ...sides, channels: 3, background: '#114488' } })
    .png()
    .toBuffer();
  const head = '--b\r\ncontent-disposition: form-data; name="upload"; filename="me.png"\r\n\r\n';
  const inFolder = path === '' ? '' : `--b\r\ncontent-disposition: form-data; name="upload-path"\r\n\r\n${path}\r\n`;
  const answer = await app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/upload`,
    payload: Buffer.concat([Buffer.from(inFolder), Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    token,
  });
  return answer.json<{ data: { upload: { id: string } } }>().data.upload.id;
}

describe('the pictures of the library', () => {
  test('are those of each drawing in each of its sizes, and a piece names its own', async () => {
    const { data, total } = await list(`related_content=${GRAPHIC}&limit=100&sort_by=name`);
    expect(total).toBe(data.length);
    expect(new Set(data.map(({ size }) => size))).toEqual(new Set(['square', 'portrait', 'story', 'link']));
    const square = data.find(({ size }) => size === 'square');
    expect(square).toMatchObject({
      path: 'graphics/five-checks/square',
      directory: 'graphics/five-checks',
      width: 1080,
    });
    const piece = await app.call({ method: 'GET', url: `/api/content/v1/content/${GRAPHIC}`, token });
    expect(new Set(piece.json<{ data: { assets: string[] } }>().data.assets)).toEqual(
      new Set(data.map(({ id }) => id)),
    );
    const one = (await call('GET', `${square?.id}?language=es`)).json<{ data: Asset }>().data;
    expect(one.url).toContain('language=es&size=square');
    const picture = await app.call({ method: 'GET', url: `${one.url}&width=160`, token });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('are narrowed by every filter, and what finds nothing is an empty page', async () => {
    const paths = async (query: string) => {
      const pages = await Promise.all([0, 1].map((page) => list(`limit=100&page=${page}&${query}`)));
      expect(pages[1]?.has_more).toBe(false);
      return pages.flatMap(({ data }) => data.map(({ path }) => path));
    };
    const all = await paths('');
    const empty =
      'tags=&categories=&prefix=&directory=&updated_since=&user_id=&related_content=&has_shared=&author_filter=&status=';
    expect(await paths(empty)).toEqual(all);
    expect(await paths('tags=story')).toEqual(all.filter((path) => path.endsWith('/story')));
    expect(await paths('prefix=graphics/five')).toEqual(all.filter((path) => path.startsWith('graphics/five')));
    expect(await paths('prefix=graphics/fiv_')).toEqual([]);
    expect(await paths('directory=graphics/five-checks/')).toHaveLength(4);
    expect(await paths('directory=graphics/five')).toEqual([]);
    expect(await paths('categories=astrology')).toEqual([]);
    expect(await paths('updated_since=2100-01-01T00:00:00Z')).toEqual([]);
    expect(await paths('updated_since=2000-01-01T00:00:00Z')).toEqual(all);
    expect(await paths(`user_id=${maya}`)).toEqual([]);
    expect(await paths('author_filter=mine')).toEqual([]);
    expect(await paths('has_shared=0')).toEqual(all);
    const first = await list('limit=3');
    const second = await list('limit=3&page=1');
    expect([...first.data, ...second.data].map(({ path }) => path)).toEqual(all.slice(0, 6));
    expect(first.has_more).toBe(true);
    expect(await list('limit=3&page=9999')).toMatchObject({ data: [], total: first.total, has_more: false });
  });

  test.each([
    ['has been withdrawn', { status: 'draft' as const }],
    ['is for others', { audience: JSON.stringify({ states: ['FL', 'FLORIDA'] }) }],
    ['is for holders of a feature', { audience: JSON.stringify({ features: ['none-of-theirs'] }) }],
  ])('are not there where their piece %s', async (_name, change) => {
    const [asset] = (await list(`related_content=${GRAPHIC}`)).data;
    await app.db.updateTable('content').set(change).where('id', '=', GRAPHIC).execute();
    const after = [(await list(`related_content=${GRAPHIC}`)).total, (await call('GET', asset?.id ?? '')).statusCode];
    const back = { status: 'published' as const, audience: '{}' };
    await app.db.updateTable('content').set(back).where('id', '=', GRAPHIC).execute();
    expect(after).toEqual([0, 404]);
  });

  test('say which of them belong to a piece that the member shared', async () => {
    const post = await addOwned(app, 'post', maya);
    await app.db.updateTable('post').set({ content_id: GRAPHIC }).where('id', '=', post).execute();
    const shared = await list('has_shared=1&limit=100');
    expect(new Set(shared.data.map(({ directory }) => directory))).toEqual(new Set(['graphics/five-checks']));
    expect(shared.data.every(({ has_shared }) => has_shared)).toBe(true);
  });
});

test('a member keeps, changes and deletes a picture of their own, which nobody else sees', async () => {
  const image = await upload();
  const made = await call('POST', `custom/${maya}/`, {
    name: 'Porch',
    tags: ['spring'],
    size: 'square',
    related_content: GRAPHIC,
    image,
  });
  const asset = made.json<{ data: Asset }>().data;
  expect(asset).toMatchObject({ name: 'Porch', user_id: maya, url: expect.stringContaining(image) });
  expect((await list('author_filter=mine')).data.map(({ id }) => id)).toEqual([asset.id]);
  const renamed = await call('POST', `custom/${maya}/${asset.id}/`, { name: 'Front porch' });
  expect(renamed.json<{ data: Asset }>().data).toMatchObject({ name: 'Front porch', tags: ['spring'] });
  expect((await call('GET', asset.id, undefined, other)).statusCode).toBe(404);
  const refused = await call('POST', `custom/${maya}/`, { name: 'X', size: 'square', image: 'a'.repeat(64) });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    'Something went wrong saving your asset',
  ]);
  expect((await call('DELETE', `custom/${maya}/${asset.id}`)).statusCode).toBe(204);
  expect((await call('GET', asset.id)).statusCode).toBe(404);
});

describe('a category that members do not see', () => {
  const categoriesOf = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).json<{ data: { categories: string[] }[] }>();
    return data.map(({ categories }) => categories);
  };

  test('is refused for a picture of one’s own, when it is kept and when it is changed', async () => {
    const image = await upload();
    const keep = (categories: string[]) =>
      call('POST', `custom/${maya}/`, { name: 'X', size: 'square', image, categories });
    const kept = (await keep(['buyers'])).json<{ data: Asset }>().data;
    for (const category of ['featured', 'no-such-one']) {
      const change = await call('POST', `custom/${maya}/${kept.id}/`, { categories: [category] });
      for (const refused of [await keep(['buyers', category]), change])
        expect([refused.statusCode, refused.body.includes(`there is no ${category}`)]).toEqual([400, true]);
    }
    expect(await categoriesOf('author_filter=mine')).toEqual([['buyers']]);
    await call('DELETE', `custom/${maya}/${kept.id}`);
  });

  test('finds the pictures of the library that are filed under it, and is not named with them', async () => {
    const of = app.db.updateTable('asset').where('content_id', '=', GRAPHIC);
    const { categories } = await app.db
      .selectFrom('asset')
      .select('categories')
      .where('content_id', '=', GRAPHIC)
      .limit(1)
      .executeTakeFirstOrThrow();
    await of.set({ categories: ['featured', ...categories] }).execute();
    const found = await categoriesOf('categories=featured&author_filter=all');
    await of.set({ categories }).execute();
    expect(found).toEqual([categories, categories, categories, categories]);
    expect(categories).not.toEqual([]);
  });
});

test('a graphic that is kept as a picture keeps its size, in every size that there is', async () => {
  const image = await upload({ width: 1080, height: 1920 }, 'asset/story');
  const made = await call('POST', `custom/${maya}/`, { name: 'Story', size: 'story', image });
  expect(made.json<{ data: Asset }>().data).toMatchObject({ width: 1080, height: 1920 });
});

test('pictures are counted as far as is told, and always past the page', async () => {
  await sql`insert into asset (id, owner_id, name, path, size, width, height, status, created_at, updated_at)
    select 'ast_several' || n, ${luis}, 'Many', 'many/' || n, 'square', 1, 1, 'published', now(), now() from generate_series(1, 1200) n`.execute(
    app.db,
  );
  const told = async (page: number) => {
    const {
      data,
      total,
      has_more: hasMore,
    } = (await call('GET', `?author_filter=mine&limit=10&page=${page}`, undefined, other)).json<{
      data: Asset[];
      total: number;
      has_more: boolean;
    }>();
    return [data.length, total, hasMore];
  };
  const pages = [await told(0), await told(110), await told(119), await told(120)];
  await sql`delete from asset where id like 'ast_several%'`.execute(app.db);
  expect(pages).toEqual([
    [10, COUNTED_TO.assets + 1, true],
    [10, 1111, true],
    [10, 1200, false],
    [0, 1200, false],
  ]);
});

test('of several pictures that are kept at once, no more are than there is room for', async () => {
  const image = await upload();
  await sql`insert into asset (id, owner_id, name, path, size, width, height, status, created_at, updated_at)
    select 'ast_several' || n, ${maya}, 'Many', 'many/' || n, 'square', 1, 1, 'published', now(), now()
    from generate_series(1, (select 999 - count(*) from asset where owner_id = ${maya})) n`.execute(app.db);
  const calls = Array.from({ length: 8 }, () => ({ name: 'The last', size: 'square', image }));
  // As many connections as calls: nobody waits for one to be opened.
  await Promise.all(calls.map(() => sql`select 1`.execute(app.db)));
  const answers = await Promise.all(calls.map((body) => call('POST', `custom/${maya}/`, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
