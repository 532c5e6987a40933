import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productStarter, type Product } from './start-product.ts';

const newStarter = async () => productStarter(await mkdtemp(join(tmpdir(), 'yardsign-start-')));

const headers = { 'content-type': 'application/json' };

interface SignedIn {
  token: string;
  refresh_token: string;
  user: { id: string };
}

async function post<Data>(url: string, body: object): Promise<Data> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: Data }).data;
}

/** Signs in as an API client; who has a second factor reads the code off the sandbox's phone. */
async function signIn(url: string, username: string): Promise<SignedIn> {
  const first = await post<SignedIn & { second_factor?: { ticket: string } }>(`${url}/api/auth/v1/authenticate`, {
    username,
    password: 'porch-light-42',
    industry_id: 1,
  });
  if (!first.second_factor) return first;
  const phone = await fetch(`${url}/sandbox/authenticator/_state`);
  const { codes } = (await phone.json()) as { codes: { label: string; code: string }[] };
  const code = codes.find((shown) => shown.label === username)?.code ?? '';
  return post(`${url}/api/auth/v1/authenticate/second-factor`, { ticket: first.second_factor.ticket, code });
}

/** What an operator of a real installation sets. */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  YARDSIGN_URL: 'https://members.example.com',
  FACEBOOK_APP_ID: '42',
  FACEBOOK_APP_SECRET: 'a-real-one',
  SUPPORT_EMAIL: 'help@example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Members <members@example.com>',
};

/** A start fills a database, so that these tests share one data folder. The last one ends its product. */
describe('a product with the demo world', () => {
  let products: Awaited<ReturnType<typeof newStarter>>;
  let product: Product;
  beforeAll(async () => {
    products = await newStarter();
    product = await products.start();
    await product.ready;
  });
  afterAll(() => products.killAll());

  test('tells the time of the machine again once its past has been lived', async () => {
    const before = Date.now();
    const answer = await fetch(`${product.url}/sandbox/_clock`);
    const { now } = (await answer.json()) as { now: string };
    // Living the past takes seconds.
    expect(Date.parse(now)).toBeGreaterThan(before - 1000);
  });

  test('prints the address, the demo accounts and the sandbox panel, and everyone can sign in', async () => {
    expect(product.output()).toContain(`Yardsign is ready at ${product.url}`);
    expect(product.output()).toContain(`${product.url}/sandbox`);
    for (const username of [
      'maya',
      'luis',
      'nora',
      'oscar',
      'tina',
      'theo',
      'lou',
      'lena',
      'ines',
      'ivan',
      'lim',
      'pat',
      'frida',
      'cora',
      'ada',
    ]) {
      expect(product.output()).toContain(`${username}@demo.yardsign.test`);
      expect((await signIn(product.url, username)).user.id, username).toMatch(/^usr_/);
    }
  });

  test('goes on when a second process is refused on its data folder, which says why', async () => {
    const second = await products.start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('is using the data folder');
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  });

  test.each([
    ['SIGTERM', '(512) 555-0188'],
    ['SIGINT', '(512) 555-0199'],
  ] as const)('ends cleanly by %s, and the next start has everything that was there', async (signal, phone) => {
    const first = product;
    const maya = await signIn(first.url, 'maya');
    const saved = await fetch(`${first.url}/api/profile/v1/${maya.user.id}/basic`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${maya.token}` },
      body: JSON.stringify([{ position: 'phone', value: phone }]),
    });
    expect(saved.status).toBe(200);
    first.child.kill(signal);
    expect(await first.ended).toBe(0);

    const second = await products.start();
    await second.ready;
    product = second;
    const renewed = await fetch(`${second.url}/api/auth/v1/authenticate/refresh`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: maya.refresh_token }),
    });
    const { data: grant } = (await renewed.json()) as { data: { token: string } };
    const authorization = `Bearer ${grant.token}`;
    const brand = (await (await fetch(`${second.url}/api/app/v1/brand`, { headers: { authorization } })).json()) as {
      brand: { phone: string };
    };
    expect(brand.brand.phone).toBe(phone);
    const posts = (await (
      await fetch(`${second.url}/api/app/v1/posts?view=past`, { headers: { authorization } })
    ).json()) as { items: { state: string; remote: { url: string } }[] };
    expect(posts.items.length).toBeGreaterThan(0);
    const address = (posts.items[0]?.remote.url ?? '').replace(/^http:\/\/localhost:\d+/, second.url);
    expect((await fetch(address)).status).toBe(200);
  });

  test('is refused by production, because its password is published, and says what to do', async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    const real = await products.start(PRODUCTION);
    expect(await real.ended).toBe(1);
    expect(real.output()).toContain('published password');
    expect(real.output()).not.toContain('    at ');
  });
});

describe('a start', () => {
  let products: Awaited<ReturnType<typeof newStarter>>;
  beforeEach(async () => {
    products = await newStarter();
  });
  afterEach(() => products.killAll());

  test('with wrong settings stops with the whole list of what is wrong', async () => {
    const product = await products.start({ DATABASE_URL: 'mysql://x', POSTING_POLL_MS: 'soon' }, [
      '--services=web,cook',
    ]);
    expect(await product.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'POSTING_POLL_MS', 'no service cook']) expect(product.output()).toContain(name);
    expect(product.output()).not.toContain('    at ');
  });

  test('that is told to stop before it is ready ends cleanly and gives the data folder back', async () => {
    const product = await products.start({ YARDSIGN_DEMO: 'off' });
    const lock = join(products.data, 'lock');
    await expect.poll(() => existsSync(lock), { interval: 5, timeout: 60_000 }).toBe(true);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toContain('    at ');
    expect(existsSync(lock)).toBe(false);
  });

  test('without an administrator prints a link that is good for making one, and names no demo account', async () => {
    const product = await products.start(PRODUCTION);
    await product.ready;
    const token = /https:\/\/members\.example\.com\/make-admin#([\w-]{40,})/.exec(product.output())?.[1] ?? '';
    const link = (body: object) =>
      fetch(`${product.url}/api/app/v1/admin-link`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect((await link({ token })).status).toBe(200);
    expect((await link({ token: 'guessed' })).status).toBe(404);
    expect((await fetch(`${product.url}/make-admin`)).status).toBe(200);
    expect(product.output()).not.toContain('demo.yardsign.test');
  });
});
