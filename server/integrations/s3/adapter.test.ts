import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import { SANDBOX_S3 } from '@yardsign/sandbox/vendors/s3/s3';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FilesAwayError } from '../../platform/files/files-away.ts';
import { Secret } from '../../platform/vault.ts';
import { createS3Files, type S3Files } from './adapter.ts';

let sandbox: Sandbox;
let host: FastifyInstance;
let base: string;
let unfinishedIn: string;
/** Two processes of the product with the same bucket. */
let files: S3Files;
let elsewhere: S3Files;
const clock = createClock(() => Date.now());

beforeAll(async () => {
  unfinishedIn = await mkdtemp(join(tmpdir(), 'yardsign-s3-'));
  sandbox = await createSandbox({
    clock,
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
  });
  host = fastify({ forceCloseConnections: true });
  await host.register(sandbox.plugin, { prefix: '/sandbox' });
  await host.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}/sandbox/s3`;
});
afterAll(async () => {
  await host.close();
  await sandbox.close();
});

const openStore = (
  more: {
    secret?: string;
    bucket?: string;
    region?: string;
    attempts?: number;
    direct?: boolean;
    endpoint?: string;
  } = {},
) =>
  createS3Files({
    endpoint: more.endpoint ?? base,
    region: more.region ?? SANDBOX_S3.region,
    bucket: more.bucket ?? SANDBOX_S3.bucket,
    accessKeyId: SANDBOX_S3.accessKeyId,
    secretAccessKey: new Secret(more.secret ?? SANDBOX_S3.secretAccessKey),
    pathStyle: true,
    attempts: more.attempts ?? 1,
    direct: more.direct ?? false,
    unfinishedIn,
  });

beforeEach(() => {
  files = openStore();
  elsewhere = openStore();
});
afterEach(async () => {
  files.close();
  elsewhere.close();
  await fetch(`${base}/_faults`, { method: 'DELETE' });
});

const fail = (fault: object) =>
  fetch(`${base}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

describe('a bucket of S3', () => {
  test('is the same for every process', async () => {
    await files.put('images/shared', Buffer.from('seen by all'));
    expect((await elsewhere.get('images/shared'))?.toString()).toBe('seen by all');
    await elsewhere.delete('images/shared');
    expect(await files.stat('images/shared')).toBeNull();
  });

  test('is handed a stream through the disk, where nothing of it stays', async () => {
    expect(await readdir(unfinishedIn)).toEqual([]);
  });
});

describe('a browser’s address for a part', () => {
  test('is none unless the settings say that it goes there', async () => {
    const file = await files.parts.begin('uploads/through-us');
    expect(await files.parts.addressOf(file, { number: 1, bytes: 3 }, 60)).toBeNull();
  });

  test('takes a part of the announced length and no other', async () => {
    const direct = openStore({ direct: true });
    const file = await direct.parts.begin('uploads/direct');
    const url = (await direct.parts.addressOf(file, { number: 1, bytes: 3 }, 60)) ?? '';
    expect((await fetch(url, { method: 'PUT', body: 'four' })).status).toBe(403);
    const taken = await fetch(url, { method: 'PUT', body: 'abc' });
    expect([taken.status, taken.headers.get('etag')]).toEqual([200, '"900150983cd24fb0d6963f7d28e17f72"']);
    expect((await fetch(url.replace('partNumber=1', 'partNumber=2'), { method: 'PUT', body: 'abc' })).status).toBe(403);
    direct.close();
  });
});

test('a store that made the file and whose answer was lost has made it', async () => {
  const file = await files.parts.begin('uploads/lost-answer');
  const path = join(unfinishedIn, 'part');
  await writeFile(path, 'abc');
  await files.parts.keepPart(file, { number: 1, path, bytes: 3, tag: '' });
  const parts = await files.parts.list(file);
  await fail({ kind: 'drop_after_effect', match: { method: 'POST' } });
  await expect(files.parts.finish(file, parts)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  await files.parts.finish(file, parts);
  await rm(path);
  expect((await files.get('uploads/lost-answer'))?.toString()).toBe('abc');
});

describe('a store that fails', () => {
  test('is asked again when it is only busy', async () => {
    const patient = openStore({ attempts: 3 });
    await fail({ kind: 'vendor', failure: 'SlowDown' });
    await patient.put('images/later', Buffer.from('x'));
    expect((await files.get('images/later'))?.toString()).toBe('x');
    patient.close();
  });

  test.each(['get', 'open', 'stat'] as const)('does not look like a store without the file to %s', async (call) => {
    await fail({ kind: 'vendor', failure: 'AccessDenied' });
    await expect(files[call]('images/none')).rejects.toMatchObject({ cause: { $metadata: { httpStatusCode: 403 } } });
  });

  test('after it has taken a file leaves the file there', async () => {
    await fail({ kind: 'drop_after_effect', match: { method: 'PUT' } });
    await expect(files.put('images/cut', Buffer.from('x'))).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect((await files.get('images/cut'))?.toString()).toBe('x');
  });
});

describe('what an operator sets wrong', () => {
  test.each([
    ['another secret', { secret: 'wrong' }, 'the key is wrong or may not use the bucket'],
    ['another bucket', { bucket: 'other' }, 'there is no such bucket'],
    ['another region', { region: 'elsewhere-1' }, 'FILES_S3_REGION is not the region of the bucket'],
  ])('%s is found by the check', async (_case, more, why) => {
    await files.check();
    const wrong = openStore(more);
    await expect(wrong.check()).rejects.toThrow(why);
    wrong.close();
  });
});

test('a store whose clock is an hour ahead is still understood', async () => {
  clock.advance(3_600_000);
  const patient = openStore({ attempts: 3 });
  await patient.put('images/clock', Buffer.from('x'));
  expect((await patient.get('images/clock'))?.toString()).toBe('x');
  patient.close();
  clock.advance(-3_600_000);
});

describe('a store that is away', () => {
  test.each([
    ['answers nothing', { kind: 'drop_after_effect' }],
    ['has too much to do', { kind: 'vendor', failure: 'SlowDown' }],
  ])('because it %s says so', async (_case, fault) => {
    await fail(fault);
    await expect(files.get('images/abc')).rejects.toThrow(FilesAwayError);
  });

  test('because nothing listens there says so, and so does one that lets nobody in', async () => {
    // Port 1 is nobody's.
    const nobody = openStore({ endpoint: 'http://127.0.0.1:1' });
    await expect(nobody.put('images/abc', Buffer.from('x'))).rejects.toThrow(FilesAwayError);
    nobody.close();
    const locked = openStore({ secret: 'wrong' });
    await expect(locked.put('images/abc', Buffer.from('x'))).rejects.toThrow('the key is wrong');
    await expect(locked.put('images/abc', Buffer.from('x'))).rejects.toThrow(FilesAwayError);
    locked.close();
  });

  test('is not one that has no such file, or less of it than was asked for', async () => {
    expect(await files.get('images/none')).toBeNull();
    await files.put('images/short', Buffer.from('x'));
    await expect(files.open('images/short', { first: 10, last: 20 })).rejects.toThrow(RangeError);
  });
});
