import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStudioWorld, type StudioWorld } from '../../../app/testing/worlds/studio-world.ts';
import type { TestApp } from '../../../app/testing/test-app.ts';
import { libraryContentId, loadLibrary } from '../../content/load-library.ts';
import { publishDue } from './publish-due.ts';

// Runs on PostgreSQL too.

const ID = libraryContentId('earnest-money-explained');
const WINDOW = 'windowone';

let world: StudioWorld;
let app: TestApp;
let tokens: StudioWorld['tokens'];
beforeAll(async () => {
  world = await createStudioWorld();
  ({ app, tokens } = world);
});
beforeEach(() => world.again());
afterAll(() => app.close());

const send: StudioWorld['send'] = (...call) => world.send(...call);
const sent: StudioWorld['sent'] = (...call) => world.sent(...call);
const refusal: StudioWorld['refusal'] = (...call) => world.refusal(...call);
const move = (as: 'cora' | 'carl', name: string, more: object = {}) =>
  sent(as, 'POST', `/${ID}/moves`, { move: name, ...more });
const write = (language: 'en' | 'es', version: number, paragraph: string, more: object = {}) =>
  send('cora', 'PUT', `/${ID}/texts/${language}`, {
    version,
    window: WINDOW,
    patch: { at: 0, remove: 1, insert: [paragraph] },
    ...more,
  });
const member = async (slug = 'earnest-money-explained', token = tokens.maya) =>
  (await app.call({ method: 'GET', url: `/api/content/v1/content/slug-${slug}`, token })).json();

/** Takes the article up, changes the beginning of its English text, and has it approved. */
async function approved(paragraph = 'A new beginning.'): Promise<void> {
  await sent('cora', 'POST', `/${ID}/open`);
  await move('cora', 'reopen');
  await write('en', 1, paragraph);
  await move('cora', 'submit');
  await world.approved('carl', ID);
}

