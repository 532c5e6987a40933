import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addOwned } from '../../../app/testing/routes/owned-objects.ts';
import { addMember, givePlan, joinTeam } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';
import { namePieces } from '../name-pieces.ts';
import { readPiece } from '../read-piece.ts';
import { findMissingPages, readershipOf } from '../store.ts';

// Runs on PostgreSQL too.

const ARTICLE = libraryContentId('earnest-money-explained');
const GRAPHIC = libraryContentId('five-checks');

let app: TestApp;
let anew: () => Promise<void>;
const people: Record<string, { id: string; token: string }> = {};

beforeAll(async () => {
  app = await testApp();
  for (const [username, type] of [
    ['maya', null],
    ['luis', null],
    ['tina', 'Team Owner'],
  ] as const) {
    const id = await addMember(app.world, { username, firstName: 'X', lastName: 'Y', ...(type && { type }) });
    await givePlan(app.world, id);
    people[username] = { id, token: '' };
  }
  await joinTeam(app.world, people['tina']?.id ?? '', people['maya']?.id ?? '');
  for (const [username, person] of Object.entries(people)) person.token = await app.signIn(username);
  anew = await app.remember();
});
beforeEach(() => anew());
afterAll(() => app.close());

interface Piece {
  id: string;
  slug: string;
  title: string;
  contents: string;
  content_type: string;
  status: string;
  user_id: string | null;
  based_on: string | null;
  original_id: string | null;
  source_changed: boolean;
  outdated_languages: string[];
  public_url: string | null;
  translations: Record<'en' | 'es', { title: string; source: string; revision: string; contents: string }>;
}

async function call(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await app.call({ method, url, token: people[who]?.token ?? '', ...(payload && { payload }) });
  return { status: answer.statusCode, code: answer.body && answer.json<{ code?: string }>().code, answer };
}

const idOf = (who: string) => people[who]?.id ?? '';
const own = (who: string) => `/api/content/v1/content/custom/${idOf(who)}`;
const pieceOf = (of: Awaited<ReturnType<typeof call>>): Piece => of.answer.json<{ data: Piece }>().data;
const clone = async (who: string, id: string) =>
  pieceOf(await call(who, 'POST', `/api/content/v1/content/${id}/clone`));
const read = (who: string, id: string) => call(who, 'GET', `/api/content/v1/content/${id}`);
const listed = async (who: string, query: string) =>
  (await call(who, 'GET', `/api/content/v1/content/?limit=100&${query}`)).answer
    .json<{ data: Piece[] }>()
    .data.map(({ id }) => id);

/** Whose public sites have no page of a piece. */
const missing = async (contentId: string, ...members: string[]) => [
  ...(await findMissingPages(
    app.db,
    members.map((who) => ({ id: who, memberId: idOf(who), contentId })),
    app.clock.now(),
  )),
];

const NEW = { content_type: 'blog', language: 'en', title: 'My Script, No. 1!', contents: '# Hi\n\n<b>raw</b>' };

describe('a copy of a piece', () => {
  test('is the member’s own, in both languages, and says what it was made of', async () => {
    const copy = await clone('maya', ARTICLE);
    expect(copy).toMatchObject({
      content_type: 'blog',
      user_id: idOf('maya'),
      template_source: 'modified',
      based_on: ARTICLE,
      original_id: ARTICLE,
      source_changed: false,
      outdated_languages: [],
    });
    const source = pieceOf(await read('maya', ARTICLE));
    expect(source).toMatchObject({ template_source: 'kcm' });
    expect(copy.translations.es.contents).toBe(source.translations.es.contents);
    expect([copy.translations.es.source.length > 500, source.translations.es.source]).toEqual([true, '']);
    const second = await clone('maya', copy.id);
    expect([second.based_on, second.original_id]).toEqual([copy.id, ARTICLE]);
  });

  test('cannot be made of a picture, nor of what the member cannot see', async () => {
    expect((await call('maya', 'POST', `/api/content/v1/content/${GRAPHIC}/clone`)).code).toBe('not_customizable');
    const theirs = await addOwned(app, 'piece', idOf('luis'));
    expect((await call('maya', 'POST', `/api/content/v1/content/${theirs}/clone`)).status).toBe(404);
  });

  test('is not overwritten by who began from an older text, unless they wrote the same', async () => {
    const copy = await clone('maya', ARTICLE);
    const { revision } = copy.translations.en;
    const save = (text: object, from?: string) =>
      call('maya', 'POST', `${own('maya')}/${copy.id}`, { language: 'en', text, ...(from && { revision: from }) });
    const saved = pieceOf(await save({ title: 'First' }, revision));
    expect(saved.translations.en.revision).not.toBe(revision);
    expect(await save({ title: 'Second' }, revision)).toMatchObject({ status: 409, code: 'own_text_moved_on' });
    expect((await save({ title: 'First' }, revision)).status).toBe(200);
    expect((await save({ contents: 'New.' }, saved.translations.en.revision)).status).toBe(200);
    expect((await save({ title: 'Unasked' })).status).toBe(200);
    const { en, es } = pieceOf(await read('maya', copy.id)).translations;
    expect([en.title, en.source, es.revision]).toEqual(['Unasked', 'New.', copy.translations.es.revision]);
  });

  test('has a revision for its writer alone', async () => {
    expect(pieceOf(await read('maya', ARTICLE)).translations.en.revision).toBe('');
    const copy = await clone('tina', ARTICLE);
    await call('tina', 'POST', `${own('tina')}/${copy.id}`, { language: 'en', status: 'public' });
    expect(pieceOf(await read('maya', copy.id)).translations.en.revision).toBe('');
  });

  test('tells when its source has changed, until the member has seen it', async () => {
    const { id } = await clone('maya', ARTICLE);
    await app.db.updateTable('content').set({ digest: 'another' }).where('id', '=', ARTICLE).execute();
    expect(pieceOf(await read('maya', id)).source_changed).toBe(true);
    await call('maya', 'POST', `${own('maya')}/${id}`, { language: 'en', source_seen: true });
    expect(pieceOf(await read('maya', id)).source_changed).toBe(false);
    await app.db.deleteFrom('content').where('id', '=', ARTICLE).execute();
    expect(pieceOf(await read('maya', id))).toMatchObject({ based_on: null, source_changed: true });
  });
});

