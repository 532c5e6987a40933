import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan, joinTeam } from '../../../seeds/scenarios.ts';
import { libraryContentId } from '../load-library.ts';

// Runs on PostgreSQL too.

const ARTICLE = libraryContentId('earnest-money-explained');

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
  source_changed: boolean;
  outdated_languages: string[];
  public_url: string | null;
  translations: Record<'en' | 'es', { title: string; source: string }>;
}
interface Change {
  id: string;
  kind: string;
  mine: string | null;
  theirs: string | null;
  after: string | null;
  isContested: boolean;
}
type Text = { isKnown: boolean; changes: Change[] } | null;

async function call(who: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await app.call({ method, url, token: people[who]?.token ?? '', ...(payload && { payload }) });
  const isJson = answer.statusCode === 200 && String(answer.headers['content-type']).includes('json');
  const data = isJson ? answer.json<{ data: Piece }>().data : undefined;
  return { status: answer.statusCode, data: data as Piece, answer };
}

const idOf = (who: string) => people[who]?.id ?? '';
const own = (who: string, id = '') => `/api/content/v1/content/custom/${idOf(who)}${id && `/${id}`}`;
async function clone(who: string, id: string): Promise<Piece> {
  const { answer, data } = await call(who, 'POST', `/api/content/v1/content/${id}/clone`);
  expect(answer.statusCode, answer.body).toBe(200);
  return data;
}
const read = (who: string, id: string) => call(who, 'GET', `/api/content/v1/content/${id}`);
const write = async (who: string, id: string, text: object) =>
  (await call(who, 'POST', own(who, id), { language: 'en', text })).data;
const settle = async (id: string, choice: string) =>
  (await call('maya', 'POST', `${own('maya', id)}/source`, { choice, language: 'en' })).data;
async function sourceOf(id: string): Promise<Record<'en' | 'es', Text>> {
  const { answer } = await call('maya', 'GET', `${own('maya', id)}/source`);
  return answer.json<{ texts: Record<'en' | 'es', Text> }>().texts;
}

/** A piece that tina gives to her team, in one language. */
async function given(contents: string): Promise<Piece> {
  const body = { content_type: 'blog', language: 'en', title: 'Ours', contents, status: 'public' };
  return (await call('tina', 'POST', own('tina'), body)).data;
}

