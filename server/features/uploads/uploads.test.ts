import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { craftPng } from '../../platform/painting/testing/crafted-files.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { forgetOldImages } from './forget-old-images.ts';
import { createUploadLimits } from './limits.ts';

let app: TestApp;
let maya: string;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
});
afterAll(() => app.close());

const upload = (memberId: string, token: string, bytes: Buffer) => {
  const head = '--b\r\ncontent-disposition: form-data; name="upload"; filename="me.jpg"\r\n\r\n';
  return app.call({
    method: 'POST',
    url: `/api/profile/v1/${memberId}/upload`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    token,
  });
};
const picture = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer();

const stream = (memberId: string, token: string, bytes: Buffer, path: string) =>
  app.call({
    method: 'POST',
    url: `/api/profile/v1/${memberId}/upload-stream/`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', 'upload-path': path },
    token,
  });

describe('a picture as the whole body', () => {
  test('is kept like one of a form, under the path of its header', async () => {
    const sent = await stream(maya, await app.signIn('maya'), await picture(), '/photo/O\u0027Brien.jpg');
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json().data.upload).toMatchObject({ name: "O'Brien.jpg", width: 404, height: 404 });
  });

  test.each([
    ['photo/me.jpg', { width: 404, height: 404 }],
    ['email/for-buyers.jpg', { width: 200, height: 50 }],
    ['instagram/for-buyers.jpg', { width: 200, height: 50 }],
  ])('is cut square or keeps its shape, as its path %s asks for', async (path, size) => {
    const wide = sharp({ create: { width: 200, height: 50, channels: 3, background: '#8a5a3c' } });
    const sent = await stream(maya, await app.signIn('maya'), await wide.jpeg().toBuffer(), path);
    expect(sent.json().data.upload, sent.body).toMatchObject(size);
  });

  test('is refused beyond ten million bytes, by its length or by what comes', async () => {
    const answer = await stream(maya, await app.signIn('maya'), Buffer.alloc(10_000_001), 'photo/me.jpg');
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  test.each(['../me.jpg', 'photo/../../me.jpg', 'a/b/c/d/e/me.jpg', '<svg onload=1>'])(
    'is refused under the path %s',
    async (path) => {
      const answer = await stream(maya, await app.signIn('maya'), await picture(), path);
      expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'upload-path']);
    },
  );

  test('is refused without a body', async () => {
    const answer = await stream(maya, await app.signIn('maya'), Buffer.alloc(0), 'photo/me.jpg');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'empty_file']);
  });
});

describe('the list of pictures', () => {
  const list = async (id: string, token: string, query: Record<string, string>) => {
    const answer = await app.call({
      method: 'GET',
      url: `/api/profile/v1/${id}/upload?${new URLSearchParams(query).toString()}`,
      token,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { images: { id: string; path: string; url: string }[]; lastKey: string | null } }>()
      .data;
  };

  test('comes in pages, newest first, by folder, and is the same with a slash at the end', async () => {
    const id = await addMember(app.world, { username: 'lister', firstName: 'Ann', lastName: 'List' });
    await givePlan(app.world, id);
    const token = await app.signIn('lister');
    const rows = Array.from({ length: 30 }, (_, n) => ({
      member_id: id,
      sha256: (n + 1000).toString(16).padStart(64, '0'),
      name: `${n}.png`,
      path: n % 2 === 0 ? `photo/${n}.png` : `logo/${n}.png`,
      width: 9,
      height: 9,
      format: 'png' as const,
      bytes: 9,
      // Some at the same moment.
      created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 4))),
    }));
    await app.db.insertInto('image').values(rows).execute();
    const first = await list(id, token, { imagePath: '/photo/' });
    expect(first.images).toHaveLength(12);
    const second = await list(id, token, { imagePath: 'photo', lastKey: first.lastKey ?? '' });
    expect([second.images.length, second.lastKey]).toEqual([3, null]);
    const paths = [...first.images, ...second.images].map(({ path }) => path);
    expect(new Set(paths).size).toBe(15);
    expect(paths.every((path) => path.startsWith('photo/'))).toBe(true);
    expect([paths[0], paths.at(-1)]).toEqual(['photo/28.png', expect.stringMatching(/^photo\/[02]\.png$/)]);
    expect((await list(id, token, { imagePath: 'pho' })).images).toEqual([]);
    const slashed = await app.call({ method: 'GET', url: `/api/profile/v1/${id}/upload/`, token });
    expect(slashed.json().data.images).toHaveLength(12);
  });

  test('refuses a key that is not from it', async () => {
    const answer = await app.call({
      method: 'GET',
      url: `/api/profile/v1/${maya}/upload?lastKey=nonsense`,
      token: await app.signIn('maya'),
    });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'query.lastKey']);
  });
});

describe('a picture that is out of bounds', () => {
  test.each([
    [4000, 1],
    [1, 4000],
    [65535, 1],
    [500, 1],
  ])('%i by %i, a few bytes long, is refused by its header', async (width, height) => {
    const bytes = craftPng({ width, height, depth: 1, colour: 0 });
    expect(bytes.length).toBeLessThan(150);
    const answer = await upload(maya, await app.signIn('maya'), bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'image_out_of_bounds']);
  });
});

