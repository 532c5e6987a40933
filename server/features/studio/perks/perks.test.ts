import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { publishDuePerks } from './move-perk.ts';
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
  for (const id of [PICTURE, OTHER])
    await app.db
      .insertInto('studio_picture')
      .values({
        ...{ id, sha256: id.slice(-1).repeat(64), format: 'png', width: 10, height: 10, name: 'logo.png' },
        ...{ alt: JSON.stringify({ en: 'A sign', es: 'Un letrero' }), licence: '', source: '' },
        ...{ added_at: app.clock.now(), updated_at: app.clock.now() },
      })
      .execute();
});
afterAll(() => app.close());

const PICTURE = `pic_${'b'.repeat(24)}`;
const OTHER = `pic_${'d'.repeat(24)}`;
const BASE = '/api/app/v1/studio/perks';
const token = (as: string) => ({ token: tokens[as] ?? '' });
const get = async (slug = '', as = 'cora') => app.call({ method: 'GET', url: `${BASE}${slug}`, ...token(as) });
const open = async (slug: string) => (await get(`/${slug}`)).json().perk;
const save = (slug: string, version: number, entry: object, as = 'cora') =>
  app.call({ method: 'PUT', url: `${BASE}/${slug}`, ...token(as), payload: { version, entry } });
const move = (slug: string, name: string, as = 'cora', more: object = {}) =>
  app.call({ method: 'POST', url: `${BASE}/${slug}/moves`, ...token(as), payload: { move: name, ...more } });
const approve = async (slug: string) => move(slug, 'approve', 'carl', { edition: (await open(slug)).edition });
/** Hands a draft in, has somebody else approve it, and publishes it. */
async function publish(slug: string) {
  expect((await move(slug, 'submit')).statusCode).toBe(200);
  expect((await approve(slug)).statusCode).toBe(200);
  return (await move(slug, 'publish')).json().perk;
}
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

test('a perk of the library is taken up, and members see its draft once a second person has said yes', async () => {
  const perk = await open('redx');
  const untouched = { version: 0, state: 'published', isOut: true, moves: ['reopen', 'withdraw'], standing: 0 };
  expect(perk).toMatchObject({ ...untouched, versions: [{ number: 0, isOfFiles: true, kind: 'published' }] });
  const { shared, worded } = perk.fields;
  const entry = {
    shared: { ...shared, logo: PICTURE, video: 'https://films.example/how' },
    worded: { ...worded, es: { ...worded.es, promotion: 'La mitad', contents: 'Un <b>texto</b>.' } },
  };
  expect((await save('redx', 0, entry)).json().code).toBe('piece_moved_on');
  const before = await shownAs('redx', 'es');
  expect((await move('redx', 'reopen')).json().perk).toMatchObject({
    version: 1,
    state: 'draft',
    moves: ['submit', 'withdraw'],
  });
  const saved = (await save('redx', 1, entry)).json().perk;
  expect(saved).toMatchObject({
    version: 2,
    writers: [{ name: 'Cora Whitfield' }],
    fields: { shared: { logo: PICTURE } },
  });
  expect((await save('redx', 1, entry, 'carl')).json().code).toBe('text_moved_on');
  expect((await move('redx', 'publish')).json().code).toBe('piece_moved_on');
  await move('redx', 'submit');
  expect((await move('redx', 'approve')).json().code).toBe('own_writing');
  expect((await save('redx', 2, entry)).json().code).toBe('piece_moved_on');
  expect((await restore('redx', 2, 0)).json().code).toBe('piece_moved_on');
  expect((await move('redx', 'approve', 'carl', { edition: '1' })).json().code).toBe('piece_moved_on');
  await approve('redx');
  expect(await shownAs('redx', 'es')).toEqual(before);
  expect((await move('redx', 'publish')).json().perk).toMatchObject({
    ...{ state: 'published', isOut: true, writers: [], approvedBy: null, standing: 1 },
    versions: [{ number: 1, isOfFiles: false, kind: 'published' }, { number: 0 }],
  });
  expect(await shownAs('redx', 'es')).toMatchObject({
    ...{ promotion: 'La mitad', logo: `/api/app/v1/pictures/${PICTURE}`, header: 'REDX' },
    ...{ video: null, watch: 'https://films.example/how', color: '#B4472E' },
    contents: expect.stringContaining('&lt;b&gt;'),
  });
  const acts = await app.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('action', 'like', 'studio.%')
    .orderBy('id')
    .execute();
  expect(acts.map(({ action }) => action).toSorted()).toEqual([
    'studio.approved',
    'studio.published',
    'studio.reopened',
    'studio.submitted',
  ]);
  expect(acts.every(({ detail }) => detail['piece'] === 'perks/redx')).toBe(true);
});

