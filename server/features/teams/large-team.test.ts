import { DAY_MS } from '@yardsign/domain/time/spans';
import { NO_RULES } from '@yardsign/domain/approval/team-rules';
import { EXPECTED_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queuedJobs } from '../../app/testing/processes/queued.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, joinTeam } from '../../seeds/scenarios.ts';
import { reviewPostsJob } from '../approval/jobs.ts';
import { renewProofsJob } from '../sharing/jobs.ts';

// Runs on PostgreSQL too.

const MEMBERS = 60;

let app: TestApp;
let oscar: string;
let tokens: Record<'oscar' | 'tina' | 'theo', string>;
let again: () => Promise<void>;

const LAST = ['Reyes', 'López', 'Park', "O'Neill"];
const idOf = (n: number) => `usr_agent${String(n).padStart(4, '0')}`;

/** Sixty members, of whom every tenth is an admin, every twelfth paused, and every other one has a telephone. */
async function addMembers(): Promise<void> {
  const numbers = Array.from({ length: MEMBERS }, (_, n) => n);
  const at = app.clock.now();
  await app.db
    .insertInto('member')
    .values(
      numbers.map((n) => ({
        id: idOf(n),
        ...{ email: `agent${n}@northgate.example`, username: `agent${n}`, public_code: `agent-${n}` },
        ...{ first_name: `Ana${n}`, last_name: LAST[n % LAST.length] ?? '' },
        status: n % 12 === 0 ? ('paused' as const) : ('active' as const),
        ...{ created_at: at, updated_at: at },
      })),
    )
    .execute();
  await app.db
    .insertInto('team_member')
    .values(numbers.map((n) => ({ parent_id: oscar, child_id: idOf(n), is_admin: n % 10 === 0, joined_at: null })))
    .execute();
  for (const n of numbers.filter((each) => each % 2 === 1))
    await fillProfile(app.world, idOf(n), { phone: '(206) 555-0112' });
}