describe('a piece of one’s own', () => {
  test('is named by its title, its writer and the time, and its raw HTML is shown as text', async () => {
    const { answer, status } = await call('maya', 'POST', own('maya'), NEW);
    const { data } = answer.json<{ data: Piece }>();
    expect(status).toBe(200);
    expect(data.slug).toBe(`my-script-no-1-${idOf('maya').replace('_', '')}-${app.clock.now().getTime()}`);
    expect(data.contents).toBe('<h1>Hi</h1>\n<p>&lt;b&gt;raw&lt;/b&gt;</p>\n');
    expect(data).toMatchObject({
      template_source: 'custom',
      status: 'draft',
      public_url: null,
      outdated_languages: ['es'],
      based_on: null,
    });
  });

  test('is a text of a kind that members write', async () => {
    for (const content_type of ['social-graphic', 'mmr', 'poem', 'valueOf'])
      expect((await call('maya', 'POST', own('maya'), { ...NEW, content_type })).code).toBe('not_customizable');
  });

  test('stands in categories that members see, and in no other', async () => {
    for (const category of ['astrology', 'featured']) {
      const refused = await call('maya', 'POST', own('maya'), { ...NEW, categories: [category] });
      expect([refused.status, refused.answer.json().issues[0].path]).toEqual([400, 'categories']);
    }
    const { id } = pieceOf(await call('maya', 'POST', own('maya'), { ...NEW, categories: ['buyers'] }));
    const changed = { language: 'en', categories: ['astrology'] };
    expect((await call('maya', 'POST', `${own('maya')}/${id}`, changed)).code).toBe('invalid_request');
  });

  test('keeps what a change leaves out, and marks the language that was not changed with the other', async () => {
    const { id, translations } = await clone('maya', ARTICLE);
    const save = async (language: string, text: object) =>
      pieceOf(await call('maya', 'POST', `${own('maya')}/${id}`, { language, text }));
    expect((await save('en', { title: translations.en.title })).outdated_languages).toEqual([]);
    const changed = await save('en', { contents: 'New.' });
    expect(changed).toMatchObject({
      contents: '<p>New.</p>\n',
      title: translations.en.title,
      outdated_languages: ['es'],
    });
    expect(changed.translations.es.source).toBe(translations.es.source);
    expect((await save('es', { contents: 'Nuevo.' })).outdated_languages).toEqual([]);
  });

  test('is not there for anybody else: to read, to change, to delete, to copy, to save, to draw', async () => {
    const { id, slug } = await clone('maya', ARTICLE);
    const calls = [
      read('luis', id),
      call('luis', 'GET', `/api/content/v1/content/slug-${slug}`),
      call('luis', 'POST', `${own('luis')}/${id}`, { language: 'en', text: { title: 'Mine' } }),
      call('luis', 'DELETE', `${own('luis')}/${id}`),
      call('luis', 'DELETE', `${own('maya')}/${id}`),
      call('luis', 'PUT', `/api/app/v1/content-marks/${id}`),
      call('luis', 'GET', `/api/content/v1/content/${id}/cover`),
      call('luis', 'POST', '/api/app/v1/proofs', { contentId: id, language: 'en', size: 'link' }),
      call('luis', 'PUT', `/api/app/v1/drafts/${id}`, {
        captions: {},
        language: 'en',
        size: 'link',
        targets: null,
        mode: 'now',
        when: null,
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    for (const query of ['', 'author_filter=all', 'author_filter=team', 'author_filter=mine'])
      expect(await listed('luis', query)).not.toContain(id);
    expect(await listed('maya', '')).not.toContain(id);
    expect(await listed('maya', 'author_filter=mine')).toEqual([id]);
    expect(await listed('maya', 'author_filter=all')).toEqual(expect.arrayContaining([id, ARTICLE]));
  });

  test('is read on its writer’s public page and on no other’s, and on none as a draft', async () => {
    const { id, slug, public_url: url } = await clone('maya', ARTICLE);
    const { pathname } = new URL(url ?? '');
    const { public_code: code } = await app.db
      .selectFrom('member')
      .select('public_code')
      .where('id', '=', idOf('luis'))
      .executeTakeFirstOrThrow();
    const page = async (path: string) => (await app.call({ method: 'GET', url: path })).statusCode;
    expect([await page(pathname), await page(`/p/${code}/en/${slug}`)]).toEqual([200, 404]);
    const posted = async () =>
      (await readPiece({ ...app.world, publicUrl: new URL(url ?? '').origin }, idOf('maya'), id, 'en'))?.publicUrl;
    expect(await posted()).toBe(url);
    expect(await missing(id, 'maya', 'luis')).toEqual(['luis']);
    expect(await missing(ARTICLE, 'maya', 'luis')).toEqual([]);
    await call('maya', 'POST', `${own('maya')}/${id}`, { language: 'en', status: 'draft' });
    expect(await page(pathname)).toBe(404);
    expect(await posted()).toBeNull();
    expect((await namePieces(app.world, [id], readershipOf(idOf('maya'), app.clock.now()))).get(id)?.isDraft).toBe(
      true,
    );
    expect(await missing(id, 'maya')).toEqual(['maya']);
  });

  test('of a team’s owner is seen by the team when it is public, and changed by nobody else', async () => {
    const shared = pieceOf(await call('tina', 'POST', own('tina'), { ...NEW, status: 'public' })).id;
    const kept = pieceOf(await call('tina', 'POST', own('tina'), { ...NEW, status: 'published' })).id;
    expect(await listed('maya', 'author_filter=team')).toEqual([shared]);
    expect([(await read('maya', shared)).status, (await read('maya', kept)).status]).toEqual([200, 404]);
    expect((await read('luis', shared)).status).toBe(404);
    expect(await missing(shared, 'tina', 'maya', 'luis')).toEqual(['luis']);
    expect(await missing(kept, 'tina', 'maya')).toEqual(['maya']);
    expect((await call('maya', 'DELETE', `${own('maya')}/${shared}`)).status).toBe(404);
  });

  test('is gone when it was deleted', async () => {
    const { id } = await clone('maya', ARTICLE);
    expect((await call('maya', 'DELETE', `${own('maya')}/${id}`)).status).toBe(204);
    expect([(await read('maya', id)).status, await listed('maya', 'author_filter=mine')]).toEqual([404, []]);
    expect(await missing(id, 'maya')).toEqual(['maya']);
  });

  test('has room among five hundred', async () => {
    const now = app.clock.now();
    await app.db
      .insertInto('content')
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          id: `cnt_filler${n}`,
          slug: `filler-${n}`,
          type: 'blog' as const,
          status: 'draft' as const,
          owner_id: idOf('maya'),
          digest: 'x',
          published_at: now,
          details: '{}',
        })),
      )
      .execute();
    expect((await call('maya', 'POST', own('maya'), NEW)).code).toBe('no_room_for_pieces');
    expect((await call('luis', 'POST', own('luis'), NEW)).status).toBe(200);
  });
});

