import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox } from '@yardsign/sandbox/sandbox';
import { SANDBOX_S3 } from '@yardsign/sandbox/vendors/s3/s3';
import fastify from 'fastify';
import { Secret } from '../../platform/vault.ts';
import { createS3Files, type S3Files } from '../../integrations/s3/adapter.ts';

export interface TestStore {
  files: S3Files;
  /** The smallest part that it takes, in bytes. */
  smallestPart: number;
  close(): Promise<void>;
}

export const SIMULATED_SMALLEST_PART = 1000;
export const S3_SMALLEST_PART = 5 * 1024 * 1024;

export const storeIsReal = () => process.env['TEST_S3_ENDPOINT'] !== undefined;

/** The store that `TEST_S3_ENDPOINT` and its like name (`tooling/test-s3.mjs`), or without them the simulated one. */
export async function openTestStore(): Promise<TestStore> {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_BUCKET: bucket, TEST_S3_KEY: key, TEST_S3_SECRET: secret } = process.env;
  const unfinishedIn = await mkdtemp(join(tmpdir(), 'yardsign-s3-'));
  if (endpoint === undefined || bucket === undefined || key === undefined || secret === undefined)
    return openSimulated(unfinishedIn);
  const files = createS3Files({
    endpoint,
    region: process.env['TEST_S3_REGION'] ?? 'us-east-1',
    bucket,
    accessKeyId: key,
    secretAccessKey: new Secret(secret),
    pathStyle: true,
    unfinishedIn,
  });
  return { files, smallestPart: S3_SMALLEST_PART, close: async () => files.close() };
}

async function openSimulated(unfinishedIn: string): Promise<TestStore> {
  const smallestPart = SIMULATED_SMALLEST_PART;
  const sandbox = await createSandbox({
    clock: createClock(() => Date.now()),
    publicUrl: 'http://localhost:3000',
    facebook: { appId: '1', appSecret: 'x' },
    s3SmallestPart: smallestPart,
  });
  const host = fastify({ forceCloseConnections: true });
  await host.register(sandbox.plugin, { prefix: '/sandbox' });
  await host.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.address() as AddressInfo;
  const { region, bucket, accessKeyId, secretAccessKey } = SANDBOX_S3;
  const files = createS3Files({
    endpoint: `http://127.0.0.1:${port}/sandbox/s3`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey: new Secret(secretAccessKey),
    pathStyle: true,
    unfinishedIn,
  });
  return {
    files,
    smallestPart,
    async close() {
      files.close();
      await host.close();
      await sandbox.close();
    },
  };
}
