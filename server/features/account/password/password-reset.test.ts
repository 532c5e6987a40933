import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountWorld, enterWith, NEW_PASSWORD, type AccountWorld } from '../../../app/testing/worlds/account-world.ts';
import { addMember } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

let world: AccountWorld;
beforeEach(async () => {
  world = await accountWorld();
});
afterEach(() => world.close());

const ask = (email: string, remoteAddress = '203.0.113.7') =>
  world.call({
    method: 'POST',
    url: '/api/auth/v1/users/request_password_change/',
    payload: { email, redirect: '/reset-password', industry: 1 },
    remoteAddress,
  });
const confirm = (link: { id: string; secret: string }, password = NEW_PASSWORD) =>
  world.call({
    method: 'POST',
    url: `/api/auth/v1/users/confirm_password_change/?token=${link.id}&h=${link.secret}&industry=1`,
    payload: { password },
  });
const mayasLink = async () => {
  await ask('maya@demo.yardsign.test');
  await world.answerRequests();
  return world.link('reset-password', world.maya);
};

describe('asking for a new password', () => {
  test('answers the same for an address that nobody has, after the same work', async () => {
    const answers = [await ask('maya@demo.yardsign.test'), await ask('nobody@demo.yardsign.test')];
    expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().data)])).toEqual([
      [202, ['mailed_to']],
      [202, ['mailed_to']],
    ]);
    // Both left one request and one job: who they are for is found out where the caller cannot measure it.
    const requests = await world.db.selectFrom('one_time_link').select(['purpose', 'member_id']).execute();
    expect(requests).toEqual([
      { purpose: 'reset-password', member_id: null },
      { purpose: 'reset-password', member_id: null },
    ]);
    expect(await world.answerRequests()).toBe(2);
    expect(await world.linkMails()).toEqual([[(await world.link('reset-password', world.maya)).id]]);
  });

  test('finds the account whatever the case of the address, and mails it once however often the job runs', async () => {
    await ask('MAYA@Demo.Yardsign.test');
    await world.answerRequests();
    await world.answerRequests();
    expect(await world.linkMails()).toHaveLength(1);
  });

  test('makes one mail with a link for each account of the address', async () => {
    for (const username of ['sam.homes', 'sam.lending'])
      await addMember(world.world, { username, firstName: 'Sam', lastName: 'Rivera', email: 'sam@example.test' });
    await ask('sam@example.test');
    await world.answerRequests();
    const [mail] = await world.linkMails();
    expect(mail).toHaveLength(2);
  });

  test('makes no link for an account that is blocked', async () => {
    await world.db.updateTable('member').set({ blocked_at: world.clock.now() }).where('id', '=', world.maya).execute();
    await ask('maya@demo.yardsign.test');
    await world.answerRequests();
    expect(await world.linkMails()).toEqual([]);
  });

  test('is possible three times an hour for an address, known or not, and ten times from one place', async () => {
    for (const email of ['maya@demo.yardsign.test', 'nobody@demo.yardsign.test']) {
      const answers = [await ask(email), await ask(email), await ask(email), await ask(email)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
      expect(Number(answers[3]?.headers['retry-after'])).toBe(3600);
    }
    for (let index = 0; index < 2; index += 1) expect((await ask(`other${index}@example.test`)).statusCode).toBe(202);
    expect((await ask('eleventh@example.test')).statusCode).toBe(429);
    expect((await ask('eleventh@example.test', '203.0.113.8')).statusCode).toBe(202);
    world.clock.advance(HOUR_MS);
    expect((await ask('maya@demo.yardsign.test')).statusCode).toBe(202);
  });

  test.each(['//evil.example', 'https://evil.example/reset-password', '/\\evil.example'])(
    'refuses to lead to %s',
    async (redirect) => {
      const answer = await world.call({
        method: 'POST',
        url: '/api/auth/v1/users/request_password_change/',
        payload: { email: 'maya@demo.yardsign.test', redirect },
      });
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'redirect']);
    },
  );
});

test.each(['/reset-password', 'http://localhost:3000/reset-password'])(
  'a way back to %s is on this site, and taken',
  async (redirect) => {
    const answer = await world.call({
      method: 'POST',
      url: '/api/auth/v1/users/request_password_change/',
      payload: { email: 'maya@demo.yardsign.test', redirect, industry: 1 },
    });
    expect(answer.statusCode).toBe(202);
  },
);