describe('publishing', () => {
  test('puts the new text before members at once, and tells them that the other language is older', async () => {
    const before = (await member()).data;
    await approved();
    expect((await member()).data).toEqual(before);
    const piece = await move('cora', 'publish');
    expect(piece).toMatchObject({ state: 'published', isOut: true, writers: [], approvedBy: null });
    const after = (await member()).data;
    expect(after.translations.en.contents).toMatch(/^<p>A new beginning\.<\/p>\n/);
    expect(after.translations.es).toEqual(before.translations.es);
    expect([before.outdated_languages, after.outdated_languages]).toEqual([[], ['es']]);
    expect([after.id, after.published_at]).toEqual([before.id, before.published_at]);
  });

  test('takes a second person, who has not written in the text', async () => {
    await sent('cora', 'POST', `/${ID}/open`);
    await move('cora', 'reopen');
    await write('en', 1, 'Mine.');
    await move('cora', 'submit');
    expect(await refusal('cora', 'POST', `/${ID}/moves`, { move: 'approve' })).toEqual([409, 'own_writing']);
    expect(await refusal('carl', 'POST', `/${ID}/moves`, { move: 'publish' })).toEqual([409, 'piece_moved_on']);
    expect((await world.approved('carl', ID)).approvedBy?.name).toBe('Carl Whitfield');
    expect((await write('en', 2, 'Slipped in.')).json().code).toBe('piece_moved_on');
    expect(await move('carl', 'send-back')).toMatchObject({ state: 'draft', approvedBy: null });
  });

  test('is not approved by somebody who has read what does not stand there any more', async () => {
    await sent('cora', 'POST', `/${ID}/open`);
    await move('cora', 'reopen');
    await write('en', 1, 'Read by Carl.');
    await move('cora', 'submit');
    const read = await sent('carl', 'POST', `/${ID}/open`);
    await move('cora', 'send-back');
    await write('en', 2, 'Never read.');
    await move('cora', 'submit');
    const approve = { move: 'approve', edition: read.edition };
    expect(await refusal('carl', 'POST', `/${ID}/moves`, approve)).toEqual([409, 'piece_moved_on']);
    expect(await refusal('carl', 'POST', `/${ID}/moves`, { move: 'approve' })).toEqual([400, 'invalid_request']);
    expect((await world.approved('carl', ID)).state).toBe('approved');
  });

  test.each([
    ['a language goes out that was held back', { heldBack: false }],
    ['a language is not told as older any more', { inStepWith: 1 }],
  ])('is not approved by somebody who has read it before %s', async (_what, twin) => {
    await sent('cora', 'POST', `/${ID}/open`);
    await move('cora', 'reopen');
    await write('es', 1, 'Read by Carl.');
    await sent('cora', 'PUT', `/${ID}/texts/es/twin`, { heldBack: true });
    const { edition } = await move('cora', 'submit');
    await move('cora', 'send-back');
    await sent('cora', 'PUT', `/${ID}/texts/es/twin`, twin);
    await move('cora', 'submit');
    const approve = { move: 'approve', edition };
    expect(await refusal('carl', 'POST', `/${ID}/moves`, approve)).toEqual([409, 'piece_moved_on']);
  });

  test('is not begun with a piece that has no text, and says what is missing', async () => {
    const { id } = (await send('cora', 'POST', '', { type: 'guide', language: 'en', title: 'New' })).json().piece;
    const answer = await send('cora', 'POST', `/${id}/moves`, { move: 'submit' });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      422,
      [{ path: 'texts.en.paragraphs', message: 'is missing' }],
    ]);
  });

  test('asks a must-share what is to be shared', async () => {
    const { id, version } = (
      await send('cora', 'POST', '', { type: 'must-share', language: 'en', title: 'Share this' })
    ).json().piece;
    const patch = { at: 0, remove: 0, insert: ['This week.'] };
    await send('cora', 'PUT', `/${id}/texts/en`, { version: 1, window: WINDOW, patch });
    const answer = await send('cora', 'POST', `/${id}/moves`, { move: 'submit' });
    expect(answer.json().issues).toEqual([{ path: 'meta.related', message: 'is missing' }]);
    const meta = { categories: [], related: ['five-checks'], tags: [], audience: {}, reviewed: '', sources: [] };
    const saved = await send('cora', 'PUT', `/${id}`, {
      version,
      meta: { ...meta, claims: false, sample: false },
    });
    expect(saved.statusCode).toBe(200);
    expect((await send('cora', 'POST', `/${id}/moves`, { move: 'submit' })).statusCode).toBe(200);
  });

  test('shows a new piece in the language that is written, until the other one is', async () => {
    const { id, slug } = (
      await send('cora', 'POST', '', { type: 'guide', language: 'es', title: 'Antes de firmar' })
    ).json().piece;
    const patch = { at: 0, remove: 0, insert: ['Lee todo.', 'Dos veces.'] };
    await send('cora', 'PUT', `/${id}/texts/es`, { version: 1, window: WINDOW, patch });
    await sent('cora', 'POST', `/${id}/moves`, { move: 'submit' });
    await world.approved('carl', id);
    await sent('cora', 'POST', `/${id}/moves`, { move: 'publish' });
    const { data } = await member(slug);
    expect(data).toMatchObject({ title: 'Antes de firmar', outdated_languages: ['en'], content_type: 'guide' });
    expect(data.translations.en).toEqual(data.translations.es);
  });

  test('happens by itself when its time has come', async () => {
    await approved();
    const past = app.clock.now().toISOString();
    expect((await refusal('cora', 'POST', `/${ID}/moves`, { move: 'schedule', at: past }))[1]).toBe('invalid_request');
    const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    expect(await move('cora', 'schedule', { at })).toMatchObject({ state: 'scheduled', publishAt: at });
    const publishing = app.product.features
      .flatMap(({ handlers }) => handlers)
      .find(({ job }) => job.name === 'studio.publish-due');
    await publishing?.handle({});
    expect((await member()).data.translations.en.contents).not.toContain('A new beginning.');
    app.clock.moveTo(Date.parse(at));
    // One that cannot go out, for it has no texts, keeps no other one back.
    const now = app.clock.now();
    await app.db
      .insertInto('studio_piece')
      .values({
        ...{ id: 'cnt_broken000001', type: 'blog', slug: 'broken', state: 'scheduled', meta: '{}', version: 1 },
        ...{ writers: [], publish_at: new Date(0), created_at: now, updated_at: now, updated_by: null },
      })
      .execute();
    // Two processes look at once: it is published by one of them.
    await Promise.all([publishing?.handle({}), publishing?.handle({})]);
    const published = app.db.selectFrom('audit_entry').select('id').where('action', '=', 'studio.published');
    expect(await published.execute()).toHaveLength(1);
    const { data } = await member('earnest-money-explained', await app.signIn('maya'));
    expect(data.translations.en.contents).toContain('A new beginning.');
  });

  test('waits for its later time, where that was given after it was found due', async () => {
    await approved();
    const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
    await move('cora', 'schedule', { at: inMinutes(3) });
    app.clock.advance(3 * 60_000);
    const at = inMinutes(3);
    let isMoved = false;
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isMoved) {
          isMoved = true;
          await move('cora', 'schedule', { at });
        }
        return result;
      },
    });
    const failed: unknown[] = [];
    await publishDue({ db, clock: app.clock, reportFailure: (error) => void failed.push(error) });
    expect(failed).toEqual([]);
    expect(await sent('cora', 'POST', `/${ID}/open`)).toMatchObject({ state: 'scheduled', publishAt: at });
    app.clock.moveTo(Date.parse(at));
    await publishDue({ db, clock: app.clock, reportFailure: (error) => void failed.push(error) });
    expect((await sent('cora', 'POST', `/${ID}/open`)).state).toBe('published');
  });

  test('under a new address leads from the former one, and stays when the installation starts again', async () => {
    await sent('cora', 'POST', `/${ID}/open`);
    await move('cora', 'reopen');
    await sent('cora', 'PUT', `/${ID}`, { version: 1, slug: 'earnest-money', meta: {} });
    expect(await refusal('cora', 'PUT', `/${ID}`, { version: 1, meta: {} })).toEqual([409, 'text_moved_on']);
    expect(await refusal('cora', 'PUT', `/${ID}`, { version: 2, slug: 'gift-funds', meta: {} })).toEqual([
      409,
      'slug_taken',
    ]);
    await move('cora', 'submit');
    await world.approved('carl', ID);
    await move('cora', 'publish');
    for (const slug of ['earnest-money', 'earnest-money-explained'])
      expect((await member(slug)).data.slug).toBe('earnest-money');
    const { public_code: code } = await app.db
      .selectFrom('member')
      .select('public_code')
      .limit(1)
      .executeTakeFirstOrThrow();
    const page = (slug: string) => app.call({ method: 'GET', url: `/p/${code}/en/${slug}?from=card` });
    const former = await page('earnest-money-explained');
    expect([former.statusCode, new URL(former.headers.location ?? '').pathname]).toEqual([
      301,
      `/p/${code}/en/earnest-money`,
    ]);
    expect(former.headers.location).toMatch(/\?from=card$/);
    expect((await page('earnest-money')).statusCode).toBe(200);
    await loadLibrary(app.db, app.clock, app.core.library);
    expect((await member('earnest-money-explained')).data.slug).toBe('earnest-money');
  });

  test('is taken back by withdrawing, also for the installation that starts again', async () => {
    await sent('cora', 'POST', `/${ID}/open`);
    expect(await move('cora', 'withdraw')).toMatchObject({ state: 'published', isOut: false, moves: ['reopen'] });
    expect((await member()).code).toBe('not_found');
    await loadLibrary(app.db, app.clock, app.core.library);
    expect((await member()).code).toBe('not_found');
  });

  test('is taken back for good: what waited for its time does not bring it back', async () => {
    await approved();
    await move('cora', 'schedule', { at: new Date(app.clock.now().getTime() + 3_600_000).toISOString() });
    expect(await move('cora', 'withdraw')).toMatchObject({ state: 'approved', isOut: false, publishAt: null });
    expect(await move('cora', 'publish')).toMatchObject({ state: 'published', isOut: true });
  });
});

