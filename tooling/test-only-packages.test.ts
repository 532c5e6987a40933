import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib.mjs';

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; version?: string }>;
};

// The first is licensed for use with Facebook's services, the second makes certificates that are to be trusted in tests alone, and the
// others are clients that a simulator is held against.
test.each([
  ['facebook-nodejs-business-sdk', '24.0.1'],
  ['node-forge', '1.4.3'],
  ['minio', '8.0.7'],
  ['twitter-api-v2', '1.29.1'],
  ['linkedin-api-client', '0.3.0'],
  ['@googleapis/youtube', '33.0.0'],
  ['@hubspot/api-client', '13.5.0'],
])('%s is for tests and is left out of a production install', (name, version) => {
  const found = ['', 'sandbox/'].map((within) => lock.packages[`${within}node_modules/${name}`]).find(Boolean);
  expect(found).toMatchObject({ version, dev: true });
});
