import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: Person;
let rosa: Person;

interface Person {
  id: string;
  code: string;
  /** Digests of the pictures that they have uploaded. */
  worn: string;
  unworn: string;
}

async function upload(memberId: string, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = {
    member_id: memberId,
    sha256,
    name: 'x',
    width: 9,
    height: 9,
    format: 'png',
    bytes: bytes.length,
  } as const;
  await app.db
    .insertInto('image')
    .values({ ...row, created_at: app.clock.now() })
    .execute();
  await app.core.files.put(imageKey(sha256), bytes);
  return sha256;
}

async function addPerson(username: string, fields: Record<string, string>): Promise<Person> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test' });
  await givePlan(app.world, id);
  const worn = await upload(id, `the photo of ${username}`);
  const unworn = await upload(id, `another picture of ${username}`);
  await fillProfile(app.world, id, { first_name: username, last_name: 'Test', photo: worn, ...fields });
  const { public_code: code } = await app.db
    .selectFrom('member')
    .select('public_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, code, worn, unworn };
}

beforeAll(async () => {
  app = await testApp();
  maya = await addPerson('maya', {
    company: 'Harbor & Pine Real Estate',
    job_title: 'REALTOR',
    designations: 'ABR, SRS',
    phone: '512-555-0142',
    email: 'maya@example.test',
    website: 'mayaalvarez.example',
    compliance: 'TX License #0712345. '.repeat(40),
  });
  // A brand may name whatever it likes: what is shown has to be the member's own.
  rosa = await addPerson('rosa', { logo: maya.worn });
});
afterAll(() => app.close());

const read = (url: string, headers: Record<string, string> = {}) => app.call({ method: 'GET', url, headers });
const brandPicture = ({ code }: Person, picture: string) => `/p/${code}/brand/${picture}`;

