import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personIds } from '../vendors/facebook/seed.ts';
import { createWorld, redeem, consent, type World } from '../support/world.ts';

const KEY = 'k'.repeat(43);
const BROWSER = { accept: 'text/html,application/xhtml+xml' };

let world: World;
afterEach(() => world.close());

const ask = (options: InjectOptions) => world.app.inject(options);
const get = (path: string, headers: Record<string, string> = {}) => ask({ url: `/sandbox${path}`, headers });

const CONTROLS: { method: 'GET' | 'POST' | 'DELETE'; path: string }[] = [
  ...['', '/mailbox', '/authenticator', '/faults', '/requests', '/_clock', '/authenticator/_state'].map((path) => ({
    method: 'GET' as const,
    path,
  })),
  ...['facebook', 'google', 'apple', 'mail'].flatMap((vendor) => [
    ...['_log', '_state', '_effects', '_faults'].map((name) => ({
      method: 'GET' as const,
      path: `/${vendor}/${name}`,
    })),
    { method: 'POST' as const, path: `/${vendor}/_faults` },
    { method: 'POST' as const, path: `/${vendor}/_faults/clear` },
    { method: 'DELETE' as const, path: `/${vendor}/_faults` },
  ]),
  ...[
    '/_clock',
    '/_reset',
    '/authenticator/_add',
    '/authenticator/_remove',
    '/facebook/_revoke',
    '/facebook/_settings',
  ].map((path) => ({ method: 'POST' as const, path })),
  { method: 'GET', path: '/mail/messages/msg-1/body' },
  { method: 'GET', path: '/google/interaction/abc' },
  { method: 'POST', path: '/apple/interaction/abc' },
];

describe('with a lock, beyond this machine', () => {
  beforeEach(async () => {
    world = await createWorld({ lock: { key: KEY, secure: true } });
  });

  test.each(CONTROLS)('$method $path needs the key', async ({ method, path }) => {
    const url = `/sandbox${path}`;
    expect((await ask({ method, url })).statusCode).toBe(401);
    expect((await ask({ method, url: `${url}/` })).statusCode).toBe(401);
    expect((await ask({ method, url, headers: { 'x-sandbox-key': 'guessed' } })).statusCode).toBe(401);
    expect((await ask({ method, url, headers: { cookie: `sandbox_key=${KEY}` } })).statusCode).toBe(401);
    expect((await ask({ method, url, headers: { 'x-sandbox-key': KEY } })).statusCode).not.toBe(401);
  });

  test('the printed link lets a browser in with a cookie that is not the key, and takes the key out of the address', async () => {
    const answer = await get(`?key=${KEY}&lang=es`, BROWSER);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/sandbox?lang=es',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/Path=\/sandbox; HttpOnly; SameSite=Lax; .*; Secure$/);
    expect(cookie).not.toContain(KEY);
    const [pair = ''] = cookie.split(';');
    expect((await get('/mailbox', { ...BROWSER, cookie: pair })).statusCode).toBe(200);
  });

  test('a page without the key says what to do, in the reader’s language, and a wrong key that it is wrong', async () => {
    expect((await get('', { ...BROWSER, 'accept-language': 'es-MX' })).body).toContain('entorno de pruebas');
    const wrong = await get('?key=guessed', BROWSER);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('not the key');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('what the product and the consent screens call goes on working without it', async () => {
    const code = await consent(world, personIds.maya, { pages: [] });
    expect((await redeem(world, code)).body).toHaveProperty('access_token');
    expect((await get('/facebook/v25.0/dialog/oauth')).statusCode).not.toBe(401);
    expect((await get('/google/.well-known/openid-configuration')).statusCode).toBe(200);
    expect((await get('/panel.css')).statusCode).toBe(200);
    expect((await get('/facebook/posts/none')).statusCode).toBe(404);
    expect((await get('/facebook/photos/none')).statusCode).toBe(404);
    expect((await get('/facebook/pictures/none')).statusCode).toBe(404);
  });
});

describe('changes that another site makes a browser send', () => {
  beforeEach(async () => {
    world = await createWorld();
  });
  const move = (headers: Record<string, string>) =>
    ask({
      method: 'POST',
      url: '/sandbox/_clock',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'advanceMs=60000',
    });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    // Another port of this machine.
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:4000' },
    { origin: 'null' },
  ])('are refused by %j', async (headers) => {
    const before = world.clock.now();
    expect((await move(headers)).statusCode).toBe(403);
    expect(world.clock.now()).toBe(before);
  });

  test.each([
    {},
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { origin: 'http://localhost:3000' },
  ])('are told from those of the panel and of programs: %j is let in', async (headers) => {
    expect((await move(headers)).statusCode).toBe(200);
  });

  test.each(CONTROLS.filter(({ method }) => method !== 'GET'))(
    'reach no control: $method $path',
    async ({ method, path }) => {
      const answer = await ask({ method, url: `/sandbox${path}`, headers: { 'sec-fetch-site': 'cross-site' } });
      expect(answer.statusCode).toBe(403);
    },
  );
});
