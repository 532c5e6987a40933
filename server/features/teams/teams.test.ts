import { DAY_MS } from '@yardsign/domain/time/spans';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, completeProfile, fillProfile, giveFeatures, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { linkSecret } from '../access/credentials/one-time-link.ts';
import { queuedJobs, queuedNotices } from '../../app/testing/processes/queued.ts';
import { renewProofsJob } from '../sharing/jobs.ts';
import { createInviteLimits } from './invite-limits.ts';
import { teamNotice } from './notices/team-news.ts';

// Runs on PostgreSQL too.

const PASSWORD = 'lantern-on-the-gate-9';

let app: TestApp;
let ids: Record<'oscar' | 'tina' | 'tomas' | 'theo' | 'rita' | 'lou' | 'maya', string>;
let tokens: Record<keyof typeof ids, string>;

let again: () => Promise<void>;
let signedIn: typeof tokens;

beforeAll(async () => {
  app = await testApp();
  const add = (username: string, more: Partial<Parameters<typeof addMember>[1]> = {}) =>
    addMember(app.world, { username, firstName: username, lastName: 'Test', ...more });
  ids = {
    oscar: await add('oscar', { type: 'Team Owner' }),
    tina: await add('tina'),
    tomas: await add('tomas'),
    theo: await add('theo'),
    rita: await add('rita', { type: 'Team Owner' }),
    lou: await add('lou', { type: 'Licensed Owner' }),
    maya: await add('maya'),
  };
  await seats(ids.oscar, 6);
  await seats(ids.rita, 6);
  await joinTeam(app.world, ids.oscar, ids.tina, { admin: true });
  await joinTeam(app.world, ids.oscar, ids.tomas, { admin: true });
  await joinTeam(app.world, ids.oscar, ids.theo);
  await fillProfile(app.world, ids.oscar, { company: 'Northgate', primary_color: '#2E4A7D' });
  await givePlan(app.world, ids.oscar);
  tokens = { oscar: '', tina: '', tomas: '', theo: '', rita: '', lou: '', maya: '' };
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) tokens[name] = await app.signIn(name);
  signedIn = { ...tokens };
  again = await app.remember();
});
afterAll(() => app.close());
beforeEach(async () => {
  await again();
  tokens = { ...signedIn };
});

type Name = keyof typeof ids;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const codeOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? 'done' : answer.json<{ code: string }>().code;
const call = (who: Name | { token: string } | null, method: Method, path: string, payload?: object) =>
  app.call({
    method,
    url: `/api/app/v1/${path}`,
    ...(who !== null && { token: typeof who === 'string' ? tokens[who] : who.token }),
    ...(payload && { payload }),
  });

async function seats(ownerId: string, count: number): Promise<void> {
  await app.db.updateTable('member').set({ seats: count }).where('id', '=', ownerId).execute();
}

const invite = (who: Name, emails: readonly string[], more: { isAdmin?: boolean } = {}) =>
  call(who, 'POST', 'team/invites', { people: emails.map((email) => ({ email, ...more })), language: 'en' });
async function team(who: Name) {
  const read = async (path: string) => (await call(who, 'GET', path)).json();
  const [whole, members, invites] = [await read('team'), await read('team/members'), await read('team/invites')];
  return { ...whole.team, members: members.items, invites: invites.items };
}

/** The two halves of the newest link of an invitation, as its mail has them. */
async function linkFor(email: string): Promise<{ id: string; h: string }> {
  const row = await app.db
    .selectFrom('one_time_link')
    .select('id')
    .where('purpose', '=', 'join-team')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { id: row.id, h: linkSecret(row.id, app.core.sessionKey) };
}

async function invitedLink(email: string, who: Name = 'oscar'): Promise<{ id: string; h: string }> {
  expect((await invite(who, [email])).json().invited).toEqual([email]);
  return linkFor(email);
}

const createFrom = (link: object, more: object = {}) =>
  call(null, 'POST', 'join-team/create', {
    ...link,
    first_name: 'Ana',
    last_name: 'Lopez',
    password: PASSWORD,
    language: 'es',
    ...more,
  });
const memberIds = async (who: Name = 'oscar') => (await team(who)).members.map(({ id }: { id: string }) => id);

