import { MINUTE_MS } from '@yardsign/domain/time/spans';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testApp, type TestApp } from '../../../app/testing/test-app.ts';
import { findBrokenEntry } from '../../../platform/audit/verify-chain.ts';
import { namedRoutes } from '../../site/routes.ts';
import { libraryContentId } from '../../content/load-library.ts';
import { addMember, givePlan, joinTeam } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let ids: Record<'oscar' | 'tina' | 'tomas' | 'theo' | 'maya' | 'rita' | 'cora' | 'ada', string>;

let again: () => Promise<void>;

beforeAll(async () => {
  app = await testApp();
  const add = (username: string, more: Partial<Parameters<typeof addMember>[1]> = {}) =>
    addMember(app.world, { username, firstName: username, lastName: 'Test', ...more });
  ids = {
    oscar: await add('oscar', { type: 'Team Owner' }),
    tina: await add('tina'),
    tomas: await add('tomas'),
    theo: await add('theo'),
    maya: await add('maya'),
    rita: await add('rita', { type: 'Team Owner' }),
    cora: await add('cora', { accessLevel: 2 }),
    ada: await add('ada', { accessLevel: 3 }),
  };
  for (const id of [ids.cora, ids.ada]) await app.enrol(id);
  await joinTeam(app.world, ids.oscar, ids.tina, { admin: true });
  await joinTeam(app.world, ids.oscar, ids.tomas, { admin: true });
  await joinTeam(app.world, ids.oscar, ids.theo);
  await givePlan(app.world, ids.theo);
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

interface Caller {
  token?: string;
  cookies?: Record<string, string>;
}

/** Calls as an API client or as a browser, which also says who it is. */
const call = (caller: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.call({
    method,
    url,
    ...(caller.token !== undefined && { token: caller.token }),
    ...(caller.cookies && { cookies: caller.cookies, headers: { 'x-client-app': 'members-web' } }),
    ...(payload && { payload }),
  });

const viewMember = (caller: Caller, own: string, target: string) =>
  call(caller, 'POST', `/api/auth/v1/users/${own}/teams/impersonate/${target}`, { industry_id: 1 });
const viewUser = (caller: Caller, target: string, reason = 'Ticket 4711') =>
  call(caller, 'POST', '/api/auth/v1/authenticate', { id: target, industry_id: 1, reason });
const session = async (caller: Caller) => (await call(caller, 'GET', '/api/app/v1/session')).json().session;
const switchBack = (caller: Caller) => call(caller, 'POST', '/api/app/v1/impersonation/end');
const refresh = (caller: Caller, refresh_token?: string) =>
  call(caller, 'POST', '/api/auth/v1/authenticate/refresh', refresh_token === undefined ? {} : { refresh_token });

/** What a browser holds after an answer: cookies are added, replaced and taken away. */
function holding(before: Record<string, string>, answer: LightMyRequestResponse): { cookies: Record<string, string> } {
  const cookies = { ...before };
  for (const { name, value } of answer.cookies) {
    if (value === '') delete cookies[name];
    else cookies[name] = value;
  }
  return { cookies };
}

async function openBrowser(username: string): Promise<{ cookies: Record<string, string> }> {
  const answer = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password: TEST_PASSWORD, industry_id: 1 },
    headers: { 'x-client-app': 'members-web' },
  });
  return holding({}, answer);
}

async function bearer(username: string): Promise<Caller> {
  return { token: await app.signIn(username) };
}

/** An admin who has just proved a second factor. */
async function provenAdmin(): Promise<Caller> {
  const ada = await bearer('ada');
  await app.db
    .updateTable('session')
    .set({ second_factor_at: app.clock.now() })
    .where('member_id', '=', ids.ada)
    .execute();
  return ada;
}

async function impersonation(username: 'oscar' | 'tina', target: string): Promise<Caller> {
  const answer = await viewMember(await bearer(username), ids[username], target);
  expect(answer.statusCode, answer.body).toBe(200);
  return { token: answer.json().data.token };
}

const acts = (action: string) =>
  app.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'real_actor_id', 'subject_id', 'detail'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