beforeAll(async () => {
  app = await testApp();
  const add = (username: string, type?: 'Team Owner') =>
    addMember(app.world, { username, firstName: username, lastName: 'Aab', ...(type && { type }) });
  oscar = await add('oscar', 'Team Owner');
  await app.db.updateTable('member').set({ seats: 100 }).where('id', '=', oscar).execute();
  await joinTeam(app.world, oscar, await add('tina'), { admin: true });
  await joinTeam(app.world, oscar, await add('theo'));
  await addMembers();
  tokens = { oscar: await app.signIn('oscar'), tina: await app.signIn('tina'), theo: await app.signIn('theo') };
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(() => again());

type Name = keyof typeof tokens;
const call = (who: Name, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  app.call({ method, url: `/api/app/v1/${path}`, token: tokens[who], ...(payload && { payload }) });
const read = async (path: string, who: Name = 'oscar') => (await call(who, 'GET', path)).json();

/** Every page of a list, one behind the other. */
async function pagesOf(path: string) {
  const pages = [await read(path)];
  for (let next = pages[0].nextCursor; next !== null; next = pages.at(-1).nextCursor)
    pages.push(await read(`${path}${path.includes('?') ? '&' : '?'}cursor=${next}`));
  return pages;
}
const namesOf = (pages: { items: { name: string }[] }[]) => pages.flatMap(({ items }) => items.map(({ name }) => name));

describe('the members of a large team', () => {
  test('come in pages, each member once, in the order of their names, and are counted with the first', async () => {
    const pages = await pagesOf('team/members');
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [25, MEMBERS + 2],
      [25, null],
      [12, null],
    ]);
    const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(MEMBERS + 2);
    expect(namesOf(pages).slice(0, 4)).toEqual(['theo Aab', 'tina Aab', 'Ana1 López', 'Ana13 López']);
    expect((await read('team')).team).not.toHaveProperty('members');
  });

  test.each(['team/members?limit=7', 'team/gaps?limit=7'])(
    'come each once also where all have one name: %s',
    async (path) => {
      await app.db.updateTable('member').set({ first_name: 'Ana', last_name: 'Park' }).execute();
      const ids = (await pagesOf(path)).flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([MEMBERS + 2, MEMBERS + 2]);
    },
  );

  test.each([
    ['lopez', 15],
    ['ANA1', 11],
    ['ana12 reyes', 1],
    ['agent7@northgate', 1],
    ['neill', 15],
    ['nobody', 0],
    ['--', 0],
  ])('are found by %j', async (query, count) => {
    const { total, items } = await read(`team/members?limit=100&query=${encodeURIComponent(query)}`);
    expect([total, items.length]).toEqual([count, count]);
  });

  test('are narrowed to a role and to how their accounts stand', async () => {
    const counted = async (filter: string) => (await read(`team/members?${filter}`)).total;
    expect(await counted('role=admin')).toBe(7);
    expect(await counted('role=member')).toBe(55);
    expect(await counted('status=paused')).toBe(5);
    expect(await counted('status=paused&role=admin')).toBe(1);
    expect(await counted('status=limited')).toBe(0);
  });

  test('are those of the caller’s own team, who never finds others', async () => {
    await addMember(app.world, { username: 'stranger', firstName: 'Stranger', lastName: 'Aab' });
    expect((await read('team/members?query=stranger')).items).toEqual([]);
    expect((await call('theo', 'GET', 'team/members')).statusCode).toBe(403);
    expect((await read('team/members', 'tina')).items[1].may).toEqual({
      view: false,
      remove: false,
      changeRole: false,
    });
  });

  test.each(['team/members', 'team/invites', 'team/gaps', 'approvals'])(
    '%s refuses a place that it never gave',
    async (path) => {
      const odd = ['nonsense', Buffer.from('["a"]').toString('base64url'), Buffer.from('{').toString('base64url')];
      for (const cursor of odd) expect((await call('oscar', 'GET', `${path}?cursor=${cursor}`)).statusCode).toBe(400);
    },
  );
});

describe('the invitations of a large team', () => {
  beforeEach(async () => {
    const people = Array.from({ length: 30 }, (_, n) => ({ email: `new${n}@example.test`, firstName: `Ñandú${n}` }));
    await call('oscar', 'POST', 'team/invites', { people, language: 'en' });
  });

  test('come in pages, are counted, and are found by name and address', async () => {
    const pages = await pagesOf('team/invites');
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [25, 30],
      [5, null],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ email }: { email: string }) => email))).size).toBe(30);
    expect((await read('team')).team).toMatchObject({ inviteCount: 30, seats: { invites: 30 } });
    expect((await read('team/invites?query=nandu7')).total).toBe(1);
    expect((await read('team/invites?query=new7@example')).items).toMatchObject([{ email: 'new7@example.test' }]);
  });

  test('are each sent ten times, and no more often', async () => {
    const [{ id }] = (await read('team/invites')).items;
    await app.db.updateTable('team_invite').set({ sent: 9 }).where('id', '=', id).execute();
    const send = async () => (await call('oscar', 'POST', `team/invites/${id}/resend`)).statusCode;
    expect([await send(), await send()]).toEqual([204, 429]);
  });

  test('are narrowed to how they stand; those that were declined stand behind the others', async () => {
    const [first, second] = (await read('team/invites')).items;
    const now = app.clock.now();
    const decline = { cancelled_at: now, declined_at: now };
    await app.db.updateTable('team_invite').set(decline).where('id', '=', first.id).execute();
    const over = { expires_at: new Date(now.getTime() - DAY_MS) };
    await app.db.updateTable('team_invite').set(over).where('id', '=', second.id).execute();
    const counted = async (state: string) => (await read(`team/invites?state=${state}`)).total;
    expect([await counted('open'), await counted('expired'), await counted('declined')]).toEqual([28, 1, 1]);
    const all = (await pagesOf('team/invites')).flatMap(({ items }) => items);
    expect(all.at(-1)).toMatchObject({ id: first.id, state: 'declined' });
    expect((await read('team')).team).toMatchObject({ inviteCount: 30, seats: { invites: 28 } });
  });
});

