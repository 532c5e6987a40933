import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCrew } from '../../../app/testing/people/crew.ts';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const name of ['cora', 'carl']) tokens[name] = await addCrew(app, name);
  const ada = await addMember(app.world, { username: 'ada', firstName: 'Ada', lastName: 'Berg', accessLevel: 3 });
  await app.enrol(ada);
  tokens['ada'] = await app.signIn('ada');
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  tokens['maya'] = await app.signIn('maya');
});
afterAll(() => app.close());

const url = '/api/app/v1/studio/legal/terms';
const token = (as: string) => ({ token: tokens[as] ?? '' });
const read = async (as = 'cora') => app.call({ method: 'GET', url, ...token(as) });
const save = (version: number, texts: object, as = 'cora') =>
  app.call({ method: 'PUT', url, ...token(as), payload: { version, texts } });
const changed = { en: 'Refunds are said in days.', es: 'Los reembolsos se dicen en días.' };
const publish = (version: number, as = 'ada') =>
  app.call({ method: 'POST', url: `${url}/publish`, ...token(as), payload: { version, changed, asks: true } });
const everybody = async (query = '') =>
  (await app.call({ method: 'GET', url: `/api/app/v1/legal/terms?language=es${query}` })).json();

test('the text of the library is in force and is what a draft begins with', async () => {
  const legal = (await read()).json();
  expect(legal).toMatchObject({ inForce: { number: 1 }, draft: { version: 0 } });
  expect(legal.draft.texts).toEqual(legal.inForce.texts);
  expect(legal.versions).toEqual([
    { number: 1, publishedAt: '2026-11-01T12:00:00.000Z', publishedBy: null, changed: null, asks: false },
  ]);
  expect(await everybody()).toMatchObject({ version: 1, updated: '2026-11-01' });
});

test('a draft is saved for the team and seen by nobody else; whoever comes late is told', async () => {
  const before = await everybody();
  expect((await save(4, { en: 'A', es: 'B' })).json().code).toBe('text_moved_on');
  expect((await save(0, { en: '## New', es: '## Nuevo' })).json()).toMatchObject({
    draft: { version: 1, texts: { en: '## New', es: '## Nuevo' } },
    inForce: { number: 1 },
  });
  expect((await save(0, { en: 'A', es: 'B' }, 'carl')).json().code).toBe('text_moved_on');
  expect(await everybody()).toEqual(before);
});

test('a draft is put in force by an admin, once; the older text stays under its number', async () => {
  const library = await everybody();
  expect((await publish(1, 'cora')).statusCode).toBe(403);
  expect((await publish(0)).json().code).toBe('text_moved_on');
  const answer = await publish(1);
  expect(answer.json()).toMatchObject({ inForce: { number: 2 }, draft: { version: 2 } });
  expect(answer.json().versions).toMatchObject([
    { number: 2, publishedBy: 'Ada Berg', changed, asks: true },
    { number: 1 },
  ]);
  expect((await publish(1)).json().code).toBe('text_moved_on');
  expect((await publish(2)).json().code).toBe('text_moved_on');
  expect(await everybody()).toMatchObject({
    version: 2,
    html: '<h2 id="section-1">Nuevo</h2>\n',
    sections: [{ id: 'section-1', title: 'Nuevo' }],
    versions: [
      { number: 2, changed: changed.es },
      { number: 1, changed: null },
    ],
  });
  expect((await everybody('&version=1')).html).toBe(library.html);
  expect((await everybody('&version=3')).code).toBe('not_found');
  const acts = await app.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'studio.legal-published')
    .execute();
  expect(acts).toEqual([{ detail: { page: 'terms', number: 2, asks: true } }]);
});

test.each([
  ['what is in force already', { en: '## New', es: '## Nuevo' }, 'legal_unchanged'],
  ['languages with other sections', { en: '## New\n\n## More', es: '## Nuevo' }, 'legal_sections_differ'],
])('%s is not published, and the draft stays', async (_name, texts, code) => {
  const { version } = (await read()).json().draft;
  const saved = (await save(version, texts)).json().draft;
  expect((await publish(saved.version)).json().code).toBe(code);
  expect((await read()).json().draft).toEqual(saved);
});

test('an empty text is refused, and markup in it is shown as text', async () => {
  expect((await save(9, { en: ' ', es: 'B' })).statusCode).toBe(400);
  const payload = { language: 'en', text: '<script>x</script>\n\n[go](javascript:x)' };
  const { html } = (await app.call({ method: 'POST', url: `${url}/preview`, ...token('cora'), payload })).json();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('href');
});

test('it is no matter of members', async () => {
  expect([(await read('maya')).statusCode, (await save(0, { en: 'A', es: 'B' }, 'maya')).statusCode]).toEqual([
    403, 403,
  ]);
});
