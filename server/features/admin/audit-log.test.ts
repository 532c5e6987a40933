import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { recordAct, type Act } from '../../platform/audit/record-act.ts';
import { forgetAudit, pastTriggers } from '../../platform/testing/test-database.ts';
import { addMember } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
const at = (name: string) => ids[name] ?? '';

beforeAll(async () => {
  app = await testApp();
  for (const [username, firstName, lastName, accessLevel] of [
    ['ada', 'Ada', 'Brandt', 3],
    ['cora', 'Cora', 'Whitfield', 2],
    ['theo', 'Theo', 'Park', 1],
    ['maya', 'Maya', 'Alvarez', 1],
  ] as const) {
    ids[username] = await addMember(app.world, { username, firstName, lastName, accessLevel });
    if (accessLevel > 1) await app.enrol(at(username));
    tokens[username] = await app.signIn(username);
  }
});
afterAll(() => app.close());

beforeEach(async () => {
  await forgetAudit(app.db);
  for (const [day, action, actor, subject] of [
    [1, 'member.status-changed', 'ada', 'theo'],
    [2, 'feature.granted', 'ada', 'maya'],
    [3, 'member.blocked', 'ada', 'theo'],
  ] as const)
    await note({
      at: new Date(Date.UTC(2026, 10, day, 12)),
      action,
      actorId: at(actor),
      realActorId: at(actor),
      subjectId: at(subject),
    });
});

const note = (act: Partial<Act>) =>
  app.db.transaction().execute((tx) =>
    recordAct(tx, {
      at: app.clock.now(),
      action: 'member.status-changed',
      actorId: at('ada'),
      realActorId: at('ada'),
      subjectId: at('theo'),
      detail: { from: 'active', to: 'paused', reason: '=HYPERLINK("http://evil.example")' },
      requestId: null,
      ...act,
    }),
  );
const get = (path: string, query: Record<string, string> = {}, as = 'cora') =>
  app.call({
    method: 'GET',
    url: `/api/app/v1/admin/${path}?${new URLSearchParams(query).toString()}`,
    token: tokens[as] ?? '',
  });
const list = async (query: Record<string, string> = {}) =>
  (await get('audit', query)).json<{ items: { action: string }[]; nextCursor: string | null }>();
const actions = async (query: Record<string, string>) => (await list(query)).items.map((entry) => entry.action);

describe('the audit log', () => {
  test('is read newest first, with names', async () => {
    const { items } = await list();
    expect(items.map((entry) => entry.action)).toEqual(['member.blocked', 'feature.granted', 'member.status-changed']);
    expect(items[0]).toMatchObject({
      actor: { id: at('ada'), name: 'Ada Brandt' },
      realActor: { id: at('ada'), name: 'Ada Brandt' },
      subject: { id: at('theo'), name: 'Theo Park' },
    });
  });

  test.each([
    [{ person: 'theo' }, ['member.blocked', 'member.status-changed']],
    [{ person: 'MAYA@demo.yardsign.test' }, ['feature.granted']],
    [{ person: 'nobody' }, []],
    [{ actor: 'ada', action: 'feature.granted' }, ['feature.granted']],
    [{ actor: 'cora' }, []],
    [{ from: '2026-11-02T00:00:00.000Z' }, ['member.blocked', 'feature.granted']],
    [{ from: '2026-11-02T00:00:00.000Z', until: '2026-11-03T00:00:00.000Z' }, ['feature.granted']],
  ])('is narrowed by %j', async (query, expected) => {
    expect(await actions(query as Record<string, string>)).toEqual(expected);
  });

  test('is read page by page', async () => {
    const first = await list({ limit: '2' });
    expect(first.nextCursor).not.toBeNull();
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([second.items.length, second.nextCursor]).toEqual([1, null]);
  });

  test('is read page by page between two times by its time, also where an entry was written late', async () => {
    const day = (of: number) => new Date(Date.UTC(2026, 10, of, 12));
    for (const [of, subject] of [
      [2, 'late'],
      [4, 'fourth'],
      [2, 'later'],
      [1, 'latest'],
    ] as const)
      await note({ at: day(of), subjectId: `usr_${subject}` });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = (
        await get('audit', {
          ...{ from: day(1).toISOString(), until: day(4).toISOString(), limit: '2' },
          ...(cursor && { cursor }),
        })
      ).json<{ items: { at: string; subject: { id: string } }[]; nextCursor: string | null }>();
      seen.push(...page.items.map(({ at: time, subject }) => `${time.slice(8, 10)} ${subject.id}`));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      `03 ${at('theo')}`,
      ...['02 usr_later', '02 usr_late', `02 ${at('maya')}`],
      ...['01 usr_latest', `01 ${at('theo')}`],
    ]);
  });

  test('names both when somebody acted as somebody else', async () => {
    await note({ actorId: at('theo'), realActorId: at('ada') });
    expect((await list()).items[0]).toMatchObject({ actor: { name: 'Theo Park' }, realActor: { name: 'Ada Brandt' } });
  });

  test('keeps what was done to an account that is gone, by its id', async () => {
    await note({ subjectId: 'usr_goneandaway' });
    const { items } = await list({ person: 'usr_goneandaway' });
    expect(items).toMatchObject([{ subject: { id: 'usr_goneandaway', name: null } }]);
  });

  test('says that it is whole, and where it is not', async () => {
    const check = async () =>
      (await app.call({ method: 'POST', url: '/api/app/v1/admin/audit/check', token: tokens['cora'] ?? '' })).json();
    expect(await check()).toMatchObject({ entries: 3, brokenAt: null });
    const second = await app.db
      .selectFrom('audit_entry')
      .select('id')
      .orderBy('id')
      .offset(1)
      .executeTakeFirstOrThrow();
    await pastTriggers(app.db, (tx) =>
      tx
        .updateTable('audit_entry')
        .set({ subject_id: at('cora') })
        .where('id', '=', second.id)
        .execute(),
    );
    expect(await check()).toMatchObject({ entries: 3, brokenAt: second.id });
  });
});

describe('the export', () => {
  test('is a file without a formula in it, for admins, and is an entry itself', async () => {
    expect((await get('audit.csv')).statusCode).toBe(403);
    const answer = await get('audit.csv', { person: 'theo' }, 'ada');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="yardsign-audit-2026-11-21.csv"',
    });
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFFid,at,action,actor_id,actor,/);
    expect(lines[1]).toContain(',member.blocked,');
    expect(lines[1]).toContain('Theo Park');
    expect((await list()).items[0]).toMatchObject({ action: 'audit.exported', detail: { entries: 2 } });
  });

  test('shows a name that looks like a formula as text', async () => {
    await app.db
      .updateTable('member')
      .set({ first_name: '=1+1', last_name: '' })
      .where('id', '=', at('maya'))
      .execute();
    expect((await get('audit.csv', { person: 'maya' }, 'ada')).body).toContain(",'=1+1,");
  });
});
