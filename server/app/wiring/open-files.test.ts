import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import { SANDBOX_S3 } from '@yardsign/sandbox/vendors/s3/s3';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { openFiles } from './open-files.ts';
import { hostSandbox } from './open-sandbox.ts';

let sandbox: Sandbox;
let host: FastifyInstance;
let store: Record<string, string>;
beforeAll(async () => {
  const options = { publicUrl: 'http://localhost:3000', facebook: { appId: '1', appSecret: 'x' } };
  sandbox = await createSandbox({ clock: createClock(() => Date.now()), ...options });
  host = await hostSandbox(sandbox);
  await host.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.address() as AddressInfo;
  store = {
    FILES_S3_BUCKET: SANDBOX_S3.bucket,
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}/sandbox/s3`,
    FILES_S3_REGION: SANDBOX_S3.region,
    FILES_S3_KEY: SANDBOX_S3.accessKeyId,
    FILES_S3_SECRET: SANDBOX_S3.secretAccessKey,
    FILES_S3_PATH_STYLE: 'on',
  };
});
afterAll(async () => {
  await host.close();
  await sandbox.close();
});

/** A process of its own, with a data folder of its own. */
const openProcess = async (settings: Record<string, string>) =>
  openFiles(readConfig({ YARDSIGN_DATA: await mkdtemp(join(tmpdir(), 'yardsign-store-')), ...settings }, []));

test('two processes on one store see each other’s files, and two on their own disks do not', async () => {
  const [one, two] = [await openProcess(store), await openProcess(store)];
  await one.files.put('images/shared', Buffer.from('x'));
  expect((await two.files.get('images/shared'))?.toString()).toBe('x');
  const [here, there] = [await openProcess({}), await openProcess({})];
  await here.files.put('images/own', Buffer.from('x'));
  expect(await there.files.get('images/own')).toBeNull();
  for (const process of [one, two, here, there]) process.close();
});

test.each([
  ['a wrong secret', { FILES_S3_SECRET: 'wrong' }, 'bucket yardsign): the key is wrong'],
  ['a bucket that is not there', { FILES_S3_BUCKET: 'elsewhere' }, 'bucket elsewhere): there is no such bucket'],
])('%s stops the start, with words for the operator', async (_case, wrong, why) => {
  await expect(openProcess({ ...store, ...wrong })).rejects.toMatchObject({
    name: 'OperatorFault',
    message: expect.stringContaining(why),
  });
});