describe('a team', () => {
  test('is seen by its owner, every member of it, with the names of both on the session', async () => {
    const theo = await impersonation('oscar', ids.theo);
    expect(await session(theo)).toMatchObject({
      user: { id: ids.theo },
      impersonation: {
        mode: 'team',
        byName: 'oscar Test',
        byEmail: 'oscar@demo.yardsign.test',
        until: '2026-11-21T16:00:00.000Z',
      },
    });
    expect((await session(await impersonation('oscar', ids.tina))).user.id).toBe(ids.tina);
    expect((await acts('viewing.started'))[0]).toMatchObject({
      real_actor_id: ids.oscar,
      subject_id: ids.theo,
      detail: { mode: 'team' },
    });
  });

  test('is seen no longer than the session lasts from which it is', async () => {
    const oscar = await bearer('oscar');
    const ends = new Date(app.clock.now().getTime() + 20 * MINUTE_MS);
    await app.db.updateTable('session').set({ expires_at: ends }).where('member_id', '=', ids.oscar).execute();
    const answer = await viewMember(oscar, ids.oscar, ids.theo);
    const { until } = (await session({ token: answer.json().data.token })).impersonation;
    expect(until).toBe(ends.toISOString());
  });

  test('is seen by its admin, who sees plain members and never another admin or the owner', async () => {
    expect((await session(await impersonation('tina', ids.theo))).user.id).toBe(ids.theo);
    const tina = await bearer('tina');
    expect(codeOf(await viewMember(tina, ids.tina, ids.tomas))).toBe('forbidden');
    expect(codeOf(await viewMember(tina, ids.tina, ids.oscar))).toBe('user_not_found');
    expect(codeOf(await viewMember(tina, ids.tina, ids.tina))).toBe('user_not_found');
  });

  test.each(['maya', 'theo', 'rita', 'cora', 'ada'] as const)(
    'is not seen by %s, to whom its member does not exist',
    async (name) => {
      const answer = await viewMember(await bearer(name), ids[name], ids.theo);
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'user_not_found']);
    },
  );

  test('is never seen in the name of another owner', async () => {
    const answer = await viewMember(await bearer('rita'), ids.oscar, ids.theo);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'user_not_found']);
  });

  test('does not show a member whose account is not in order, nor one who works for us', async () => {
    const oscar = await bearer('oscar');
    await app.db.updateTable('member').set({ status: 'paused' }).where('id', '=', ids.theo).execute();
    expect(codeOf(await viewMember(oscar, ids.oscar, ids.theo))).toBe('forbidden');
    const leaving = { status: 'active', deletion_due_at: app.clock.now() } as const;
    await app.db.updateTable('member').set(leaving).where('id', '=', ids.theo).execute();
    expect(codeOf(await viewMember(oscar, ids.oscar, ids.theo))).toBe('forbidden');
    await joinTeam(app.world, ids.oscar, ids.cora);
    expect(codeOf(await viewMember(oscar, ids.oscar, ids.cora))).toBe('forbidden');
  });
});

describe('an admin', () => {
  test('impersonates any user, with a reason that the user can read', async () => {
    const answer = await viewUser(await provenAdmin(), ids.maya);
    expect((await session({ token: answer.json().data.token })).impersonation).toMatchObject({
      mode: 'admin',
      reason: 'Ticket 4711',
      byEmail: 'ada@demo.yardsign.test',
    });
  });

  test.each([
    [
      'no second factor',
      async () => {
        const ada = await bearer('ada');
        await app.db.deleteFrom('second_factor').where('member_id', '=', ids.ada).execute();
        return ada;
      },
      'forbidden',
    ],
    [
      'a second factor of sixteen minutes ago',
      async () => {
        const ada = await provenAdmin();
        await app.db
          .updateTable('session')
          .set({ second_factor_at: new Date(app.clock.now().getTime() - 16 * MINUTE_MS) })
          .where('member_id', '=', ids.ada)
          .execute();
        return ada;
      },
      'second_factor_required',
    ],
    ['only the level of crew', () => bearer('cora'), 'forbidden'],
    ['no level at all', () => bearer('oscar'), 'forbidden'],
    ['no session', async () => ({}), 'sign_in_required'],
  ])('with %s sees nobody', async (_case, open, code) => {
    expect(codeOf(await viewUser(await open(), ids.maya))).toBe(code);
    expect(await acts('viewing.started')).toEqual([]);
  });

  test('never impersonates crew, another admin or somebody unknown', async () => {
    const ada = await provenAdmin();
    expect(codeOf(await viewUser(ada, ids.cora))).toBe('forbidden');
    expect(codeOf(await viewUser(ada, ids.ada))).toBe('forbidden');
    expect(codeOf(await viewUser(ada, `usr_${'a'.repeat(24)}`))).toBe('user_not_found');
  });

  test.each(['', 'ab', ' '.repeat(9), 'x'.repeat(201)])('has to give a reason, and %j is none', async (reason) => {
    expect(codeOf(await viewUser(await provenAdmin(), ids.maya, reason))).toBe('invalid_request');
  });
});