describe('what the profiles of a large team lack', () => {
  test('comes in pages, those who lack the most first, and is counted for the whole team', async () => {
    const pages = await pagesOf('team/gaps');
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [25, MEMBERS + 2],
      [25, null],
      [12, null],
    ]);
    expect(new Set(namesOf(pages)).size).toBe(MEMBERS + 2);
    const lacks = pages.flatMap(({ items }) => items.map(({ missing }: { missing: string[] }) => missing.length));
    expect(lacks).toEqual(lacks.toSorted((a, b) => b - a));
    expect(pages[0].team).toMatchObject({ members: MEMBERS + 2, lacking: MEMBERS + 2 });
    expect(pages[0].team.fields).toContainEqual({ field: 'phone', count: 32 });
    expect(pages[0].team.fields.map(({ field }: { field: string }) => field)).toEqual([...EXPECTED_FIELDS]);
    expect(pages[1].team).toBeNull();
  });

  test('is narrowed to who lacks one thing, and to a name', async () => {
    expect((await read('team/gaps?field=phone')).total).toBe(32);
    expect((await read('team/gaps?field=phone&query=lopez')).total).toBe(0);
    expect((await read('team/gaps?field=company&query=lopez')).total).toBe(15);
    await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate' });
    expect((await read('team/gaps?field=company')).total).toBe(0);
  });
});

describe('what is done for the whole team', () => {
  test('reaches everybody, and says how many that were', async () => {
    expect((await call('oscar', 'PUT', 'team/locks/website', { value: 'northgate.example' })).json()).toEqual({
      members: MEMBERS + 2,
    });
    const locked = () =>
      app.db
        .selectFrom('profile_field')
        .select('member_id')
        .where('name', '=', 'website')
        .where('locked_value', 'is not', null)
        .execute();
    expect(await locked()).toHaveLength(MEMBERS + 2);
    const renewed = await queuedJobs<{ memberId: string }>(app.db, renewProofsJob.name);
    expect(new Set(renewed.map(({ memberId }) => memberId)).size).toBe(MEMBERS + 2);
    expect((await call('oscar', 'DELETE', 'team/locks/website')).json()).toEqual({ members: MEMBERS + 2 });
    expect(await locked()).toEqual([]);
  });

  test('rules name people of the team alone, and have what everybody has scheduled looked at again', async () => {
    const rules = { ...NO_RULES, asks: 'some', members: [idOf(1), idOf(2)], approverIds: [idOf(10)] };
    expect((await call('oscar', 'PUT', 'team/rules', rules)).statusCode).toBe(204);
    expect(await queuedJobs(app.db, reviewPostsJob.name)).toHaveLength(MEMBERS + 2);
    const ofOthers = { ...rules, members: [oscar] };
    expect((await call('oscar', 'PUT', 'team/rules', ofOthers)).statusCode).toBe(400);
    await call('oscar', 'DELETE', `team/members/${idOf(2)}`);
    expect((await read('team/rules')).named).toEqual([
      { id: idOf(1), name: 'Ana1 López', onTeam: true },
      { id: idOf(10), name: 'Ana10 Park', onTeam: true },
      { id: idOf(2), name: 'Ana2 Park', onTeam: false },
    ]);
  });
});

test('a session names the first accounts below its owner, and counts them all', async () => {
  const { user } = (await read('session')).session;
  expect(user.children_count).toBe(MEMBERS + 2);
  const all = (await pagesOf('team/members')).flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
  expect(user.children.map(({ child }: { child: { id: string } }) => child.id)).toEqual(all.toSorted().slice(0, 25));
  expect(user.children[0]).toEqual({ child: { id: expect.any(String), type: null }, is_admin: expect.any(Boolean) });
  expect((await read('session', 'theo')).session.user).toMatchObject({ children: [], children_count: 0 });
});