const featuresOf = async (who: Name) =>
  (await call(who, 'GET', 'session')).json().session.user.features.map(({ slug }: { slug: string }) => slug);

/** News of teams that wait to be told. */
const news = () => queuedNotices(app.db, teamNotice);

describe('the page of a team', () => {
  test('has its members, seats and what the caller may do about each of them', async () => {
    const own = await team('oscar');
    expect(own).toMatchObject({ role: 'owner', company: 'Northgate', seats: { total: 6, members: 3, invites: 0 } });
    expect(own.members.map(({ name, may }: { name: string; may: object }) => [name, may])).toEqual([
      ['theo Test', { view: true, remove: true, changeRole: true }],
      ['tina Test', { view: true, remove: true, changeRole: true }],
      ['tomas Test', { view: true, remove: true, changeRole: true }],
    ]);
    const admins = await team('tina');
    expect(admins.role).toBe('admin');
    expect(admins.members.map(({ may }: { may: object }) => may)).toEqual([
      { view: true, remove: true, changeRole: false },
      { view: false, remove: false, changeRole: false },
      { view: false, remove: false, changeRole: false },
    ]);
  });

  test.each(['theo', 'maya', 'lou'] as const)('is not for %s', async (name) => {
    expect(codeOf(await call(name, 'GET', 'team'))).toBe('forbidden');
  });

  test('is of the caller’s own team: what belongs to another does not exist there', async () => {
    await invite('rita', ['x@example.com']);
    const [{ id }] = (await team('rita')).invites;
    for (const [method, path, payload] of [
      ['POST', `team/invites/${id}/resend`, undefined],
      ['DELETE', `team/invites/${id}`, undefined],
      ['PUT', `team/members/${ids.maya}`, { isAdmin: true }],
      ['DELETE', `team/members/${ids.maya}`, undefined],
      ['DELETE', `team/members/${ids.oscar}`, undefined],
      ['DELETE', `team/members/${ids.rita}`, undefined],
    ] as const) {
      expect([path, codeOf(await call('oscar', method, path, payload))]).toEqual([path, 'not_found']);
    }
    expect((await team('rita')).invites).toHaveLength(1);
  });

  test('tells a member whose team they are on, and others that they are on none', async () => {
    const above = async (name: Name) => (await call(name, 'GET', 'team/above')).json().team;
    expect(await above('theo')).toEqual({ ownerId: ids.oscar, ownerName: 'oscar Test', company: 'Northgate' });
    expect(await above('maya')).toBeNull();
  });
});

