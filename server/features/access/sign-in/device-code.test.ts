import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountWorld, NEW_PASSWORD, type AccountWorld } from '../../../app/testing/worlds/account-world.ts';
import { passkeyCalls } from '../../../app/testing/people/passkeys.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { TEST_PASSWORD } from '../../../app/testing/test-app.ts';
import { deviceCodeNotice } from '../notices/device-code.ts';
import { deviceCode } from './device-code.ts';

// Runs on PostgreSQL too.

let app: AccountWorld;
let calls: ReturnType<typeof passkeyCalls>;
beforeEach(async () => {
  app = await accountWorld({ NEW_DEVICE_CODE: 'on' });
  calls = passkeyCalls(app);
});
afterEach(() => app.close());

const authenticate = (cookies: Record<string, string> = {}, password = TEST_PASSWORD, username = 'maya') =>
  calls.post('/api/auth/v1/authenticate', { username, password, industry_id: 1 }, { cookies });
const answer = (ticket: string, code: string) => calls.post('/api/auth/v1/authenticate/device', { ticket, code });
const resend = (ticket: string) => calls.post('/api/app/v1/device-code/resend', { ticket });
/** The tickets that a code was mailed for, oldest first. */
const mailed = async () => (await queuedNotices(app.db, deviceCodeNotice)).map(({ ticketHash }) => ticketHash);
const mailedCode = async () => deviceCode((await mailed()).at(-1) ?? '', app.core.sessionKey);
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const sessions = () => app.db.selectFrom('session').select('id').where('ended_at', 'is', null).execute();

async function ticketOf(): Promise<string> {
  const reply = await authenticate();
  expect(Object.keys(reply.json().data)).toEqual(['device_code']);
  return reply.json().data.device_code.ticket;
}

describe('a password in a browser that the account does not know', () => {
  test('opens nothing before the code that was mailed, and is not asked again afterwards', async () => {
    const reply = await authenticate();
    expect(reply.json().data.device_code.sent_to).toBe('m•••@demo.yardsign.test');
    expect([reply.cookies, await sessions()]).toEqual([[], []]);
    const code = await mailedCode();
    const entered = await answer(reply.json().data.device_code.ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.json().data.user.username).toBe('maya');
    const { device = '' } = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
    expect((await authenticate({ device })).json().data.user.username).toBe('maya');
    // The browser is known to this account, and to no other.
    const other = await authenticate({ device }, TEST_PASSWORD, 'luis');
    expect(Object.keys(other.json().data)).toEqual(['device_code']);
  });

  test('takes the code once', async () => {
    const ticket = await ticketOf();
    const code = await mailedCode();
    expect((await answer(ticket, code)).statusCode).toBe(200);
    expect((await answer(ticket, code)).json().code).toBe('sign_in_stale');
  });

  test('takes it for ten minutes', async () => {
    const ticket = await ticketOf();
    const code = await mailedCode();
    app.clock.advance(10 * 60_000);
    expect((await answer(ticket, code)).json().code).toBe('sign_in_stale');
    expect((await resend(ticket)).json().code).toBe('sign_in_stale');
  });

  test('takes five tries, and those with another ticket wait as well', async () => {
    const ticket = await ticketOf();
    const code = await mailedCode();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answer(ticket, wrong(code))).json().code).toBe('device_code_wrong');
    expect((await answer(ticket, code)).json().code).toBe('sign_in_stale');
    const next = await ticketOf();
    expect((await answer(next, await mailedCode())).json().code).toBe('too_many_requests');
    app.clock.advance(1000);
    expect((await answer(next, await mailedCode())).statusCode).toBe(200);
  });

  test('takes the code of no other sign-in', async () => {
    const first = await ticketOf();
    const code = await mailedCode();
    const second = await ticketOf();
    expect(await mailedCode()).not.toBe(code);
    expect((await answer(second, code)).json().code).toBe('device_code_wrong');
    expect((await answer(first, code)).statusCode).toBe(200);
  });

  test('is mailed the same code again, but not without end', async () => {
    const ticket = await ticketOf();
    for (let times = 0; times < 5; times += 1) {
      app.clock.advance(1000);
      expect((await resend(ticket)).statusCode).toBe(204);
    }
    expect(new Set(await mailed()).size).toBe(1);
    expect(await mailed()).toHaveLength(6);
    const refused = await resend(ticket);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await authenticate()).statusCode).toBe(429);
    expect((await resend('made-up')).json().code).toBe('sign_in_stale');
  });

  test('cannot be finished as if a second factor had been asked for, nor the other way round', async () => {
    const ticket = await ticketOf();
    const other = await calls.post('/api/auth/v1/authenticate/second-factor', { ticket, code: await mailedCode() });
    expect(other.json().code).toBe('sign_in_stale');
    await app.enrol(app.maya);
    const { second_factor: step } = (await authenticate()).json().data;
    expect((await answer(step.ticket, '123456')).json().code).toBe('sign_in_stale');
    expect((await resend(step.ticket)).json().code).toBe('sign_in_stale');
  });

  test('counts for nothing once the password is another one or the account is blocked', async () => {
    const ticket = await ticketOf();
    const code = await mailedCode();
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', app.maya).execute();
    expect((await answer(ticket, code)).json().code).toBe('invalid_login');
    await app.db.updateTable('member').set({ blocked_at: null }).where('id', '=', app.maya).execute();
    const next = await ticketOf();
    await resetPassword();
    expect((await answer(next, await mailedCode())).json().code).toBe('sign_in_stale');
  });

  test('keeps neither the ticket nor the code in clear', async () => {
    const ticket = await ticketOf();
    const rows = JSON.stringify(await app.db.selectFrom('second_factor_ticket').selectAll().execute());
    expect(rows).not.toContain(ticket);
    expect(rows).not.toContain(await mailedCode());
    expect(app.log.join('\n')).not.toContain(await mailedCode());
  });
});

