import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { tagOf } from '../../../platform/files/content-tag.ts';
import { createLocalParts } from '../../../platform/files/local-parts.ts';
import { forgetUploads } from './forget-uploads.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;
let again: () => Promise<void>;
beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  const otto = await addMember(app.world, { username: 'otto', firstName: 'Otto', lastName: 'Herr' });
  await givePlan(app.world, otto);
  token = await app.signIn('maya');
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

interface Started {
  uploadId: string;
  s3Key: string;
  partSize: number;
  presignedUrls: string[];
}

const FILE = Buffer.alloc(2500, 'abcdefg');
const base = () => `/api/profile/v1/${maya}`;
const post = (url: string, payload: object) => app.call({ method: 'POST', url: `${base()}/${url}`, payload, token });
const put = (url: string, payload: Buffer | string) =>
  app.call({ method: 'PUT', url, payload, headers: { 'content-type': 'video/mp4' } });
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

async function start(fileSize = FILE.length, filePath = 'video/film.mp4'): Promise<Started> {
  const answer = await post('multipart-upload/start', { filePath, fileSize });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Started }>().data;
}
const slice = ({ partSize }: Started, index: number) => FILE.subarray(index * partSize, (index + 1) * partSize);

async function sendAll(started: Started) {
  const parts: { partNumber: number; eTag: string }[] = [];
  for (const [index, url] of started.presignedUrls.entries()) {
    const sent = await put(url, slice(started, index));
    expect(sent.statusCode, sent.body).toBe(200);
    parts.push({ partNumber: index + 1, eTag: String(sent.headers['etag']) });
  }
  return parts;
}
const complete = ({ uploadId, s3Key }: Started, parts: unknown[]) =>
  post('multipart-upload/complete', { uploadId, s3Key, parts });

