import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { libraryContentId } from '../../content/load-library.ts';
import { addMember, givePlan, joinTeam } from '../../../seeds/scenarios.ts';
import { BLOG, GRAPHIC, LUIS, MAYA, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { createShare } from '../shares/create-share.ts';
import { deleteDraft } from './delete-draft.ts';
import { listDrafts, readDraft } from './read-drafts.ts';
import { type DraftBody, saveDraft } from './save-draft.ts';

// Runs on PostgreSQL too.

const DRAFT: DraftBody = {
  captions: { en: 'Come and see it' },
  altTexts: { en: 'A porch' },
  firstComments: { en: 'Ask me' },
  covers: { en: 7500 },
  pictures: ['cnt_another00001'],
  mentions: [{ network: 'linkedin', id: 'urn:li:organization:90000105', name: 'The Oscar Team', as: 'words' }],
  variants: [],
  language: 'en',
  size: 'portrait',
  targets: [{ network: 'facebook', targetId: '215300000000101' }],
  mode: 'schedule',
  when: { date: '2027-03-08', time: '09:30', timeZone: 'America/Chicago' },
};

describe('a draft', () => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await createSharingWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    await world.connectMaya();
  });

  const save = (contentId: string, more: Partial<DraftBody> = {}, memberId = MAYA) =>
    saveDraft(world.deps, sharer(memberId), contentId, { ...DRAFT, ...more });
  const later = (ms: number) => world.clock.moveTo(world.clock.now().getTime() + ms);

  test('comes back as it was kept, and a later one takes its place and keeps the day it was begun', async () => {
    const first = await save(GRAPHIC);
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).toEqual(first);
    expect(first).toMatchObject({ ...DRAFT, content: { id: GRAPHIC, title: 'Graphic (en)' } });
    later(60_000);
    const second = await save(GRAPHIC, {
      captions: { es: '' },
      altTexts: { es: 'Un porche' },
      language: 'es',
      targets: null,
      mode: 'now',
      when: null,
    });
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).toEqual(second);
    // An emptied text is one that was written; a text that was never touched is not in there.
    expect(second).toMatchObject({
      captions: { es: '' },
      altTexts: { es: 'Un porche' },
      targets: null,
      when: null,
      createdAt: first.createdAt,
    });
    expect(second.content.title).toBe('Graphic (es)');
    expect(Date.parse(second.updatedAt)).toBe(Date.parse(first.updatedAt) + 60_000);
  });

  test('that was saved by two devices at once is one draft, and one of the two whole', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `From device ${index}`);
    await Promise.all(
      texts.map((en, index) =>
        save(GRAPHIC, { captions: { en }, targets: [{ network: 'facebook', targetId: String(index) }] }),
      ),
    );
    const { items } = await listDrafts(world.deps, MAYA, { limit: 100 });
    expect(items).toHaveLength(1);
    expect(items[0]?.captions.en).toBe(`From device ${items[0]?.targets?.[0]?.targetId}`);
  });

  test('goes when the piece is posted, and only that of this piece and this member', async () => {
    await save(GRAPHIC);
    await save(BLOG);
    await save(GRAPHIC, {}, LUIS);
    await createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: GRAPHIC }));
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).toBeNull();
    expect(await readDraft(world.deps, MAYA, BLOG)).not.toBeNull();
    expect(await readDraft(world.deps, LUIS, GRAPHIC)).not.toBeNull();
  });

  test('stays when the post is refused, and when an earlier post is only asked for again', async () => {
    await save(GRAPHIC);
    const body = await world.shareBody({ contentId: GRAPHIC });
    await expect(createShare(world.deps, sharer(MAYA), { ...body, proofSha256: '0'.repeat(64) })).rejects.toMatchObject(
      { code: 'proof_outdated' },
    );
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).not.toBeNull();
    await createShare(world.deps, sharer(MAYA), body);
    await save(GRAPHIC);
    await createShare(world.deps, sharer(MAYA), body);
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).not.toBeNull();
  });

  test('is deleted by its member alone, and twice is no error', async () => {
    await save(GRAPHIC);
    await deleteDraft(world.deps, LUIS, GRAPHIC);
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).not.toBeNull();
    await deleteDraft(world.deps, MAYA, GRAPHIC);
    await deleteDraft(world.deps, MAYA, GRAPHIC);
    expect(await readDraft(world.deps, MAYA, GRAPHIC)).toBeNull();
  });

  test.each([
    ['of a piece that is not there', 'not_found', () => save('cnt_unknown1')],
    [
      'of a type without its feature',
      'feature_required',
      () => saveDraft(world.deps, { userId: MAYA, features: [] }, GRAPHIC, DRAFT),
    ],
    [
      'in a zone that is not there',
      'invalid_wall_clock',
      () => save(GRAPHIC, { when: { date: '2027-03-08', time: '09:30', timeZone: 'Mars/Olympus' } }),
    ],
  ])('%s is refused: %s', async (_why, code, call) => {
    await expect(call()).rejects.toMatchObject({ code });
    expect((await listDrafts(world.deps, MAYA, { limit: 100 })).items).toEqual([]);
  });
});

