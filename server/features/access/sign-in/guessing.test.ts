import { HOUR_MS } from '@yardsign/domain/time/spans';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { createStillClock, type MovableClock } from '../../../platform/clock.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { createArgon2Passwords } from '../credentials/argon2-passwords.ts';
import { forgetLimits } from '../forget-limits.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ YARDSIGN_SIGN_INS_PER_MINUTE: '20' });
});
afterEach(() => app.close());

const guess = (username: string, password = 'wrong', ip = '10.0.0.1') =>
  app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password, industry_id: 1 },
    remoteAddress: ip,
  });

test('a thousand accounts with one guess each from one address are stopped at the twentieth', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => guess(`member${index}`)));
  const count = (status: number) => answers.filter((answer) => answer.statusCode === status).length;
  expect([count(401), count(429)]).toEqual([20, 980]);
  expect(answers.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBe('60');
  expect((await guess('member1', 'wrong', '10.0.0.2')).statusCode).toBe(401);
  app.clock.advance(60_000);
  expect((await guess('member1')).statusCode).toBe(401);
});

test('a thousand guesses at one account from a thousand addresses are stopped at the fifth, all at once or not', async () => {
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  const from = (index: number) => `10.1.${Math.floor(index / 250)}.${index % 250}`;
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => guess('maya', 'wrong', from(index))));
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  // The address of the account is another name for it, not another five tries.
  expect((await guess('MAYA@demo.yardsign.test', 'wrong', '10.2.0.1')).statusCode).toBe(429);
  app.clock.advance(1000);
  expect((await guess('maya', TEST_PASSWORD, '10.2.0.2')).statusCode).toBe(200);
});

test('a day of patient guessing at one account is a few hundred tries, and never shuts the member out for longer than a quarter of an hour', async () => {
  const clock: MovableClock = createStillClock('2026-11-21T15:00:00.000Z');
  const limiter = createAttemptLimiter({ db: app.db, clock, secret: app.core.sessionKey });
  const wrong = async () => false;
  let tries = 0;
  for (let elapsed = 0; elapsed < 24 * HOUR_MS;) {
    const waitMs = await limiter.attempt('maya', wrong).then(
      () => 0,
      (error: { retryAfterSeconds?: number }) => (error.retryAfterSeconds ?? 0) * 1000,
    );
    if (waitMs === 0) tries += 1;
    expect(waitMs).toBeLessThanOrEqual(15 * 60_000);
    clock.advance(waitMs);
    elapsed += waitMs;
  }
  expect(tries).toBeLessThan(1000);
  clock.advance(15 * 60_000 + 1);
  expect(await limiter.attempt('maya', async () => true)).toBe(true);
});

test('tries in two processes count together, all at once or not, and a right one clears the slate for both', async () => {
  const open = () => createAttemptLimiter({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
  const [one, two] = [open(), open()];
  let made = 0;
  const wrong = async () => {
    made += 1;
    return false;
  };
  await Promise.allSettled(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? one : two).attempt('maya', wrong)));
  expect(made).toBe(5);
  app.clock.advance(1000);
  expect(await one.attempt('maya', async () => true)).toBe(true);
  for (let i = 0; i < 5; i += 1) expect(await two.attempt('maya', wrong)).toBe(false);
  await expect(one.attempt('maya', wrong)).rejects.toThrow('Too many requests');
  expect(await one.attempt('luis', async () => true)).toBe(true);
});