/** Does something once, in the moment before the file is written. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { files } = app.core;
  const write = files.put.bind(files);
  vi.spyOn(files, 'put').mockImplementationOnce(async (...given) => {
    await happens();
    await write(...given);
  });
}

describe('a file in parts', () => {
  test('is started, sent without a token, completed, and completed again with the same answer', async () => {
    const started = await start();
    expect([started.partSize, started.presignedUrls.length]).toEqual([1000, 3]);
    const parts = await sendAll(started);
    for (let times = 0; times < 2; times += 1) {
      const answer = await complete(started, parts);
      expect(answer.json()).toEqual({
        data: { uploadId: started.uploadId, s3Key: started.s3Key, fileSize: FILE.length },
      });
    }
    expect((await app.core.files.get(started.s3Key))?.equals(FILE)).toBe(true);
  });

  test('tells which parts are there, so that only the others are sent', async () => {
    const started = await start();
    await put(started.presignedUrls[1] ?? '', slice(started, 1));
    const answer = await app.call({ method: 'GET', url: `/api/app/v1/uploads/${started.uploadId}`, token });
    const { upload } = answer.json();
    expect(upload).toMatchObject({ fileSize: 2500, partSize: 1000, done: false, parts: [{ partNumber: 2 }] });
    expect(upload.presignedUrls).toEqual(started.presignedUrls);
  });

  test('tells of no part that came in another size than was announced', async () => {
    const started = await start();
    const stored = { number: 1, tag: 'x', bytes: 999 };
    vi.spyOn(app.core.parts, 'list').mockResolvedValueOnce([stored, { number: 3, tag: 'y', bytes: 500 }]);
    const answer = await app.call({ method: 'GET', url: `/api/app/v1/uploads/${started.uploadId}`, token });
    expect(answer.json().upload.parts).toEqual([{ partNumber: 3, eTag: 'y' }]);
  });

  test('is refused with a part missing, another tag or another order, by part, and can then be completed', async () => {
    const started = await start();
    const parts = await sendAll(started);
    const [one, two, three] = parts;
    for (const [given, path, message] of [
      [[one, three], 'parts.2', 'missing'],
      [[one, { ...two, eTag: '"x"' }, three], 'parts.2', 'wrong_tag'],
      [[two, one, three], 'parts.1', 'out_of_order'],
      [[...parts, { partNumber: 4, eTag: 'x' }], 'parts.4', 'unknown'],
    ] as [unknown[], string, string][]) {
      const answer = await complete(started, given);
      expect([...codeOf(answer), answer.json().issues]).toEqual([409, 'upload_incomplete', [{ path, message }]]);
    }
    expect((await complete(started, parts)).statusCode).toBe(200);
  });

  test('has a part come again that the disk has lost, and no other', async () => {
    const started = await start();
    const parts = await sendAll(started);
    const { store_id: storeId } = await app.db.selectFrom('upload').select('store_id').executeTakeFirstOrThrow();
    const file = { key: started.s3Key, storeId: storeId ?? '' };
    const lost = join(tmpdir(), `yardsign-lost-${file.storeId}`);
    await writeFile(lost, Buffer.alloc(1000, 'lost'));
    // As a power failure leaves what a process kept that has ended: under the tag of what was sent.
    const before = createLocalParts(join(app.folder, 'files'), app.core.files);
    const tag = 'f'.repeat(40);
    await before.keepPart(file, { number: 2, path: lost, bytes: 1000, tag });
    const refused = await complete(
      started,
      parts.map((part) => (part.partNumber === 2 ? { ...part, eTag: tag } : part)),
    );
    expect([...codeOf(refused), refused.json().issues]).toEqual([
      ...[409, 'upload_incomplete'],
      [{ path: 'parts.2', message: 'missing' }],
    ]);
    const { upload } = (await app.call({ url: `/api/app/v1/uploads/${started.uploadId}`, token })).json();
    expect(upload.parts.map(({ partNumber }: { partNumber: number }) => partNumber)).toEqual([1, 3]);
    await put(started.presignedUrls[1] ?? '', slice(started, 1));
    expect((await complete(started, parts)).statusCode).toBe(200);
    expect((await app.core.files.get(started.s3Key))?.equals(FILE)).toBe(true);
  });

  test('is not made of a part that is sent again with other bytes meanwhile, and says which', async () => {
    const started = await start();
    const parts = await sendAll(started);
    const again = () => put(started.presignedUrls[1] ?? '', Buffer.alloc(1000, 'other'));
    meanwhile(again);
    const refused = await complete(started, parts);
    expect([...codeOf(refused), refused.json().issues]).toEqual([
      ...[409, 'upload_incomplete'],
      [{ path: 'parts.2', message: 'wrong_tag' }],
    ]);
    expect(await app.core.files.stat(started.s3Key)).toBeNull();
    await put(started.presignedUrls[1] ?? '', slice(started, 1));
    // The same bytes are the same part.
    meanwhile(() => put(started.presignedUrls[1] ?? '', slice(started, 1)));
    expect((await complete(started, parts)).statusCode).toBe(200);
    expect(codeOf(await again())).toEqual([404, 'upload_not_found']);
    expect((await app.core.files.get(started.s3Key))?.equals(FILE)).toBe(true);
  });

  test('that is given up while it is made leaves nothing behind', async () => {
    const started = await start();
    const parts = await sendAll(started);
    const { finish } = app.core.parts;
    vi.spyOn(app.core.parts, 'finish').mockImplementationOnce(async (...given) => {
      // Its parts are read already.
      await app.call({ method: 'DELETE', url: `/api/app/v1/uploads/${started.uploadId}`, token });
      await app.core.files.put(started.s3Key, FILE);
      await finish(...given);
    });
    expect(codeOf(await complete(started, parts))).toEqual([404, 'upload_not_found']);
    expect(await app.core.files.stat(started.s3Key)).toBeNull();
  });

  test('that is there takes no part in the moment before it is said', async () => {
    const started = await start();
    const parts = await sendAll(started);
    let late: ReturnType<typeof codeOf> = [];
    const { finish } = app.core.parts;
    vi.spyOn(app.core.parts, 'finish').mockImplementationOnce(async (...given) => {
      await finish(...given);
      late = codeOf(await put(started.presignedUrls[1] ?? '', slice(started, 1)));
    });
    expect((await complete(started, parts)).statusCode).toBe(200);
    expect(late).toEqual([404, 'upload_not_found']);
  });

  test('is somebody else’s business to nobody', async () => {
    const started = await start();
    const stranger = await app.signIn('otto');
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await app.call({ method, url: `/api/app/v1/uploads/${started.uploadId}`, token: stranger });
      expect(codeOf(answer)).toEqual([404, 'upload_not_found']);
    }
    const foreign = await complete({ ...started, s3Key: 'uploads/upl_another00000' }, await sendAll(started));
    expect(codeOf(foreign)).toEqual([404, 'upload_not_found']);
  });

  test('goes at its member’s word, and takes no part any more', async () => {
    const started = await start();
    await put(started.presignedUrls[0] ?? '', slice(started, 0));
    const gone = await app.call({ method: 'DELETE', url: `/api/app/v1/uploads/${started.uploadId}`, token });
    expect(gone.statusCode).toBe(204);
    expect(codeOf(await put(started.presignedUrls[1] ?? '', slice(started, 1)))).toEqual([404, 'upload_not_found']);
  });

  test('stays at its member’s word once it is finished: something may show it', async () => {
    const started = await start();
    expect((await complete(started, await sendAll(started))).statusCode).toBe(200);
    const kept = await app.call({ method: 'DELETE', url: `/api/app/v1/uploads/${started.uploadId}`, token });
    expect(kept.statusCode).toBe(204);
    expect((await app.core.files.get(started.s3Key))?.equals(FILE)).toBe(true);
  });

  test.each(['../a.mp4', 'a/../../b', '/etc/pas\u0000swd', '<svg>', 'a\\b', ''])(
    'is not started under the path %j',
    async (filePath) => {
      const answer = await post('multipart-upload/start', { filePath, fileSize: 10 });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    },
  );

  test.each([0, -1, 1.5, 1_000_000_001])('is not started with %d bytes', async (fileSize) => {
    expect((await post('multipart-upload/start', { filePath: 'a.mp4', fileSize })).statusCode).toBe(400);
  });

  test('is not started beyond what an account may keep', async () => {
    for (const path of ['a', 'b', 'c', 'd']) {
      const { uploadId } = await start(1, path);
      await app.db.updateTable('upload').set({ bytes: 1_000_000_000 }).where('id', '=', uploadId).execute();
    }
    const answer = await post('multipart-upload/start', { filePath: 'a.mp4', fileSize: 1 });
    expect(codeOf(answer)).toEqual([409, 'no_room_for_files']);
  });
});

describe('the address of a part', () => {
  const wrong: [string, (url: URL) => void][] = [
    ['another part', (url) => (url.pathname = url.pathname.replace('/parts/1', '/parts/2'))],
    ['another size', (url) => url.searchParams.set('bytes', '999')],
    ['a later end', (url) => url.searchParams.set('expires', '99999999999')],
    ['another upload', (url) => (url.pathname = url.pathname.replace(/upl_\w+/, 'upl_another00000'))],
    ['another signature', (url) => url.searchParams.set('signature', 'AAAA')],
  ];
  test.each(wrong)('is good for nothing but its own: %s is refused', async (_case, change) => {
    const started = await start();
    const url = new URL(started.presignedUrls[0] ?? '', 'http://here');
    change(url);
    const answer = await put(`${url.pathname}${url.search}`, slice(started, 0));
    expect(codeOf(answer)).toEqual([400, 'upload_link_invalid']);
  });

  test('takes a part of its size and no other', async () => {
    const started = await start();
    const url = started.presignedUrls[0] ?? '';
    expect(codeOf(await put(url, Buffer.alloc(999)))).toEqual([400, 'invalid_request']);
    expect(codeOf(await put(url, Buffer.alloc(1001)))).toEqual([400, 'invalid_request']);
    expect((await put(url, slice(started, 0))).statusCode).toBe(200);
  });

  test('takes it from a browser that says nothing of where it comes from, cookies and all', async () => {
    const started = await start();
    const answer = await app.call({
      method: 'PUT',
      url: started.presignedUrls[0] ?? '',
      payload: slice(started, 0),
      headers: { 'content-type': 'video/mp4', cookie: `sid=${token}` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('is over after a day', async () => {
    const started = await start();
    app.clock.advance(24 * 3_600_000 + 1000);
    const answer = await put(started.presignedUrls[0] ?? '', slice(started, 0));
    expect(codeOf(answer)).toEqual([400, 'upload_link_invalid']);
  });
});

describe('a signed address for a whole file', () => {
  const sign = async () => {
    const answer = await app.call({
      method: 'GET',
      url: `${base()}/signed-upload-url?filepath=%2Fvideo%2Fa.mp4`,
      token,
    });
    return answer.json<{ data: { url: string; s3Key: string } }>().data;
  };

  test('takes it by PUT without a token, again too, for an hour', async () => {
    const { url, s3Key } = await sign();
    for (let times = 0; times < 2; times += 1)
      expect((await put(url, 'first')).headers['etag']).toBe(`"${tagOf(Buffer.from('first'))}"`);
    expect((await app.core.files.get(s3Key))?.toString()).toBe('first');
    app.clock.advance(3_600_001);
    expect(codeOf(await put(url, 'first'))).toEqual([400, 'upload_link_invalid']);
  });

  test('takes no other file in its place, also while the first one is still written, so that what was judged stays what it was', async () => {
    const { url, s3Key } = await sign();
    let other: unknown;
    meanwhile(async () => {
      other = codeOf(await put(url, 'other'));
    });
    expect((await put(url, 'first')).statusCode).toBe(200);
    expect(other).toEqual([400, 'upload_link_invalid']);
    expect(codeOf(await put(url, 'other'))).toEqual([400, 'upload_link_invalid']);
    expect((await app.core.files.get(s3Key))?.toString()).toBe('first');
    const { bytes } = await app.db.selectFrom('upload').select('bytes').executeTakeFirstOrThrow();
    expect(bytes).toBe('first'.length);
  });

  test('takes the file when the first try to write it has failed', async () => {
    const { url, s3Key } = await sign();
    vi.spyOn(app.core.files, 'put').mockRejectedValueOnce(new Error('the disk is away'));
    expect((await put(url, 'first')).statusCode).toBe(500);
    expect((await put(url, 'first')).statusCode).toBe(200);
    expect((await app.core.files.get(s3Key))?.toString()).toBe('first');
  });

  test('takes nothing from whoever changes it', async () => {
    const { url } = await sign();
    expect(codeOf(await put(url.replace(/upl_\w+/, 'upl_another00000'), 'x'))).toEqual([400, 'upload_link_invalid']);
  });
});

describe('what nobody finishes', () => {
  const kept = async (key: string) => (await app.core.files.stat(key)) !== null;
  const forget = () => forgetUploads({ db: app.db, clock: app.clock, files: app.core.files, parts: app.core.parts });

  test('is gone after a day with its parts, and so is what nothing shows', async () => {
    const open = await start();
    await put(open.presignedUrls[0] ?? '', slice(open, 0));
    const row = await app.db.selectFrom('upload').selectAll().executeTakeFirstOrThrow();
    const done = await start();
    await complete(done, await sendAll(done));
    app.clock.advance(23 * 3_600_000);
    expect(await forget()).toBe(0);
    app.clock.advance(2 * 3_600_000);
    expect(await forget()).toBe(2);
    expect(await app.core.parts.list({ key: row.file_key, storeId: row.store_id ?? '' })).toEqual([]);
    expect(await kept(done.s3Key)).toBe(false);
    expect(await app.db.selectFrom('upload').selectAll().execute()).toEqual([]);
  });

  test('is gone with its member', async () => {
    const done = await start();
    await complete(done, await sendAll(done));
    await app.db.deleteFrom('member').where('id', '=', maya).execute();
    expect(await forget()).toBe(1);
    expect(await kept(done.s3Key)).toBe(false);
  });
});