describe('the session of somebody who impersonates another', () => {
  test('sees nobody else through it', async () => {
    await app.db.updateTable('member').set({ type: 'Team Owner' }).where('id', '=', ids.theo).execute();
    await joinTeam(app.world, ids.theo, ids.maya);
    const theo = await impersonation('oscar', ids.theo);
    expect(codeOf(await viewMember(theo, ids.theo, ids.maya))).toBe('while_impersonating');
    expect(codeOf(await viewUser(theo, ids.maya))).toBe('while_impersonating');
  });

  test('ends after an hour, however often it is renewed', async () => {
    const answer = await viewMember(await bearer('oscar'), ids.oscar, ids.theo);
    let { token, refresh_token } = answer.json().data;
    for (let quarter = 0; quarter < 3; quarter += 1) {
      app.clock.advance(14 * MINUTE_MS);
      ({ token, refresh_token } = (await refresh({}, refresh_token)).json().data);
    }
    app.clock.advance(17 * MINUTE_MS);
    ({ token, refresh_token } = (await refresh({}, refresh_token)).json().data);
    expect((await session({ token })).user.id).toBe(ids.theo);
    app.clock.advance(2 * MINUTE_MS);
    expect(codeOf(await call({ token }, 'GET', '/api/app/v1/brand'))).toBe('token_expired');
    expect(codeOf(await refresh({}, refresh_token))).toBe('token_expired');
  });

  test.each([
    ['the member leaves the team', () => app.db.deleteFrom('team_member').where('child_id', '=', ids.theo).execute()],
    [
      'who sits there owns no team any more',
      () => app.db.updateTable('member').set({ type: null }).where('id', '=', ids.oscar).execute(),
    ],
    [
      'who sits there is blocked',
      () => app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', ids.oscar).execute(),
    ],
    [
      'the account of who sits there is paused',
      () => app.db.updateTable('member').set({ status: 'paused' }).where('id', '=', ids.oscar).execute(),
    ],
    [
      'the own session behind it ends',
      () =>
        app.db.updateTable('session').set({ ended_at: app.clock.now() }).where('member_id', '=', ids.oscar).execute(),
    ],
    [
      'the member signs out everywhere',
      () =>
        app.db.updateTable('session').set({ ended_at: app.clock.now() }).where('member_id', '=', ids.theo).execute(),
    ],
  ])('ends with the next call when %s', async (_case, change) => {
    const theo = await impersonation('oscar', ids.theo);
    expect((await call(theo, 'GET', '/api/app/v1/brand')).statusCode).toBe(200);
    await change();
    expect(codeOf(await call(theo, 'GET', '/api/app/v1/brand'))).toBe('token_expired');
  });

  test('ends with the next call when the admin loses the level', async () => {
    const maya = { token: (await viewUser(await provenAdmin(), ids.maya)).json().data.token };
    await app.db.updateTable('member').set({ access_level: 2 }).where('id', '=', ids.ada).execute();
    expect(codeOf(await call(maya, 'GET', '/api/app/v1/brand'))).toBe('token_expired');
  });

  test('reads and edits the profile', async () => {
    const theo = await impersonation('oscar', ids.theo);
    const saved = await call(theo, 'POST', `/api/profile/v1/${ids.theo}/basic`, [{ position: 'city', value: 'Reno' }]);
    expect(saved.statusCode, saved.body).toBe(200);
  });

  test('writes down every change that is tried, with both names, and the log carries both as well', async () => {
    const theo = await impersonation('oscar', ids.theo);
    const changing = namedRoutes().filter(
      ({ name, route }) =>
        route.method !== 'GET' &&
        !['access.refresh', 'access.endImpersonation', 'access.logout', 'site.reportError', 'usage.track'].includes(
          name,
        ),
    );
    for (const { route } of changing) {
      const url = route.path.replace(/:(\w+)/g, (_match, param: string) =>
        /^(id|memberId)$/.test(param) && route.path.includes('/users/') ? ids.theo : 'x',
      );
      app.log.length = 0;
      const answer = await app.call({ method: route.method, url, ...theo, payload: {} });
      const [entry] = (await acts('viewing.acted')).slice(-1);
      expect(entry, url).toMatchObject({
        actor_id: ids.theo,
        real_actor_id: ids.oscar,
        subject_id: ids.theo,
        detail: { method: route.method, route: route.path, status: answer.statusCode },
      });
      const line = app.log
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .find(({ msg }) => msg === 'request');
      expect(line, url).toMatchObject({ actor: ids.theo, realActor: ids.oscar });
    }
    expect((await acts('viewing.acted')).length).toBe(changing.length);
    expect(await findBrokenEntry(app.db)).toBeNull();
  });

  test('posts, moves and cancels nothing in the name of the member, and changes neither networks nor the language', async () => {
    const theo = await impersonation('oscar', ids.theo);
    const post = `/api/app/v1/posts/pst_${'a'.repeat(24)}`;
    const share = {
      clientRequestId: '0b3c1c26-6f0f-4a6e-9c3e-5a3b1f2d4e5f',
      contentId: libraryContentId('five-checks'),
      language: 'en',
      size: 'square',
      caption: '',
      proofSha256: 'a'.repeat(64),
      targets: [{ network: 'facebook', targetId: '1' }],
      when: { kind: 'now' },
    };
    for (const [method, url, payload] of [
      ['POST', '/api/app/v1/shares', share],
      ['POST', `${post}/reschedule`, { when: { kind: 'now' } }],
      ['POST', `${post}/cancel`, undefined],
      ['POST', `${post}/check`, undefined],
      ['POST', `${post}/retry`, undefined],
      ['POST', '/api/app/v1/connections/facebook/start', {}],
      ['POST', '/api/app/v1/connections/facebook/check', undefined],
      ['DELETE', '/api/app/v1/connections/facebook', undefined],
      ['PUT', '/api/app/v1/session/language', { language: 'es' }],
    ] as const) {
      expect([url, codeOf(await call(theo, method, url, payload))]).toEqual([url, 'while_impersonating']);
    }
  });
});

