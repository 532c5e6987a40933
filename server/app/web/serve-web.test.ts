import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-web-'));
  await writeFile(join(folder, 'index.html'), '<head><script src="/boot.js"></script></head><body></body>');
  await writeFile(join(folder, 'boot.js'), 'first();');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  app = Fastify();
  await serveWeb(app, folder, {
    visitorOf: () => ({ signedIn: false, mayCall: async () => false }),
    isGone: async () => false,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('search engines may read what members publish and the legal pages, and nothing else', async () => {
  const answer = await app.inject('/robots.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /p/',
    'Allow: /api/app/v1/pictures/',
    'Allow: /terms',
    'Allow: /privacy',
    'Disallow: /',
  ]);
});

test('the icon is found under the name that browsers ask for by themselves', async () => {
  const answer = await app.inject('/favicon.ico');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/favicon.svg']);
  const icon = await app.inject('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('a page allows the script that stands in it, by its digest, and no other', async () => {
  const { body, headers } = await app.inject('/anything');
  expect(body).toContain('<script>first();</script>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=';/);
});

test('the page as the build wrote it is at no address of its own', async () => {
  const { body, headers } = await app.inject('/index.html');
  expect(body).toContain('<script>first();</script>');
  expect(headers['cache-control']).toBe('no-cache');
});

test('the head of a page is answered as the page is, and no other call is', async () => {
  const ask = async (method: 'GET' | 'HEAD' | 'POST') => {
    const { statusCode, headers, body } = await app.inject({ method, url: '/approve-post?id=1&h=2' });
    return { statusCode, cache: headers['cache-control'], referrer: headers['referrer-policy'], isEmpty: body === '' };
  };
  const page = { statusCode: 200, cache: 'no-store', referrer: 'no-referrer' };
  expect(await ask('GET')).toEqual({ ...page, isEmpty: false });
  expect(await ask('HEAD')).toEqual({ ...page, isEmpty: true });
  expect((await ask('POST')).statusCode).toBe(404);
});
