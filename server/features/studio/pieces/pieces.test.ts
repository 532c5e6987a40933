import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { libraryContentId } from '../../content/load-library.ts';
import { addCrew } from '../../../app/testing/people/crew.ts';

// Runs on PostgreSQL too.

const ARTICLE = libraryContentId('earnest-money-explained');
const GRAPHIC = libraryContentId('five-checks');
const FILM = libraryContentId('moving-with-a-mortgage');

let app: TestApp;
let again: () => Promise<void>;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await addCrew(app, 'cora');
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const list = async (query = '') => {
  const answer = await app.call({ method: 'GET', url: `/api/app/v1/studio/pieces${query}`, token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    items: { id: string; slug: string; state: string; stale: string[]; updatedAt: string }[];
    total: number | null;
    nextCursor: string | null;
  }>();
};
const post = (path: string, payload?: object) =>
  app.call({ method: 'POST', url: `/api/app/v1/studio/pieces${path}`, token, ...(payload && { payload }) });

describe('the list of the studio', () => {
  test('has every text and drawing of the library once, page after page', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    const totals: (number | null)[] = [];
    while (cursor !== null) {
      const page = await list(`?limit=40${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      totals.push(page.total);
      cursor = page.nextCursor;
    }
    const texts = app.core.library.pieces.filter(({ type }) => STUDIO_TYPES.includes(type));
    expect(seen.toSorted()).toEqual(texts.map(({ slug }) => libraryContentId(slug)).toSorted());
    expect(totals).toEqual([texts.length, ...totals.slice(1).map(() => null)]);
    expect(totals.length).toBeGreaterThan(1);
    expect(seen).toContain(GRAPHIC);
  });

  test('is narrowed by words of either language, by type and by how far a text has come', async () => {
    await post('', { type: 'guide', language: 'es', title: 'Los 100 % de un avalúo' });
    expect((await list('?query=AVALÚO&view=draft')).items.map(({ slug }) => slug)).toEqual(['los-100-de-un-avaluo']);
    expect((await list(`?query=${encodeURIComponent('100 %')}`)).total).toBe(1);
    expect((await list('?query=earnest-money-expl')).items.map(({ id }) => id)).toEqual([ARTICLE]);
    expect((await list('?type=guide&view=stale')).items.map(({ stale }) => stale)).toEqual([['en']]);
    expect((await list('?view=review')).total).toBe(0);
    expect((await list('?query=os&view=draft')).items.map(({ slug }) => slug)).toContain('los-100-de-un-avaluo');
    // The names of languages are no part of a title.
    expect((await list(`?query=${encodeURIComponent('"es"')}`)).total).toBe(0);
  });

  test('has a piece once, before it is taken up and after, in each view that it belongs to', async () => {
    const at = async (view: string) => {
      const { items } = await list(`?query=earnest-money-expl${view}`);
      return items.map(({ id, stale }) => [id, ...stale]);
    };
    expect([await at(''), await at('&view=published'), await at('&view=stale')]).toEqual([
      [[ARTICLE]],
      [[ARTICLE]],
      [],
    ]);
    await post(`/${ARTICLE}/open`);
    expect([await at(''), await at('&view=published'), await at('&view=stale')]).toEqual([
      [[ARTICLE]],
      [[ARTICLE]],
      [],
    ]);
    await app.db
      .updateTable('studio_text')
      .set({ paragraphs: ['Anew.'] })
      .where('piece_id', '=', ARTICLE)
      .where('language', '=', 'en')
      .execute();
    expect([await at(''), await at('&view=stale')]).toEqual([[[ARTICLE, 'es']], [[ARTICLE, 'es']]]);
    await app.db
      .updateTable('studio_text')
      .set({ in_step_with: ['Anew.'] })
      .where('piece_id', '=', ARTICLE)
      .where('language', '=', 'es')
      .execute();
    expect([await at(''), await at('&view=stale')]).toEqual([[[ARTICLE]], []]);
    await app.db.updateTable('content').set({ status: 'draft' }).where('id', '=', ARTICLE).execute();
    expect([await at('&view=withdrawn'), await at('&view=published')]).toEqual([[[ARTICLE]], []]);
    await app.db.deleteFrom('studio_piece').where('id', '=', ARTICLE).execute();
    expect([await at('&view=withdrawn'), await at('')]).toEqual([[[ARTICLE]], [[ARTICLE]]]);
  });
});

describe('a piece', () => {
  test('that is begun has an address of its title, and its other language is held back', async () => {
    const begin = async () =>
      (await post('', { type: 'guide', language: 'en', title: 'Before you sign' })).json().piece;
    const [first, second] = [await begin(), await begin()];
    expect([first.slug, second.slug]).toEqual(['before-you-sign', 'before-you-sign-2']);
    expect(first).toMatchObject({ state: 'draft', isOut: false, moves: ['submit'] });
    expect([first.texts.en, first.texts.es]).toMatchObject([
      { title: 'Before you sign', heldBack: false },
      { title: '', heldBack: true },
    ]);
  });

  describe('that was begun by mistake', () => {
    type Piece = { id: string; slug: string; edition: string; isDeletable: boolean };
    const begin = async (): Promise<Piece> =>
      (await post('', { type: 'guide', language: 'en', title: 'By mistake' })).json().piece;
    const remove = async ({ id, edition }: Pick<Piece, 'id' | 'edition'>, as = token) => {
      const url = `/api/app/v1/studio/pieces/${id}?edition=${encodeURIComponent(edition)}`;
      const answer = await app.call({ method: 'DELETE', url, token: as });
      return answer.statusCode === 204 ? 'deleted' : answer.json().code;
    };
    const save = (id: string, as: string, version = 1) =>
      app.call({
        method: 'PUT',
        url: `/api/app/v1/studio/pieces/${id}/texts/en`,
        token: as,
        payload: { version, window: 'w'.repeat(32), step: 1, patch: { at: 0, remove: 0, insert: ['Words'] } },
      });

    test('is deleted with all that is of it alone, its address is free again, and it is written down who did', async () => {
      const piece = await begin();
      await post(`/${piece.id}/comments`, { language: null, quote: '', before: '', after: '', body: 'Twice?' });
      expect([piece.isDeletable, await remove(piece), await remove(piece)]).toEqual([true, 'deleted', 'not_found']);
      expect((await post(`/${piece.id}/open`)).statusCode).toBe(404);
      expect((await list('?query=by-mistake')).total).toBe(0);
      for (const table of ['studio_text', 'studio_version', 'studio_comment'] as const)
        expect(await app.db.selectFrom(table).selectAll().where('piece_id', '=', piece.id).execute()).toEqual([]);
      const act = app.db.selectFrom('audit_entry').select(['action', 'detail']).where('action', '=', 'studio.deleted');
      expect(await act.execute()).toEqual([{ action: 'studio.deleted', detail: { piece: piece.slug } }]);
      expect((await begin()).slug).toBe(piece.slug);
    });

    test('stays where members have had it, where it is handed in, or where somebody has changed it since', async () => {
      const opened: Piece = (await post(`/${ARTICLE}/open`)).json().piece;
      await post(`/${ARTICLE}/moves`, { move: 'withdraw' });
      await post(`/${ARTICLE}/moves`, { move: 'reopen' });
      const withdrawn: Piece = (await post(`/${ARTICLE}/open`)).json().piece;
      expect([opened.isDeletable, withdrawn.isDeletable, await remove(withdrawn)]).toEqual([
        false,
        false,
        'piece_moved_on',
      ]);
      const piece = await begin();
      await app.db.updateTable('studio_piece').set({ state: 'review' }).where('id', '=', piece.id).execute();
      expect(await remove(piece)).toBe('piece_moved_on');
      await app.db.updateTable('studio_piece').set({ state: 'draft' }).where('id', '=', piece.id).execute();
      const other = await addCrew(app, 'cleo');
      expect((await save(piece.id, other)).statusCode).toBe(200);
      expect(await remove(piece)).toBe('text_moved_on');
      const { edition } = (await post(`/${piece.id}/open`)).json().piece;
      expect(await remove({ id: piece.id, edition })).toBe('text_is_written');
      expect(await remove({ id: piece.id, edition }, other)).toBe('deleted');
    });
  });

  test('has an address of its own, also when several are begun or named at once', async () => {
    const body = { type: 'guide', language: 'en', title: 'At once' };
    const begun = (await Promise.all([1, 2, 3, 4, 5].map(() => post('', body)))).map((answer) => answer.json().piece);
    const slugs = ['at-once', 'at-once-2', 'at-once-3', 'at-once-4', 'at-once-5'];
    expect(begun.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    const named = await Promise.all(
      begun.map(({ id, version }) => {
        const url = `/api/app/v1/studio/pieces/${id}`;
        return app.call({ method: 'PUT', url, token, payload: { version, slug: 'wanted-by-all', meta: {} } });
      }),
    );
    expect(named.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('finds its address among hundreds of one title with a handful of questions', async () => {
    const now = app.clock.now();
    const row = (at: number) => ({
      ...{
        id: `cnt_many${at}`,
        type: 'guide' as const,
        slug: at === 1 ? 'many' : `many-${at}`,
        state: 'draft' as const,
      },
      ...{ meta: '{}', version: 1, drawing: null, writers: [], created_at: now, updated_at: now, updated_by: null },
    });
    await app.db
      .insertInto('studio_piece')
      .values(Array.from({ length: 300 }, (_, at) => row(at + 1)))
      .execute();
    let statements = 0;
    const stop = app.core.database.watch.onStatement(() => void (statements += 1));
    const { piece } = (await post('', { type: 'guide', language: 'en', title: 'Many' })).json();
    stop();
    expect(piece.slug).toBe('many-301');
    expect(statements).toBeLessThan(60);
  });

  test('of the library is opened as its files have it, once, whoever opens it', async () => {
    await app.db
      .updateTable('content')
      .set({ updated_at: new Date('2026-01-05T10:00:00Z') })
      .where('id', '=', ARTICLE)
      .execute();
    const { piece } = (await post(`/${ARTICLE}/open`)).json();
    // Whoever has opened it has changed nothing.
    expect(piece.updatedAt).toBe('2026-01-05T10:00:00.000Z');
    expect((await list('?query=earnest-money-expl')).items[0]?.updatedAt).toBe('2026-01-05T10:00:00.000Z');
    const { source } = await app.db
      .selectFrom('content_text')
      .select('source')
      .where('content_id', '=', ARTICLE)
      .where('language', '=', 'es')
      .executeTakeFirstOrThrow();
    expect(source.startsWith(piece.texts.es.paragraphs.join('\n\n'))).toBe(true);
    expect(piece).toMatchObject({ state: 'published', isOut: true, slug: 'earnest-money-explained', writers: [] });
    expect(piece.texts.en.isStale || piece.texts.es.isStale).toBe(false);
    expect((await post(`/${ARTICLE}/open`)).json().piece).toEqual(piece);
    expect((await list('?query=earnest-money-expl')).total).toBe(1);
  });

  test('that is a film, a member’s own or not there is not found', async () => {
    for (const id of [FILM, 'cnt_aaaaaaaaaaaa']) expect((await post(`/${id}/open`)).statusCode).toBe(404);
    await app.db
      .updateTable('content')
      .set({ owner_id: (await app.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id })
      .where('id', '=', ARTICLE)
      .execute();
    expect((await post(`/${ARTICLE}/open`)).statusCode).toBe(404);
  });
});
