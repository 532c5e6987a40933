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
const call = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, of = 'equity') =>
  app.call({
    method,
    url: `/api/app/v1/${of}-drafts${path}`,
    token: tokens[who] ?? '',
    ...(payload && { payload }),
  });
const owners = async (who: string) =>
  (await call(who, 'GET')).json<{ drafts: { typed: { owner: string } }[] }>().drafts.map((draft) => draft.typed.owner);

test('drafts are kept as they were typed, the last changed first, and are nobody else’s', async () => {
  const first = (await call('maya', 'POST', '', { typed: facts('The Parks') })).json().draft;
  app.clock.advance(1000);
  await call('maya', 'POST', '', { typed: facts('Mr. Lee') });
  app.clock.advance(1000);
  const changed = await call('maya', 'PUT', `/${first.id}`, { typed: { ...facts('The Parks'), price: '$4x' } });
  expect(changed.json().draft).toMatchObject({ id: first.id, typed: { price: '$4x' } });
  expect(await owners('maya')).toEqual(['The Parks', 'Mr. Lee']);
  expect(await owners('luis')).toEqual([]);
  expect((await call('luis', 'PUT', `/${first.id}`, { typed: facts('Mine') })).statusCode).toBe(404);
  expect((await call('luis', 'DELETE', `/${first.id}`)).statusCode).toBe(404);
  expect((await call('maya', 'DELETE', `/${first.id}`)).statusCode).toBe(204);
  expect(await owners('maya')).toEqual(['Mr. Lee']);
});

test('a draft that was changed elsewhere meanwhile is not written over', async () => {
  const { id, updatedAt: was } = (await call('luis', 'POST', '', { typed: facts('One') })).json().draft;
  app.clock.advance(1000);
  const there = await call('luis', 'PUT', `/${id}`, { typed: facts('Two'), was });
  expect(there.statusCode).toBe(200);
  const here = await call('luis', 'PUT', `/${id}`, { typed: facts('Three'), was });
  expect([here.statusCode, here.json().code, await owners('luis')]).toEqual([409, 'draft_moved_on', ['Two']]);
  // The answer to the first may have been lost.
  expect((await call('luis', 'PUT', `/${id}`, { typed: facts('Two'), was })).statusCode).toBe(200);
  const gone = await call('maya', 'PUT', `/${id}`, { typed: facts('Four'), was });
  expect(gone.statusCode).toBe(404);
  await call('luis', 'DELETE', `/${id}`);
});

test('what is not of the form is refused, and so is the draft after the two-hundredth', async () => {
  const strange = await call('maya', 'POST', '', { typed: { ...facts('X'), secret: 'x'.repeat(100) } });
  expect(strange.json().draft?.typed ?? {}).not.toHaveProperty('secret');
  expect((await call('maya', 'POST', '', { typed: { owner: 'X' } })).statusCode).toBe(400);
  expect((await call('maya', 'POST', '', { typed: facts('x'.repeat(121)) })).statusCode).toBe(400);
  const { member_id } = await app.db.selectFrom('tool_draft').select('member_id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 200 }, (_, i) => ({
    id: `eqd_full${String(i).padStart(20, '0')}`,
    member_id,
    tool: 'equity' as const,
    typed: JSON.stringify(facts('')),
    updated_at: app.clock.now(),
  }));
  await app.db.insertInto('tool_draft').values(rows).execute();
  const full = await call('maya', 'POST', '', { typed: facts('One more') });
  expect([full.statusCode, full.json().code]).toEqual([409, 'no_room_for_drafts']);
});

const EMAIL = { name: 'December', language: 'es', format: '1', subject: ' Hola ', intro: 'Uno\n\nDos', pieces: [] };

test('e-mails are kept as they were typed, beside reports, and never as one of them', async () => {
  const report = (await call('luis', 'POST', '', { typed: facts('The Parks') })).json().draft;
  const email = (await call('luis', 'POST', '', { typed: EMAIL }, 'email')).json().draft;
  const renamed = { ...EMAIL, name: 'January' };
  expect((await call('luis', 'PUT', `/${email.id}`, { typed: renamed }, 'email')).json().draft.typed).toEqual(renamed);
  const kept = (await call('luis', 'GET', '', undefined, 'email')).json().drafts;
  expect(kept).toMatchObject([{ id: email.id, typed: renamed }]);
  expect(await owners('luis')).toEqual(['The Parks']);
  expect((await call('luis', 'PUT', `/${report.id}`, { typed: EMAIL }, 'email')).statusCode).toBe(400);
  const another = await call('maya', 'DELETE', `/${email.id}`, undefined, 'email');
  expect(another.statusCode).toBe(404);
  expect((await call('luis', 'DELETE', `/${email.id}`, undefined, 'email')).statusCode).toBe(204);
  expect((await call('luis', 'GET', '', undefined, 'email')).json().drafts).toEqual([]);
});

test.each([
  { format: '9' },
  { language: 'fr' },
  { intro: 'x'.repeat(2001) },
  { pieces: Array.from({ length: 11 }, () => `cnt_${'a'.repeat(24)}`) },
  { pieces: ['<script>'] },
])('an e-mail that the builder cannot make is refused: %j', async (odd) => {
  expect((await call('luis', 'POST', '', { typed: { ...EMAIL, ...odd } }, 'email')).statusCode).toBe(400);
});