describe('invitations', () => {
  test('hold a seat, name who invited, and end after two weeks', async () => {
    await invite('tina', ['ana@example.com']);
    const { invites, seats: taken } = await team('oscar');
    expect(taken).toEqual({ total: 6, members: 3, invites: 1 });
    expect(invites).toMatchObject([
      { email: 'ana@example.com', state: 'open', invitedBy: 'tina Test', expiresAt: '2026-12-05T15:00:00.000Z' },
    ]);
    app.clock.advance(14 * DAY_MS + 1);
    tokens.oscar = await app.signIn('oscar');
    expect(await team('oscar')).toMatchObject({ seats: { invites: 0 }, invites: [{ state: 'expired' }] });
  });

  test('leave out who is on the team or invited already, and say so', async () => {
    await invite('oscar', ['ana@example.com']);
    const answer = await invite('oscar', [
      'ANA@example.com',
      'theo@demo.yardsign.test',
      'oscar@demo.yardsign.test',
      'bo@example.com',
    ]);
    expect(answer.json()).toEqual({
      invited: ['bo@example.com'],
      left: [
        { email: 'ANA@example.com', why: 'invited' },
        { email: 'theo@demo.yardsign.test', why: 'on_team' },
        { email: 'oscar@demo.yardsign.test', why: 'on_team' },
      ],
    });
  });

  test('are all sent or none when the seats do not suffice', async () => {
    const answer = await invite('oscar', ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']);
    expect(codeOf(answer)).toBe('no_seats_left');
    expect((await team('oscar')).invites).toEqual([]);
  });

  test('never outgrow the seats, however many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => invite(index % 2 ? 'oscar' : 'tina', [`p${index}@example.com`])),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    expect((await team('oscar')).seats).toEqual({ total: 6, members: 3, invites: 3 });
  });

  test('to be an admin are the owner’s to give', async () => {
    expect(codeOf(await invite('tina', ['a@example.com'], { isAdmin: true }))).toBe('forbidden');
    expect((await invite('oscar', ['a@example.com'], { isAdmin: true })).statusCode).toBe(200);
  });

  test('name the address that is none', async () => {
    const answer = await invite('oscar', ['ok@example.com', 'nonsense']);
    expect(answer.json().issues).toEqual([{ path: 'people.1.email', message: 'not_an_email' }]);
  });

  test('sent again get another link, and the one before stops working', async () => {
    const first = await invitedLink('ana@example.com');
    app.clock.advance(1000);
    const [{ id }] = (await team('oscar')).invites;
    expect((await call('tina', 'POST', `team/invites/${id}/resend`)).statusCode).toBe(204);
    expect(codeOf(await call(null, 'POST', 'join-team/read', first))).toBe('link_invalid');
    const second = await linkFor('ana@example.com');
    expect((await call(null, 'POST', 'join-team/read', second)).json().invite.state).toBe('open');
  });

  test('that have run out take a seat anew when they are sent again, if there is one', async () => {
    await invite('oscar', ['ana@example.com']);
    app.clock.advance(15 * DAY_MS);
    tokens.oscar = await app.signIn('oscar');
    const [{ id }] = (await team('oscar')).invites;
    await seats(ids.oscar, 3);
    expect(codeOf(await call('oscar', 'POST', `team/invites/${id}/resend`))).toBe('no_seats_left');
    await seats(ids.oscar, 4);
    expect((await call('oscar', 'POST', `team/invites/${id}/resend`)).statusCode).toBe(204);
    expect(await team('oscar')).toMatchObject({ seats: { invites: 1 }, invites: [{ state: 'open' }] });
  });

  test('taken back cannot be used, and say so to whoever has the mail', async () => {
    const link = await invitedLink('ana@example.com');
    const [{ id }] = (await team('oscar')).invites;
    expect((await call('oscar', 'DELETE', `team/invites/${id}`)).statusCode).toBe(204);
    expect((await call(null, 'POST', 'join-team/read', link)).json().invite.state).toBe('cancelled');
    expect(codeOf(await createFrom(link))).toBe('invite_closed');
    expect(codeOf(await call('maya', 'POST', 'join-team/accept', link))).toBe('invite_closed');
    expect((await team('oscar')).seats.invites).toBe(0);
  });

  test('of a team that is not in order say so before anybody presses, and are open again with it', async () => {
    const link = await invitedLink('ana@example.com');
    const state = async () => (await call(null, 'POST', 'join-team/read', link)).json().invite.state;
    const block = (at: Date | null) =>
      app.world.db.updateTable('member').set({ blocked_at: at }).where('id', '=', ids.oscar).execute();
    await block(app.clock.now());
    expect(await state()).toBe('closed');
    expect(codeOf(await call('maya', 'POST', 'join-team/accept', link))).toBe('invite_closed');
    await block(null);
    expect(await state()).toBe('open');
  });

  test('that are declined free their seat', async () => {
    const link = await invitedLink('ana@example.com');
    expect((await call(null, 'POST', 'join-team/decline', link)).statusCode).toBe(204);
    expect((await call(null, 'POST', 'join-team/read', link)).json().invite.state).toBe('declined');
    expect(await team('oscar')).toMatchObject({ seats: { invites: 0 }, invites: [{ state: 'declined' }] });
    expect((await team('rita')).invites).toEqual([]);
    expect((await invite('oscar', ['ana@example.com'])).json().invited).toEqual(['ana@example.com']);
    app.clock.advance(31 * DAY_MS);
    tokens.oscar = await app.signIn('oscar');
    expect((await team('oscar')).invites).toMatchObject([{ state: 'expired' }]);
  });
});

