import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';
import { addLongPast, inTurns } from '../../app/testing/worlds/long-past.ts';
import { queuedNotices } from '../../app/testing/processes/queued.ts';
import { TEST_PASSWORD, testApp, type TestApp } from '../../app/testing/test-app.ts';
import { timeCodeAt } from '../access/second-factor/time-codes.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { securityNotice } from '../access/notices/security.ts';
import { linksNotice } from '../account/notices/links.ts';
import { forgetAudit } from '../../platform/testing/test-database.ts';
import { addMember, fillProfile, givePlan, joinTeam, type Person } from '../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
const at = (name: string) => ids[name] ?? '';

async function add(username: string, lastName: string, more: Partial<Person> = {}): Promise<void> {
  const firstName = more.firstName ?? `${username[0]?.toUpperCase()}${username.slice(1)}`;
  ids[username] = await addMember(app.world, { username, lastName, ...more, firstName });
}

beforeEach(async () => {
  await app.db.deleteFrom('member').execute();
  await forgetAudit(app.db);
  await add('ada', 'Brandt', { accessLevel: 3 });
  await add('bea', 'Costa', { accessLevel: 3 });
  await add('cora', 'Whitfield', { accessLevel: 2 });
  await add('oscar', 'Grant', { type: 'Team Owner' });
  await add('theo', 'Park');
  await joinTeam(app.world, at('oscar'), at('theo'));
  await givePlan(app.world, at('theo'));
  for (const name of ['ada', 'bea', 'cora']) await app.enrol(at(name));
  for (const name of ['ada', 'bea', 'cora', 'theo']) tokens[name] = await app.signIn(name);
});

const get = (as: string, path: string) =>
  app.call({ method: 'GET', url: `/api/app/v1/admin/${path}`, token: tokens[as] ?? '' });
const act = (as: string, whom: string, what: string, body: object = {}) =>
  app.call({
    method: 'POST',
    url: `/api/app/v1/admin/people/${at(whom)}/${what}`,
    token: tokens[as] ?? '',
    payload: { reason: 'Asked by phone', ...body },
  });
const entries = () => app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
const own = (name: string) =>
  app.call({ method: 'GET', url: `/api/auth/v1/users/${at(name)}`, token: tokens[name] ?? '' });

test('the page of a person counts the posts of a long past by what became of them, without comments', async () => {
  const first = await addOwned(app, 'post', at('theo'));
  const states = ['published', 'failed', 'scheduled', 'needs_reconnect', 'needs_attention', 'missed', 'cancelled'];
  await addLongPast(app.db, first, { count: 70, columns: { state: inTurns(states) } });
  for (const [under, state] of [
    [1, 'published'],
    [2, 'failed'],
  ] as const) {
    const id = await addOwned(app, 'post', at('theo'));
    await app.db
      .updateTable('post')
      .set({ comment_of: `pst_past0000000${under}`, state })
      .where('id', '=', id)
      .execute();
  }
  const { person } = (await get('cora', `people/${at('theo')}`)).json<{ person: { postCounts: object } }>();
  // A comment that failed waits for its member like a post.
  expect(person.postCounts).toEqual({ scheduled: 11, published: 10, attention: 41 });
});

