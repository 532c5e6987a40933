import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accountWorld,
  enterWith,
  type AccountWorld,
  type MailedLink,
} from '../../../app/testing/worlds/account-world.ts';
import { TEST_PASSWORD } from '../../../app/testing/test-app.ts';

// Runs on PostgreSQL too.

const NEW_ADDRESS = 'maya.new@example.test';

let world: AccountWorld;
let token: string;
beforeEach(async () => {
  world = await accountWorld();
  token = await world.signIn('maya');
});
afterEach(() => world.close());

const ask = (body: object = {}, id = world.maya) =>
  world.call({
    method: 'POST',
    url: `/api/auth/v1/users/${id}/request_email_change/`,
    token,
    payload: { email: NEW_ADDRESS, password: TEST_PASSWORD, redirect: '/account', industry: 1, ...body },
  });
const confirm = (
  link: Pick<MailedLink, 'secret'>,
  options: { email?: string; id?: string; user?: string; token?: string } = {},
) => {
  const query = new URLSearchParams({ email: options.email ?? NEW_ADDRESS, h: link.secret });
  if (options.id !== undefined) query.set('id', options.id);
  return world.call({
    method: 'POST',
    url: `/api/auth/v1/users/${options.user ?? world.maya}/confirm_email_change/?${query}`,
    token: options.token ?? token,
  });
};
const addressOf = async (id: string) =>
  (await world.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe('asking for another address', () => {
  test('mails a link to the new one and changes nothing yet', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().data]).toEqual([200, { mailed_to: NEW_ADDRESS }]);
    const link = await world.link('change-email');
    expect(link.email).toBe(NEW_ADDRESS);
    expect(await world.linkMails()).toEqual([[link.id]]);
    expect(await addressOf(world.maya)).toBe('maya@demo.yardsign.test');
    const account = await world.call({ method: 'GET', url: '/api/app/v1/account', token });
    expect(account.json().pendingEmail).toEqual({ email: NEW_ADDRESS, expiresAt: '2026-11-21T16:00:00.000Z' });
  });

  test.each([
    ['without the password', { password: undefined }, 422, 'password_wrong'],
    ['with a wrong password', { password: 'not-it' }, 422, 'password_wrong'],
    ['for the address that it is', { email: 'MAYA@demo.yardsign.test' }, 400, 'validation_email_failed'],
    ['for something that is no address', { email: 'maya' }, 400, 'invalid_request'],
    ['with a way back to another site', { redirect: '//evil.example/account' }, 400, 'invalid_request'],
    ['with the whole address of another site', { redirect: 'https://evil.example/account' }, 400, 'invalid_request'],
    ['with a field that nobody knows', { status: 'active' }, 400, 'invalid_request'],
  ])('is refused %s, and nothing is mailed', async (_case, body, status, code) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await world.linkMails()).toEqual([]);
  });

  test('says in the documents’ words that no mail went out', async () => {
    expect((await ask({ email: 'maya@demo.yardsign.test' })).json()).toMatchObject({
      message: 'Error sending validation email',
      issues: [{ path: 'email', message: 'unchanged' }],
    });
  });

  test('takes a fresh second factor in place of the password', async () => {
    await world.db.updateTable('session').set({ second_factor_at: world.clock.now() }).execute();
    expect((await ask({ password: undefined })).statusCode).toBe(200);
    world.clock.advance(14 * 60_000);
    expect((await ask({ password: undefined })).statusCode).toBe(200);
  });

  test('is possible for one’s own account only, three times an hour', async () => {
    expect((await ask({}, world.luis)).statusCode).toBe(404);
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });
});

describe('the link to the new address', () => {
  test('changes it once, tells the old one, ends every other session and keeps this one', async () => {
    const others = [await world.signIn('maya'), await world.signIn('maya')];
    await ask();
    const link = await world.link('change-email');
    const answer = await confirm(link, { id: link.id });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { email: NEW_ADDRESS }]);
    expect(await world.statuses([token, ...others])).toEqual([200, 401, 401]);
    expect((await confirm(link, { id: link.id })).json().message).toBe(
      'Something went wrong when attempting to confirm validation.',
    );
    expect([
      (await enterWith(world, NEW_ADDRESS)).status,
      (await enterWith(world, 'maya@demo.yardsign.test')).status,
    ]).toEqual([200, 401]);
    expect(await world.news()).toEqual([{ memberId: world.maya, news: 'email-changed', about: link.id }]);
    expect(await world.acts(world.maya)).toEqual(['email.change-requested', 'email.changed']);
  });

  test('works without its id too, as the documents have it', async () => {
    await ask();
    expect((await confirm(await world.link('change-email'))).statusCode).toBe(200);
  });

  test('holds for that address and that account only', async () => {
    await ask();
    const link = await world.link('change-email');
    expect((await confirm(link, { id: link.id, email: 'somebody.else@example.test' })).statusCode).toBe(400);
    expect((await confirm(link, { id: link.id, user: world.luis })).statusCode).toBe(404);
    const luis = await world.signIn('luis');
    expect((await confirm(link, { id: link.id, user: world.luis, token: luis })).json().code).toBe('link_invalid');
    expect((await confirm({ secret: [...link.secret].reverse().join('') }, { id: link.id })).json().code).toBe(
      'link_invalid',
    );
    expect(await addressOf(world.maya)).toBe('maya@demo.yardsign.test');
    expect((await confirm(link, { id: link.id })).statusCode).toBe(200);
  });

  test('stops working after an hour, when another is asked for, and when the change is called off', async () => {
    await ask();
    const first = await world.link('change-email');
    await ask();
    expect((await confirm(first, { id: first.id })).statusCode).toBe(400);
    await world.call({ method: 'DELETE', url: '/api/app/v1/account/email-change', token });
    const second = await world.link('change-email');
    expect((await confirm(second, { id: second.id })).statusCode).toBe(400);
    await ask();
    const third = await world.link('change-email');
    world.clock.advance(60 * 60_000);
    token = await world.signIn('maya');
    expect((await confirm(third, { id: third.id })).statusCode).toBe(400);
  });

  test('voids a link for a new password that waits in the old mailbox', async () => {
    await world.call({
      method: 'POST',
      url: '/api/auth/v1/users/request_password_change/',
      payload: { email: 'maya@demo.yardsign.test' },
    });
    await world.answerRequests();
    const reset = await world.link('reset-password', world.maya);
    await ask();
    expect((await confirm(await world.link('change-email'))).statusCode).toBe(200);
    const answer = await world.call({
      method: 'POST',
      url: `/api/auth/v1/users/confirm_password_change/?token=${reset.id}&h=${reset.secret}`,
      payload: { password: 'a quiet corner lot' },
    });
    expect(answer.statusCode).toBe(400);
  });
});