async function resetPassword() {
  await calls.post('/api/auth/v1/users/request_password_change/', {
    email: 'maya@demo.yardsign.test',
    redirect: '/reset-password',
    industry: 1,
  });
  await app.answerRequests();
  const { id, secret } = await app.link('reset-password', app.maya);
  const query = new URLSearchParams({ token: id, h: secret, industry: '1' });
  const reset = await calls.post(`/api/auth/v1/users/confirm_password_change/?${query}`, { password: NEW_PASSWORD });
  expect(reset.statusCode, reset.body).toBeLessThan(300);
  return Object.fromEntries(reset.cookies.map(({ name, value }) => [name, value]));
}

describe('no code is mailed', () => {
  test('where a second factor is asked for anyhow', async () => {
    await app.enrol(app.maya);
    expect(Object.keys((await authenticate()).json().data)).toEqual(['second_factor']);
    expect(await mailed()).toEqual([]);
  });

  test('for a wrong password', async () => {
    expect((await authenticate({}, 'wrong')).json().code).toBe('invalid_login');
    expect(await mailed()).toEqual([]);
  });

  test('in the browser in which the password was set by a mailed link', async () => {
    const cookies = await resetPassword();
    expect((await authenticate(cookies, NEW_PASSWORD)).json().data.user.username).toBe('maya');
    expect(Object.keys((await authenticate({}, NEW_PASSWORD)).json().data)).toEqual(['device_code']);
  });

  test('for a passkey', async () => {
    const { ticket, code } = { ticket: await ticketOf(), code: await mailedCode() };
    const entered = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate/device',
      payload: { ticket, code },
    });
    const phone = await calls.add(entered.json().data.token);
    const { options, cookies } = await calls.challenge();
    expect((await calls.signIn(phone.get(options), cookies)).json().data.user.username).toBe('maya');
    expect(await mailed()).toHaveLength(1);
  });
});

test('an API client is asked as well, whatever it calls itself', async () => {
  const reply = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username: 'maya', password: TEST_PASSWORD, industry_id: 1 },
  });
  expect(Object.keys(reply.json().data)).toEqual(['device_code']);
});