test('a picture that a perk shows is not removed', async () => {
  const removed = await app.call({ method: 'DELETE', url: `/api/app/v1/studio/pictures/${PICTURE}`, ...token('cora') });
  expect(removed.json().code).toBe('picture_in_use');
});

test('a picture that only a draft shows is not removed either', async () => {
  const { version } = (await begin('Drafted', 'bonus')).json().perk;
  const entry = entryOf({ component: 'bonus', order: 400, link: undefined, featuredImage: OTHER });
  expect((await save('drafted', version, entry)).statusCode).toBe(200);
  const removed = await app.call({ method: 'DELETE', url: `/api/app/v1/studio/pictures/${OTHER}`, ...token('cora') });
  expect(removed.json().code).toBe('picture_in_use');
});

test('what was there before becomes the draft, down to the files, and what was typed is kept', async () => {
  expect((await restore('redx', 0, 0)).json().code).toBe('text_moved_on');
  expect((await restore('redx', 2, 7)).json().code).toBe('not_found');
  const files = (await restore('redx', 2, 0)).json().perk;
  expect(files).toMatchObject({ version: 3, state: 'draft', standing: 1 });
  expect(await shownAs('redx', 'es')).toMatchObject({ promotion: 'La mitad' });
  const { shared, worded } = files.fields;
  await save('redx', 3, { shared: { ...shared, sample: false }, worded });
  const again = (await restore('redx', 4, 0)).json().perk;
  expect(again.versions[0]).toMatchObject({ number: 2, kind: 'kept', savedBy: 'Cora Whitfield' });
  expect(again.standing).toBe(1);
  // What says what the files say lets the files stand again.
  expect(await publish('redx')).toMatchObject({ standing: 3, versions: [{ number: 3, isOfFiles: true }, {}, {}, {}] });
  expect(await shownAs('redx', 'es')).toMatchObject({ watch: null, logo: '/api/content/v1/perks/redx/files/logo.svg' });
});

test('a new perk is a draft until it is published, and stands where it is put', async () => {
  expect((await begin('REDX')).json().code).toBe('slug_taken');
  expect((await begin('Referral')).json().code).toBe('slug_taken');
  const begun = (await begin('Signs & Co')).json().perk;
  expect(begun).toMatchObject({ slug: 'signs-co', state: 'draft', isOut: false, moves: ['submit'] });
  expect((await begin('Signs & Co')).json().code).toBe('slug_taken');
  expect(await shownAs('signs-co')).toBeUndefined();
  expect((await restore('signs-co', begun.version, 0)).json().code).toBe('not_found');
  const incomplete = (await move('signs-co', 'submit')).json();
  expect([incomplete.code, incomplete.issues[0].path]).toEqual(['piece_incomplete', 'fields.link']);
  expect((await save('signs-co', begun.version, entryOf())).statusCode).toBe(200);
  expect(await publish('signs-co')).toMatchObject({ state: 'published', isOut: true });
  expect((await members())[0]).toMatchObject({ slug: 'signs-co', header: 'Signs & Co', path: '/my-perks/signs-co' });
  const [line] = (await get()).json().perks;
  expect(line).toMatchObject({ slug: 'signs-co', state: 'published', isOut: true, savedBy: 'Cora Whitfield' });
});