describe('a browser', () => {
  const viewTheo = async (own: { cookies: Record<string, string> }) =>
    holding(own.cookies, await viewMember(own, ids.oscar, ids.theo));

  test('never holds the secrets of two sessions: those of its own are gone while it impersonates another, and new afterwards', async () => {
    const own = await openBrowser('oscar');
    const theo = await viewTheo(own);
    expect(Object.keys(theo.cookies).toSorted()).toEqual(Object.keys(own.cookies).toSorted());
    // The third one says which accounts this browser has been let into, and opens none.
    const secrets = Object.keys(own.cookies).filter((name) => name !== 'device');
    expect(secrets).toHaveLength(2);
    for (const name of secrets) expect(theo.cookies[name]).not.toBe(own.cookies[name]);

    const answer = await switchBack(theo);
    expect(answer.json().data.email).toBe('oscar@demo.yardsign.test');
    const back = holding(theo.cookies, answer);
    expect(await session(back)).toMatchObject({ user: { id: ids.oscar }, impersonation: null });
    expect(await session(own)).toBeNull();
    expect(await acts('viewing.ended')).toHaveLength(1);
    const renewed = await refresh(back);
    expect(renewed.statusCode, renewed.body).toBe(200);
  });

  test('is told whom a page shows: one that was left open as oneself reads and changes nothing of the one who is impersonated', async () => {
    const oscar = await openBrowser('oscar');
    const asTheo = holding(oscar.cookies, await viewMember(oscar, ids.oscar, ids.theo));
    const brandOf = (identity: string) =>
      app.call({ method: 'GET', url: '/api/app/v1/brand', ...asTheo, headers: { 'x-identity': identity } });
    const answers = [`${ids.oscar} own`, `${ids.theo} own`, `${ids.theo} team`].map(brandOf);
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([409, 409, 200]);
  });

  test('gets its own session back by itself when the hour is over', async () => {
    const theo = await viewTheo(await openBrowser('oscar'));
    app.clock.advance(90 * MINUTE_MS);
    const late = await call(theo, 'GET', '/api/app/v1/session');
    expect(codeOf(late)).toBe('token_expired');
    const answer = await refresh(theo);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'impersonation_ended']);
    expect((await session(holding(theo.cookies, answer))).user.id).toBe(ids.oscar);
  });

  test('gets its own session back after renewals too, and when the member has left the team meanwhile', async () => {
    let theo = await viewTheo(await openBrowser('oscar'));
    app.clock.advance(14 * MINUTE_MS);
    theo = holding(theo.cookies, await refresh(theo));
    expect((await session(theo)).user.id).toBe(ids.theo);
    await app.db.deleteFrom('team_member').where('child_id', '=', ids.theo).execute();
    expect(codeOf(await call(theo, 'GET', '/api/app/v1/session'))).toBe('token_expired');
    const answer = await refresh(theo);
    expect(codeOf(answer)).toBe('impersonation_right_lost');
    expect((await session(holding(theo.cookies, answer))).user.id).toBe(ids.oscar);
  });

  test('is signed out when the session behind it has ended as well', async () => {
    const theo = await viewTheo(await openBrowser('oscar'));
    await app.db.updateTable('session').set({ ended_at: app.clock.now() }).where('member_id', '=', ids.oscar).execute();
    expect(await session(theo)).toBeNull();
    expect(codeOf(await refresh(theo))).toBe('token_expired');
  });

  test('does not let an old copy of what it held lead into the session behind', async () => {
    const theo = await viewTheo(await openBrowser('oscar'));
    const back = holding(theo.cookies, await switchBack(theo));
    expect(codeOf(await refresh(theo))).toBe('impersonation_ended');
    app.clock.advance(11_000);
    expect(codeOf(await refresh(theo))).toBe('refresh_reused');
    expect(await session(back)).toBeNull();
  });

  test.each([
    ['', 0],
    [' after the hour', 90],
  ])('signs out of both when it signs out%s', async (_when, minutes) => {
    const theo = await viewTheo(await openBrowser('oscar'));
    app.clock.advance(minutes * MINUTE_MS);
    await call(theo, 'POST', '/api/app/v1/logout');
    const open = await app.db.selectFrom('session').select('id').where('ended_at', 'is', null).execute();
    expect(open).toEqual([]);
  });

  test('keeps the session that it has when the start fails halfway', async () => {
    const own = await openBrowser('oscar');
    await app.db.schema.alterTable('audit_entry').renameTo('audit_entry_away').execute();
    const answer = await viewMember(own, ids.oscar, ids.theo);
    await app.db.schema.alterTable('audit_entry_away').renameTo('audit_entry').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.cookies).toEqual([]);
    expect((await session(own)).user.id).toBe(ids.oscar);
    const rows = await app.db.selectFrom('session').select('id').where('acting_id', 'is not', null).execute();
    expect(rows).toEqual([]);
  });
});

