import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { craftMovie } from '../../../platform/movies/testing/crafted-movies.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { forgetUploads } from '../large/forget-uploads.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let otto: string;
let token: string;
let again: () => Promise<void>;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  otto = await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Herr' });
  token = await app.signIn('maya');
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

function form(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    parts.push(Buffer.from(`--b\r\ncontent-disposition: form-data; name="upload"; filename="${file.name}"\r\n\r\n`));
    parts.push(file.bytes, Buffer.from('\r\n'));
  }
  return { payload: Buffer.concat([...parts, Buffer.from('--b--\r\n')]), type: 'multipart/form-data; boundary=b' };
}

function send(place: string, fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const { payload, type } = form(fields, file);
  const url = `/api/profile/v1/${maya}/video/upload/${place}`;
  return app.call({ method: 'POST', url, payload, headers: { 'content-type': type }, token });
}
const film = { name: 'me.mp4', bytes: craftMovie({ seconds: 12 }) };

const shown = async () => {
  const answer = await app.call({ method: 'GET', url: `/api/profile/v1/${maya}`, token });
  const { video } = answer.json().data.profiles;
  return { intro: video?.custom_intro?.value, outro: video?.custom_outro?.value };
};
const forget = () => forgetUploads({ db: app.db, clock: app.clock, files: app.core.files, parts: app.core.parts });

async function sendInParts(bytes: Buffer) {
  const started = await app.call({
    method: 'POST',
    url: `/api/profile/v1/${maya}/multipart-upload/start`,
    payload: { filePath: 'video/long.mp4', fileSize: bytes.length },
    token,
  });
  const { uploadId, s3Key, partSize, presignedUrls } = started.json().data;
  const parts = [];
  for (const [index, url] of (presignedUrls as string[]).entries()) {
    const payload = bytes.subarray(index * partSize, (index + 1) * partSize);
    const sent = await app.call({ method: 'PUT', url, payload, headers: { 'content-type': 'video/mp4' } });
    parts.push({ partNumber: index + 1, eTag: sent.headers['etag'] });
  }
  const url = `/api/profile/v1/${maya}/multipart-upload/complete`;
  await app.call({ method: 'POST', url, payload: { uploadId, s3Key, parts }, token });
  return s3Key as string;
}

