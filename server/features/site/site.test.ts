import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-site-'));
  app = await testApp({
    YARDSIGN_DATA: folder,
    HELP_URL: 'https://help.example',
    IOS_APP_URL: 'https://store.example/app',
  });
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const DEFAULTS = {
  maintenance: { on: false, message: null },
  banners: [],
  featureSwitches: {},
  tutorials: {},
  promo: null,
  help: null,
};
const write = (value: unknown) =>
  writeFile(join(folder, 'site-config.json'), typeof value === 'string' ? value : JSON.stringify(value));
const readConfig = async () => (await app.call({ method: 'GET', url: '/site-config.json?t=1' })).json<object>();

describe('the configuration of the site', () => {
  beforeEach(() => rm(join(folder, 'site-config.json'), { force: true }));

  test('has its defaults while nobody has written one', async () => {
    expect(await readConfig()).toEqual(DEFAULTS);
  });

  test('is what stands in the file, at once; what is not known is left out', async () => {
    const message = { en: 'Back at six.', es: 'Volvemos a las seis.' };
    await write({ maintenance: { on: true, message }, somethingNew: 1 });
    expect(await readConfig()).toEqual({ ...DEFAULTS, maintenance: { on: true, message } });
  });

  test.each([
    ['a script as a link', { help: { url: 'javascript:alert(1)' } }],
    [
      'data as a link',
      {
        banners: [
          { id: 'a', text: { en: 'x', es: 'x' }, link: { url: 'data:text/html,x', label: { en: 'x', es: 'x' } } },
        ],
      },
    ],
    ['a banner in one language', { banners: [{ id: 'a', text: { en: 'x' } }] }],
    ['what is not JSON', '{"maintenance":'],
  ])('with %s is left out, is complained about once, and what was good before stays', async (_what, faulty) => {
    await write({ featureSwitches: { beta: true } });
    await readConfig();
    await write(faulty);
    const before = app.log.length;
    expect(await readConfig()).toEqual({ ...DEFAULTS, featureSwitches: { beta: true } });
    await readConfig();
    expect(app.log.slice(before).filter((line) => line.includes('has a fault'))).toHaveLength(1);
  });
});

test('a browser is told where the product leads outside of itself', async () => {
  const site = (await app.call({ method: 'GET', url: '/api/app/v1/site' })).json<{
    links: object;
    supportEmail: string;
  }>();
  expect(site.links).toEqual({
    help: 'https://help.example',
    ios: 'https://store.example/app',
    android: null,
    verification: null,
  });
  expect(site.supportEmail).toContain('@');
});

describe('an error of a browser', () => {
  const told = {
    name: 'TypeError',
    message: 'failed at /reset-password?token=lnk_1&h=s3cret for maya@demo.yardsign.test',
    stack: 'TypeError: failed\n    at draw (https://m.example/assets/a.js:1:2)',
    page: '/dashboard',
    requestId: null,
    version: '1.250917.21',
    language: 'es',
    mobile: true,
  };
  const tell = (payload: object, remoteAddress = '10.0.0.1') =>
    app.call({ method: 'POST', url: '/api/app/v1/errors', payload, remoteAddress });

  test('is taken from anyone and passed on without what opens something or names somebody', async () => {
    expect((await tell(told)).statusCode).toBe(204);
    expect(app.reports.at(-1)).toMatchObject({
      origin: 'browser',
      name: 'TypeError',
      where: '/dashboard',
      facts: { language: 'es', mobile: 'true' },
    });
    expect(JSON.stringify([app.reports, app.log])).not.toMatch(/s3cret|lnk_1|maya@demo/);
  });

  test('is refused when it is too long', async () => {
    const answer = await tell({ ...told, stack: 'x'.repeat(8_001) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
  });

  test('is taken thirty times a minute from one address', async () => {
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await tell(told, '10.0.0.2')).statusCode);
    expect([answers.slice(0, 30).every((status) => status === 204), answers[30]]).toEqual([true, 429]);
    app.clock.advance(60_000);
    expect((await tell(told, '10.0.0.2')).statusCode).toBe(204);
  });
});

test('an error of the server is told with its route, and with the id that the member is shown', async () => {
  const file = join(folder, 'site-config.json');
  await rm(file, { force: true });
  await mkdir(file);
  const answer = await app.call({ method: 'GET', url: '/site-config.json?t=1' });
  await rm(file, { recursive: true });
  const { code, requestId } = answer.json<{ code: string; requestId: string }>();
  expect([answer.statusCode, code]).toEqual([500, 'internal']);
  expect(app.reports.at(-1)).toMatchObject({ origin: 'server', where: '/site-config.json', requestId });
  expect(answer.body).not.toContain(folder);
});

describe('a page that a member must see', () => {
  test('is in their session until they have reached it', async () => {
    const token = await app.signIn('maya');
    const forced = async () =>
      (await app.call({ method: 'GET', url: '/api/app/v1/session', token })).json<{
        session: { forceRedirect: string | null };
      }>().session.forceRedirect;
    expect(await forced()).toBeNull();
    await app.db
      .updateTable('member')
      .set({ force_redirect: '/account#password' })
      .where('username', '=', 'maya')
      .execute();
    expect(await forced()).toBe('/account#password');
    await app.call({ method: 'POST', url: '/api/app/v1/session/force-redirect/clear', token });
    expect(await forced()).toBeNull();
  });
});

describe('a legal text', () => {
  const readLegal = async (page: string, language: string) =>
    (await app.call({ method: 'GET', url: `/api/app/v1/legal/${page}?language=${language}` })).json<{
      html: string;
      sections: { id: string; title: string }[];
    }>();

  test.each(['privacy', 'terms'])(
    'of %s names its sections by anchors that are the same in both languages',
    async (page) => {
      const [en, es] = await Promise.all([readLegal(page, 'en'), readLegal(page, 'es')]);
      expect(en.sections.length).toBeGreaterThan(4);
      expect(es.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
      for (const { html, sections } of [en, es]) {
        for (const { id, title } of sections) expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
        expect(html.match(/<h2/g)).toHaveLength(sections.length);
        expect(html).not.toContain('{#');
      }
    },
  );
});
