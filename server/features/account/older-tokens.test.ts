import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountWorld, NEW_PASSWORD, type AccountWorld } from '../../app/testing/worlds/account-world.ts';
import { TEST_PASSWORD } from '../../app/testing/test-app.ts';
import { addMember } from '../../seeds/scenarios.ts';

/** What a signed-in device could show. */
type Proof = { token: string; refreshToken: string } | { cookies: Record<string, string> };

let world: AccountWorld;
let people = 0;
beforeAll(async () => {
  world = await accountWorld({ YARDSIGN_SIGN_INS_PER_MINUTE: '10000' });
});
afterAll(() => world.close());

const BROWSER = { 'x-client-app': 'members-web' };

async function enter(username: string, browser: boolean): Promise<Proof> {
  const answer = await world.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate',
    payload: { username, password: TEST_PASSWORD, industry_id: 1 },
    ...(browser && { headers: BROWSER }),
  });
  const { data } = answer.json();
  if (!browser) return { token: data.token, refreshToken: data.refresh_token };
  return { cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) };
}

/** Statuses of a call with the proof itself, and of an exchange of it for the next one. */
async function tryAll(proof: Proof): Promise<[number, number]> {
  const url = '/api/app/v1/account';
  const refresh = '/api/auth/v1/authenticate/refresh';
  if ('token' in proof) {
    const used = await world.call({ method: 'GET', url, token: proof.token });
    const renewed = await world.call({ method: 'POST', url: refresh, payload: { refresh_token: proof.refreshToken } });
    return [used.statusCode, renewed.statusCode];
  }
  const { cookies } = proof;
  const used = await world.call({ method: 'GET', url, cookies, headers: BROWSER });
  const renewed = await world.call({ method: 'POST', url: refresh, cookies, headers: BROWSER, payload: {} });
  return [used.statusCode, renewed.statusCode];
}

const post = (url: string, payload?: object, token?: string) =>
  world.call({ method: 'POST', url, ...(payload && { payload }), ...(token !== undefined && { token }) });

interface Somebody {
  id: string;
  email: string;
  /** The session in which the change is made. */
  token: string;
}

const CHANGES: [string, (who: Somebody) => Promise<number>][] = [
  [
    'a new password by mail',
    async ({ id, email }) => {
      await post('/api/auth/v1/users/request_password_change/', { email });
      await world.answerRequests();
      const link = await world.link('reset-password', id);
      const url = `/api/auth/v1/users/confirm_password_change/?token=${link.id}&h=${link.secret}`;
      return (await post(url, { password: NEW_PASSWORD })).statusCode;
    },
  ],
  [
    'a new password while signed in',
    async ({ token }) => {
      const body = { current: TEST_PASSWORD, password: NEW_PASSWORD };
      return (await world.call({ method: 'PUT', url: '/api/app/v1/account/password', token, payload: body }))
        .statusCode;
    },
  ],
  [
    'a new address',
    async ({ id, token }) => {
      const email = `${id}@new.example.test`;
      await post(`/api/auth/v1/users/${id}/request_email_change/`, { email, password: TEST_PASSWORD }, token);
      const link = await world.link('change-email', id);
      const query = new URLSearchParams({ email, h: link.secret, id: link.id });
      return (await post(`/api/auth/v1/users/${id}/confirm_email_change/?${query}`, undefined, token)).statusCode;
    },
  ],
  [
    'a deletion',
    async ({ id, email, token }) => {
      await post(`/api/auth/v1/users/${id}/request_delete`, undefined, token);
      const link = await world.link('delete-account', id);
      const query = new URLSearchParams({ email, h: link.secret, id: link.id });
      return (await post(`/api/auth/v1/users/confirm_delete?${query}`)).statusCode;
    },
  ],
];

describe('whatever was proved before', () => {
  test.each(CHANGES)('%s counts no more: tokens, cookies and refresh tokens of every device', async (_case, change) => {
    people += 1;
    const username = `agent${people}`;
    const id = await addMember(world.world, { username, firstName: 'Ada', lastName: 'Ruiz' });
    const proofs: Proof[] = [];
    for (const browser of [true, false, true, false, false]) proofs.push(await enter(username, browser));
    const own = await enter(username, false);
    if (!('token' in own)) throw new Error('an API client has a token');
    expect(await change({ id, email: `${username}@demo.yardsign.test`, token: own.token })).toBeLessThan(300);
    const answers = await Promise.all(proofs.map(tryAll));
    expect(answers).toEqual(proofs.map(() => [401, 401]));
  });
});
