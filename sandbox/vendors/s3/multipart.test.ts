import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { Client } from 'minio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../../kit/clock.ts';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { SANDBOX_S3 } from './s3.ts';

/** The parts of the simulator, driven by a client of another maker than the one that the product uses. */
let host: FastifyInstance;
let sandbox: Sandbox;
let client: Client;
const { bucket, accessKeyId, secretAccessKey, region } = SANDBOX_S3;
const SMALLEST = 1000;
const key = 'uploads/film.mp4';

beforeAll(async () => {
  sandbox = await createSandbox({
    clock: createClock(() => Date.now()),
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
    s3SmallestPart: SMALLEST,
  });
  host = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '' }) => (url.startsWith(`/${bucket}`) ? `/sandbox/s3${url}` : url),
  });
  await host.register(sandbox.plugin, { prefix: '/sandbox' });
  await host.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.address() as AddressInfo;
  client = new Client({
    endPoint: '127.0.0.1',
    port,
    useSSL: false,
    accessKey: accessKeyId,
    secretKey: secretAccessKey,
    region,
    pathStyle: true,
  });
});
afterAll(async () => {
  await host.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

const begin = () => client.initiateNewMultipartUpload(bucket, key, {});

async function send(uploadId: string, partNumber: number, body: Buffer) {
  const url = await client.presignedUrl('PUT', bucket, key, 60, { uploadId, partNumber: String(partNumber) });
  const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  const text = await answer.text();
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', code: /<Code>(\w+)/.exec(text)?.[1] };
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

describe('an object in parts', () => {
  test('is made of them in order, with a tag that says how many there were', async () => {
    const uploadId = await begin();
    const parts = [Buffer.alloc(SMALLEST, 'a'), Buffer.alloc(SMALLEST, 'b'), Buffer.from('end')];
    const etags = [];
    // The last part first, and one of them twice: the second one counts.
    await send(uploadId, 1, Buffer.alloc(SMALLEST, 'x'));
    for (const part of [3, 2, 1]) {
      const sent = await send(uploadId, part, parts[part - 1] ?? Buffer.alloc(0));
      etags.unshift({ part, etag: sent.etag.replaceAll('"', '') });
    }
    const made = await client.completeMultipartUpload(bucket, key, uploadId, etags);
    const tag = `${md5(Buffer.concat(parts.map(md5))).toString('hex')}-3`;
    expect(made.etag).toBe(tag);
    expect(await client.statObject(bucket, key)).toMatchObject({ size: 2003, etag: tag });
    expect((await buffer(await client.getObject(bucket, key))).equals(Buffer.concat(parts))).toBe(true);
    await expect(client.completeMultipartUpload(bucket, key, uploadId, etags)).rejects.toMatchObject({
      code: 'NoSuchUpload',
    });
  });

  test('is not there before it is whole, and not after it was given up', async () => {
    const uploadId = await begin();
    await send(uploadId, 1, Buffer.from('x'));
    await expect(client.statObject(bucket, key)).rejects.toMatchObject({ code: 'NotFound' });
    await client.abortMultipartUpload(bucket, key, uploadId);
    expect(await send(uploadId, 1, Buffer.from('x'))).toMatchObject({ status: 404, code: 'NoSuchUpload' });
  });

  test.each<[string, { bodies: Record<number, string>; wanted: [number, string | null][] }, string]>([
    [
      'a part that never came',
      {
        bodies: { 1: 'a' },
        wanted: [
          [1, null],
          [2, 'f'.repeat(32)],
        ],
      },
      'InvalidPart',
    ],
    ['another tag', { bodies: { 1: 'a' }, wanted: [[1, 'f'.repeat(32)]] }, 'InvalidPart'],
    [
      'another order',
      {
        bodies: { 1: 'a', 2: 'b' },
        wanted: [
          [2, null],
          [1, null],
        ],
      },
      'InvalidPartOrder',
    ],
    [
      'a small part before the last',
      {
        bodies: { 1: 'a', 2: 'b' },
        wanted: [
          [1, null],
          [2, null],
        ],
      },
      'EntityTooSmall',
    ],
  ])('is refused with %s', async (_case, { bodies, wanted }, code) => {
    const uploadId = await begin();
    const tags: Record<string, string> = {};
    for (const [part, body] of Object.entries(bodies))
      tags[part] = (await send(uploadId, Number(part), Buffer.from(body))).etag.replaceAll('"', '');
    const etags = wanted.map(([part, etag]) => ({ part, etag: etag ?? tags[part] ?? '' }));
    await expect(client.completeMultipartUpload(bucket, key, uploadId, etags)).rejects.toMatchObject({ code });
  });

  test.each([0, 10_001, 1.5])('takes no part %s', async (number) => {
    expect(await send(await begin(), number, Buffer.from('x'))).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });

  test('of another upload takes nothing', async () => {
    expect(await send('another', 1, Buffer.from('x'))).toMatchObject({ status: 404, code: 'NoSuchUpload' });
  });
});
