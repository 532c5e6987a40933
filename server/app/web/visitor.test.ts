import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, completeProfile } from '../../seeds/scenarios.ts';
import { composeWeb } from './compose-web.ts';
import { TEST_PASSWORD, testApp, type TestApp } from '../testing/test-app.ts';

const CALL = '/api/app/v1/posts?view=upcoming';
const DASHBOARD = {
  paths: ['/dashboard'],
  access: 'member',
  scripts: [],
  styles: [],
  titles: { en: 'Dashboard', es: 'Panel' },
  texts: { en: [], es: [] },
  calls: [CALL],
};

describe('the page of the dashboard', () => {
  let product: TestApp;
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    product = await testApp();
    folder = await mkdtemp(join(tmpdir(), 'visitor-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'index.html'), '<head><script src="/boot.js"></script></head><body></body>');
    await writeFile(join(folder, '.vite/pages.json'), JSON.stringify([DASHBOARD]));
    const { core, world } = product;
    app = await composeWeb(core, product.product, { webFolder: folder });
    await completeProfile(world, await addMember(world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
    await addMember(world, { username: 'nora', firstName: 'Nora', lastName: 'Whitfield' });
    await addMember(world, { username: 'lim', firstName: 'Lim', lastName: 'Park', status: 'limited' });
  });
  afterAll(async () => {
    await app.close();
    await product.close();
    await rm(folder, { recursive: true });
  });

  async function cookiesOf(username: string): Promise<Record<string, string>> {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      headers: { 'x-client-app': 'members-web' },
      payload: { username, password: TEST_PASSWORD, industry_id: 1 },
    });
    return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  }

  async function isToldToCall(cookies: Record<string, string>): Promise<boolean> {
    const { body, statusCode } = await app.inject({ url: '/dashboard', cookies });
    expect(statusCode).toBe(200);
    return body.includes(CALL);
  }

  test('lets the browser of a member ask at once for what it will show', async () => {
    expect(await isToldToCall(await cookiesOf('maya'))).toBe(true);
  });

  test('lets the browser of a held-back account ask for nothing that it would be refused', async () => {
    expect(await isToldToCall(await cookiesOf('lim'))).toBe(false);
  });

  test('lets the browser of somebody whose profile is not set up ask for nothing that no page would show', async () => {
    expect(await isToldToCall(await cookiesOf('nora'))).toBe(false);
  });

  test('lets nobody ask with a session that is over', async () => {
    const cookies = await cookiesOf('maya');
    product.clock.advance(20 * 60_000);
    expect(await isToldToCall(cookies)).toBe(false);
    expect(await isToldToCall(Object.fromEntries(Object.keys(cookies).map((name) => [name, 'forged'])))).toBe(false);
  });
});
