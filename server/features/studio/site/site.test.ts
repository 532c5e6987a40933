import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let folder: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardsign-site-'));
  app = await testApp({ YARDSIGN_DATA: folder });
  await writeFile(join(folder, 'site-config.json'), JSON.stringify(FILE));
  for (const name of ['cora', 'carl']) tokens[name] = await addCrew(app, name);
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  tokens['maya'] = await app.signIn('maya');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const FILE = {
  maintenance: { on: true, message: { en: 'Back at six.', es: 'Volvemos a las seis.' } },
  banners: [
    {
      ...{ id: 'fair', kind: 'info', text: { en: 'The fair', es: 'La feria' }, lasting: true },
      link: { url: 'https://fair.example', label: { en: 'Go', es: 'Ir' } },
    },
  ],
  featureSwitches: { beta: true, old: false },
  tutorials: { '/realtalk': 'https://films.example/1' },
  promo: { couponCode: 'FALL', expiresAt: '2027-01-01T00:00:00Z' },
  help: { url: 'https://help.example' },
};
const SITE = '/api/app/v1/studio/site';
const as = (name: string) => ({ token: tokens[name] ?? '' });
const shown = async () => (await app.call({ method: 'GET', url: '/site-config.json' })).json();
const open = async () => (await app.call({ method: 'GET', url: SITE, ...as('cora') })).json().site;
const save = (version: number, entry: object, name = 'cora') =>
  app.call({ method: 'PUT', url: SITE, ...as(name), payload: { version, entry } });
const restore = (version: number, number: number) =>
  app.call({ method: 'POST', url: `${SITE}/restore`, ...as('cora'), payload: { version, number } });
const banner = (en: string, more: object = {}) => ({ says: { en, es: 'Hola' }, look: 'info', ...more });
const entryOf = (shared: object) => ({ shared, worded: { en: {}, es: {} } });

test('what the file says is opened as a form, and saved as it is says the same', async () => {
  expect(await shown()).toEqual(FILE);
  const { version, isOfFiles, fields } = await open();
  expect([version, isOfFiles]).toEqual([0, true]);
  const { form: _form, ...entry } = fields;
  const saved = (await save(0, entry)).json().site;
  expect(saved).toMatchObject({ version: 1, isOfFiles: false, versions: [{ number: 1 }, { number: 0 }] });
  expect(await shown()).toEqual(FILE);
});

test('what is saved everybody gets at once, and whoever comes late is told', async () => {
  const entry = entryOf({ banners: [banner('Hello there'), banner('Hello there')], helpSite: 'http://a.example/x?y' });
  expect((await save(1, entry)).statusCode).toBe(200);
  expect(await shown()).toEqual({
    maintenance: { on: false, message: null },
    banners: ['hello-there', 'hello-there-1'].map((id) => ({
      ...{ id, kind: 'info', text: { en: 'Hello there', es: 'Hola' } },
      ...{ link: null, lasting: false },
    })),
    featureSwitches: {},
    tutorials: {},
    promo: null,
    help: { url: 'http://a.example/x?y' },
  });
  expect((await save(1, entry, 'carl')).json().code).toBe('text_moved_on');
  const acts = await app.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'studio.site-saved')
    .execute();
  expect(acts.map(({ detail }) => detail['number']).toSorted()).toEqual([1, 2]);
});

test('what was there before is brought back, down to the file', async () => {
  expect((await restore(2, 9)).json().code).toBe('not_found');
  expect((await restore(2, 1)).json().site).toMatchObject({ version: 3, isOfFiles: false });
  expect(await shown()).toEqual(FILE);
  expect((await restore(3, 0)).json().site).toMatchObject({ version: 4, isOfFiles: true });
  await writeFile(join(folder, 'site-config.json'), '{}');
  expect(await shown()).toMatchObject({ maintenance: { on: false }, help: null });
});

const FILM = 'https://films.example/1';
test.each([
  ['a script for an address', entryOf({ helpSite: 'javascript:alert(1)' }), 'entry.shared.helpSite'],
  ['an address that is none', entryOf({ helpSite: 'https://:80' }), 'entry.shared.helpSite'],
  ['a message in one language', entryOf({ banners: [{ says: { en: 'x' }, look: 'info' }] }), 'entry.shared.banners.0'],
  ['maintenance in one language', entryOf({ maintenanceText: { en: 'Back at six.' } }), 'entry.shared.maintenanceText'],
  [
    'two films of a page',
    entryOf({
      tutorials: [
        { below: '/a', film: FILM },
        { below: '/a', film: FILM },
      ],
    }),
    'entry.shared.tutorials.1.below',
  ],
  ['five messages', entryOf({ banners: Array.from({ length: 5 }, () => banner('x')) }), 'entry.shared.banners'],
  ['a field that there is not', entryOf({ __proto__: null, color: 'red' }), 'entry.shared'],
])('with %s nothing is saved', async (_name, entry, path) => {
  const answer = (await save(4, entry)).json();
  expect(answer.code).toBe('invalid_request');
  expect(answer.issues[0].path).toContain(path);
  expect(await open()).toMatchObject({ version: 4 });
});

test('nobody but the content team gets near', async () => {
  expect((await app.call({ method: 'GET', url: SITE, ...as('maya') })).statusCode).toBe(403);
  expect((await save(4, entryOf({}), 'maya')).statusCode).toBe(403);
});