describe('mails of invitations', () => {
  /** Takes back whatever is open, so that the same person can be invited once more. */
  const cancelAll = async (who: Name) => {
    const open = (await team(who)).invites as { id: string }[];
    for (const { id } of open) await call(who, 'DELETE', `team/invites/${id}`);
  };

  test('to one person are three an hour, whoever invites and however the address is written', async () => {
    for (const email of ['ana@example.test', 'Ana@Example.test', 'ana+home@example.test']) {
      expect((await invite('oscar', [email])).json().invited).toEqual([email]);
      await cancelAll('oscar');
    }
    expect(codeOf(await invite('oscar', ['ana@example.test']))).toBe('too_many_requests');
    const other = await invite('rita', ['ana@example.test']);
    expect([codeOf(other), Number(other.headers['retry-after']) > 3000]).toEqual(['too_many_requests', true]);
    expect((await team('rita')).invites).toEqual([]);
    expect((await invite('rita', ['luis@example.test'])).statusCode).toBe(200);
    app.clock.advance(60 * 60_000);
    tokens.oscar = await app.signIn('oscar');
    expect((await invite('oscar', ['ana@example.test'])).statusCode).toBe(200);
  });

  test('of one team are two hundred an hour', async () => {
    const limits = createInviteLimits({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
    const take = (team: string, emails: string[]) =>
      app.db.transaction().execute((tx) => limits.take(tx, team, emails));
    await take(
      'team',
      Array.from({ length: 200 }, (_, i) => `a${i}@example.test`),
    );
    await expect(take('team', ['b@example.test'])).rejects.toThrow('Too many requests');
    await take('another', ['b@example.test']);
  });
});

describe('joining', () => {
  test('with a new account signs in an active member, who holds what the team’s plan holds', async () => {
    const answer = await createFrom(await invitedLink('ana@example.com'));
    expect(answer.statusCode, answer.body).toBe(200);
    const { token, user } = answer.json().data;
    expect(user).toMatchObject({
      first_name: 'Ana',
      status: 'active',
      email: 'ana@example.com',
      username: 'ana.lopez',
    });
    expect(user.features.map(({ slug }: { slug: string }) => slug)).toEqual(['elite']);
    expect((await call({ token }, 'GET', 'session')).json().session.language).toBe('es');
    expect(await memberIds()).toContain(user.id);
  });

  test('with a new account keeps the time of where its member is', async () => {
    const answer = await createFrom(await invitedLink('ana@example.com'), { time_zone: 'America/Los_Angeles' });
    const { token } = answer.json().data;
    expect((await call({ token }, 'GET', 'session')).json().session.timeZone).toBe('America/Los_Angeles');
  });

  test('with a name that is too long says so at the name', async () => {
    const answer = await createFrom(await invitedLink('ana@example.com'), { first_name: 'A'.repeat(101) });
    expect(answer.json()).toMatchObject({ issues: [{ path: 'first_name', message: 'too_long' }] });
  });

  test('with the account that is signed in, whatever its address', async () => {
    const link = await invitedLink('maya.other@example.com');
    expect((await call('maya', 'POST', 'join-team/accept', link)).statusCode).toBe(204);
    expect(await memberIds()).toContain(ids.maya);
    expect(await team('oscar')).toMatchObject({ seats: { members: 4, invites: 0 }, invites: [] });
  });

  test('gives a free account the plan of the team, so that it is not treated as a free one any more', async () => {
    await giveFeatures(app.world, ids.maya, ['free']);
    expect(await featuresOf('maya')).toEqual(['free']);
    await call('maya', 'POST', 'join-team/accept', await invitedLink('maya@demo.yardsign.test'));
    expect(await featuresOf('maya')).toEqual(['elite']);
  });

  test('shows the accounts of the address to choose from', async () => {
    const link = await invitedLink('maya@demo.yardsign.test');
    const { invite: shown, accounts } = (await call(null, 'POST', 'join-team/read', link)).json();
    expect(shown).toMatchObject({ ownerName: 'oscar Test', company: 'Northgate', invitedBy: 'oscar Test' });
    expect(accounts).toEqual([{ name: 'maya Test', username: 'maya', company: '' }]);
    expect(codeOf(await createFrom(link))).toBe('address_in_use');
  });

  test('works once', async () => {
    const link = await invitedLink('ana@example.com');
    expect((await createFrom(link)).statusCode).toBe(200);
    for (const answer of [await createFrom(link), await call('maya', 'POST', 'join-team/accept', link)])
      expect(codeOf(answer)).toBe('link_invalid');
  });

  test('by twenty at once with one invitation gives one seat', async () => {
    const link = await invitedLink('ana@example.com');
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const username = `p${index}`;
        await addMember(app.world, { username, firstName: 'P', lastName: String(index) });
        return { token: await app.signIn(username) };
      }),
    );
    const answers = await Promise.all(people.map((person) => call(person, 'POST', 'join-team/accept', link)));
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    expect((await team('oscar')).seats.members).toBe(4);
  });

  test('by twenty at once never fills more seats than there are', async () => {
    await seats(ids.oscar, 30);
    const people = [];
    for (let index = 0; index < 20; index += 1) {
      const username = `p${index}`;
      await addMember(app.world, { username, firstName: 'P', lastName: String(index) });
      people.push({ token: await app.signIn(username), link: await invitedLink(`p${index}@example.com`) });
    }
    await seats(ids.oscar, 8);
    const answers = await Promise.all(
      people.map(({ token, link }) => call({ token }, 'POST', 'join-team/accept', link)),
    );
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(5);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'no_seats_left']));
    expect((await team('oscar')).seats.members).toBe(8);
  });

  test('by one person with the invitations of two teams at once gives a seat on one of them', async () => {
    const links = [await invitedLink('m1@example.com'), await invitedLink('m2@example.com', 'rita')];
    const answers = await Promise.all(links.map((link) => call('maya', 'POST', 'join-team/accept', link)));
    expect(answers.map(codeOf).toSorted()).toEqual(['already_on_a_team', 'done']);
  });

  test('is refused to who is on a team, to its owner, and by a wrong or an old link', async () => {
    const link = await invitedLink('x@example.com');
    expect(codeOf(await call('theo', 'POST', 'join-team/accept', link))).toBe('already_on_a_team');
    expect(codeOf(await call('oscar', 'POST', 'join-team/accept', link))).toBe('already_on_a_team');
    expect(codeOf(await call('maya', 'POST', 'join-team/accept', { ...link, h: 'x'.repeat(43) }))).toBe('link_invalid');
    app.clock.advance(14 * DAY_MS);
    tokens.maya = await app.signIn('maya');
    expect(codeOf(await call('maya', 'POST', 'join-team/accept', link))).toBe('link_invalid');
  });

  test('with a password that is easy to guess is refused at its field, and the link stays good', async () => {
    const link = await invitedLink('ana@example.com');
    const answer = await createFrom(link, { password: 'password' });
    expect(answer.json()).toMatchObject({ code: 'password_refused', issues: [{ path: 'password' }] });
    expect((await createFrom(link)).statusCode).toBe(200);
  });

  test('is refused while the account of the owner is not in order, or about to be deleted', async () => {
    const link = await invitedLink('ana@example.com');
    const oscar = app.db.updateTable('member').where('id', '=', ids.oscar);
    await oscar.set({ status: 'paused' }).execute();
    expect(codeOf(await createFrom(link))).toBe('invite_closed');
    await oscar.set({ status: 'active', deletion_due_at: app.clock.now() }).execute();
    expect(codeOf(await createFrom(link))).toBe('invite_closed');
  });
});