describe('changing the status of an account', () => {
  test('counts from the next call of the member, and stands in the log with its reason', async () => {
    const content = () => app.call({ method: 'GET', url: '/api/content/v1/content/', token: tokens['theo'] ?? '' });
    expect((await content()).statusCode).toBe(200);
    const answer = await act('ada', 'theo', 'status', {
      status: 'paused',
      reason: '  Paused until the invoice is paid ',
    });
    expect([answer.statusCode, answer.json().person.status]).toEqual([200, 'paused']);
    expect((await content()).json().code).toBe('forbidden');
    expect(await entries()).toMatchObject([
      {
        action: 'member.status-changed',
        actor_id: at('ada'),
        real_actor_id: at('ada'),
        subject_id: at('theo'),
        detail: { from: 'active', to: 'paused', reason: 'Paused until the invoice is paid' },
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
  });

  test('to what it is already writes nothing', async () => {
    expect((await act('ada', 'theo', 'status', { status: 'active' })).statusCode).toBe(200);
    expect(await entries()).toEqual([]);
  });

  test.each(['', '  ', 'ab', 'x'.repeat(201)])('is refused with the reason %j, and nothing changes', async (reason) => {
    const answer = await act('ada', 'theo', 'status', { status: 'paused', reason });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'reason']);
    expect((await own('theo')).json().data.user.status).toBe('active');
  });

  test('and its entry are one: when the entry cannot be written, the status stays', async () => {
    await app.db.schema.alterTable('audit_entry').renameTo('audit_entry_away').execute();
    try {
      expect((await act('ada', 'theo', 'status', { status: 'paused' })).statusCode).toBe(500);
    } finally {
      await app.db.schema.alterTable('audit_entry_away').renameTo('audit_entry').execute();
    }
    expect((await own('theo')).json().data.user.status).toBe('active');
  });
});

describe('blocking', () => {
  test('ends every session at once, those in which the person impersonates somebody else too', async () => {
    const answer = await act('ada', 'theo', 'block', { blocked: true });
    expect(answer.json().person).toMatchObject({ blocked: true, openSessions: 0 });
    expect((await own('theo')).json().code).toBe('token_expired');
    expect(await entries()).toMatchObject([{ action: 'member.blocked', detail: { sessions: 1, posts: 0 } }]);
  });

  test('cancels what is still to be posted', async () => {
    const id = await addOwned(app, 'post', at('theo'));
    await app.db.updateTable('post').set({ proven_absent: true }).where('id', '=', id).execute();
    const { person } = (await act('ada', 'theo', 'block', { blocked: true })).json();
    expect(person.posts).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await entries()).toMatchObject([{ action: 'member.blocked', detail: { sessions: 1, posts: 1 } }]);
  });

  test('voids the links that were mailed', async () => {
    await act('ada', 'theo', 'password-reset');
    await act('ada', 'theo', 'block', { blocked: true });
    const links = await app.db.selectFrom('one_time_link').select('voided_at').execute();
    expect(links.map((link) => link.voided_at !== null)).toEqual([true]);
  });

  test('refuses every sign-in until it is lifted', async () => {
    await act('ada', 'theo', 'block', { blocked: true });
    await expect(app.signIn('theo')).rejects.toThrow('invalid_login');
    await act('ada', 'theo', 'block', { blocked: false });
    await app.signIn('theo');
  });

  test('is lifted with an entry of its own', async () => {
    await act('ada', 'theo', 'block', { blocked: true });
    expect((await act('bea', 'theo', 'block', { blocked: false })).json().person.blocked).toBe(false);
    expect((await entries()).map((entry) => entry.action)).toEqual(['member.blocked', 'member.unblocked']);
  });
});

