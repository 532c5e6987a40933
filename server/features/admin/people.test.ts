import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, giveFeatures, givePlan, joinTeam, type Person } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let token: string;
const ids: Record<string, string> = {};
const at = (name: string) => ids[name] ?? '';

beforeAll(async () => {
  app = await testApp();
  const add = async (username: string, firstName: string, lastName: string, more: Partial<Person> = {}) => {
    app.clock.advance(60_000);
    ids[username] = await addMember(app.world, { username, firstName, lastName, ...more });
  };
  await add('cora', 'Cora', 'Whitfield', { accessLevel: 2 });
  await add('oscar', 'Oscar', 'Grant', { type: 'Team Owner' });
  await add('theo', 'Theo', 'Park', { status: 'paused' });
  await add('tina', 'Tina', 'Reyes');
  await add('ines', 'Inés', "O'Brien-Duarte", { status: 'incomplete', email: 'i.duarte+home@casa-clara.test' });
  await add('sam.homes', 'Sam', 'Rivera', { email: 'sam@demo.yardsign.test' });
  await add('sam.lending', 'Sam', 'Rivera', { email: 'sam@demo.yardsign.test', type: 'Licensed Owner' });
  await joinTeam(app.world, at('oscar'), at('theo'));
  await joinTeam(app.world, at('oscar'), at('tina'), { admin: true });
  await givePlan(app.world, at('tina'));
  await giveFeatures(app.world, at('theo'), ['free']);
  await fillProfile(app.world, at('oscar'), { company: 'Northgate Property Group' });
  await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', at('sam.homes')).execute();
  await app.enrol(at('cora'));
  token = await app.signIn('cora');
});
afterAll(() => app.close());

const ask = async (query: Record<string, string> = {}) => {
  const url = `/api/app/v1/admin/people?${new URLSearchParams(query).toString()}`;
  const answer = await app.call({ method: 'GET', url, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ items: { username: string }[]; nextCursor: string | null; total: number | null }>();
};
const found = async (query: Record<string, string>) => (await ask(query)).items.map((person) => person.username);

describe('finding people', () => {
  test.each([
    ['a first name', 'theo', ['theo']],
    ['the beginning of two words, in any order', 'par the', ['theo']],
    ['a name without its accent', 'ines', ['ines']],
    ['a name with an accent that is not there, before their team', 'Óscar grant', ['oscar', 'tina', 'theo']],
    ['a part of a name with a hyphen', 'duarte', ['ines']],
    ['a name with an apostrophe', "o'brien", ['ines']],
    ['a whole address', 'I.Duarte+home@Casa-Clara.test', ['ines']],
    ['an address of two accounts', 'sam@demo.yardsign.test', ['sam.lending', 'sam.homes']],
    ['a username', 'sam.homes', ['sam.homes']],
    ['a company, with whoever is under its owner', 'northgate', ['oscar']],
    ['the owner of a team, before the team', 'grant', ['oscar', 'tina', 'theo']],
    ['a member by their name and their owner’s', 'tina grant', ['tina']],
    ['nobody', 'zacharias', []],
    ['signs alone', "'); --", []],
  ])('by %s', async (_what, query, usernames) => {
    expect(await found({ query })).toEqual(usernames);
  });

  test('follows names, companies and teams as they change', async () => {
    const vera = await addMember(app.world, { username: 'vera', firstName: 'Vera', lastName: 'Quill' });
    const rename = (id: string, last_name: string) =>
      app.db.updateTable('member').set({ last_name }).where('id', '=', id).execute();
    const team = app.db.deleteFrom('team_member').where('child_id', '=', vera);

    await rename(vera, 'Xylo');
    expect([await found({ query: 'quill' }), await found({ query: 'xylo' })]).toEqual([[], ['vera']]);

    await fillProfile(app.world, vera, { company: 'Zephyr Homes' });
    expect(await found({ query: 'zephyr xylo' })).toEqual(['vera']);
    await app.db.deleteFrom('profile_field').where('member_id', '=', vera).execute();
    expect(await found({ query: 'zephyr' })).toEqual([]);

    await joinTeam(app.world, at('oscar'), vera);
    await rename(at('oscar'), 'Wexford');
    expect(await found({ query: 'vera wexford' })).toEqual(['vera']);
    await rename(at('oscar'), 'Grant');
    expect(await found({ query: 'wexford' })).toEqual([]);
    await team.execute();
    expect(await found({ query: 'vera grant' })).toEqual([]);

    expect((await found({}))[0]).toBe('vera');
    await app.db
      .updateTable('member')
      .set({ created_at: new Date(0) })
      .where('id', '=', vera)
      .execute();
    expect((await found({})).at(-1)).toBe('vera');

    await app.db.deleteFrom('member').where('id', '=', vera).execute();
    expect(await found({ query: 'xylo' })).toEqual([]);
  });

  test('by an id, which is one person or none', async () => {
    expect(await found({ query: at('theo') })).toEqual(['theo']);
    expect(await found({ query: 'usr_nobodynobody' })).toEqual([]);
  });

  test.each([
    [{ status: 'paused' }, ['theo']],
    [{ status: 'blocked' }, ['sam.homes']],
    [{ status: 'deleting' }, []],
    [{ type: 'Licensed Owner' }, ['sam.lending']],
    [{ type: 'none', status: 'active' }, ['sam.homes', 'tina', 'cora']],
    [{ level: '2' }, ['cora']],
    [{ feature: 'video' }, ['tina']],
    [{ feature: 'free' }, ['theo']],
    [{ query: 'sam', type: 'Licensed Owner' }, ['sam.lending']],
  ])('by %j', async (query, usernames) => {
    expect(await found(query)).toEqual(usernames);
  });

  test('by the team they are in', async () => {
    expect(await found({ team: at('oscar') })).toEqual(['tina', 'theo']);
  });

  test('tells what a line needs', async () => {
    expect((await ask({ query: 'theo' })).items[0]).toMatchObject({
      id: at('theo'),
      name: 'Theo Park',
      status: 'paused',
      blocked: false,
      plan: 'free',
      team: { id: at('oscar'), name: 'Oscar Grant' },
      level: 1,
      lastSignInAt: null,
    });
  });

  test('page by page brings everybody once, newest first, and counts them', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (; cursor !== null;) {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.items.map((person) => person.username));
      expect(page.total).toBe(cursor === '' ? 7 : null);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['sam.lending', 'sam.homes', 'ines', 'tina', 'theo', 'oscar', 'cora']);
  });

  test('page by page keeps who is called so before the team', async () => {
    const first = await ask({ query: 'grant', limit: '1' });
    const second = await ask({ query: 'grant', limit: '1', cursor: first.nextCursor ?? '' });
    const third = await ask({ query: 'grant', limit: '1', cursor: second.nextCursor ?? '' });
    expect([first, second, third].map((page) => page.items[0]?.username)).toEqual(['oscar', 'tina', 'theo']);
    expect(third.nextCursor).toBeNull();
  });

  test('with a cursor from elsewhere is a fault of the field', async () => {
    const answer = await app.call({ method: 'GET', url: '/api/app/v1/admin/people?cursor=x', token });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'query.cursor']);
  });

  test('takes whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'grapheme' }), async (query) => {
        const url = `/api/app/v1/admin/people?${new URLSearchParams({ query }).toString()}`;
        expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(200);
      }),
      { numRuns: 150 },
    );
  });
});