describe('members', () => {
  test('are made admins and plain members by the owner, and by nobody else', async () => {
    expect(codeOf(await call('tina', 'PUT', `team/members/${ids.theo}`, { isAdmin: true }))).toBe('forbidden');
    expect((await call('oscar', 'PUT', `team/members/${ids.theo}`, { isAdmin: true })).statusCode).toBe(204);
    expect((await team('theo')).role).toBe('admin');
    expect((await call('oscar', 'PUT', `team/members/${ids.theo}`, { isAdmin: false })).statusCode).toBe(204);
    expect(codeOf(await call('theo', 'GET', 'team'))).toBe('forbidden');
  });

  test('are removed by an admin, other admins only by the owner, and the owner by nobody', async () => {
    expect(codeOf(await call('tina', 'DELETE', `team/members/${ids.tomas}`))).toBe('forbidden');
    expect(codeOf(await call('tina', 'DELETE', `team/members/${ids.oscar}`))).toBe('not_found');
    expect((await call('tina', 'DELETE', `team/members/${ids.theo}`)).statusCode).toBe(204);
    expect((await call('oscar', 'DELETE', `team/members/${ids.tomas}`)).statusCode).toBe(204);
    expect(await memberIds()).toEqual([ids.tina]);
  });

  test('who are removed lose the plan of the team at once, and nobody of it impersonates them any more', async () => {
    const impersonation = await app.call({
      method: 'POST',
      url: `/api/auth/v1/users/${ids.oscar}/teams/impersonate/${ids.theo}`,
      payload: { industry_id: 1 },
      token: tokens.oscar,
    });
    const seen = { token: impersonation.json().data.token as string };
    expect((await call(seen, 'GET', 'brand')).statusCode).toBe(200);
    await call('oscar', 'DELETE', `team/members/${ids.theo}`);
    expect(codeOf(await call(seen, 'GET', 'brand'))).toBe('token_expired');
    expect(await featuresOf('theo')).toEqual(['free']);
    expect(await news()).toMatchObject([{ news: 'removed', teamId: ids.oscar, memberId: ids.theo }]);
  });

  test('leave by themselves: the seat is free, the plan ends, locks end, and the owner is told', async () => {
    await completeProfile(app.world, ids.theo);
    await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate Group' });
    const impersonation = await app.call({
      method: 'POST',
      url: `/api/auth/v1/users/${ids.oscar}/teams/impersonate/${ids.theo}`,
      payload: { industry_id: 1 },
      token: tokens.oscar,
    });
    const seen = { token: impersonation.json().data.token as string };
    expect(codeOf(await call(seen, 'DELETE', 'team/above'))).toBe('while_impersonating');
    expect((await call('theo', 'DELETE', 'team/above')).statusCode).toBe(204);
    expect(await memberIds()).toEqual([ids.tina, ids.tomas]);
    expect(await featuresOf('theo')).toEqual(['free']);
    expect((await call('theo', 'GET', 'team/above')).json()).toEqual({ team: null });
    expect(codeOf(await call(seen, 'GET', 'brand'))).toBe('token_expired');
    const locked = app.db
      .selectFrom('profile_field')
      .select(['value', 'locked_value'])
      .where('member_id', '=', ids.theo);
    expect(await locked.execute()).toEqual([{ value: 'Northgate Group', locked_value: null }]);
    expect(await news()).toMatchObject([{ news: 'member-left', teamId: ids.oscar, memberId: ids.theo }]);
    const [last] = await app.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(last).toMatchObject({ action: 'team.left', real_actor_id: ids.theo, detail: { team: ids.oscar } });
  });

  test('who leave keep a plan of their own, and may join another team', async () => {
    await givePlan(app.world, ids.theo);
    await call('theo', 'DELETE', 'team/above');
    expect(await featuresOf('theo')).toEqual(['elite']);
    const link = await invitedLink('theo@demo.yardsign.test', 'rita');
    expect((await call('theo', 'POST', 'join-team/accept', link)).statusCode).toBe(204);
  });

  test('who are admins leave as well, and manage nothing from then on', async () => {
    expect((await call('tina', 'DELETE', 'team/above')).statusCode).toBe(204);
    expect(codeOf(await call('tina', 'GET', 'team'))).toBe('forbidden');
  });

  test('cannot leave what they are not on, nor the seat of a license', async () => {
    expect(codeOf(await call('maya', 'DELETE', 'team/above'))).toBe('not_found');
    expect(codeOf(await call('oscar', 'DELETE', 'team/above'))).toBe('not_found');
    await joinTeam(app.world, ids.lou, ids.maya);
    expect(codeOf(await call('maya', 'DELETE', 'team/above'))).toBe('seat_of_license');
    expect((await call('maya', 'GET', 'team/above')).json().team.ownerId).toBe(ids.lou);
  });

  test('who leave while they are removed are gone once, and one of both is told', async () => {
    const [left, removed] = await Promise.all([
      call('theo', 'DELETE', 'team/above'),
      call('oscar', 'DELETE', `team/members/${ids.theo}`),
    ]);
    expect([codeOf(left), codeOf(removed)].toSorted()).toEqual(['done', 'not_found']);
    expect(await news()).toHaveLength(1);
  });

  test('are never managed by somebody who impersonates the one who may', async () => {
    const impersonation = await app.call({
      method: 'POST',
      url: `/api/auth/v1/users/${ids.oscar}/teams/impersonate/${ids.tina}`,
      payload: { industry_id: 1 },
      token: tokens.oscar,
    });
    const asTina = { token: impersonation.json().data.token as string };
    expect((await call(asTina, 'GET', 'team')).statusCode).toBe(200);
    expect(codeOf(await call(asTina, 'DELETE', `team/members/${ids.theo}`))).toBe('while_impersonating');
  });

  test('and every other change of the team stand in the audit log', async () => {
    await invite('oscar', ['ana@example.com']);
    await call('oscar', 'PUT', `team/members/${ids.theo}`, { isAdmin: true });
    await call('oscar', 'DELETE', `team/members/${ids.theo}`);
    await call('oscar', 'PUT', 'team/locks/company', {});
    const rows = await app.db.selectFrom('audit_entry').select(['action', 'real_actor_id']).orderBy('id').execute();
    expect(rows).toEqual(
      ['team.invited', 'team.admin-made', 'team.member-removed', 'team.field-locked'].map((action) => ({
        action,
        real_actor_id: ids.oscar,
      })),
    );
  });
});