describe('admins', () => {
  test.each([
    ['status', { status: 'paused' }],
    ['block', { blocked: true }],
    ['level', { level: 1 }],
  ])('do not change their own %s', async (what, body) => {
    const answer = await act('ada', 'ada', what, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account']);
    expect(await entries()).toEqual([]);
  });

  test('who take each other’s rights at the same moment leave one admin', async () => {
    const answers = await Promise.all([
      act('ada', 'bea', 'level', { level: 1 }),
      act('bea', 'ada', 'level', { level: 1 }),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 403]);
    const left = await app.db.selectFrom('member').select('id').where('access_level', '=', 3).execute();
    expect(left).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    ['status', { status: 'inactive' }],
    ['block', { blocked: true }],
    ['level', { level: 2 }],
  ])('keep one who can sign in: the %s of the last is not changed', async (what, body) => {
    // Ada is an admin who is herself paused: she may act, and is not one who could sign in and act.
    await app.db.updateTable('member').set({ status: 'paused' }).where('id', '=', at('ada')).execute();
    const answer = await act('ada', 'bea', what, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_admin']);
    expect((await get('ada', `people/${at('bea')}`)).json().person).toMatchObject({
      status: 'active',
      blocked: false,
      level: 3,
      openSessions: 1,
    });
  });

  test('lose the right to act with the level, from the next call', async () => {
    await act('ada', 'bea', 'level', { level: 2 });
    expect((await act('bea', 'theo', 'status', { status: 'paused' })).json().code).toBe('forbidden');
    expect((await get('bea', 'people')).statusCode).toBe(200);
  });
});

describe('features', () => {
  const held = async () =>
    Object.fromEntries(
      (await get('cora', `people/${at('theo')}`))
        .json()
        .person.features.map((feature: { slug: string; expired: boolean }) => [feature.slug, feature.expired]),
    );

  test('are given, expire and go, each with its entry', async () => {
    await act('ada', 'theo', 'features', { feature: 'video-beta', change: 'grant' });
    expect(await held()).toEqual({ elite: false, 'video-beta': false });
    await act('ada', 'theo', 'features', { feature: 'video-beta', change: 'expire' });
    expect(await held()).toEqual({ elite: false, 'video-beta': true });
    await act('ada', 'theo', 'features', { feature: 'video-beta', change: 'grant' });
    expect(await held()).toEqual({ elite: false, 'video-beta': false });
    await act('ada', 'theo', 'features', { feature: 'video-beta', change: 'remove' });
    expect(await held()).toEqual({ elite: false });
    expect((await entries()).map((entry) => [entry.action, entry.detail['feature']])).toEqual([
      ['feature.granted', 'video-beta'],
      ['feature.expired', 'video-beta'],
      ['feature.granted', 'video-beta'],
      ['feature.removed', 'video-beta'],
    ]);
  });

  test('of a plan go with the plan, from the next call', async () => {
    const mine = async () => (await own('theo')).json().data.user;
    await act('ada', 'theo', 'features', { feature: 'elite', change: 'expire' });
    const user = await mine();
    expect([user.features, user.expired_features[0].slug]).toEqual([[], 'elite']);
    await act('ada', 'theo', 'features', { feature: 'elite', change: 'grant' });
    expect((await mine()).features[0].includes).toContain('video');
  });

  test('that do not exist are not given', async () => {
    const answer = await act('ada', 'theo', 'features', { feature: 'constructor', change: 'grant' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'unknown_feature']);
  });
});

describe('the rest of an account', () => {
  test('a user type changes, but not to one without a team while people are under it', async () => {
    expect((await act('ada', 'oscar', 'type', { type: 'Company Owner' })).json().person.type).toBe('Company Owner');
    const refused = await act('ada', 'oscar', 'type', { type: null });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'team_not_empty']);
    expect((await act('ada', 'theo', 'type', { type: 'Licensed Member' })).json().person.type).toBe('Licensed Member');
  });

  test('seats are not set below those that are taken', async () => {
    expect((await act('ada', 'oscar', 'seats', { seats: 5 })).json().person.seats).toBe(5);
    expect((await act('ada', 'oscar', 'seats', { seats: 0 })).json().code).toBe('seats_taken');
    expect((await act('ada', 'oscar', 'seats', { seats: 1 })).json().person.seats).toBe(1);
  });

  test('the number of logins is set, from one on', async () => {
    expect((await act('ada', 'theo', 'max-logins', { maxLogins: 3 })).json().person.maxLogins).toBe(3);
    expect((await act('ada', 'theo', 'max-logins', { maxLogins: 0 })).statusCode).toBe(400);
  });

  test('every session is ended on demand', async () => {
    const answer = await act('ada', 'theo', 'sessions/end');
    expect(answer.json().person.openSessions).toBe(0);
    expect((await own('theo')).json().code).toBe('token_expired');
    expect(await entries()).toMatchObject([{ action: 'sessions.ended', detail: { sessions: 1 } }]);
  });

  test('a mail to choose a new password goes into the queue with its entry, and the present password stays', async () => {
    expect((await act('ada', 'theo', 'password-reset')).statusCode).toBe(200);
    const links = await app.db.selectFrom('one_time_link').select(['id', 'purpose', 'member_id', 'email']).execute();
    expect(links).toMatchObject([
      { purpose: 'reset-password', member_id: at('theo'), email: 'theo@demo.yardsign.test' },
    ]);
    expect(JSON.stringify(await queuedNotices(app.db, linksNotice))).toContain(links[0]?.id);
    expect((await entries()).map((entry) => entry.action)).toEqual(['password.reset-sent']);
    await app.signIn('theo');
  });

  test('of somebody who is not there is not found', async () => {
    ids['nobody'] = 'usr_nobodynobody';
    expect((await act('ada', 'nobody', 'status', { status: 'paused' })).json().code).toBe('user_not_found');
    expect((await get('ada', `people/${at('nobody')}`)).json().code).toBe('user_not_found');
  });
});

