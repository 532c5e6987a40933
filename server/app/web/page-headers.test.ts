import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeWeb } from './compose-web.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let product: TestApp;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  product = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'page-headers-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), '<head><script src="/boot.js"></script></head><body></body>');
  await writeFile(join(folder, '.vite/pages.json'), '[]');
  app = await composeWeb(product.core, product.product, { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await product.close();
  await rm(folder, { recursive: true });
});

const headersOf = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).headers;

test.each([
  '/reset-password?code=secret',
  '/confirm-delete?code=secret',
  '/completeSignup?code=secret',
  '/completesignup/?code=secret',
  '/signup?invite=secret',
  '/account?code=secret',
  '/make-admin',
  '/login?ticket=secret',
  '/%6cogin?ticket=secret',
  '/join-team?code=secret',
])('%s, whose address may carry a secret, is kept nowhere and told to no other page', async (url) => {
  expect(await headersOf(url)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test.each(['/', '/dashboard', '/integrations'])('%s, which carries none, is asked for again each time', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test.each(['/', '/login', '/api/docs'])(
  '%s may use neither place nor payment, and camera and microphone itself alone',
  async (url) => {
    const allowed = String((await headersOf(url))['permissions-policy']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'display-capture=()',
        'geolocation=()',
        'payment=()',
        'usb=()',
        'camera=(self)',
        'microphone=(self)',
      ]),
    );
    expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)', 'microphone=(self)']);
  },
);