test.each([
  ['paula', 'paused'],
  ['ines', 'incomplete'],
  ['ivan', 'inactive'],
  ['liam', 'limited'],
] as const)('%s, whose account is %s, sees no page with an upload and cannot make one', async (username, status) => {
  const id = await addMember(app.world, { username, firstName: 'Pat', lastName: 'Reed', status });
  await givePlan(app.world, id);
  const answer = await upload(id, await app.signIn(username), await picture());
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});

describe('in an hour', () => {
  test('sixty files are taken, good or bad, and then none for a while', async () => {
    const id = await addMember(app.world, { username: 'busy', firstName: 'Ann', lastName: 'Busy' });
    await givePlan(app.world, id);
    const token = await app.signIn('busy');
    for (let i = 0; i < 60; i += 1) expect((await upload(id, token, Buffer.from('hello'))).statusCode).toBe(422);
    const refused = await upload(id, token, await picture());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await upload(maya, await app.signIn('maya'), await picture())).statusCode).toBe(200);
  });

  test('150 million bytes are taken', async () => {
    const limits = createUploadLimits({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
    for (let i = 0; i < 15; i += 1) await limits.take('someone', 10_000_000);
    await expect(limits.take('someone', 1)).rejects.toThrow('Too many requests');
    await limits.take('somebody else', 1);
  });
});

test('of old pictures only those stay that something shows, is made of or waits to be posted with, and a file stays as long as anybody has it', async () => {
  const digest = (n: number) => n.toString(16).padStart(64, '0');
  const other = await addMember(app.world, { username: 'other', firstName: 'Otto', lastName: 'Herr' });
  const id = await addMember(app.world, { username: 'collector', firstName: 'Ann', lastName: 'Lee' });
  const row = (member_id: string, n: number) => ({
    member_id,
    sha256: digest(n),
    name: 'x',
    width: 9,
    height: 9,
    format: 'jpeg' as const,
    bytes: 9,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  });
  const rows = Array.from({ length: 50 }, (_, n) => row(id, n));
  await app.db
    .insertInto('image')
    .values([...rows, row(other, 1)])
    .execute();
  for (const n of [0, 1, 2]) await app.core.files.put(`images/${digest(n)}`, Buffer.from('x'));
  await fillProfile(app.world, id, { photo: digest(0) });
  const kept = { owner_id: id, name: 'Kept', path: 'own/kept', size: 'square', width: 9, height: 9 };
  const when = { created_at: app.clock.now(), updated_at: app.clock.now() };
  await app.db
    .insertInto('asset')
    .values({ id: 'ast_kept00000001', ...kept, ...when, sha256: digest(3), status: 'published' })
    .execute();
  const answered = {
    content_id: libraryContentId('five-checks'),
    language: 'en',
    updated_at: app.clock.now(),
  } as const;
  await app.db
    .insertInto('piece_answer')
    .values({ ...answered, member_id: id, answers: JSON.stringify({ photo: digest(4) }) })
    .execute();
  const posts = await Promise.all([1, 2].map(() => addOwned(app, 'post', id)));
  const change = (at: number) => app.db.updateTable('post').where('id', '=', posts[at] ?? '');
  await change(0)
    .set({ answers: JSON.stringify({ photo: digest(5) }) })
    .execute();
  await change(1)
    .set({ film: JSON.stringify({ coverSha256: digest(6) }) })
    .execute();
  const video = await addOwned(app, 'upload', id);
  await app.db
    .updateTable('upload')
    .set({ poster: digest(7) })
    .where('id', '=', video)
    .execute();
  const lock = { parent_id: id, feature: 'basic', name: 'logo', mode: 'locked', value: digest(8), at: app.clock.now() };
  await app.db
    .insertInto('team_lock')
    .values({ ...lock, font_size: null, set_by: id } as never)
    .execute();
  await forgetOldImages({ db: app.db, files: app.core.files }, id);
  const left = await app.db.selectFrom('image').select('sha256').where('member_id', '=', id).execute();
  expect(left.map(({ sha256 }) => sha256).toSorted()).toEqual(
    [0, 3, 4, 5, 6, 7, 8, ...Array.from({ length: 40 }, (_, i) => i + 10)].map(digest).toSorted(),
  );
  const stored = await Promise.all([0, 1, 2].map((n) => app.core.files.get(`images/${digest(n)}`)));
  expect(stored.map((bytes) => bytes !== null)).toEqual([true, true, false]);
});

test('a picture that one member gives up is still there for another who sends the same one at that moment', async () => {
  const [one, other] = await Promise.all(
    ['ana', 'ben'].map((username) => addMember(app.world, { username, firstName: 'X', lastName: 'Y' })),
  );
  const key = (n: number) => n.toString(16).padStart(64, 'd');
  const row = (memberId: string | undefined, n: number) => ({
    ...{
      member_id: memberId ?? '',
      sha256: key(n),
      name: 'logo',
      width: 1,
      height: 1,
      format: 'png' as const,
      bytes: 1,
    },
    created_at: new Date(app.clock.now().getTime() + n),
  });
  await app.db
    .insertInto('image')
    .values(Array.from({ length: 41 }, (_, n) => row(one, n)))
    .execute();
  const { files } = app.core;
  await files.put(`images/${key(0)}`, Buffer.from('logo'));
  const meanwhile = async (path: string) => {
    await app.db.insertInto('image').values(row(other, 0)).execute();
    await files.delete(path);
  };
  await forgetOldImages({ db: app.db, files: { ...files, delete: meanwhile } }, one ?? '');
  expect(await files.get(`images/${key(0)}`)).toEqual(Buffer.from('logo'));
});
