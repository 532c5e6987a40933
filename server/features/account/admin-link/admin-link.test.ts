import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../app/testing/test-app.ts';
import { findBrokenEntry } from '../../../platform/audit/verify-chain.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { timeCodeAt } from '../../access/second-factor/time-codes.ts';
import { isAdminPageThere, issueAdminLink, issueFirstAdminLink } from './issue-admin-link.ts';

// Runs on PostgreSQL too.

let app: TestApp;
const person = {
  first_name: 'Rosa',
  last_name: 'Quintero',
  email: 'rosa@brokerage.test',
  username: 'rosa',
  password: 'seven gates by the canal',
};

const deps = () => ({ db: app.db, clock: app.clock, random: app.core.random });
const first = async () => (await issueFirstAdminLink(deps())) ?? '';
const post = (path: string, payload: object) =>
  app.call({ method: 'POST', url: `/api/app/v1/admin-link${path}`, payload });
const open = (token: string) => post('', { token });
const prepare = (token: string, more: object = {}) => post('/second-factor', { ...person, ...more, token });
const secretFor = async (token: string) => (await prepare(token)).json<{ secret: string }>().secret;
const make = (token: string, secret: string, more: object = {}) =>
  post('/account', { ...person, code: timeCodeAt(secret, app.clock.now()), ...more, token });
const admins = () => app.db.selectFrom('member').select(['id', 'username']).where('access_level', '>', 2).execute();

beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

describe('the link for the first administrator', () => {
  test('makes an account that signs in with password and second factor and may open the admin area', async () => {
    const token = await first();
    const expiresAt = new Date(app.clock.now().getTime() + 60 * MINUTE_MS).toISOString();
    expect((await open(token)).json()).toEqual({ expiresAt });
    const secret = await secretFor(token);
    const made = await make(token, secret);
    expect(made.statusCode).toBe(200);
    expect(made.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);

    const signIn = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: { username: 'rosa', password: person.password, industry_id: 1 },
    });
    const { ticket } = signIn.json<{ data: { second_factor: { ticket: string } } }>().data.second_factor;
    app.clock.advance(MINUTE_MS);
    const second = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate/second-factor',
      payload: { ticket, code: timeCodeAt(secret, app.clock.now()) },
    });
    const { token: bearer } = second.json<{ data: { token: string } }>().data;
    expect((await app.call({ url: '/api/app/v1/admin/installation', token: bearer })).json()).toMatchObject({
      demo: false,
    });
    expect(await findBrokenEntry(app.db)).toBeNull();
  });

  test('works once, and nothing of it is there afterwards', async () => {
    const token = await first();
    const other = await first();
    const secret = await secretFor(token);
    expect((await make(token, secret)).statusCode).toBe(200);
    for (const again of [token, other]) {
      expect((await open(again)).statusCode).toBe(404);
      expect((await prepare(again, { username: 'eva' })).statusCode).toBe(404);
      expect((await make(again, secret, { username: 'eva' })).statusCode).toBe(404);
    }
    expect(await isAdminPageThere(deps())).toBe(false);
    expect(await issueFirstAdminLink(deps())).toBeNull();
  });

  test('makes one administrator when two claims come at once, from two processes too', async () => {
    const tokens = [await first(), await first()];
    const claims = await Promise.all(
      tokens.map(async (token, index) => make(token, await secretFor(token), { username: `rosa${index}` })),
    );
    expect(claims.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await admins()).toHaveLength(1);
  });

  test('is over after an hour, and unknown ones never worked', async () => {
    const token = await first();
    expect(await isAdminPageThere(deps())).toBe(true);
    expect((await open('guessed')).statusCode).toBe(404);
    app.clock.advance(60 * MINUTE_MS);
    expect((await open(token)).statusCode).toBe(404);
    expect(await isAdminPageThere(deps())).toBe(false);
  });

  test('stops working once somebody has become an administrator another way', async () => {
    const token = await first();
    await addMember(app.world, { username: 'ada', firstName: 'Ada', lastName: 'Brandt', accessLevel: 3 });
    expect((await open(token)).statusCode).toBe(404);
    expect(await isAdminPageThere(deps())).toBe(false);
  });

  test('leaves nothing behind when the code is wrong, the password weak or the username taken', async () => {
    await addMember(app.world, { username: 'taken', firstName: 'Tess', lastName: 'Aken' });
    const token = await first();
    const secret = await secretFor(token);
    expect((await make(token, secret, { code: '000000' })).json()).toMatchObject({ code: 'second_factor_wrong' });
    expect((await prepare(token, { password: 'password' })).json()).toMatchObject({ code: 'password_refused' });
    expect((await prepare(token, { username: 'taken' })).json()).toMatchObject({
      issues: [{ path: 'username', message: 'taken' }],
    });
    expect(await admins()).toEqual([]);
    expect((await open(token)).statusCode).toBe(200);
  });

  test('is stored as a digest only', async () => {
    const token = await first();
    expect(JSON.stringify(await app.db.selectFrom('admin_link').selectAll().execute())).not.toContain(token);
  });
});

test('the link of `npm run admin` works beside an administrator, and ends those from before', async () => {
  await addMember(app.world, { username: 'ada', firstName: 'Ada', lastName: 'Brandt', accessLevel: 3 });
  expect(await issueFirstAdminLink(deps())).toBeNull();
  const lost = await issueAdminLink(deps());
  const token = await issueAdminLink(deps());
  expect((await open(lost)).statusCode).toBe(404);
  expect((await make(token, await secretFor(token))).statusCode).toBe(200);
  expect((await admins()).map(({ username }) => username).toSorted()).toEqual(['ada', 'rosa']);
  expect((await open(token)).statusCode).toBe(404);
});
