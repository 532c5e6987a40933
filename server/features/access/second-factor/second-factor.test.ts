import { sql } from 'kysely';
import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { proveCode } from './prove-code.ts';
import { timeCodeAt } from './time-codes.ts';
import { securityNotice } from '../notices/security.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;
beforeEach(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  token = await app.signIn('maya');
});
afterEach(() => app.close());

const post = (path: string, payload: object, as: string | undefined = token) =>
  app.call({ method: 'POST', url: path, payload, ...(as !== undefined && { token: as }) });
const factor = (path: string, payload: object, as?: string) => post(`/api/app/v1/second-factor${path}`, payload, as);
const authenticate = (more: object = {}) =>
  app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username: 'maya', password: TEST_PASSWORD, industry_id: 1, ...more },
  });
const answer = (ticket: string, code: string, headers: Record<string, string> = {}) =>
  app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate/second-factor',
    payload: { ticket, code },
    headers,
  });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** Turns it on, and moves on so that the code that did it is an old one. */
async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await factor('', { password: TEST_PASSWORD })).json();
  const enabled = await factor('/enable', { code: timeCodeAt(secret, app.clock.now()) });
  expect(enabled.statusCode, enabled.body).toBe(200);
  app.clock.advance(60_000);
  return { secret, codes: enabled.json().recoveryCodes };
}

async function ticketOf(): Promise<string> {
  const reply = await authenticate();
  expect(reply.cookies).toEqual([]);
  expect(Object.keys(reply.json().data)).toEqual(['second_factor']);
  return reply.json().data.second_factor.ticket;
}

describe('setting up two-factor sign-in', () => {
  test('asks for the password, and is not in force before a first code', async () => {
    expect((await factor('', { password: 'not-it' })).json().code).toBe('password_wrong');
    expect((await factor('', {})).json().code).toBe('password_wrong');
    const enrolled = await factor('', { password: TEST_PASSWORD });
    expect(enrolled.json().uri).toBe(`otpauth://totp/Yardsign:maya?secret=${enrolled.json().secret}&issuer=Yardsign`);
    expect((await authenticate()).json().data.user.username).toBe('maya');
    const code = timeCodeAt(enrolled.json().secret, app.clock.now());
    expect((await factor('/enable', { code: wrong(code) })).json().code).toBe('second_factor_wrong');
    const codes = (await factor('/enable', { code })).json().recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect((await factor('', { password: TEST_PASSWORD })).json().code).toBe('second_factor_on');
  });

  test('keeps neither the secret nor a recovery code in clear, and tells the member by mail', async () => {
    const { secret, codes } = await turnOn();
    const { rows } = await sql<{ dump: string }>`
      select (select json_agg(f)::text from second_factor f) || (select json_agg(r)::text from recovery_code r) as dump
    `.execute(app.db);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows[0]?.dump).not.toContain(plain);
    expect(app.log.join('\n')).not.toContain(secret);
    expect((await queuedNotices(app.db, securityNotice)).map(({ news }) => news)).toEqual(['second-factor-on']);
  });
});