describe('an intro or an outro', () => {
  test('is set by a form, shown by the profile, and played in parts by its member alone', async () => {
    const answer = await send('outro', {}, film);
    expect(answer.statusCode, answer.body).toBe(200);
    const { upload } = answer.json().data;
    expect(upload).toMatchObject({ name: 'me.mp4', seconds: 12, bytes: film.bytes.length, poster: null });
    expect((await shown()).outro).toBe(upload.url);
    const played = await app.call({ method: 'GET', url: upload.url, token, headers: { range: 'bytes=4-7' } });
    expect([played.statusCode, played.body, played.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    const stranger = await app.call({ method: 'GET', url: upload.url, token: await app.signIn('otto') });
    expect(stranger.statusCode).toBe(404);
  });

  test('is set by an upload in parts, with a picture that stands for it', async () => {
    const s3Key = await sendInParts(craftMovie({ brand: 'qt  ', seconds: 20, data: Buffer.alloc(3000) }));
    const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#234' } })
      .jpeg()
      .toBuffer();
    const { payload, type } = form({ 'upload-path': 'poster/intro.jpg' }, { name: 'p.jpg', bytes: picture });
    const url = `/api/profile/v1/${maya}/upload`;
    const poster = await app.call({ method: 'POST', url, payload, headers: { 'content-type': type }, token });
    const { id, width, height } = poster.json().data.upload;
    expect([width, height]).toEqual([640, 360]);
    const answer = await send('intro', { s3Key, poster: id });
    expect(answer.json().data.upload).toMatchObject({ seconds: 20, poster: `/api/app/v1/files/${id}` });
    const about = await app.call({ method: 'GET', url: `${(await shown()).intro}/about`, token });
    expect(about.json().video).toMatchObject({ name: 'long.mp4', seconds: 20 });
  });

  test.each<[string, Buffer, number, string]>([
    ['one that is too long', craftMovie({ seconds: 31 }), 422, 'video_too_long'],
    ['one that lies about its length', craftMovie({ seconds: 5, sampleSeconds: 3600 }), 422, 'video_too_long'],
    ['a web page', Buffer.from('<html></html>'), 422, 'unreadable_video'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 422, 'unreadable_video'],
    ['something behind the movie', Buffer.concat([craftMovie(), Buffer.from('evil')]), 422, 'unreadable_video'],
  ])('is refused for %s, by form and in parts, and nothing of it is shown', async (_case, bytes, status, code) => {
    const byForm = await send('intro', {}, { name: 'x.mp4', bytes });
    expect([byForm.statusCode, byForm.json().code]).toEqual([status, code]);
    const inParts = await send('intro', { s3Key: await sendInParts(bytes) });
    expect([inParts.statusCode, inParts.json().code]).toEqual([status, code]);
    expect((await shown()).intro ?? '').toBe('');
  });

  test('is refused without a file, with nobody’s upload, and with somebody else’s picture', async () => {
    expect((await send('intro', {})).json().issues[0].path).toBe('upload');
    expect((await send('intro', { s3Key: 'uploads/nobody' })).json().code).toBe('upload_not_found');
    const sha256 = 'a'.repeat(64);
    const theirs = { sha256, name: 'p', path: 'p', width: 9, height: 9, format: 'png' as const, bytes: 9 };
    await app.db
      .insertInto('image')
      .values({ ...theirs, member_id: otto, created_at: app.clock.now() })
      .execute();
    for (const poster of [sha256, 'b'.repeat(64)])
      expect((await send('intro', { poster }, film)).json().issues[0].path).toBe('poster');
    expect((await send('middle', {}, film)).statusCode).toBe(400);
  });

  test('is taken by the profile’s own save only where it is the member’s and could be one', async () => {
    const own = (await send('intro', {}, film)).json().data.upload.url as string;
    const id = own.split('/').at(-1) ?? '';
    const save = (value: string) =>
      app.call({
        method: 'POST',
        url: `/api/profile/v1/${maya}/video?source=member`,
        payload: [{ position: 'custom_outro', value }],
        token,
      });
    expect((await save(own)).statusCode).toBe(200);
    expect((await shown()).outro).toBe(own);
    const refused = [{ path: '0.value', message: 'not_a_video' }];
    const nobodys = own.replace(/\w+$/, 'upl_nobody000000');
    expect((await save(nobodys)).json()).toMatchObject({ code: 'invalid_request', issues: refused });
    await save('');
    await app.db.updateTable('upload').set({ length_ms: 61_000 }).where('id', '=', id).execute();
    expect((await save(own)).json().issues).toEqual(refused);
    await app.db.updateTable('upload').set({ length_ms: 12_000, member_id: otto }).where('id', '=', id).execute();
    expect((await save(own)).json().issues).toEqual(refused);
    expect((await shown()).outro).toBe('');
  });

  test('stays as long as the profile shows it, and goes a day after it does not', async () => {
    await send('intro', {}, film);
    const [row] = await app.db.selectFrom('upload').selectAll().execute();
    app.clock.advance(20 * 3_600_000);
    expect(await forget()).toBe(0);
    app.clock.advance(20 * 3_600_000);
    expect(await forget()).toBe(0);
    await app.db.deleteFrom('profile_field').where('name', '=', 'custom_intro').execute();
    expect(await forget()).toBe(0);
    app.clock.advance(25 * 3_600_000);
    expect(await forget()).toBe(1);
    expect(await app.core.files.stat(row?.file_key ?? '')).toBeNull();
  });
});
