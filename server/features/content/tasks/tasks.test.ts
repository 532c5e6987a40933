import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { libraryContentId, loadLibrary } from '../load-library.ts';

// Runs on PostgreSQL too.

const PLAYBOOK = libraryContentId('back-in-touch');
const BASE = '/api/app/v1/tasks-done';

let app: TestApp;
let maya: string;
let luis: string;

beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis'])
    await givePlan(app.world, await addMember(app.world, { username, firstName: 'X', lastName: 'Y' }));
  maya = await app.signIn('maya');
  luis = await app.signIn('luis');
});
afterAll(() => app.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, token = maya) =>
  app.call({ method, url: `${BASE}${url}`, token });
const done = async (token = maya) => (await call('GET', '', token)).json<{ pieces: unknown[] }>().pieces;

test('a task that is done stays so, twice is once, and nobody else sees it', async () => {
  for (const task of ['0.1', '0.0', '0.1']) expect((await call('PUT', `/${PLAYBOOK}/${task}`)).statusCode).toBe(204);
  expect(await done()).toEqual([{ id: PLAYBOOK, tasks: ['0.0', '0.1'] }]);
  expect(await done(luis)).toEqual([]);
  await call('DELETE', `/${PLAYBOOK}/0.0`, luis);
  expect(await done()).toEqual([{ id: PLAYBOOK, tasks: ['0.0', '0.1'] }]);
});

test('a task can be opened again, and opening one that is open is no error', async () => {
  await call('PUT', `/${PLAYBOOK}/1.0`);
  for (let times = 0; times < 2; times++) expect((await call('DELETE', `/${PLAYBOOK}/1.0`)).statusCode).toBe(204);
  expect(JSON.stringify(await done())).not.toContain('1.0');
});

test('there are no tasks of a piece that is not there, nor of another shape', async () => {
  expect((await call('PUT', `/cnt_${'a'.repeat(24)}/0.0`)).statusCode).toBe(404);
  expect((await call('PUT', `/${PLAYBOOK}/first`)).statusCode).toBe(400);
});

test('what is done stays with its task when the days of a playbook are put into another order', async () => {
  const piece = app.core.library.pieces.find(({ slug }) => slug === 'back-in-touch');
  if (!piece) throw new Error('the library has no such playbook');
  const days = piece.texts.en.details['days'] as { title: string; tasks: { text: string }[] }[];
  const [first, second, ...rest] = days;
  const shown = async (others: typeof days) => {
    const en = { ...piece.texts.en, details: { ...piece.texts.en.details, days: others } };
    const changed = { ...piece, digest: JSON.stringify(others), texts: { ...piece.texts, en } };
    await loadLibrary(app.db, app.clock, { ...app.core.library, pieces: [changed] });
  };
  if (!first || !second) throw new Error('the playbook has fewer than two days');
  for (const task of ['0.0', '1.0', '1.1']) await call('PUT', `/${PLAYBOOK}/${task}`, luis);
  await shown([second, { ...first, tasks: first.tasks.toReversed() }, ...rest]);
  const last = `1.${first.tasks.length - 1}`;
  expect(await done(luis)).toEqual([{ id: PLAYBOOK, tasks: ['0.0', '0.1', last].toSorted() }]);
  await shown([{ ...second, tasks: second.tasks.slice(1) }, first, ...rest]);
  expect(await done(luis)).toEqual([{ id: PLAYBOOK, tasks: ['0.0', '1.0'] }]);
});
