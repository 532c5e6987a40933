import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { Client } from 'minio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock, type SandboxClock } from '../../kit/clock.ts';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { SANDBOX_S3 } from './s3.ts';

/** The simulator is driven by a client of another maker than the one that the product uses. */
let host: FastifyInstance;
let sandbox: Sandbox;
let port: number;
let client: Client;
const clock: SandboxClock = createClock(() => Date.now());
const { bucket, accessKeyId, secretAccessKey, region } = SANDBOX_S3;

const connect = (more: Partial<{ accessKey: string; secretKey: string; region: string }> = {}) =>
  new Client({
    endPoint: '127.0.0.1',
    port,
    useSSL: false,
    accessKey: accessKeyId,
    secretKey: secretAccessKey,
    region,
    pathStyle: true,
    ...more,
  });

beforeAll(async () => {
  sandbox = await createSandbox({
    clock,
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
  });
  // This client knows no store below a path.
  const isOfStore = (url: string) => url.startsWith(`/${bucket}`) || url.startsWith('/nowhere');
  host = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '' }) => (isOfStore(url) ? `/sandbox/s3${url}` : url),
  });
  await host.register(sandbox.plugin, { prefix: '/sandbox' });
  await host.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = host.server.address() as AddressInfo);
  client = connect();
});
afterAll(async () => {
  await host.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

describe('for another maker’s client', () => {
  test('an object comes back as it was stored, whole and in part, with its tag', async () => {
    const bytes = Buffer.from('0123456789');
    const { etag } = await client.putObject(bucket, 'images/ten', bytes, bytes.length, { 'Content-Type': 'image/png' });
    expect(etag).toBe(createHash('md5').update(bytes).digest('hex'));
    expect(await client.statObject(bucket, 'images/ten')).toMatchObject({ size: 10, etag });
    expect((await buffer(await client.getObject(bucket, 'images/ten'))).toString()).toBe('0123456789');
    expect((await buffer(await client.getPartialObject(bucket, 'images/ten', 2, 3))).toString()).toBe('234');
    await client.removeObject(bucket, 'images/ten');
    await expect(client.statObject(bucket, 'images/ten')).rejects.toMatchObject({ code: 'NotFound' });
    await expect(client.getObject(bucket, 'images/ten')).rejects.toMatchObject({ code: 'NoSuchKey' });
  });

  test('a key with letters that are written otherwise in an address is signed and found', async () => {
    const key = "photos/Ñandú & co (1)+2='x'.png";
    await client.putObject(bucket, key, Buffer.from('x'));
    expect((await buffer(await client.getObject(bucket, key))).toString()).toBe('x');
  });

  test('the bucket is there, and another is not', async () => {
    expect(await client.bucketExists(bucket)).toBe(true);
    expect(await client.bucketExists('nowhere')).toBe(false);
    await expect(client.getObject('nowhere', 'x')).rejects.toMatchObject({ code: 'NoSuchBucket' });
  });

  test('what was stored stands among the effects', async () => {
    await client.putObject(bucket, 'images/one', Buffer.from('one'));
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox/s3/_effects`);
    expect(((await answer.json()) as { effects: object[] }).effects).toEqual([
      expect.objectContaining({ vendor: 's3', kind: 'stored', key: 'images/one', bytes: 3 }),
    ]);
  });
});

describe('a caller who is not the client', () => {
  test.each([
    ['another secret', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKey: 'nobody' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'elsewhere-1' }, 'AuthorizationHeaderMalformed'],
  ])('is refused with %s', async (_case, more, code) => {
    await expect(connect(more).putObject(bucket, 'x/y', Buffer.from('x'))).rejects.toMatchObject({ code });
  });

  test('is refused without a signature', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/${bucket}/x/y`);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
  });

  test('is refused when the clocks are more than a quarter of an hour apart', async () => {
    clock.advance(16 * 60_000);
    await expect(client.getObject(bucket, 'x/y')).rejects.toMatchObject({ code: 'RequestTimeTooSkewed' });
    clock.advance(-16 * 60_000);
  });
});

describe('a signed address', () => {
  const put = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'PUT', body, headers });
  const codeOf = async (answer: Response) => [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]];
  const crcOf = (text: string) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(crc32(text));
    return bytes.toString('base64');
  };

  test('takes an object until its time is over', async () => {
    const url = await client.presignedPutObject(bucket, 'a/b', 60);
    expect((await put(url, 'x')).status).toBe(200);
    clock.advance(61_000);
    expect(await codeOf(await put(url, 'x'))).toEqual([403, 'AccessDenied']);
    clock.advance(-61_000);
  });

  test('is good for its own key alone', async () => {
    const url = await client.presignedPutObject(bucket, 'a/b', 60);
    expect(await codeOf(await put(url.replace('/a/b?', '/a/c?'), 'x'))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('with the checksum of an empty body refuses every other', async () => {
    const url = await client.presignedUrl('PUT', bucket, 'a/b', 60, { 'x-amz-checksum-crc32': 'AAAAAA==' });
    expect(await codeOf(await put(url, 'a picture'))).toEqual([400, 'BadDigest']);
    expect((await put(url, '')).status).toBe(200);
  });

  test('with the checksum of its body takes it', async () => {
    const url = await client.presignedUrl('PUT', bucket, 'a/b', 60, { 'x-amz-checksum-crc32': crcOf('a picture') });
    expect((await put(url, 'a picture')).status).toBe(200);
  });

  test('is refused when something is added that was not signed', async () => {
    const url = await client.presignedPutObject(bucket, 'a/b', 60);
    expect(await codeOf(await put(url, 'x', { 'x-amz-acl': 'public-read' }))).toEqual([403, 'AccessDenied']);
  });
});