describe('signing in with a second factor', () => {
  test('takes the password and then a code, which makes the factor fresh', async () => {
    const { secret } = await turnOn();
    const reply = await answer(await ticketOf(), timeCodeAt(secret, app.clock.now()));
    expect(reply.json().data.user.username).toBe('maya');
    const own = await app.call({ method: 'GET', url: '/api/app/v1/second-factor', token: reply.json().data.token });
    expect(own.json()).toMatchObject({ on: true, recoveryCodesLeft: 10, freshUntil: '2026-11-21T15:16:00.000Z' });
  });

  test('gives a browser its cookies only after the code', async () => {
    const { secret } = await turnOn();
    const reply = await answer(await ticketOf(), timeCodeAt(secret, app.clock.now()), {
      'x-client-app': 'members-web',
    });
    expect(reply.cookies.map(({ name }) => name)).toEqual(['device', 'sid', 'refresh']);
    expect(reply.json().data.token).toBeUndefined();
  });

  test('accepts each code once, also when two use it at the same time', async () => {
    const { secret } = await turnOn();
    const code = timeCodeAt(secret, app.clock.now());
    const replies = await Promise.all([ticketOf(), ticketOf()].map(async (ticket) => answer(await ticket, code)));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 422]);
  });

  test('accepts the code before and the code after, and no other', async () => {
    const { secret } = await turnOn();
    const at = (seconds: number) => timeCodeAt(secret, new Date(app.clock.now().getTime() + seconds * 1000));
    for (const [seconds, status] of [
      [-60, 422],
      [-30, 200],
      [0, 200],
      [30, 200],
      [60, 422],
    ] as const)
      expect((await answer(await ticketOf(), at(seconds))).statusCode, `${seconds} s`).toBe(status);
  });

  test('is one proof of two that looked at the account before either was heard', async () => {
    const { secret } = await turnOn();
    const prove = () => proveCode(app.product.access, maya, timeCodeAt(secret, app.clock.now()));
    expect((await Promise.all([prove(), prove()])).toSorted()).toEqual([null, 'totp'].toSorted());
  });

  test('accepts a recovery code in place of it, once, however it is written, and says so by mail', async () => {
    const { codes } = await turnOn();
    const typed = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await answer(await ticketOf(), typed)).statusCode).toBe(200);
    expect((await answer(await ticketOf(), typed)).statusCode).toBe(422);
    const left = await app.call({ method: 'GET', url: '/api/app/v1/second-factor', token });
    expect(left.json().recoveryCodesLeft).toBe(9);
    const told = (await queuedNotices(app.db, securityNotice)).map(({ news }) => news);
    expect(told.filter((news) => news === 'recovery-code-used')).toHaveLength(1);
  });

  test('lets a ticket live five minutes and five tries, and be used once', async () => {
    const { secret } = await turnOn();
    const old = await ticketOf();
    app.clock.advance(5 * 60_000);
    expect((await answer(old, timeCodeAt(secret, app.clock.now()))).json().code).toBe('sign_in_stale');
    const used = await ticketOf();
    expect((await answer(used, timeCodeAt(secret, app.clock.now()))).statusCode).toBe(200);
    app.clock.advance(60_000);
    expect((await answer(used, timeCodeAt(secret, app.clock.now()))).json().code).toBe('sign_in_stale');
    const tried = await ticketOf();
    const code = timeCodeAt(secret, app.clock.now());
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await answer(tried, wrong(code))).json().code).toBe('second_factor_wrong');
    expect((await answer(tried, code)).json().code).toBe('sign_in_stale');
  });

  test('makes somebody who guesses codes with ever new tickets wait, also when they guess all at once', async () => {
    const { secret } = await turnOn();
    const code = timeCodeAt(secret, app.clock.now());
    const tickets = await Promise.all(Array.from({ length: 40 }, ticketOf));
    const replies = await Promise.all(tickets.map((ticket) => answer(ticket, wrong(code))));
    const wrongs = replies.filter((reply) => reply.statusCode === 422);
    expect(wrongs).toHaveLength(5);
    expect(replies.filter((reply) => reply.statusCode === 429 && reply.headers['retry-after'] === '1')).toHaveLength(
      35,
    );
  });
});

describe('with the second factor on', () => {
  test('a code makes it fresh for fifteen minutes, and leaves the session as it is', async () => {
    const { secret } = await turnOn();
    app.clock.advance(10 * 60_000);
    const before = await app.db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', maya)
      .executeTakeFirstOrThrow();
    expect((await factor('/confirm', { code: '000000' })).json().code).toBe('second_factor_wrong');
    const reply = await factor('/confirm', { code: timeCodeAt(secret, app.clock.now()) });
    expect(reply.json()).toEqual({ freshUntil: '2026-11-21T15:26:00.000Z' });
    const after = await app.db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', maya)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, second_factor_at: app.clock.now() });
  });

  test('new recovery codes take a code, and the old ones stop working', async () => {
    const { secret, codes } = await turnOn();
    const renewed = await factor('/recovery-codes', { code: timeCodeAt(secret, app.clock.now()) });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect((await answer(await ticketOf(), codes[1] ?? '')).statusCode).toBe(422);
    expect((await answer(await ticketOf(), renewed.json().recoveryCodes[1])).statusCode).toBe(200);
  });

  test('turning it off takes both the password and a code', async () => {
    const { secret } = await turnOn();
    const code = timeCodeAt(secret, app.clock.now());
    expect((await factor('/disable', { code })).json().code).toBe('password_wrong');
    expect((await factor('/disable', { password: TEST_PASSWORD, code: wrong(code) })).json().code).toBe(
      'second_factor_wrong',
    );
    expect((await factor('/disable', { password: TEST_PASSWORD, code })).statusCode).toBe(204);
    expect((await authenticate()).json().data.user.username).toBe('maya');
    const acts = await app.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
    expect(acts.map(({ action }) => action)).toEqual(['second-factor.enabled', 'second-factor.disabled']);
  });

  test('a sign-in that was begun counts for nothing once every session was ended', async () => {
    const { secret } = await turnOn();
    const ticket = await ticketOf();
    const { endSessionsOf } = await import('../store.ts');
    await endSessionsOf(app.db, maya, { reason: 'password_changed', now: app.clock.now() });
    expect((await answer(ticket, timeCodeAt(secret, app.clock.now()))).json().code).toBe('sign_in_stale');
  });

  test('a member who was blocked in between is not let in', async () => {
    const { secret } = await turnOn();
    const ticket = await ticketOf();
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', maya).execute();
    expect((await answer(ticket, timeCodeAt(secret, app.clock.now()))).json().code).toBe('invalid_login');
  });
});
