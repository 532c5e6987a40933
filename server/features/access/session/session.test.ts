import { MINUTE_MS } from '@yardsign/domain/time/spans';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
});
afterAll(() => app.close());

const body = { username: 'maya', password: TEST_PASSWORD, industry_id: 1 };

async function openApiSession(): Promise<{ token: string; refresh_token: string }> {
  const answer = await app.call({ method: 'POST', url: '/api/auth/v1/authenticate', payload: body });
  return answer.json().data;
}

async function openBrowserSession(): Promise<Record<string, string>> {
  const answer = await app.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: body,
    headers: { 'x-client-app': 'members-web' },
  });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

const refresh = (refreshToken: string) =>
  app.call({ method: 'POST', url: '/api/auth/v1/authenticate/refresh', payload: { refresh_token: refreshToken } });
const brand = (token: string) => app.call({ method: 'GET', url: '/api/app/v1/brand', token });
const codeOf = (answer: LightMyRequestResponse) => answer.json().code;

describe('an access token', () => {
  test('is good for fifteen minutes and then says that it has expired', async () => {
    const { token } = await openApiSession();
    expect((await brand(token)).statusCode).toBe(200);
    app.clock.advance(15 * MINUTE_MS);
    const late = await brand(token);
    expect([late.statusCode, codeOf(late), late.json().message]).toEqual([401, 'token_expired', 'Token expired']);
  });

  test('of a session that was signed out ends with it, although it has not expired', async () => {
    const { token } = await openApiSession();
    expect((await app.call({ method: 'POST', url: '/api/app/v1/logout', token })).statusCode).toBe(204);
    expect(codeOf(await brand(token))).toBe('token_expired');
  });

  test('signed by somebody else, or changed, is not valid', async () => {
    const { token } = await openApiSession();
    const [head, claims] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${claims}.`;
    for (const forged of [`${head}.${claims}.AAAA`, unsigned, 'nonsense', `${token}x`]) {
      expect(codeOf(await brand(forged))).toBe('token_invalid');
    }
  });

  test('cannot be a refresh token', async () => {
    const { refresh_token } = await openApiSession();
    expect(codeOf(await brand(refresh_token))).toBe('token_invalid');
  });
});

describe('refreshing', () => {
  test('spends the token and gives the next pair', async () => {
    const first = await openApiSession();
    const second = (await refresh(first.refresh_token)).json().data;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await brand(second.token)).statusCode).toBe(200);
  });

  test('by two tabs at once gives both the same successor', async () => {
    const { refresh_token } = await openApiSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(new Set(answers.map((answer) => answer.json().data.refresh_token)).size).toBe(1);
  });

  test('is answered again to the end of ten seconds, for a tab that did not hear the first answer', async () => {
    const { refresh_token } = await openApiSession();
    const first = (await refresh(refresh_token)).json().data;
    app.clock.advance(10_000);
    expect((await refresh(refresh_token)).json().data.refresh_token).toBe(first.refresh_token);
  });

  test('with a token that was spent earlier ends the session of whoever holds it', async () => {
    const stolen = await openApiSession();
    const owner = (await refresh(stolen.refresh_token)).json().data;
    app.clock.advance(11_000);
    const replay = await refresh(stolen.refresh_token);
    expect([replay.statusCode, codeOf(replay)]).toEqual([401, 'refresh_reused']);
    expect(codeOf(await brand(owner.token))).toBe('token_expired');
    expect((await refresh(owner.refresh_token)).statusCode).toBe(401);
  });

  test('ends fourteen days after the last use, and thirty days after signing in however often it was used', async () => {
    const idle = await openApiSession();
    app.clock.advance(14 * 24 * 60 * MINUTE_MS);
    expect(codeOf(await refresh(idle.refresh_token))).toBe('token_expired');
    let { refresh_token } = await openApiSession();
    for (let week = 0; week < 4; week += 1) {
      app.clock.advance(7 * 24 * 60 * MINUTE_MS);
      ({ refresh_token } = (await refresh(refresh_token)).json().data);
    }
    app.clock.advance(2 * 24 * 60 * MINUTE_MS);
    expect(codeOf(await refresh(refresh_token))).toBe('token_expired');
  });

  test.each(['', 'unknown', 'x'.repeat(200)])('with the token %j is refused', async (token) => {
    expect(codeOf(await refresh(token))).toBe('token_invalid');
  });
});

describe('a browser session', () => {
  const withCookies = (
    cookies: Record<string, string>,
    headers: Record<string, string> = { 'x-client-app': 'members-web' },
  ) => ({
    session: () => app.call({ method: 'GET', url: '/api/app/v1/session', cookies, headers }),
    setLanguage: () =>
      app.call({ method: 'PUT', url: '/api/app/v1/session/language', cookies, headers, payload: { language: 'es' } }),
    refresh: () =>
      app.call({ method: 'POST', url: '/api/auth/v1/authenticate/refresh', cookies, headers, payload: {} }),
  });

  test('tells its page who is signed in and until when', async () => {
    const answer = await withCookies(await openBrowserSession()).session();
    const { session } = answer.json();
    expect(session).toMatchObject({
      language: 'en',
      timeZone: 'America/New_York',
      brandVersion: 1,
      contentMode: 'standard',
      photoUrl: null,
    });
    expect(Date.parse(session.expiresAt) - app.clock.now().getTime()).toBe(15 * MINUTE_MS);
  });

  test.each([
    ['signing out', '/api/app/v1/logout', {}],
    ['signing in again', '/api/auth/v1/authenticate', body],
  ])('that only had to be renewed is ended by %s', async (_how, url, payload) => {
    const cookies = await openBrowserSession();
    app.clock.advance(16 * MINUTE_MS);
    await app.call({ method: 'POST', url, cookies, headers: { 'x-client-app': 'members-web' }, payload });
    expect(codeOf(await withCookies(cookies).refresh())).toBe('token_expired');
  });

  test('that is over says so where it is needed, and leaves the sign-in reachable', async () => {
    const cookies = await openBrowserSession();
    app.clock.advance(16 * MINUTE_MS);
    expect(codeOf(await withCookies(cookies).session())).toBe('token_expired');
    expect(codeOf(await withCookies(cookies).setLanguage())).toBe('token_expired');
    const renewed = await withCookies(cookies).refresh();
    expect(renewed.statusCode).toBe(200);
    expect((await withCookies(cookies).session()).statusCode).toBe(200);
  });

  test.each([
    ['from another site', { 'x-client-app': 'members-web', 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'x-client-app': 'members-web', 'sec-fetch-site': 'same-site' }],
    ['by an old browser without our own header', {}],
  ])('does not let a change through that was sent %s', async (_case, headers) => {
    const answer = await withCookies(await openBrowserSession(), headers as Record<string, string>).setLanguage();
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'cross_site_refused']);
  });

  test('of somebody else than the page shows changes nothing and tells it nothing', async () => {
    const cookies = await openBrowserSession();
    const as = (identity: string) => withCookies(cookies, { 'x-client-app': 'members-web', 'x-identity': identity });
    const { session } = (await withCookies(cookies).session()).json();
    const own = `${session.user.id} own`;
    expect((await as(own).setLanguage()).statusCode).toBe(204);
    for (const other of ['usr_luis01 own', `${session.user.id} admin`, session.user.id, '']) {
      const answers = [await as(other).setLanguage(), await as(other).session()];
      expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual([
        [409, 'other_identity'],
        [409, 'other_identity'],
      ]);
    }
  });

  test('is a new one with every sign-in, and the old one ends', async () => {
    const old = await openBrowserSession();
    const answer = await app.call({
      method: 'POST',
      url: '/api/auth/v1/authenticate',
      payload: body,
      cookies: old,
      headers: { 'x-client-app': 'members-web' },
    });
    const fresh = answer.cookies.find((cookie) => cookie.name === 'sid')?.value;
    expect(fresh).not.toBe(old['sid']);
    expect((await withCookies(old).session()).json()).toEqual({ session: null });
  });
});