describe('what the profiles of a team lack', () => {
  const gapsOf = async (name: string) => {
    const { items } = (await call('oscar', 'GET', 'team/gaps')).json();
    return items.find((member: { name: string }) => member.name.startsWith(name))?.missing;
  };
  const fill = (who: Name, whom: Name, gaps: object[]) => call(who, 'POST', `team/members/${ids[whom]}/gaps`, gaps);

  test('is told by member, and filled in for them, who can change it afterwards', async () => {
    expect(await gapsOf('theo')).toContain('job_title');
    const answer = await fill('oscar', 'theo', [
      { field: 'job_title', value: ' Agent ' },
      { field: 'phone', value: '(206) 555-0112' },
    ]);
    expect(answer.statusCode).toBe(204);
    expect(await gapsOf('theo')).not.toContain('job_title');
    expect((await call('theo', 'GET', 'brand')).json().brand).toMatchObject({
      jobTitle: 'Agent',
      phone: '(206) 555-0112',
    });
    const own = await app.call({
      method: 'POST',
      url: `/api/profile/v1/${ids.theo}/basic`,
      token: tokens.theo,
      payload: [{ position: 'job_title', value: 'Broker' }],
    });
    expect(own.statusCode).toBe(200);
  });

  test('is never overwritten once it is there, and is checked as the member’s own words are', async () => {
    await fill('oscar', 'theo', [{ field: 'job_title', value: 'Agent' }]);
    const answer = await fill('tina', 'theo', [
      { field: 'job_title', value: 'Boss' },
      { field: 'phone', value: 'call me' },
      { field: 'compliance', value: ' ' },
      { field: 'photo', value: 'a'.repeat(64) },
    ]);
    expect(answer.json().issues).toEqual([
      { path: '0.value', message: 'filled_already' },
      { path: '1.value', message: 'not_a_phone' },
      { path: '2.value', message: 'required' },
      { path: '3.value', message: 'not_an_image' },
    ]);
  });

  test('of somebody on no team of the caller is not there', async () => {
    expect(codeOf(await fill('oscar', 'oscar', [{ field: 'job_title', value: 'Agent' }]))).toBe('not_found');
  });
});