describe('what a member marked', () => {
  const marks = async (who: string) =>
    (await call(who, 'GET', '/api/app/v1/content-marks')).answer.json<{ saved: string[]; shared: string[] }>();

  test('is told, the last one first, and narrows a list', async () => {
    await call('maya', 'PUT', `/api/app/v1/content-marks/${ARTICLE}`);
    app.clock.moveTo(app.clock.now().getTime() + 1000);
    await call('maya', 'PUT', `/api/app/v1/content-marks/${GRAPHIC}`);
    expect((await marks('maya')).saved).toEqual([GRAPHIC, ARTICLE]);
    expect(new Set(await listed('maya', 'saved=1'))).toEqual(new Set([GRAPHIC, ARTICLE]));
    expect([(await marks('luis')).saved, await listed('luis', 'saved=1')]).toEqual([[], []]);
    await call('maya', 'DELETE', `/api/app/v1/content-marks/${GRAPHIC}`);
    expect(await listed('maya', 'saved=1')).toEqual([ARTICLE]);
  });

  test('by sharing it is told too, and both halves of the library are found by it', async () => {
    const post = await addOwned(app, 'post', idOf('maya'));
    await app.db.updateTable('post').set({ content_id: ARTICLE }).where('id', '=', post).execute();
    expect((await marks('maya')).shared).toEqual([ARTICLE]);
    const all = await listed('maya', 'types=blog');
    expect(await listed('maya', 'has_shared=1')).toEqual([ARTICLE]);
    expect(await listed('maya', 'types=blog&has_shared=0')).toEqual(all.filter((id) => id !== ARTICLE));
    await app.db.updateTable('post').set({ state: 'cancelled' }).where('id', '=', post).execute();
    expect((await marks('maya')).shared).toEqual([]);
  });
});