test('the draft stands beside what was published, and the team says something about it', async () => {
  const perk = await open('signs-co');
  expect([perk.published.worded.en.promotion, perk.comments]).toEqual([expect.any(String), []]);
  const say = (slug: string, as: string, body: string) =>
    app.call({ method: 'POST', url: `${BASE}/${slug}/comments`, ...token(as), payload: { body } });
  const { comments } = (await say('signs-co', 'carl', ' Which half? ')).json().perk;
  expect(comments).toMatchObject([{ body: 'Which half?', madeBy: 'Carl Whitfield', isSettled: false }]);
  const settle = (slug: string, settled: boolean) =>
    app.call({
      method: 'PUT',
      url: `${BASE}/${slug}/comments/${comments[0].id}`,
      ...token('cora'),
      payload: { settled },
    });
  expect((await settle('signs-co', true)).json().perk.comments).toMatchObject([{ isSettled: true }]);
  expect((await settle('signs-co', false)).json().perk.comments).toMatchObject([{ isSettled: false }]);
  expect((await settle('redx', true)).statusCode).toBe(404);
  expect((await say('no-such-perk', 'cora', 'Hello')).statusCode).toBe(404);
  expect((await say('signs-co', 'cora', '  ')).statusCode).toBe(400);
});

test('a perk that waits goes out when its time has come', async () => {
  await move('signs-co', 'reopen');
  const { version } = await open('signs-co');
  await save('signs-co', version, entryOf({}, { promotion: 'Everything free' }));
  await move('signs-co', 'submit');
  await approve('signs-co');
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const past = app.clock.now().toISOString();
  expect((await move('signs-co', 'schedule', 'cora', { at: past })).json().code).toBe('invalid_request');
  expect((await move('signs-co', 'schedule', 'cora', { at })).json().perk).toMatchObject({ publishAt: at });
  const due = app.product.features
    .flatMap(({ handlers }) => handlers)
    .find(({ job }) => job.name === 'studio.publish-due');
  await due?.handle({});
  expect(await shownAs('signs-co')).toMatchObject({ promotion: 'Half off' });
  app.clock.moveTo(Date.parse(at));
  // Two processes look at once: it is published by one of them.
  await Promise.all([due?.handle({}), due?.handle({})]);
  const published = app.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'studio.published')
    .where('real_actor_id', 'is', null);
  expect(await published.execute()).toHaveLength(1);
  for (const name of Object.keys(tokens)) tokens[name] = await app.signIn(name);
  expect(await shownAs('signs-co')).toMatchObject({ promotion: 'Everything free' });
  expect(await open('signs-co')).toMatchObject({ state: 'published', publishAt: null });
});

test('a perk that is given a later time after it was found due waits for that', async () => {
  const soon = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
  await move('signs-co', 'reopen');
  const { version } = await open('signs-co');
  await save('signs-co', version, entryOf({}, { promotion: 'Later' }));
  await move('signs-co', 'submit');
  await approve('signs-co');
  await move('signs-co', 'schedule', 'cora', { at: soon(3) });
  app.clock.advance(3 * 60_000);
  let isMoved = false;
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isMoved) {
        isMoved = true;
        await move('signs-co', 'schedule', 'cora', { at: soon(3) });
      }
      return result;
    },
  });
  const failed: unknown[] = [];
  const { clock } = app;
  const deps = {
    db,
    clock,
    readPerkFiles: () => Promise.resolve([]),
    reportFailure: (error: unknown) => void failed.push(error),
  };
  await publishDuePerks(deps);
  expect(failed).toEqual([]);
  expect(await open('signs-co')).toMatchObject({ state: 'scheduled' });
  await move('signs-co', 'send-back');
});

