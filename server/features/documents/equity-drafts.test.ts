import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  for (const username of ['maya', 'luis']) {
    await givePlan(app.world, await addMember(app.world, { username, firstName: 'X', lastName: 'Y' }));
    tokens[username] = await app.signIn(username);
  }
});
afterAll(() => app.close());

const EMPTY = { owner: '', address: '', boughtIn: '', price: '', loan: '', rate: '' };
const facts = (owner: string) => ({ ...EMPTY, years: '30', valueLow: '', valueHigh: '', change: '', owner });
const call = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  app.call({
    method,
    url: `/api/app/v1/equity-drafts${path}`,
    token: tokens[who] ?? '',
    ...(payload && { payload }),
  });
const owners = async (who: string) =>
  (await call(who, 'GET')).json<{ drafts: { facts: { owner: string } }[] }>().drafts.map((draft) => draft.facts.owner);

test('drafts are kept as they were typed, the last changed first, and are nobody else’s', async () => {
  const first = (await call('maya', 'POST', '', { facts: facts('The Parks') })).json().draft;
  app.clock.advance(1000);
  await call('maya', 'POST', '', { facts: facts('Mr. Lee') });
  app.clock.advance(1000);
  const changed = await call('maya', 'PUT', `/${first.id}`, { facts: { ...facts('The Parks'), price: '$4x' } });
  expect(changed.json().draft).toMatchObject({ id: first.id, facts: { price: '$4x' } });
  expect(await owners('maya')).toEqual(['The Parks', 'Mr. Lee']);
  expect(await owners('luis')).toEqual([]);
  expect((await call('luis', 'PUT', `/${first.id}`, { facts: facts('Mine') })).statusCode).toBe(404);
  expect((await call('luis', 'DELETE', `/${first.id}`)).statusCode).toBe(404);
  expect((await call('maya', 'DELETE', `/${first.id}`)).statusCode).toBe(204);
  expect(await owners('maya')).toEqual(['Mr. Lee']);
});

test('what is not of the form is refused, and so is the draft after the two-hundredth', async () => {
  const strange = await call('maya', 'POST', '', { facts: { ...facts('X'), secret: 'x'.repeat(100) } });
  expect(strange.json().draft?.facts ?? {}).not.toHaveProperty('secret');
  expect((await call('maya', 'POST', '', { facts: { owner: 'X' } })).statusCode).toBe(400);
  expect((await call('maya', 'POST', '', { facts: facts('x'.repeat(121)) })).statusCode).toBe(400);
  const { member_id } = await app.db.selectFrom('equity_draft').select('member_id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 200 }, (_, i) => ({
    id: `eqd_full${String(i).padStart(20, '0')}`,
    member_id,
    facts: JSON.stringify(facts('')),
    updated_at: app.clock.now(),
  }));
  await app.db.insertInto('equity_draft').values(rows).execute();
  const full = await call('maya', 'POST', '', { facts: facts('One more') });
  expect([full.statusCode, full.json().code]).toEqual([409, 'no_room_for_drafts']);
});
