import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES } from '@yardsign/contracts/define-route';
import { uploadsRoutes } from '@yardsign/contracts/routes/profile/uploads';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { BARE_SERVER } from '../testing/bare-server.ts';
import { bind, type UploadedFile } from './bind.ts';
import { createHttpServer } from './create-http-server.ts';
import { createSpool } from './spool.ts';

let app: FastifyInstance;
let folder: string;
let mayCall = true;
/** Files of which at least the first bytes were written. */
let written = 0;
/** What the disk says of each file that is written; nothing while it has room. */
let full: Error | undefined;
/** What the handler does with the file that came. */
let handle: (file: UploadedFile | undefined) => Promise<void>;
const url = '/api/profile/v1/usr_maya000001/upload';
const { uploadImage } = uploadsRoutes;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-multipart-'));
  const spool = createSpool(folder);
  app = await createHttpServer({
    ...BARE_SERVER,
    contract: { uploads: { uploadImage } },
    routes: [
      bind(uploadImage, {
        policy: () => (mayCall ? 'allow' : 'forbidden'),
        async handle({ context }) {
          await handle(context.files[0]);
          return { data: { upload: { id: 'a'.repeat(64), url: '/', width: 1, height: 1, name: 'x' } } };
        },
      }),
    ],
    spool: {
      tray() {
        const tray = spool.tray();
        const take = (arriving: Readable) => {
          written += 1;
          return full ? Promise.reject(full) : tray.take(arriving);
        };
        return { ...tray, take };
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  mayCall = true;
  written = 0;
  full = undefined;
  handle = async () => {};
});

const HEAD = '--b\r\ncontent-disposition: form-data; name="upload"; filename="me.jpg"\r\n\r\n';
const send = (...parts: (string | Buffer)[]) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
    payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
const held = () => readdir(folder);

test('a file is on the disk while its call is answered, and gone afterwards', async () => {
  const bytes = Buffer.alloc(300_000, 'picture');
  let seen = Buffer.alloc(0);
  handle = async (file) => {
    expect(file).toMatchObject({ field: 'upload', name: 'me.jpg', bytes: bytes.length });
    seen = await readFile(file?.path ?? '');
  };
  expect((await send(HEAD, bytes, '\r\n--b--\r\n')).statusCode).toBe(200);
  expect(seen.equals(bytes)).toBe(true);
  expect(await held()).toEqual([]);
});

test('a file is gone when the call was refused or failed', async () => {
  handle = async () => {
    throw new AppError('unreadable_image');
  };
  expect((await send(HEAD, 'x', '\r\n--b--\r\n')).statusCode).toBe(422);
  handle = async () => {
    throw new Error('our fault');
  };
  expect((await send(HEAD, 'x', '\r\n--b--\r\n')).statusCode).toBe(500);
  expect(await held()).toEqual([]);
});

test('a file of the largest size is taken, and one that is a byte larger is not and leaves nothing', async () => {
  const sizes: number[] = [];
  handle = async (file) => void sizes.push(file?.bytes ?? 0);
  expect((await send(HEAD, Buffer.alloc(MAX_IMAGE_BYTES), '\r\n--b--\r\n')).statusCode).toBe(200);
  const refused = await send(HEAD, Buffer.alloc(MAX_IMAGE_BYTES + 1), '\r\n--b--\r\n');
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large']);
  expect(sizes).toEqual([MAX_IMAGE_BYTES]);
  expect(await held()).toEqual([]);
});

test.each([
  ['a second file', [HEAD, 'x', `\r\n${HEAD}`, 'y', '\r\n--b--\r\n']],
  ['a body that breaks off', [HEAD, 'half of a pict']],
  ['a body without a form', ['nothing']],
])('%s is refused and leaves nothing', async (_case, parts) => {
  expect((await send(...parts)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await held()).toEqual([]);
});

test('a file for which the disk has no room may be sent again later: nothing was wrong with it', async () => {
  full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const refused = await send(HEAD, 'x', '\r\n--b--\r\n');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'not_ready']);
});

test('nothing is written for a caller who may not send it', async () => {
  mayCall = false;
  expect((await send(HEAD, 'x', '\r\n--b--\r\n')).statusCode).toBe(403);
  expect(await held()).toEqual([]);
  expect(written).toBe(0);
});

test('a caller who goes away in the middle of a file leaves nothing', async () => {
  const { port } = app.server.address() as AddressInfo;
  const call: ClientRequest = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: url,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'sec-fetch-site': 'same-origin',
      'content-length': 900_000,
    },
  });
  call.on('error', () => {});
  call.write(Buffer.concat([Buffer.from(HEAD), Buffer.alloc(200_000)]));
  await expect.poll(held, { interval: 5 }).toHaveLength(1);
  call.destroy();
  await expect.poll(held, { interval: 5 }).toEqual([]);
});
