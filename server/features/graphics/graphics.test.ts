import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { libraryContentId } from '../content/load-library.ts';
import { addMember, fillProfile, giveFeatures, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let token: string;
let maya: string;
const contentId = libraryContentId('five-checks');
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, {
    first_name: 'Maya',
    last_name: 'Alvarez',
    phone: '512-555-0142',
    primary_role: 'Other',
  });
  token = await app.signIn('maya');
});
afterAll(() => app.close());

interface Proof {
  sha256: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  brandVersion: number;
}

const prove = async (size = 'portrait', language = 'en'): Promise<Proof> =>
  (await app.call({ method: 'POST', url: '/api/app/v1/proofs', payload: { contentId, language, size }, token })).json()
    .proof;

const save = (position: string, value: string) =>
  app.call({ method: 'POST', url: `/api/profile/v1/${maya}/basic`, payload: [{ position, value }], token });

/** A picture as a phone takes it: large, with the place in its metadata. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'secret place' } })
    .toBuffer();

function upload(bytes: Buffer, path = 'photo/me.jpg', name = 'me.jpg') {
  const boundary = 'yardsign-test';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="upload-path"\r\n\r\n${path}\r\n--${boundary}\r\ncontent-disposition: form-data; name="upload"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/upload`,
    payload,
    token,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

describe('a proof', () => {
  test('is the exact bytes: its digest is that of the file it names', async () => {
    const proof = await prove();
    expect(proof).toMatchObject({ width: 1080, height: 1350 });
    const file = await app.call({ method: 'GET', url: proof.url, token });
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(proof.sha256);
    expect(file.rawPayload.length).toBe(proof.bytes);
  });

  test('is the same when it is asked for again, and another in another language or size', async () => {
    const [first, again, spanish, story] = [
      await prove(),
      await prove(),
      await prove('portrait', 'es'),
      await prove('story'),
    ];
    expect(again).toEqual(first);
    expect(new Set([first.sha256, spanish.sha256, story.sha256]).size).toBe(3);
  });

  test('is another as soon as the brand changes', async () => {
    const before = await prove();
    await save('phone', '512-555-0199');
    const after = await prove();
    expect(after.brandVersion).toBe(before.brandVersion + 1);
    expect(after.sha256).not.toBe(before.sha256);
  });

  test('is drawn again to the same bytes when its file was lost', async () => {
    const proof = await prove();
    await app.core.files.delete(`proofs/${proof.sha256}`);
    expect((await prove()).sha256).toBe(proof.sha256);
    expect((await app.call({ method: 'GET', url: proof.url, token })).statusCode).toBe(200);
  });

  test('is nobody else’s to look at', async () => {
    const proof = await prove();
    await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    expect((await app.call({ method: 'GET', url: proof.url, token: await app.signIn('luis') })).statusCode).toBe(404);
  });
});

describe('a download', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'five-checks-square-es.jpg'],
    ['png', 'image/png', 'five-checks-square-es.png'],
  ])('as %s is a picture of the right size with a name', async (format, type, name) => {
    const answer = await app.call({
      method: 'GET',
      url: `/api/app/v1/graphics/${contentId}/render?format=${format}&language=es`,
      token,
    });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1080, format });
  });

  test('of an article is its cover, which has no story size', async () => {
    const article = libraryContentId('earnest-money-explained');
    const link = await app.call({ method: 'GET', url: `/api/app/v1/graphics/${article}/render?size=link`, token });
    expect(await sharp(link.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const story = await app.call({ method: 'GET', url: `/api/app/v1/graphics/${article}/render?size=story`, token });
    expect([story.statusCode, story.json().issues[0].path]).toEqual([400, 'size']);
  });
});

test('a cover can be asked for small, and is then small', async () => {
  const answer = await app.call({
    method: 'GET',
    url: `/api/content/v1/content/${contentId}/cover?width=480&v=1`,
    token,
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 480, format: 'jpeg' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a cover is kept by the browser under the address of its member and brand alone', async () => {
  const { data } = (await app.call({ method: 'GET', url: `/api/content/v1/content/${contentId}`, token })).json<{
    data: { featured_image: { url: string } };
  }>();
  const own = await app.call({ method: 'GET', url: data.featured_image.url, token });
  expect(own.headers['cache-control']).toBe('private, max-age=86400');
  await addMember(app.world, { username: 'rosa', firstName: 'Rosa', lastName: 'Diaz' }).then((id) =>
    givePlan(app.world, id),
  );
  const others = await app.call({ method: 'GET', url: data.featured_image.url, token: await app.signIn('rosa') });
  expect([others.statusCode, others.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a picture that the browser has is not sent again, to whom it belongs and to nobody else', async () => {
  const proof = await prove();
  const tag = `"${proof.sha256}"`;
  const again = (as: string) =>
    app.call({ method: 'GET', url: proof.url, token: as, headers: { 'if-none-match': tag } });
  const kept = await again(token);
  expect([kept.statusCode, kept.rawPayload.length, kept.headers.etag]).toEqual([304, 0, tag]);
  expect((await again(await app.signIn('luis'))).statusCode).toBe(404);
});

test('a member without the feature sees a graphic too small to post', async () => {
  const nora = await addMember(app.world, { username: 'nora', firstName: 'Nora', lastName: 'Blake' });
  await giveFeatures(app.world, nora, ['video']);
  const cover = async (query: string, bearer: string) => {
    const url = `/api/content/v1/content/${contentId}/cover${query}`;
    return (await sharp((await app.call({ method: 'GET', url, token: bearer })).rawPayload).metadata()).width;
  };
  const without = await app.signIn('nora');
  expect([await cover('', without), await cover('?width=1080', without), await cover('?width=200', without)]).toEqual([
    480, 480, 200,
  ]);
  expect(await cover('', token)).toBe(1080);
});

describe('an upload', () => {
  test('is made to size, loses its metadata, and shows on the next piece', async () => {
    const answer = await upload(await photograph());
    const { upload: image } = answer.json().data;
    expect(image).toMatchObject({ width: 404, height: 404, name: 'me.jpg' });
    const file = await app.call({ method: 'GET', url: image.url, token });
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    const before = await prove();
    expect((await save('photo', image.id)).statusCode).toBe(200);
    expect((await prove()).sha256).not.toBe(before.sha256);
  });

  test.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with script in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ])('of %s is refused', async (_case, bytes) => {
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'unreadable_image']);
  });

  test('of no bytes says that the file is empty', async () => {
    expect((await upload(Buffer.alloc(0))).json().code).toBe('empty_file');
  });

  test('of more than ten million bytes is too large', async () => {
    const answer = await upload(Buffer.alloc(10_000_001));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  test.each(['../../etc/passwd', 'photo/../../x.jpg', 'a/b/c/d/e/f.jpg', 'photo/<b>.jpg', 'photo/\u0000.jpg'])(
    'under the path %j is refused',
    async (path) => {
      const answer = await upload(await photograph(), path);
      expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, 'upload-path']);
    },
  );
});

test('all sizes come as one archive, each the very file that its download is', async () => {
  const get = (what: string) =>
    app.call({ method: 'GET', url: `/api/app/v1/graphics/${contentId}/${what}language=es`, token });
  const archive = await get('zip?');
  expect(archive.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="five-checks-es.zip"',
  });
  const files = unzipSync(new Uint8Array(archive.rawPayload));
  const sizes = ['square', 'portrait', 'story', 'link'];
  expect(Object.keys(files)).toEqual(sizes.map((size) => `five-checks-${size}-es.jpg`));
  const story = (await get('render?size=story&')).rawPayload;
  expect(story.equals(Buffer.from(files['five-checks-story-es.jpg'] ?? []))).toBe(true);
});