describe('a lost second factor', () => {
  const forgetJobs = () => sql`delete from pgboss.job`.execute(app.db);
  beforeEach(forgetJobs);
  const post = (path: string, payload: object, as?: string) =>
    app.call({ method: 'POST', url: path, payload, ...(as !== undefined && { token: tokens[as] ?? '' }) });
  const enrol = async (name: string): Promise<string> =>
    (await post('/api/app/v1/second-factor', { password: TEST_PASSWORD }, name)).json().secret;
  const turnOn = async (name: string) => {
    const code = timeCodeAt(await enrol(name), app.clock.now());
    expect((await post('/api/app/v1/second-factor/enable', { code }, name)).statusCode).toBe(200);
    await forgetAudit(app.db);
    await forgetJobs();
  };
  const kept = async () => {
    const factors = await app.db
      .selectFrom('second_factor')
      .select('member_id')
      .where('member_id', '=', at('theo'))
      .execute();
    const codes = await app.db.selectFrom('recovery_code').select('member_id').execute();
    return [factors.length, codes.length];
  };
  const told = () => queuedNotices(app.db, securityNotice);

  test('is removed with its codes: every session ends, a mail says so, and the password alone opens the account', async () => {
    await turnOn('theo');
    const begun = await post('/api/auth/v1/authenticate', {
      username: 'theo',
      password: TEST_PASSWORD,
      industry_id: 1,
    });
    const { ticket } = begun.json().data.second_factor;
    const answer = await act('ada', 'theo', 'second-factor/remove', { reason: 'Lost the phone, called back' });
    expect(answer.json().person).toMatchObject({ secondFactor: false, openSessions: 0 });
    expect(await kept()).toEqual([0, 0]);
    expect((await own('theo')).json().code).toBe('token_expired');
    expect(await told()).toMatchObject([{ memberId: at('theo'), news: 'second-factor-removed' }]);
    expect(await entries()).toMatchObject([
      {
        action: 'second-factor.removed',
        actor_id: at('ada'),
        subject_id: at('theo'),
        detail: { sessions: 1, reason: 'Lost the phone, called back' },
      },
    ]);
    // A sign-in that had come to the question for the code does not go on.
    expect((await post('/api/auth/v1/authenticate/second-factor', { ticket, code: '000000' })).statusCode).toBe(401);
    await app.signIn('theo');
  });

  test('that is off, or only being set up, is left as it is: no session ends, nobody is told', async () => {
    await enrol('theo');
    const answer = await act('ada', 'theo', 'second-factor/remove');
    expect(answer.json().person).toMatchObject({ secondFactor: false, openSessions: 1 });
    expect([await kept(), await told(), await entries()]).toEqual([[1, 0], [], []]);
  });

  test('of an admin is removed by another admin, never by themselves', async () => {
    const refused = await act('ada', 'ada', 'second-factor/remove');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'own_account']);
    expect((await act('cora', 'ada', 'second-factor/remove')).statusCode).toBe(403);
    expect((await act('bea', 'ada', 'second-factor/remove')).json().person.secondFactor).toBe(false);
  });

  test('is not removed without a reason', async () => {
    await turnOn('theo');
    const answer = await act('ada', 'theo', 'second-factor/remove', { reason: ' ' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'reason']);
    expect(await kept()).toEqual([1, 10]);
  });

  test('stays, with the sessions and without a mail, when the entry cannot be written', async () => {
    await turnOn('theo');
    await app.db.schema.alterTable('audit_entry').renameTo('audit_entry_away').execute();
    try {
      expect((await act('ada', 'theo', 'second-factor/remove')).statusCode).toBe(500);
    } finally {
      await app.db.schema.alterTable('audit_entry_away').renameTo('audit_entry').execute();
    }
    expect([await kept(), await told()]).toEqual([[1, 10], []]);
    expect((await own('theo')).statusCode).toBe(200);
  });
});