test('a try of which nobody knows whether it was right does not count', async () => {
  const limiter = createAttemptLimiter({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
  const broken = () => Promise.reject(new Error('the database is away'));
  for (let i = 0; i < 10; i += 1) await expect(limiter.attempt('maya', broken)).rejects.toThrow('is away');
});

test('what limits have counted is forgotten when it no longer matters, and names nobody', async () => {
  await guess('maya');
  const counted = async () => ({
    windows: await app.db.selectFrom('rate_window').selectAll().execute(),
    attempts: await app.db.selectFrom('failed_attempt').selectAll().execute(),
  });
  const before = await counted();
  expect([before.windows.length, before.attempts.length]).toEqual([1, 1]);
  expect(JSON.stringify(before)).not.toMatch(/maya|10\.0\.0\.1/);
  expect(await forgetLimits({ db: app.db, clock: app.clock })).toBe(0);
  app.clock.advance(15 * 60_000);
  expect(await forgetLimits({ db: app.db, clock: app.clock })).toBe(2);
});

test('somebody who has an account of their own under the same address does not win new tries with it', async () => {
  const email = 'shared@example.test';
  const victim = await addMember(app.world, { username: 'victim', firstName: 'V', lastName: 'V', email });
  await addMember(app.world, { username: 'attacker', firstName: 'A', lastName: 'A', email });
  const another = await app.core.passwords.hash('not the password of the attacker');
  await app.db.updateTable('member').set({ password_hash: another }).where('id', '=', victim).execute();
  // Each round is two failures of the victim's: under their name, and under the address of both.
  for (let round = 0; round < 3; round += 1) {
    expect((await guess('victim', `guess ${round}`, `10.3.0.${round}`)).statusCode).toBe(401);
    expect((await guess(email, TEST_PASSWORD, `10.4.0.${round}`)).statusCode).toBe(200);
  }
  expect((await guess('victim', 'another', '10.5.0.1')).statusCode).toBe(429);
});

test('an unknown name costs as much work as a known one and gets the same words', async () => {
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await addMember(app.world, { username: 'social', firstName: 'S', lastName: 'S' });
  await addMember(app.world, { username: 'blocked', firstName: 'B', lastName: 'B' });
  await app.db.updateTable('member').set({ password_hash: null }).where('username', '=', 'social').execute();
  await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('username', '=', 'blocked').execute();
  const seen = new Set<string>();
  for (const [username, password] of [
    ['maya', 'wrong'],
    ['nobody', 'wrong'],
    ['social', 'wrong'],
    ['blocked', TEST_PASSWORD],
  ] as const) {
    const before = app.passwordChecks();
    const answer = await guess(username, password);
    const { code, message } = answer.json();
    seen.add(JSON.stringify([answer.statusCode, code, message, app.passwordChecks() - before]));
  }
  expect([...seen]).toEqual([JSON.stringify([401, 'invalid_login', 'Invalid Login', 1])]);
});

test('a hash of an older day is made anew with the work of today when its password is given, and only then', async () => {
  await app.close();
  app = await testApp({}, { passwords: createArgon2Passwords() });
  const id = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  const old = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await app.db.updateTable('member').set({ password_hash: old }).where('id', '=', id).execute();
  const stored = async () =>
    (await app.db.selectFrom('member').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
      .password_hash;
  expect((await guess('maya', 'wrong')).statusCode).toBe(401);
  expect(await stored()).toBe(old);
  expect((await guess('maya', TEST_PASSWORD)).statusCode).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await guess('maya', TEST_PASSWORD)).statusCode).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('one wrong password at each of many accounts, from as many addresses, is told to whoever runs the site', async () => {
  for (const from of [0, 100, 200])
    await Promise.all(
      Array.from({ length: from === 200 ? 1 : 100 }, (_, index) =>
        guess(`nobody${from + index}`, 'wrong', `10.6.0.${from + index}`),
      ),
    );
  expect(app.reports.map(({ message }) => message)).toEqual(['201 wrong passwords within a minute']);
});

/** What a browser has after signing in: the cookie that says so, and no session. */
async function knownDevice(username: string): Promise<Record<string, string>> {
  const answer = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password: TEST_PASSWORD, industry_id: 1 },
    headers: { 'x-client-app': 'members-web' },
    remoteAddress: '10.9.0.1',
  });
  const { name = '', value = '' } = answer.cookies.find((cookie) => cookie.name === 'device') ?? {};
  return { [name]: value };
}
const enterWith = (username: string, password: string, cookies: Record<string, string>, ip: string) =>
  app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password, industry_id: 1 },
    cookies,
    remoteAddress: ip,
  });

test('a browser that has signed in before is not shut out by the guesses of strangers, and has few of its own', async () => {
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  const [own, other] = [await knownDevice('maya'), await knownDevice('luis')];
  for (let round = 0; round < 15; round += 1) {
    await guess('maya', `guess ${round}`, `10.6.0.${round}`);
    app.clock.advance(1000);
  }
  expect((await guess('maya', TEST_PASSWORD, '10.7.0.1')).statusCode).toBe(429);
  expect((await enterWith('maya', TEST_PASSWORD, other, '10.7.0.2')).statusCode).toBe(429);
  const forged = { device: (own['device'] ?? '').replace(/^[^~]+/, 'AAAAAAAAAAAAAAAA') };
  expect((await enterWith('maya', TEST_PASSWORD, forged, '10.7.0.3')).statusCode).toBe(429);
  expect((await enterWith('maya', TEST_PASSWORD, own, '10.7.0.4')).statusCode).toBe(200);
  for (let round = 0; round < 5; round += 1) await enterWith('maya', 'wrong', own, `10.8.0.${round}`);
  expect((await enterWith('maya', TEST_PASSWORD, own, '10.8.0.9')).statusCode).toBe(429);
});

test('the time of an answer does not tell how many accounts an address has', async () => {
  const email = 'shared@example.test';
  for (const username of ['one', 'two']) await addMember(app.world, { username, firstName: 'A', lastName: 'B', email });
  await addMember(app.world, { username: 'single', firstName: 'A', lastName: 'B' });
  const costs = [];
  for (const name of [email, 'single@demo.yardsign.test', 'nobody@example.test']) {
    const before = app.passwordChecks();
    await guess(name, 'wrong', '10.10.0.1');
    costs.push(app.passwordChecks() - before);
  }
  expect(costs).toEqual([2, 2, 2]);
});

test('tries are counted for the whole network of an IPv6 line', async () => {
  const answers = [];
  for (let index = 0; index < 21; index += 1)
    answers.push((await guess(`member${index}`, 'wrong', `2001:db8:7:7::${index.toString(16)}`)).statusCode);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect((await guess('member1', 'wrong', '2001:db8:7:8::1')).statusCode).toBe(401);
});

test('another spelling of an address does not pass by the limit of calls', async () => {
  const limited = await testApp({ YARDSIGN_REQUESTS_PER_MINUTE: '3' });
  const statuses = [];
  for (const url of ['/api/health', '/%61pi/health', '/ap%69/health', '/%61pi/health'])
    statuses.push((await limited.call({ method: 'GET', url })).statusCode);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});
