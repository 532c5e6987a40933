import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, completeProfile, fillProfile, givePlan } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const name of ['cora', 'carl']) tokens[name] = await addCrew(app, name);
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez' });
  await completeProfile(app.world, maya);
  tokens['maya'] = await app.signIn('maya');
  await app.db
    .insertInto('studio_picture')
    .values({
      ...{ id: PICTURE, sha256: 'a'.repeat(64), format: 'png', width: 10, height: 10, name: 'logo.png' },
      ...{ alt: JSON.stringify({ en: 'A sign', es: 'Un letrero' }), licence: '', source: '' },
      ...{ added_at: app.clock.now(), updated_at: app.clock.now() },
    })
    .execute();
});
afterAll(() => app.close());

const PICTURE = `pic_${'b'.repeat(24)}`;
const BASE = '/api/app/v1/studio/perks';
const token = (as: string) => ({ token: tokens[as] ?? '' });
const get = async (slug = '', as = 'cora') => app.call({ method: 'GET', url: `${BASE}${slug}`, ...token(as) });
const open = async (slug: string) => (await get(`/${slug}`)).json().perk;
const save = (slug: string, version: number, entry: object, as = 'cora') =>
  app.call({ method: 'PUT', url: `${BASE}/${slug}`, ...token(as), payload: { version, entry } });
const restore = (slug: string, version: number, number: number) =>
  app.call({ method: 'POST', url: `${BASE}/${slug}/restore`, ...token('cora'), payload: { version, number } });
const begin = (header: string, component = 'partner') =>
  app.call({ method: 'POST', url: BASE, ...token('cora'), payload: { header, component } });
const members = async (language = 'en') =>
  (
    await app.call({ method: 'GET', url: `/api/content/v1/perks?limit=20&language=${language}`, ...token('maya') })
  ).json().data.items as Record<string, unknown>[];
const shownAs = async (slug: string, language?: string) =>
  (await members(language)).find((perk) => perk['slug'] === slug);

const offer = { description: 'Signs.', promotion: 'Half off', what: ['Posts'], why: ['Quick'] };
const entryOf = (shared: object = {}, worded: object = {}): PerkEntry => {
  const words = { header: 'Signs & Co', ...offer, ...worded };
  return {
    shared: { component: 'partner', order: 5, link: 'https://signs.example/a', ...shared },
    worded: { en: words, es: words },
  };
};

test('a perk of the library is opened as it stands, saved over its files, and seen by members at once', async () => {
  const perk = await open('redx');
  expect(perk).toMatchObject({ version: 0, isOfFiles: true, versions: [{ number: 0, isOfFiles: true }] });
  const { shared, worded } = perk.fields;
  const entry = {
    shared: { ...shared, logo: PICTURE, video: 'https://films.example/how' },
    worded: { ...worded, es: { ...worded.es, promotion: 'La mitad', contents: 'Un <b>texto</b>.' } },
  };
  const saved = await save('redx', 0, entry);
  expect(saved.json().perk).toMatchObject({
    ...{ version: 1, isOfFiles: false, fields: { shared: { logo: PICTURE } } },
    versions: [{ number: 1, isOfFiles: false }, { number: 0 }],
  });
  expect(await shownAs('redx', 'es')).toMatchObject({
    ...{ promotion: 'La mitad', logo: `/api/app/v1/pictures/${PICTURE}`, header: 'REDX' },
    ...{ video: null, watch: 'https://films.example/how', color: '#B4472E' },
    contents: expect.stringContaining('&lt;b&gt;'),
  });
  expect((await save('redx', 0, entry, 'carl')).json().code).toBe('text_moved_on');
  const acts = await app.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'studio.perk-saved')
    .execute();
  expect(acts).toEqual([{ detail: { perk: 'redx', number: 1 } }]);
});

test('a picture that a perk shows is not removed', async () => {
  const removed = await app.call({ method: 'DELETE', url: `/api/app/v1/studio/pictures/${PICTURE}`, ...token('cora') });
  expect(removed.json().code).toBe('picture_in_use');
});

test('what was there before is brought back, down to the files', async () => {
  expect((await restore('redx', 0, 0)).json().code).toBe('text_moved_on');
  expect((await restore('redx', 1, 7)).json().code).toBe('not_found');
  expect((await restore('redx', 1, 0)).json().perk).toMatchObject({ version: 2, isOfFiles: true });
  expect(await shownAs('redx', 'es')).toMatchObject({ watch: null, logo: '/api/content/v1/perks/redx/files/logo.svg' });
  expect((await restore('redx', 2, 1)).json().perk).toMatchObject({ version: 3, isOfFiles: false });
  expect(await shownAs('redx', 'es')).toMatchObject({ promotion: 'La mitad' });
});

test('a new perk is hidden until it is shown, and stands where it is put', async () => {
  expect((await begin('REDX')).json().code).toBe('slug_taken');
  expect((await begin('Referral')).json().code).toBe('slug_taken');
  const begun = (await begin('Signs & Co')).json().perk;
  expect(begun).toMatchObject({ slug: 'signs-co', version: 1, fields: { shared: { hidden: true } } });
  expect(await shownAs('signs-co')).toBeUndefined();
  expect((await restore('signs-co', 1, 0)).json().code).toBe('not_found');
  expect((await save('signs-co', 1, entryOf())).statusCode).toBe(200);
  expect((await members())[0]).toMatchObject({ slug: 'signs-co', header: 'Signs & Co', path: '/my-perks/signs-co' });
  const [line] = (await get()).json().perks;
  expect(line).toMatchObject({ slug: 'signs-co', hidden: false, savedAt: app.clock.now().toISOString() });
});

test('a perk is hidden from everybody, with its PDF and its files', async () => {
  const perk = await open('listing-week');
  const { shared, worded } = perk.fields;
  await save('listing-week', 0, { shared: { ...shared, hidden: true }, worded });
  expect(await shownAs('listing-week')).toBeUndefined();
  for (const path of ['document.pdf', 'files/picture.svg'])
    expect(
      (await app.call({ method: 'GET', url: `/api/content/v1/perks/listing-week/${path}`, ...token('maya') }))
        .statusCode,
    ).toBe(404);
});

test.each([
  ['an offer that is missing', entryOf({}, { promotion: undefined }), 'piece_incomplete', 'en.promotion'],
  ['a piece that there cannot be', entryOf({ page: '/admin/x' }), 'piece_incomplete', 'shared.page'],
  ['a file that is not its own', entryOf({ logo: 'logo.svg' }), 'invalid_request', 'entry.shared.logo'],
  ['a picture that there is not', entryOf({ logo: `pic_${'c'.repeat(24)}` }), 'invalid_request', 'entry.shared.logo'],
  ['a script for an address', entryOf({ link: 'javascript:alert(1)' }), 'invalid_request', 'entry.shared.link'],
  ['a field that there is not', entryOf({ color: 'red' }), 'invalid_request', 'entry.shared'],
])('with %s nothing is saved', async (_name, entry, code, path) => {
  const { version } = await open('signs-co');
  const answer = (await save('signs-co', version, entry)).json();
  expect([answer.code, answer.issues?.[0]?.path]).toEqual([code, path]);
  expect(await open('signs-co')).toMatchObject({ version });
});

test('nobody but the content team gets near', async () => {
  expect((await get('', 'maya')).statusCode).toBe(403);
  expect((await save('redx', 3, entryOf(), 'maya')).statusCode).toBe(403);
  expect((await get('/no-such-perk')).json().code).toBe('not_found');
  expect((await save('no-such-perk', 0, entryOf())).json().code).toBe('not_found');
});