describe('a version', () => {
  test('is what was published, and is brought back with what the draft was kept', async () => {
    const first = await sent('cora', 'POST', `/${ID}/open`);
    await approved();
    const { versions } = await move('cora', 'publish');
    expect(versions.map(({ number, kind }) => [number, kind])).toEqual([
      [2, 'published'],
      [1, 'library'],
    ]);
    const { texts } = (await send('carl', 'GET', `/${ID}/versions/1`)).json();
    expect(texts.en.paragraphs).toEqual(first.texts.en.paragraphs);
    const restored = await sent('carl', 'POST', `/${ID}/versions/1/restore`);
    expect(restored).toMatchObject({
      state: 'draft',
      texts: { en: { paragraphs: first.texts.en.paragraphs, version: 3 } },
    });
    expect(restored.versions[0]).toMatchObject({ number: 3, kind: 'kept', madeBy: 'Carl Whitfield' });
    expect(restored.writers.map(({ name }) => name)).toEqual(['Carl Whitfield']);
    expect(await refusal('cora', 'GET', `/${ID}/versions/9`)).toEqual([404, 'not_found']);
    // What somebody reads stays what it is until they have said yes or no.
    await move('carl', 'submit');
    const [status, code] = await refusal('carl', 'POST', `/${ID}/versions/1/restore`);
    expect([status, code]).toEqual([409, 'piece_moved_on']);
  });
});

describe('what was done', () => {
  test('stands in the audit log with who did it', async () => {
    await approved();
    await move('carl', 'publish');
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
    expect(acts.every(({ detail }) => detail['piece'] === 'earnest-money-explained')).toBe(true);
  });

  test('is talked about in comments, which are settled', async () => {
    await sent('cora', 'POST', `/${ID}/open`);
    const words = { language: 'en', quote: 'money', before: 'The earnest ', after: ' is yours' };
    await sent('carl', 'POST', `/${ID}/comments`, { ...words, body: 'Whose?' });
    const { comments } = await sent('cora', 'POST', `/${ID}/open`);
    expect(comments).toMatchObject([{ ...words, body: 'Whose?', madeBy: 'Carl Whitfield', isSettled: false }]);
    const long = { ...words, before: 'x'.repeat(41), body: 'Whose?' };
    expect(await refusal('carl', 'POST', `/${ID}/comments`, long)).toEqual([400, 'invalid_request']);
    const settled = await sent('cora', 'PUT', `/${ID}/comments/${comments[0]?.id}`, { settled: true });
    expect(settled.comments[0]?.isSettled).toBe(true);
    expect(await refusal('cora', 'PUT', `/cnt_aaaaaaaaaaaa/comments/${comments[0]?.id}`, { settled: true })).toEqual([
      404,
      'not_found',
    ]);
  });
});