describe('brand locks', () => {
  const brandOf = async (who: Name) => (await call(who, 'GET', 'brand')).json().brand;
  const fieldOf = async (who: Name, field: string) => {
    const answer = await app.call({ method: 'GET', url: `/api/profile/v1/${ids[who]}`, token: tokens[who] });
    return answer.json().data.profiles.basic[field];
  };
  const save = (who: Name, entries: object[]) =>
    app.call({ method: 'POST', url: `/api/profile/v1/${ids[who]}/basic`, token: tokens[who], payload: entries });

  test('set a field for every member, who sees its source and cannot change it', async () => {
    const before = (await brandOf('theo')).version;
    expect((await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate Group' })).json()).toEqual({
      members: 3,
    });
    expect(await brandOf('theo')).toMatchObject({ company: 'Northgate Group', version: before + 1 });
    expect(await fieldOf('theo', 'company')).toMatchObject({
      value: 'Northgate Group',
      locked_value: 'Northgate Group',
      sync_source_user_id: ids.oscar,
    });
    expect(codeOf(await save('theo', [{ position: 'company', value: 'Mine' }]))).toBe('field_locked');
    expect(
      (
        await save('theo', [
          { position: 'company', value: 'Northgate Group' },
          { position: 'city', value: 'Reno' },
        ])
      ).statusCode,
    ).toBe(200);
    expect(await brandOf('oscar')).toMatchObject({ company: 'Northgate' });
    expect((await team('oscar')).locks).toMatchObject([
      { field: 'company', value: 'Northgate Group', setBy: 'oscar Test' },
    ]);
  });

  test('have the unsent posts of every member drawn anew', async () => {
    await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate Group' });
    const jobs = await queuedJobs<{ memberId: string }>(app.db, renewProofsJob.name);
    const onTheTeam = [ids.tina, ids.tomas, ids.theo];
    expect(jobs.map(({ memberId }) => memberId).toSorted()).toEqual(onTheTeam.toSorted());
  });

  test('take the owner’s own value when none is given, also when an admin sets them', async () => {
    await call('tina', 'PUT', 'team/locks/primary_color', {});
    expect((await brandOf('theo')).primaryColor).toBe('#2E4A7D');
  });

  test('lend the owner’s logo to the members, who may fetch it from then on', async () => {
    const logo = 'a'.repeat(64);
    await app.db
      .insertInto('image')
      .values({
        member_id: ids.oscar,
        sha256: logo,
        name: 'logo.png',
        width: 10,
        height: 10,
        format: 'png',
        bytes: 9,
        created_at: app.clock.now(),
      })
      .execute();
    await app.core.files.put(imageKey(logo), Buffer.from('x'));
    await fillProfile(app.world, ids.oscar, { logo });
    expect((await call('theo', 'GET', `files/${logo}`)).statusCode).toBe(404);
    expect((await call('tina', 'GET', `files/${logo}`)).statusCode).toBe(200);
    await call('oscar', 'PUT', 'team/locks/logo', {});
    expect((await brandOf('theo')).logo).toMatchObject({ id: logo });
    expect((await call('theo', 'GET', `files/${logo}`)).statusCode).toBe(200);
    expect((await call('maya', 'GET', `files/${logo}`)).statusCode).toBe(404);
    expect(codeOf(await call('oscar', 'PUT', 'team/locks/logo', { value: 'b'.repeat(64) }))).toBe('invalid_request');
  });

  test.each([
    ['company', { value: ' ' }, 'required'],
    ['website', {}, 'required'],
    ['website', { value: 'not a site' }, 'not_a_website'],
    ['primary_color', { value: 'green' }, 'not_a_color'],
  ])('of %s with %j say what is wrong', async (field, body, message) => {
    const answer = await call('oscar', 'PUT', `team/locks/${field}`, body);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'value', message }] });
  });

  test('are of fields that a team may set, and no others', async () => {
    expect(codeOf(await call('oscar', 'PUT', 'team/locks/first_name', { value: 'X' }))).toBe('invalid_request');
    expect(codeOf(await call('theo', 'PUT', 'team/locks/company', { value: 'X' }))).toBe('forbidden');
    expect(codeOf(await call('oscar', 'DELETE', 'team/locks/company'))).toBe('not_found');
  });

  test('reach who joins later', async () => {
    await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate Group' });
    await call('maya', 'POST', 'join-team/accept', await invitedLink('maya@demo.yardsign.test'));
    expect((await brandOf('maya')).company).toBe('Northgate Group');
  });

  test('leave what they said when they are taken away, and when the member leaves', async () => {
    await completeProfile(app.world, ids.theo);
    await call('oscar', 'PUT', 'team/locks/company', { value: 'Northgate Group' });
    await call('oscar', 'PUT', 'team/locks/compliance', { value: 'WA License 22015.' });
    await call('oscar', 'DELETE', 'team/locks/company');
    expect(await fieldOf('theo', 'company')).toMatchObject({ value: 'Northgate Group' });
    expect(await fieldOf('theo', 'company')).not.toHaveProperty('locked_value');
    expect(await fieldOf('theo', 'compliance')).toHaveProperty('locked_value');
    await call('oscar', 'DELETE', `team/members/${ids.theo}`);
    expect(await fieldOf('theo', 'compliance')).not.toHaveProperty('locked_value');
    expect((await save('theo', [{ position: 'company', value: 'Mine' }])).statusCode).toBe(200);
    expect((await brandOf('theo')).company).toBe('Mine');
  });
});
