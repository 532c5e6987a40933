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
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  tokens['maya'] = await app.signIn('maya');
});
afterAll(() => app.close());

const url = '/api/app/v1/studio/glossary';
const read = (as = 'cora') => app.call({ method: 'GET', url, token: tokens[as] ?? '' });
const save = (version: number, terms: object[], as = 'cora') =>
  app.call({ method: 'PUT', url, token: tokens[as] ?? '', payload: { version, terms } });
const term = { en: 'earnest money', es: 'depósito de buena fe', note: '' };

test('the glossary begins empty and is written as a whole; whoever comes late is told, and nothing is lost', async () => {
  expect((await read()).json()).toEqual({ version: 0, terms: [] });
  expect((await save(3, [term])).statusCode).toBe(409);
  expect((await save(0, [{ ...term, en: ' earnest money ' }])).json()).toEqual({ version: 1, terms: [term] });
  expect((await save(0, [], 'carl')).json()).toMatchObject({ code: 'text_moved_on' });
  expect((await save(1, [term, { en: 'closing', es: 'cierre' }], 'carl')).json()).toMatchObject({ version: 2 });
  expect((await read()).json().terms).toEqual([term, { en: 'closing', es: 'cierre', note: '' }]);
});

test.each([
  ['a term in one language', [{ en: 'closing', es: ' ' }]],
  ['more than anybody reads', [{ en: 'x'.repeat(121), es: 'y' }]],
  ['more terms than a list has', Array.from({ length: 301 }, () => term)],
])('%s is refused', async (_name, terms) => {
  expect((await save(2, terms)).statusCode).toBe(400);
});

test('it is no matter of members', async () => {
  expect([(await read('maya')).statusCode, (await save(2, [], 'maya')).statusCode]).toEqual([403, 403]);
});
