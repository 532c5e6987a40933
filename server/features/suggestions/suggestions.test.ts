import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCrew } from '../../app/testing/people/crew.ts';
import { queuedNotices } from '../../app/testing/processes/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { newSuggestionNotice } from './notices/new-suggestion.ts';
import type { Suggestion, WrittenSuggestion } from './ports.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let beginAgain: () => Promise<void>;
let maya: string;
let luis: string;
let cora: string;

async function signedIn(username: string): Promise<string> {
  const id = await addMember(app.world, { username, firstName: username, lastName: 'Test' });
  await givePlan(app.world, id);
  return app.signIn(username);
}

beforeAll(async () => {
  app = await testApp();
  maya = await signedIn('maya');
  luis = await signedIn('luis');
  cora = await addCrew(app, 'cora');
  beginAgain = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => beginAgain());

const OWN = '/api/app/v1/suggestions';
const ALL = '/api/app/v1/admin/suggestions';
const WANTED = { area: 'graphics', title: 'A square for rentals', description: 'Ours are few.', may_contact: true };

const send = (change: object = {}, token = maya, clientRequestId: string = randomUUID()) =>
  app.call({ method: 'POST', url: OWN, payload: { clientRequestId, ...WANTED, ...change }, token });
const read = async (url: string, token: string) =>
  (await app.call({ method: 'GET', url, token })).json<{
    data: { items: WrittenSuggestion[]; nextCursor: string | null };
  }>().data;
const answer = (id: string, token: string, payload: object = { state: 'planned', reply: 'In spring.' }) =>
  app.call({ method: 'PUT', url: `${ALL}/${id}`, payload, token });
const added = async (change: object = {}, token = maya) =>
  (await send(change, token)).json<{ data: Suggestion }>().data;

describe('a suggestion', () => {
  test('is kept, shown to whoever wrote it alone, and mailed to the help desk', async () => {
    const { id } = await added();
    const { items } = await read(OWN, maya);
    expect(items).toMatchObject([{ ...WANTED, id, state: 'received', reply: '' }]);
    expect((await read(OWN, luis)).items).toEqual([]);
    const [notice] = await queuedNotices(app.db, newSuggestionNotice);
    expect(notice).toEqual({ suggestionId: id, helpDesk: app.core.config.SUPPORT_EMAIL });
    const letters = await newSuggestionNotice.write(
      { db: app.db, clock: app.clock, sessionKey: Buffer.alloc(32), publicUrl: 'https://yardsign.test' },
      { suggestionId: id, helpDesk: 'help@example.test' },
    );
    expect(letters).toMatchObject([{ to: 'help@example.test', replyTo: expect.stringContaining('maya') }]);
  });

  test('that is sent twice is one, also when both come at once', async () => {
    const same = randomUUID();
    const answers = await Promise.all([send({}, maya, same), send({}, maya, same)]);
    expect(new Set(answers.map((each) => each.json<{ data: Suggestion }>().data.id)).size).toBe(1);
    expect((await read(OWN, maya)).items).toHaveLength(1);
    expect(await queuedNotices(app.db, newSuggestionNotice)).toHaveLength(1);
    const other = await send({ title: 'Something else' }, maya, same);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'request_id_reused']);
  });

  test.each([
    ['a title of two letters', { title: 'ab' }, 'title'],
    ['a title of 101', { title: 'a'.repeat(101) }, 'title'],
    ['a title of two lines', { title: 'one\ntwo' }, 'title'],
    ['2001 letters of description', { description: 'a'.repeat(2001) }, 'description'],
    ['an area that there is not', { area: 'moon' }, 'area'],
  ])('with %s is refused at its field', async (_case, change, field) => {
    const refused = await send(change);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path)).toEqual([field]);
  });

  test('is the twentieth of the day at most', async () => {
    for (let sent = 0; sent < 20; sent++) expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
    expect((await send({}, luis)).statusCode).toBe(200);
  });
});

describe('the content team', () => {
  test('reads all, narrowed by state, page by page, with an address only where it may write to it', async () => {
    await added();
    app.clock.advance(1000);
    await added({ may_contact: false, title: 'Second' }, luis);
    const first = await read(`${ALL}?limit=1`, cora);
    expect(first.items).toMatchObject([{ title: 'Second', member: { name: 'luis Test', email: null } }]);
    const second = await read(`${ALL}?limit=1&cursor=${first.nextCursor ?? ''}`, cora);
    expect(second.items).toMatchObject([{ title: WANTED.title, member: { email: expect.stringContaining('maya') } }]);
    expect(second.nextCursor).toBeNull();
    expect((await read(`${ALL}?state=done`, cora)).items).toEqual([]);
  });

  test('answers: whoever wrote it reads the state and the word to it, and the log knows', async () => {
    const { id } = await added();
    app.clock.advance(60_000);
    expect((await answer(id, cora)).statusCode).toBe(200);
    const [item] = (await read(OWN, maya)).items;
    expect(item).toMatchObject({ state: 'planned', reply: 'In spring.' });
    expect(item?.changed_at).not.toBe(item?.created_at);
    const acts = await app.db.selectFrom('audit_entry').select('action').execute();
    expect(acts.map(({ action }) => action)).toContain('suggestion.answered');
  });

  test('is told of one that is not there', async () => {
    expect((await answer(`sug_${'a'.repeat(24)}`, cora)).statusCode).toBe(404);
  });
});

test('a member neither reads what others suggest nor answers it', async () => {
  const { id } = await added();
  expect((await app.call({ method: 'GET', url: ALL, token: luis })).statusCode).toBe(403);
  expect((await answer(id, luis)).statusCode).toBe(403);
});