test('a perk that is withdrawn is hidden from everybody, with its PDF and its files, until it is published again', async () => {
  expect((await move('listing-week', 'withdraw')).json().perk).toMatchObject({
    ...{ state: 'published', isOut: false, moves: ['reopen'] },
  });
  expect(await shownAs('listing-week')).toBeUndefined();
  for (const path of ['document.pdf', 'files/picture.svg'])
    expect(
      (await app.call({ method: 'GET', url: `/api/content/v1/perks/listing-week/${path}`, ...token('maya') }))
        .statusCode,
    ).toBe(404);
  await move('listing-week', 'reopen');
  expect(await publish('listing-week')).toMatchObject({ isOut: true });
  expect(await shownAs('listing-week')).toBeDefined();
  await move('listing-week', 'reopen');
  await move('listing-week', 'submit');
  await approve('listing-week');
  await move('listing-week', 'schedule', 'cora', { at: '2027-06-01T09:00:00Z' });
  expect((await move('listing-week', 'withdraw')).json().perk).toMatchObject({
    ...{ state: 'approved', isOut: false, publishAt: null },
  });
});

test.each([
  ['a piece that there cannot be', entryOf({ page: '/admin/x' }), 'piece_incomplete', 'shared.page'],
  ['a file that is not its own', entryOf({ logo: 'logo.svg' }), 'invalid_request', 'entry.shared.logo'],
  ['a picture that there is not', entryOf({ logo: `pic_${'c'.repeat(24)}` }), 'invalid_request', 'entry.shared.logo'],
  ['a script for an address', entryOf({ link: 'javascript:alert(1)' }), 'invalid_request', 'entry.shared.link'],
  ['a field that there is not', entryOf({ color: 'red' }), 'invalid_request', 'entry.shared'],
])('with %s nothing is saved', async (_name, entry, code, path) => {
  await move('signs-co', 'reopen');
  const { version } = await open('signs-co');
  const answer = (await save('signs-co', version, entry)).json();
  expect([answer.code, answer.issues?.[0]?.path]).toEqual([code, path]);
  expect(await open('signs-co')).toMatchObject({ version });
});

test('nobody but the content team gets near', async () => {
  expect((await get('', 'maya')).statusCode).toBe(403);
  expect((await save('redx', 3, entryOf(), 'maya')).statusCode).toBe(403);
  expect((await move('redx', 'withdraw', 'maya')).statusCode).toBe(403);
  expect((await move('no-such-perk', 'reopen')).json().code).toBe('not_found');
  expect((await get('/no-such-perk')).json().code).toBe('not_found');
  expect((await save('no-such-perk', 0, entryOf())).json().code).toBe('not_found');
});

test('a perk begun by mistake is deleted with what is of it alone, and none that members have had', async () => {
  const remove = async (slug: string, edition: string, as = 'cora') => {
    const url = `${BASE}/${slug}?edition=${edition}`;
    const answer = await app.call({ method: 'DELETE', url, ...token(as) });
    return answer.statusCode === 204 ? 'deleted' : answer.json().code;
  };
  const { slug, edition, version } = (await begin('By mistake')).json().perk;
  const url = `${BASE}/${slug}/comments`;
  await app.call({ method: 'POST', url, ...token('cora'), payload: { body: 'Twice?' } });
  expect(await remove(slug, edition, 'maya')).toBe('forbidden');
  expect((await save(slug, version, entryOf(), 'carl')).statusCode).toBe(200);
  expect(await remove(slug, edition)).toBe('text_moved_on');
  expect(await remove(slug, (await open(slug)).edition)).toBe('deleted');
  expect([await remove(slug, edition), (await get(`/${slug}`)).statusCode]).toEqual(['not_found', 404]);
  app.clock.advance(60_000);
  expect((await begin('By mistake')).json().perk).toMatchObject({ slug, comments: [], versions: [] });
  // A window that shows the deleted one writes nothing over the new one.
  expect((await save(slug, version, entryOf())).json().code).toBe('text_moved_on');
  const redx = await open('redx');
  expect(await remove('redx', redx.edition)).toBe('piece_moved_on');
  await move('redx', 'reopen');
  expect(await remove('redx', (await open('redx')).edition)).toBe('piece_moved_on');
});