describe('a picture of a public page', () => {
  test('is what the brand wears now, for anyone, and is not sent to who has it', async () => {
    const answer = await read(brandPicture(maya, 'photo'));
    expect([answer.statusCode, answer.body]).toEqual([200, 'the photo of maya']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      etag: `"${maya.worn}"`,
    });
    const again = await read(brandPicture(maya, 'photo'), { 'if-none-match': `"${maya.worn}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is another one as soon as the brand is', async () => {
    const address = async () =>
      /brand\/photo\?v=\w+/.exec((await read(`/p/${maya.code}/en/first-hour-open-house`)).body)?.[0];
    const wear = (value: string) =>
      app.db
        .updateTable('profile_field')
        .set({ value })
        .where('member_id', '=', maya.id)
        .where('name', '=', 'photo')
        .execute();
    const before = await address();
    await wear(maya.unworn);
    const after = await address();
    const worn = await read(brandPicture(maya, 'photo'));
    expect(worn.body).toBe('another picture of maya');
    expect(worn.headers['cross-origin-resource-policy']).toBe('cross-origin');
    await wear(maya.worn);
    expect([before, after]).toEqual([
      `brand/photo?v=${maya.worn.slice(0, 8)}`,
      `brand/photo?v=${maya.unworn.slice(0, 8)}`,
    ]);
  });

  test.each([
    ['by its digest', () => `/p/${maya.code}/brand/${maya.unworn}`],
    ['that the brand does not wear', () => brandPicture(maya, 'logo')],
    ['that is somebody else’s', () => brandPicture(rosa, 'logo')],
    ['of another kind than pages show', () => brandPicture(maya, 'secondary_logo')],
    ['of nobody', () => '/p/nobody-at-all/brand/photo'],
  ])('cannot be had %s', async (_why, url) => {
    const answer = await read(url());
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('picture of');
  });

  test('is not chosen by the version in its address', async () => {
    expect((await read(`${brandPicture(maya, 'photo')}?v=${maya.unworn}`)).body).toBe('the photo of maya');
  });

  test.each([
    ['blocked', 'blocked_at'],
    ['about to be deleted', 'deletion_due_at'],
  ])('is gone as long as its member is %s', async (_how, column) => {
    const close = (at: Date | null) =>
      app.db
        .updateTable('member')
        .set({ [column]: at })
        .where('id', '=', rosa.id)
        .execute();
    await close(app.clock.now());
    expect((await read(brandPicture(rosa, 'photo'))).statusCode).toBe(404);
    await close(null);
    expect((await read(brandPicture(rosa, 'photo'))).statusCode).toBe(200);
  });
});

describe('the address of a public page', () => {
  const SLUG = 'first-hour-open-house';

  test('is read as it is typed by hand, and as newsletters mark it', async () => {
    const code = maya.code.toUpperCase();
    const page = `/p/${code}/EN/First-Hour-Open-House`;
    const marked = `?utm_content=${'spring-'.repeat(20)}`;
    for (const url of [
      page,
      `/p/${code}/EN/feed.xml`,
      `/p/${code}/Es`,
      `/p/${maya.code}/en/${SLUG}${marked}`,
      `${page}?utm_content=a&utm_content=b`,
    ]) {
      expect([url, (await read(url)).statusCode]).toEqual([url, 200]);
    }
    expect((await read(page)).body).toContain(
      `<link rel="canonical" href="http://localhost:3000/p/${maya.code}/en/${SLUG}">`,
    );
  });
});

describe('the page of a film', () => {
  const SLUG = 'what-earnest-money-is';
  const pageOf = (code: string, language = 'es') => `/p/${code}/${language}/${SLUG}`;

  test('shows it without script, with its captions, its words and what link previews read', async () => {
    const page = (await read(pageOf(maya.code))).body;
    for (const part of ['<video', 'kind="captions"', 'og:video" content="', '"VideoObject"', 'content="video.other"'])
      expect(page).toContain(part);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(page).toContain('depósito');
  });

  test('has its files beside it, in parts too, for anyone', async () => {
    const page = (await read(pageOf(maya.code))).body;
    const [, address = ''] = /<source src="https?:\/\/[^/]+([^"]+)"/.exec(page) ?? [];
    const part = await read(address.replaceAll('&amp;', '&'), { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    expect(part.headers['cache-control']).toContain('immutable');
    const captions = await read(`${pageOf(maya.code)}/film.vtt`);
    expect([captions.body.slice(0, 6), captions.headers['cache-control']]).toEqual(['WEBVTT', 'public, max-age=300']);
    expect((await read(`/p/${maya.code}/es/first-hour-open-house/film.mp4`)).statusCode).toBe(404);
    expect((await read(`${pageOf(maya.code)}/film.exe`)).statusCode).toBe(400);
  });

  test('is not there for a member who does not hold the feature', async () => {
    const id = await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Test' });
    const { public_code: code } = await app.db
      .selectFrom('member')
      .select('public_code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await read(pageOf(code))).statusCode).toBe(404);
    expect((await read(`${pageOf(code)}/film.mp4`)).statusCode).toBe(404);
    expect((await read(`/p/${code}/es/first-hour-open-house`)).statusCode).toBe(200);
  });
});

describe('a public page', () => {
  test('is sent compressed to who takes that, and not again to who has it', async () => {
    const url = `/p/${maya.code}/en/first-hour-open-house`;
    const [plain, zipped] = [await read(url), await read(url, { 'accept-encoding': 'br, gzip' })];
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: zipped.headers.etag });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.body).not.toContain('__CSP_NONCE__');
    const refused = await read(url, { 'accept-encoding': 'gzip;q=0' });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
    const again = await read(url, { 'if-none-match': `W/${String(plain.headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has at most 30 KB before its pictures, whichever article it shows', async () => {
    const articles = await app.db.selectFrom('content').select('slug').where('type', '=', 'blog').execute();
    expect(articles.length).toBeGreaterThan(10);
    const sizes = await Promise.all(
      articles.flatMap(({ slug }) =>
        ['en', 'es'].map(async (language) => (await read(`/p/${maya.code}/${language}/${slug}`)).rawPayload.length),
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(5000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30 * 1024);
  });

  test('stays at its address for who has the link when the blog shows no articles, and search engines leave it out', async () => {
    const page = () => read(`/p/${rosa.code}/en/first-hour-open-house`);
    expect((await page()).body).not.toContain('noindex');
    await fillProfile(app.world, rosa.id, { enabled_pages: '{"articles":false}' }, 'blog');
    const hidden = await page();
    expect([hidden.statusCode, hidden.body.includes('<meta name="robots" content="noindex">')]).toEqual([200, true]);
  });
});