describe('who impersonated me', () => {
  const history = async (caller: Caller) => (await call(caller, 'GET', '/api/app/v1/impersonation/history')).json();

  test('names who, in what role, why, when, for how long and what was changed', async () => {
    const ada = await provenAdmin();
    const theo = { token: (await viewUser(ada, ids.theo)).json().data.token };
    await call(theo, 'POST', `/api/profile/v1/${ids.theo}/basic`, [{ position: 'city', value: 'Reno' }]);
    app.clock.advance(5 * MINUTE_MS);
    await switchBack(theo);
    expect((await history(await bearer('theo'))).items).toMatchObject([
      {
        mode: 'admin',
        byName: 'ada Test',
        reason: 'Ticket 4711',
        startedAt: '2026-11-21T15:00:00.000Z',
        endedAt: '2026-11-21T15:05:00.000Z',
        actCount: 1,
        acts: [{ method: 'POST', status: 200 }],
      },
    ]);
  });

  test('is nobody else’s to read, and comes in pages', async () => {
    const oscar = await bearer('oscar');
    for (let time = 0; time < 21; time += 1) await viewMember(oscar, ids.oscar, ids.theo);
    expect((await history(await bearer('maya'))).items).toEqual([]);
    const theo = await bearer('theo');
    const first = await history(theo);
    expect(first.items).toHaveLength(20);
    const second = await call(theo, 'GET', `/api/app/v1/impersonation/history?cursor=${first.nextCursor}`);
    expect(second.json()).toMatchObject({ items: [{ byName: 'oscar Test' }], nextCursor: null });
  });
});