describe('the drafts of a member', () => {
  let app: TestApp;
  let pieces: string[];
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    app = await testApp();
    pieces = ['earnest-money-explained', 'twelve-small-repairs', 'what-an-appraisal-is', 'anatomy-of-an-offer'].map(
      libraryContentId,
    );
    for (const username of ['maya', 'plain', 'pat']) {
      const status = username === 'pat' ? 'paused' : 'active';
      const id = await addMember(app.world, { username, firstName: 'A', lastName: 'B', status });
      if (username === 'maya') await givePlan(app.world, id);
      tokens[username] = await app.signIn(username);
    }
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('share_draft').execute());

  async function call(username: string, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const url = `/api/app/v1/drafts${path}`;
    const answer = await app.call({ method, url, token: tokens[username] ?? '', ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }
  const idsOf = (answer: { body: { items: { content: { id: string } }[] } }) =>
    answer.body.items.map(({ content }) => content.id);

  test('are listed page by page, the one changed last first', async () => {
    for (const id of pieces) {
      app.clock.moveTo(app.clock.now().getTime() + 1000);
      await call('maya', 'PUT', `/${id}`, DRAFT);
    }
    const first = await call('maya', 'GET', '?limit=3');
    expect(idsOf(first)).toEqual(pieces.toReversed().slice(0, 3));
    const second = await call('maya', 'GET', `?limit=3&cursor=${first.body.nextCursor}`);
    expect([idsOf(second), second.body.nextCursor]).toEqual([pieces.slice(0, 1), null]);
    expect((await call('plain', 'GET', '')).body).toEqual({ items: [], nextCursor: null });
  });

  test('leave out a piece that is gone, fill the page without it, and show it when it is back', async () => {
    for (const id of pieces) {
      app.clock.moveTo(app.clock.now().getTime() + 1000);
      await call('maya', 'PUT', `/${id}`, DRAFT);
    }
    const gone = pieces[3] ?? '';
    const publish = (status: 'draft' | 'published') =>
      app.db.updateTable('content').set({ status }).where('id', '=', gone).execute();
    await publish('draft');
    try {
      const page = await call('maya', 'GET', '?limit=2');
      expect(idsOf(page)).toEqual([pieces[2], pieces[1]]);
      const rest = await call('maya', 'GET', `?limit=2&cursor=${page.body.nextCursor}`);
      expect([idsOf(rest), rest.body.nextCursor]).toEqual([[pieces[0]], null]);
      expect((await call('maya', 'GET', `/${gone}`)).body).toEqual({ draft: null });
    } finally {
      await publish('published');
    }
    expect(idsOf(await call('maya', 'GET', '?limit=1'))).toEqual([gone]);
  });

  test('are begun of what is for the member: nothing that is for others, and what the owner of their team gave them', async () => {
    const [kept = '', given = ''] = pieces;
    const oscar = await addMember(app.world, { username: 'oscar', firstName: 'A', lastName: 'B', type: 'Team Owner' });
    const theo = await addMember(app.world, { username: 'theo', firstName: 'A', lastName: 'B' });
    await givePlan(app.world, theo);
    await joinTeam(app.world, oscar, theo);
    tokens['theo'] = await app.signIn('theo');
    const change = (
      id: string,
      values: { audience?: string; owner_id?: string | null; status?: 'public' | 'published' },
    ) => app.db.updateTable('content').set(values).where('id', '=', id).execute();
    await call('theo', 'PUT', `/${kept}`, DRAFT);
    await change(kept, { audience: JSON.stringify({ types: ['Team Owner'] }) });
    await change(given, { owner_id: oscar, status: 'public' });
    try {
      expect((await call('theo', 'PUT', `/${kept}`, DRAFT)).status).toBe(404);
      expect((await call('theo', 'GET', `/${kept}`)).body).toEqual({ draft: null });
      expect((await call('theo', 'PUT', `/${given}`, DRAFT)).status).toBe(200);
      expect((await call('maya', 'PUT', `/${given}`, DRAFT)).status).toBe(404);
      expect(idsOf(await call('theo', 'GET', ''))).toEqual([given]);
    } finally {
      await change(kept, { audience: '{}' });
      await change(given, { owner_id: null, status: 'published' });
    }
  });

  test('are at most two hundred: the one that was not touched the longest makes room', async () => {
    const begun = app.clock.now().getTime();
    const { id: memberId } = await app.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'maya')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 200 }, (_, index) => ({
      member_id: memberId,
      content_id: `cnt_old${String(index).padStart(6, '0')}`,
      captions: '{}',
      variants: '[]',
      language: 'en' as const,
      size: 'link',
      targets: null,
      mode: 'now' as const,
      wall_date: null,
      wall_time: null,
      wall_zone: null,
      created_at: new Date(begun),
      updated_at: new Date(begun + index),
    }));
    const nina = await addMember(app.world, { username: 'nina', firstName: 'A', lastName: 'B' });
    const others = rows.slice(0, 1).map((row) => ({ ...row, member_id: nina }));
    await app.db
      .insertInto('share_draft')
      .values([...rows, ...others])
      .execute();
    app.clock.moveTo(begun + 60_000);
    const answers = await Promise.all(pieces.map((id) => call('maya', 'PUT', `/${id}`, DRAFT)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const leftOf = (id: string) =>
      app.db.selectFrom('share_draft').select('content_id').where('member_id', '=', id).orderBy('updated_at').execute();
    const left = await leftOf(memberId);
    expect([left.length, left[0]?.content_id]).toEqual([200, 'cnt_old000004']);
    // Somebody else's of the same piece stays.
    expect(await leftOf(nina)).toEqual([{ content_id: 'cnt_old000000' }]);
  });

  test('take what fits, and say at which field something does not', async () => {
    const url = `/${pieces[0]}`;
    expect((await call('maya', 'PUT', url, { ...DRAFT, captions: { en: 'x'.repeat(5000) } })).status).toBe(200);
    for (const [part, path] of [
      [{ captions: { en: 'x'.repeat(5001) } }, 'captions.en'],
      [{ altTexts: { es: 'x'.repeat(1001) } }, 'altTexts.es'],
      [{ captions: { fr: 'Bonjour' }, language: 'fr' }, 'language'],
      [
        { targets: Array.from({ length: 21 }, (_, index) => ({ network: 'facebook', targetId: String(index) })) },
        'targets',
      ],
      [{ when: { date: '2027-02-30', time: '09:30', timeZone: 'UTC' } }, 'when.date'],
    ] as const) {
      const answer = await call('maya', 'PUT', url, { ...DRAFT, ...part });
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
    }
    expect((await call('maya', 'GET', '?cursor=nonsense')).status).toBe(400);
  });

  test('of a graphic ask for its feature; a paused member reads and deletes, and saves nothing', async () => {
    const graphic = `/${libraryContentId('five-checks')}`;
    expect((await call('plain', 'PUT', graphic, DRAFT)).body.code).toBe('feature_required');
    expect((await call('maya', 'PUT', graphic, DRAFT)).status).toBe(200);
    expect((await call('pat', 'PUT', graphic, DRAFT)).status).toBe(403);
    expect((await call('pat', 'GET', graphic)).body).toEqual({ draft: null });
    expect((await call('pat', 'DELETE', graphic)).status).toBe(204);
    expect((await call('maya', 'GET', graphic)).body.draft.captions).toEqual(DRAFT.captions);
  });
});