describe('a new password by a mailed link', () => {
  test.each([
    ['token=foo&h=bar'],
    ['token=lnk_aaaaaaaa&h='],
    [`token=lnk_${'a'.repeat(24)}&h=${'b'.repeat(30)}%20%3E`],
  ])('that was cut on its way (%s) is told as one that does not work', async (query) => {
    const answer = await world.call({
      method: 'POST',
      url: `/api/auth/v1/users/confirm_password_change/?${query}&industry=1`,
      payload: { password: 'window-by-the-bay-7' },
    });
    expect(answer.json()).toMatchObject({
      code: 'link_invalid',
      message: 'Something went wrong when attempting to confirm validation.',
    });
  });

  test('opens the account and ends every session that there was, refresh tokens included', async () => {
    const before = [await enterWith(world, 'maya'), await enterWith(world, 'maya')];
    const tokens = before.map(({ token }) => token ?? '');
    expect(await world.statuses(tokens)).toEqual([200, 200]);
    const other = await enterWith(world, 'luis');
    expect((await confirm(await mayasLink())).statusCode).toBe(204);
    expect(await world.statuses(tokens)).toEqual([401, 401]);
    for (const { refresh_token } of before) {
      const answer = await world.call({
        method: 'POST',
        url: '/api/auth/v1/authenticate/refresh',
        payload: { refresh_token },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect(await world.statuses([other.token ?? ''])).toEqual([200]);
    expect([(await enterWith(world, 'maya')).status, (await enterWith(world, 'maya', NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
    expect(await world.acts(world.maya)).toEqual(['password.reset']);
    expect((await world.news()).map(({ memberId, news }) => [memberId, news])).toEqual([
      [world.maya, 'password-changed'],
    ]);
  });

  test('works once, and voids every other link of the account', async () => {
    const token = await world.signIn('maya');
    await world.call({ method: 'POST', url: `/api/auth/v1/users/${world.maya}/request_delete`, token });
    const deletion = await world.link('delete-account');
    const link = await mayasLink();
    expect((await confirm(link)).statusCode).toBe(204);
    const again = await confirm(link, 'another quiet corner');
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'Something went wrong when attempting to confirm validation.',
    ]);
    const deleting = await world.call({
      method: 'POST',
      url: `/api/auth/v1/users/confirm_delete?email=${encodeURIComponent(deletion.email)}&h=${deletion.secret}&id=${deletion.id}`,
    });
    expect(deleting.json().message).toBe('Your account could not be deleted at this time');
  });

  test('stops working after an hour, and when another is asked for', async () => {
    const first = await mayasLink();
    const second = await mayasLink();
    expect((await confirm(first)).statusCode).toBe(400);
    world.clock.advance(HOUR_MS);
    expect((await confirm(second)).statusCode).toBe(400);
  });

  test.each([
    ['short', 'too_short'],
    ['password123', 'common'],
    ['maya2026!', 'personal'],
    ['x'.repeat(129), 'common'],
    [`porch ${'light '.repeat(30)}`, 'too_long'],
  ])('is not %s, says why, and keeps the link', async (password, reason) => {
    const link = await mayasLink();
    const answer = await confirm(link, password);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'password_refused']);
    expect(answer.json().issues).toEqual([
      { path: 'password', message: password.startsWith('xxx') ? 'too_long' : reason },
    ]);
    expect((await confirm(link)).statusCode).toBe(204);
  });

  test('does not come by a link of another purpose, nor by the request itself', async () => {
    const token = await world.signIn('maya');
    await world.call({ method: 'POST', url: `/api/auth/v1/users/${world.maya}/request_delete`, token });
    expect((await confirm(await world.link('delete-account'))).statusCode).toBe(400);
    await ask('maya@demo.yardsign.test');
    expect((await confirm(await world.link('reset-password'))).statusCode).toBe(400);
  });

  test('goes to one of many who use the link at the same time', async () => {
    const link = await mayasLink();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_value, index) => confirm(link, `corner lot ${index} today`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400, 400, 400, 400, 400]);
  });

  test('is told whose it is before anything is pressed, which uses nothing up', async () => {
    const link = await mayasLink();
    const look = (purpose: string) =>
      world.call({
        method: 'POST',
        url: '/api/app/v1/account/link',
        payload: { purpose, id: link.id, secret: link.secret },
      });
    expect((await look('reset-password')).json()).toMatchObject({
      account: { name: 'Maya Alvarez', username: 'maya', email: 'maya@demo.yardsign.test' },
      has: null,
    });
    expect((await look('delete-account')).json().code).toBe('link_invalid');
    expect((await confirm(link)).statusCode).toBe(204);
  });

  test('lets somebody past whom the first password held up', async () => {
    await world.db
      .updateTable('member')
      .set({ password_hash: null, force_redirect: '/account#password' })
      .where('id', '=', world.maya)
      .execute();
    await confirm(await mayasLink());
    const member = await world.db
      .selectFrom('member')
      .select('force_redirect')
      .where('id', '=', world.maya)
      .executeTakeFirstOrThrow();
    expect(member.force_redirect).toBeNull();
  });
});

describe('changing the password while signed in', () => {
  const change = (token: string, body: object) =>
    world.call({ method: 'PUT', url: '/api/app/v1/account/password', token, payload: body });

  test('asks for the one that it was, ends the other sessions and keeps this one', async () => {
    const tokens = [await world.signIn('maya'), await world.signIn('maya')];
    const wrong = await change(tokens[0] ?? '', { current: 'not-it', password: NEW_PASSWORD });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'password_wrong']);
    expect((await change(tokens[0] ?? '', { current: 'porch-light-42', password: NEW_PASSWORD })).statusCode).toBe(204);
    expect(await world.statuses(tokens)).toEqual([200, 401]);
    expect((await enterWith(world, 'maya', NEW_PASSWORD)).status).toBe(200);
    expect(await world.acts(world.maya)).toEqual(['password.changed']);
    expect(await world.news()).toMatchObject([{ memberId: world.maya, news: 'password-changed' }]);
  });

  test('is held back after five wrong guesses', async () => {
    const token = await world.signIn('maya');
    const guesses = [];
    for (let guess = 0; guess < 7; guess += 1)
      guesses.push((await change(token, { current: `guess ${guess}`, password: NEW_PASSWORD })).statusCode);
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test('says whether a password would do, before it is sent', async () => {
    const fault = async (password: string) =>
      (
        await world.call({
          method: 'POST',
          url: '/api/app/v1/account/password-check',
          payload: { password, about: ['Maya'] },
        })
      ).json().fault;
    expect([await fault('sunshine99'), await fault('maya1234'), await fault('x'), await fault(NEW_PASSWORD)]).toEqual([
      'common',
      'personal',
      'too_short',
      null,
    ]);
  });
});