describe('a copy whose source has changed', () => {
  test('shows what it said and what it says, and takes over what the member has not changed', async () => {
    const source = await given('one\n\ntwo\n\nthree');
    const copy = await clone('maya', source.id);
    await write('maya', copy.id, { contents: 'ONE\n\ntwo\n\nthree' });
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'one\n\ntwo\n\n3' });
    expect((await read('maya', copy.id)).data.source_changed).toBe(true);
    expect((await sourceOf(copy.id)).en).toEqual({
      isKnown: true,
      changes: [
        {
          ...{ id: 'p2', kind: 'rewritten', isContested: false, after: null },
          ...{ mine: '<p>three</p>\n', theirs: '<p>3</p>\n' },
        },
      ],
    });
    const merged = await settle(copy.id, 'merge');
    expect(merged).toMatchObject({ source_changed: false, translations: { en: { source: 'ONE\n\ntwo\n\n3' } } });
    const after = (await sourceOf(copy.id)).en?.changes.map(({ mine, theirs, isContested }) => [
      mine,
      theirs,
      isContested,
    ]);
    expect(after).toEqual([]);
  });

  test('takes over of neighbouring paragraphs those alone that the member has chosen, in each language', async () => {
    const source = await given('One house.\n\nTwo houses.\n\n**Three** houses.');
    const copy = await clone('maya', source.id);
    app.clock.advance(1000);
    const text = {
      title: 'Ours & yours',
      contents: 'One old house.\n\nTwo old houses.\n\n**Three** old houses.\n\nFour.',
    };
    await write('tina', source.id, text);
    const { en, es } = await sourceOf(copy.id);
    expect(en?.changes.map(({ id, theirs, after }) => [id, theirs, after])).toEqual([
      ['title', '<p>Ours &amp; yours</p>', null],
      ['p0', '<p>One old house.</p>\n', null],
      ['p1', '<p>Two old houses.</p>\n', null],
      ['p2', '<p><strong>Three</strong> old houses.</p>\n', null],
      ['n3', '<p>Four.</p>\n', '<p><strong>Three</strong> old houses.</p>\n'],
    ]);
    expect(es?.changes).toEqual([]);
    const url = `${own('maya', copy.id)}/source`;
    const taken = { en: ['p1', 'n3'], es: ['p0'] };
    const { data } = await call('maya', 'POST', url, { choice: 'merge', language: 'en', taken });
    expect(data.translations).toMatchObject({
      en: { title: 'Ours', source: 'One house.\n\nTwo old houses.\n\n**Three** houses.\n\nFour.' },
      es: { source: 'One house.\n\nTwo houses.\n\n**Three** houses.' },
    });
  });

  test('of which nobody knows what was copied has all that differs, and takes nothing by itself', async () => {
    const source = await given('one\n\ntwo');
    const copy = await clone('maya', source.id);
    await app.db.updateTable('content_text').set({ taken_from: null }).where('content_id', '=', copy.id).execute();
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'one\n\n2' });
    expect((await sourceOf(copy.id)).en).toMatchObject({ isKnown: false, changes: [{ id: 'p1', isContested: true }] });
    expect((await settle(copy.id, 'merge')).translations.en.source).toBe('one\n\ntwo');
  });

  test('is the source again, in both languages, where the member takes it as it is', async () => {
    const copy = await clone('maya', ARTICLE);
    const { source } = copy.translations.es;
    await write('maya', copy.id, { contents: 'Mine.' });
    const taken = await settle(copy.id, 'take');
    expect(taken).toMatchObject({ outdated_languages: [], translations: { en: copy.translations.en, es: { source } } });
  });

  test('stays as it is where the member keeps it, and is told of the next change only', async () => {
    const source = await given('one');
    const copy = await clone('maya', source.id);
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'two' });
    expect(await settle(copy.id, 'keep')).toMatchObject({
      source_changed: false,
      translations: { en: { source: 'one' } },
    });
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'three' });
    expect((await sourceOf(copy.id)).en).toMatchObject({
      changes: [{ mine: '<p>one</p>\n', theirs: '<p>three</p>\n', isContested: true }],
    });
  });

  test('is not settled for a state of its source that the member has not seen', async () => {
    const source = await given('one');
    const copy = await clone('maya', source.id);
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'two' });
    const url = `${own('maya', copy.id)}/source`;
    const seen = async () => (await call('maya', 'GET', url)).answer.json<{ revision: string }>().revision;
    const revision = await seen();
    app.clock.advance(1000);
    await write('tina', source.id, { contents: 'three' });
    const { answer } = await call('maya', 'POST', url, { choice: 'keep', language: 'en', revision });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'source_moved_on']);
    expect((await read('maya', copy.id)).data.source_changed).toBe(true);
    const kept = await call('maya', 'POST', url, { choice: 'keep', language: 'en', revision: await seen() });
    expect(kept.data.source_changed).toBe(false);
  });

  test('does not show a source that the team has taken back, and loses nothing', async () => {
    const source = await given('one');
    const copy = await clone('maya', source.id);
    await call('tina', 'POST', own('tina', source.id), {
      language: 'en',
      text: { contents: 'secret' },
      status: 'published',
    });
    expect(await sourceOf(copy.id)).toEqual({ en: null, es: null });
    expect((await settle(copy.id, 'take')).translations.en.source).toBe('one');
  });

  test('is nobody else’s to compare or to settle', async () => {
    const copy = await clone('maya', ARTICLE);
    const answers = [
      await call('luis', 'GET', `${own('luis', copy.id)}/source`),
      await call('luis', 'GET', `${own('maya', copy.id)}/source`),
      await call('luis', 'POST', `${own('luis', copy.id)}/source`, { choice: 'take', language: 'en' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a piece that an owner gives to the team', () => {
  test('is saved, drawn, and posted by a member, on a public page of their own', async () => {
    const { id } = await given('Words.');
    const { data } = await read('maya', id);
    const [page, cover, mark, proof] = [
      await app.call({ method: 'GET', url: new URL(data.public_url ?? '').pathname }),
      await call('maya', 'GET', `/api/content/v1/content/${id}/cover`),
      await call('maya', 'PUT', `/api/app/v1/content-marks/${id}`),
      await call('maya', 'POST', '/api/app/v1/proofs', { contentId: id, language: 'en', size: 'link' }),
    ];
    expect([page.statusCode, cover.status, mark.status, proof.status]).toEqual([200, 200, 204, 200]);
    expect(page.body).toContain('Words.');
  });

  test('is not there for others, nor on the public page of somebody outside of the team', async () => {
    const { id, slug } = await given('Words.');
    const member = await app.db
      .selectFrom('member')
      .select('public_code')
      .where('id', '=', idOf('luis'))
      .executeTakeFirstOrThrow();
    const page = await app.call({ method: 'GET', url: `/p/${member.public_code}/en/${slug}` });
    const answers = [
      await read('luis', id),
      await call('luis', 'GET', `/api/content/v1/content/${id}/cover`),
      await call('luis', 'PUT', `/api/app/v1/content-marks/${id}`),
      await call('luis', 'POST', '/api/app/v1/proofs', { contentId: id, language: 'en', size: 'link' }),
    ];
    expect([page.statusCode, ...answers.map(({ status }) => status)]).toEqual([404, 404, 404, 404, 404]);
  });

  test('is written down when it is given and when it is taken back', async () => {
    const { id, slug } = await given('Words.');
    await call('tina', 'POST', own('tina', id), { language: 'en', status: 'draft' });
    const acts = await app.db.selectFrom('audit_entry').select(['action', 'detail']).orderBy('id').execute();
    expect(acts.filter(({ action }) => action.startsWith('content.'))).toEqual([
      { action: 'content.team-given', detail: { piece: slug } },
      { action: 'content.team-taken-back', detail: { piece: slug } },
    ]);
  });
});