describe('who sees what', () => {
  test('crew reads and does not act', async () => {
    for (const path of ['people', `people/${at('theo')}`, 'audit', 'installation'])
      expect((await get('cora', path)).statusCode).toBe(200);
    for (const [what, body] of [
      ['status', { status: 'paused' }],
      ['block', { blocked: true }],
      ['level', { level: 3 }],
      ['sessions/end', {}],
    ] as const)
      expect((await act('cora', 'theo', what, body)).statusCode).toBe(403);
    expect((await get('cora', 'audit.csv')).statusCode).toBe(403);
    expect(await entries()).toEqual([]);
  });

  test('a member sees nothing of it, not even of themselves', async () => {
    for (const path of ['people', `people/${at('theo')}`, 'audit', 'audit.csv', 'installation'])
      expect((await get('theo', path)).statusCode).toBe(403);
  });

  test('a person is told whole, and no token or password with them', async () => {
    await fillProfile(app.world, at('theo'), { company: 'Northgate Property Group', photo: 'a'.repeat(64) });
    const { person } = (await get('cora', `people/${at('theo')}`)).json();
    expect(person).toMatchObject({
      name: 'Theo Park',
      company: 'Northgate Property Group',
      photoUrl: `/api/app/v1/files/${'a'.repeat(64)}`,
      plan: 'elite',
      team: { id: at('oscar'), name: 'Oscar Grant' },
      teams: [{ id: at('oscar'), type: 'Team Owner', isAdmin: false }],
      secondFactor: false,
      openSessions: 1,
      connections: [],
      posts: [],
    });
    expect(JSON.stringify(person)).not.toMatch(/password|token|secret|argon2/i);
    expect((await get('cora', `people/${at('oscar')}`)).json().person).toMatchObject({
      members: [{ id: at('theo'), name: 'Theo Park' }],
      memberCount: 1,
    });
  });

  test('the photo of a person is shown to staff, and to no other member', async () => {
    const sha256 = 'b'.repeat(64);
    await fillProfile(app.world, at('theo'), { photo: sha256 });
    await app.db
      .insertInto('image')
      .values({
        member_id: at('theo'),
        sha256,
        name: 'theo.png',
        width: 1,
        height: 1,
        format: 'png',
        bytes: 3,
        created_at: app.clock.now(),
      })
      .execute();
    await app.core.files.put(imageKey(sha256), Buffer.from('png'));
    await add('maya', 'Alvarez');
    tokens['maya'] = await app.signIn('maya');
    const photo = (as: string) =>
      app.call({ method: 'GET', url: `/api/app/v1/files/${sha256}`, token: tokens[as] ?? '' });
    expect((await photo('cora')).statusCode).toBe(200);
    expect((await photo('maya')).statusCode).toBe(404);
  });

  test('the installation says what runs here', async () => {
    await sql`delete from pgboss.job`.execute(app.db);
    await act('ada', 'theo', 'password-reset');
    expect((await get('cora', 'installation')).json()).toMatchObject({
      environment: 'test',
      demo: false,
      database: { migration: expect.stringMatching(/^\d{4}_/) as string },
      queue: { waiting: 1, retrying: 0, failed: 0 },
      people: 5,
    });
  });
});
