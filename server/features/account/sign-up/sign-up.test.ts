import { DAY_MS } from '@yardsign/domain/time/spans';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  accountWorld,
  enterWith,
  NEW_PASSWORD,
  type AccountWorld,
  type MailedLink,
} from '../../../app/testing/worlds/account-world.ts';
import { addMember, giveFeatures } from '../../../seeds/scenarios.ts';

// Runs on PostgreSQL too.

const NINA = { first_name: 'Nina', last_name: 'Okafor', email: 'nina@example.test', industry_id: 1 };
const BROWSER = { 'x-client-app': 'members-web' };

let world: AccountWorld;
beforeEach(async () => {
  world = await accountWorld();
});
afterEach(() => world.close());

const signUp = async (body: object = {}, remoteAddress = '203.0.113.7') => {
  const answer = await world.call({
    method: 'POST',
    url: '/api/auth/v1/users/',
    payload: { ...NINA, ...body },
    headers: BROWSER,
    remoteAddress,
  });
  await world.answerRequests();
  return answer;
};
const redeem = (link: MailedLink, cookies: Record<string, string> = {}) =>
  world.call({
    method: 'POST',
    url: '/api/auth/v1/authenticate/ticket',
    payload: { selector: link.id, secret: link.secret },
    ...(Object.keys(cookies).length > 0 ? { cookies, headers: BROWSER } : {}),
  });
/** Signs Nina up and opens the link as an API client. */
const enter = async (body: object = {}) => {
  await signUp(body);
  const link = await world.link('complete-signup');
  const { data } = (await redeem(link)).json();
  return { id: String(data.user.id), token: String(data.token) };
};
const setPassword = (token: string, password = NEW_PASSWORD) =>
  world.call({ method: 'PUT', url: '/api/app/v1/account/password', token, payload: { password } });
const startTrial = (id: string, token: string) =>
  world.call({ method: 'POST', url: `/api/auth/v1/users/${id}/trial/industries/1`, token });
const featuresOf = async (id: string, token: string) =>
  (await world.call({ method: 'GET', url: `/api/auth/v1/users/${id}?expand=all&industry=1`, token })).json().data.user;

describe('signing up', () => {
  test('makes an unfinished account with a name to sign in with, and mails its link', async () => {
    const answer = await signUp({ phone: '(512) 555-0100', language: 'es', time_zone: 'America/Chicago' });
    expect([answer.statusCode, answer.json().data]).toEqual([202, { mailed_to: 'nina@example.test' }]);
    const member = await world.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', NINA.email)
      .executeTakeFirstOrThrow();
    expect(member).toMatchObject({
      username: 'nina.okafor',
      status: 'incomplete',
      password_hash: null,
      language: 'es',
      time_zone: 'America/Chicago',
      access_level: 1,
    });
    const link = await world.link('complete-signup');
    expect(link).toMatchObject({ memberId: member.id, email: NINA.email });
    expect(await world.linkMails()).toEqual([[link.id]]);
    expect(await world.acts(member.id)).toEqual(['account.created']);
  });

  test('leaves the same behind for every address, and forgets what was typed once it is answered', async () => {
    for (const email of ['maya@demo.yardsign.test', NINA.email])
      await world.call({ method: 'POST', url: '/api/auth/v1/users/', payload: { ...NINA, email } });
    const requests = () => world.db.selectFrom('one_time_link').select(['member_id', 'detail']).execute();
    const before = await requests();
    expect(before.map(({ member_id, detail }) => [member_id, Object.keys(detail ?? {}).length])).toEqual([
      [null, 11],
      [null, 11],
    ]);
    expect(await world.db.selectFrom('member').select('id').execute()).toHaveLength(2);
    await world.answerRequests();
    const answered = (await requests()).filter(({ member_id }) => member_id === null);
    expect(answered.map(({ detail }) => detail)).toEqual([null, null]);
    expect(await world.db.selectFrom('member').select('id').execute()).toHaveLength(3);
  });

  test('answers the same when the address has an account, and tells its owner instead', async () => {
    const fresh = await signUp({ password: NEW_PASSWORD });
    const known = await signUp({ email: 'MAYA@demo.yardsign.test', password: NEW_PASSWORD });
    const shape = (answer: typeof fresh) => [
      answer.statusCode,
      Object.keys(answer.json().data),
      answer.cookies.map(({ name }) => name),
    ];
    expect(shape(known)).toEqual(shape(fresh));
    expect(await world.news()).toMatchObject([{ memberId: world.maya, news: 'already-member' }]);
    expect((await enterWith(world, 'maya', NEW_PASSWORD)).status).toBe(401);
    expect((await enterWith(world, 'maya')).status).toBe(200);
  });

  test.each([
    ['a username that somebody has', { username: 'Maya' }, { path: 'username', message: 'taken' }],
    ['a password that everybody has', { password: 'password123' }, { path: 'password', message: 'common' }],
    ['a password made of the name', { password: 'okafor1987' }, { path: 'password', message: 'personal' }],
  ])('is refused with %s, at that field', async (_case, body, issue) => {
    const answer = await signUp(body);
    expect(answer.json()).toMatchObject({
      code: 'account_not_created',
      message: 'Error creating account',
      issues: [issue],
    });
    expect(await world.linkMails()).toEqual([]);
  });

  test.each([{ status: 'active' }, { access_level: 3 }, { type: 'Team Owner' }, { features: ['video'] }])(
    'does not take %j from anybody',
    async (extra) => {
      expect((await signUp(extra)).json().code).toBe('invalid_request');
    },
  );

  test('finds another username when the obvious one is taken, of a member or of a further login', async () => {
    await addMember(world.world, { username: 'nina.okafor', firstName: 'Nina', lastName: 'Okafor' });
    await world.db
      .insertInto('login_credential')
      .values({
        id: 'crd_aaaaaa',
        member_id: world.maya,
        username: 'nina.okafor2',
        password_hash: 'x',
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute();
    await signUp();
    const { username } = await world.db
      .selectFrom('member')
      .select('username')
      .where('email', '=', NINA.email)
      .executeTakeFirstOrThrow();
    expect(username).toBe('nina.okafor3');
  });

  test('gives people of one name who come at once a username each', async () => {
    for (const mailbox of ['one', 'two', 'three', 'four', 'five'])
      await world.call({
        method: 'POST',
        url: '/api/auth/v1/users/',
        payload: { ...NINA, email: `${mailbox}@example.test` },
      });
    await world.answerRequests();
    const members = await world.db
      .selectFrom('member')
      .select('username')
      .where('first_name', '=', 'Nina')
      .orderBy('username')
      .execute();
    const numbered = ['', '2', '3', '4', '5'].map((number) => `nina.okafor${number}`);
    expect(members.map(({ username }) => username)).toEqual(numbered);
  });

  test('is possible five times an hour from one place', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await signUp({ email: `agent${index}@example.test` })).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await signUp({ email: 'agent9@example.test' }, '203.0.113.8')).statusCode).toBe(202);
  });

  test('is possible as often as the installation says', async () => {
    await world.close();
    world = await accountWorld({ YARDSIGN_SIGN_UPS_PER_HOUR: '2', YARDSIGN_MAILS_PER_HOUR: '1' });
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await signUp({ email: `agent${index}@example.test` })).statusCode);
    expect(statuses).toEqual([202, 202, 429]);
    const ask = (email: string) =>
      world.call({
        method: 'POST',
        url: '/api/auth/v1/users/request_password_change/',
        payload: { email },
        headers: BROWSER,
        remoteAddress: '203.0.113.7',
      });
    expect((await ask('one@example.test')).statusCode).toBe(202);
    expect((await ask('two@example.test')).statusCode).toBe(429);
  });

  test('again before the link was opened sends a new link for the same account, with the newer name', async () => {
    await signUp();
    const first = await world.link('complete-signup');
    await signUp({ first_name: 'Ninaa' });
    const second = await world.link('complete-signup');
    expect(second.memberId).toBe(first.memberId);
    expect((await redeem(first)).statusCode).toBe(400);
    expect((await redeem(second)).json().data.user.first_name).toBe('Ninaa');
  });
});

describe('the password of a sign-up', () => {
  const keyOf = (answer: Awaited<ReturnType<typeof signUp>>) =>
    answer.cookies.find(({ name }) => name === 'signup')?.value ?? '';

  test('opens nothing before the address is proved', async () => {
    await signUp({ password: NEW_PASSWORD });
    expect((await enterWith(world, 'nina.okafor', NEW_PASSWORD)).status).toBe(401);
  });

  test('is the account’s once the link is opened in the browser that chose it', async () => {
    const signup = keyOf(await signUp({ password: NEW_PASSWORD }));
    expect((await redeem(await world.link('complete-signup'), { signup })).statusCode).toBe(200);
    expect((await enterWith(world, 'nina.okafor', NEW_PASSWORD)).status).toBe(200);
  });

  test('is not, when somebody else signed up with the address of the one who opens the link', async () => {
    await signUp({ password: 'the stranger knows' });
    const { id, token } = await enter({ password: 'the stranger knows' });
    expect((await enterWith(world, 'nina.okafor', 'the stranger knows')).status).toBe(401);
    expect((await startTrial(id, token)).json().code).toBe('signup_unfinished');
    await setPassword(token);
    expect((await startTrial(id, token)).statusCode).toBe(204);
  });
});

describe('the session that a sign-up link opens', () => {
  test('may finish the sign-up and nothing else', async () => {
    const { id, token } = await enter();
    const status = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const answer = await world.call({ method, url, token, ...(payload && { payload }) });
      return answer.statusCode < 300 ? 'in' : answer.json().code;
    };
    expect(await status('GET', '/api/app/v1/session')).toBe('in');
    expect(await status('GET', '/api/app/v1/account')).toBe('in');
    expect(await status('GET', `/api/auth/v1/users/${id}?expand=all&industry=1`)).toBe('in');
    for (const [method, url, payload] of [
      ['GET', `/api/profile/v1/${id}`],
      ['GET', '/api/app/v1/posts'],
      ['GET', '/api/app/v1/brand'],
      ['POST', `/api/auth/v1/users/${id}`, { phone: '1' }],
      ['POST', `/api/auth/v1/users/${id}/request_delete`],
      ['POST', `/api/auth/v1/users/${id}/self_apply_features/slug-video-beta`],
    ] as const)
      expect([url, await status(method, url, payload)]).toEqual([url, 'signup_unfinished']);
  });

  test('becomes one like any other with the trial', async () => {
    const { id, token } = await enter();
    expect((await setPassword(token)).statusCode).toBe(204);
    expect((await startTrial(id, token)).statusCode).toBe(204);
    const user = await featuresOf(id, token);
    expect(user.status).toBe('active');
    expect(user.features.map(({ slug }: { slug: string }) => slug)).toEqual(['trial']);
    expect((await world.call({ method: 'GET', url: '/api/content/v1/content/', token })).statusCode).toBe(200);
    expect(await world.acts(id)).toEqual([
      'account.created',
      'password.changed',
      'account.signup-finished',
      'account.trial-started',
    ]);
  });

  test.each([
    ['a second time', async (link: MailedLink) => void (await redeem(link))],
    ['after an hour', async () => world.clock.advance(3_600_000)],
    [
      'once the sign-up is finished',
      async (link: MailedLink) =>
        void (await world.db
          .updateTable('member')
          .set({ status: 'active' })
          .where('id', '=', link.memberId ?? '')
          .execute()),
    ],
  ])('is not opened by the link %s', async (_case, before) => {
    await signUp();
    const link = await world.link('complete-signup');
    await before(link);
    expect((await redeem(link)).json().code).toBe('link_invalid');
  });

  test('is not opened by a link of another purpose', async () => {
    await world.call({
      method: 'POST',
      url: `/api/auth/v1/users/${world.maya}/request_delete`,
      token: await world.signIn('maya'),
    });
    expect((await redeem(await world.link('delete-account'))).json().code).toBe('link_invalid');
  });
});

describe('the trial', () => {
  test('gives everything of a plan for two weeks, once, and leaves a free account', async () => {
    await giveFeatures(world.world, world.maya, ['free']);
    const token = await world.signIn('maya');
    expect((await startTrial(world.maya, token)).statusCode).toBe(204);
    const during = await featuresOf(world.maya, token);
    expect(during.features).toMatchObject([{ slug: 'trial', is_plan: true }]);
    expect(during.features[0].includes).toContain('realtalk');
    world.clock.advance(14 * DAY_MS);
    const later = await world.signIn('maya');
    const after = await featuresOf(world.maya, later);
    expect(after.features.map(({ slug }: { slug: string }) => slug)).toEqual(['free']);
    expect(after.expired_features.map(({ slug }: { slug: string }) => slug)).toEqual(['trial']);
    const again = await startTrial(world.maya, later);
    expect([again.statusCode, again.json().code]).toEqual([409, 'trial_used']);
  });

  test('is not for somebody who has a plan, nor for another account, nor in another industry', async () => {
    const token = await world.signIn('maya');
    expect((await startTrial(world.maya, token)).json().code).toBe('trial_not_needed');
    expect((await startTrial(world.luis, token)).statusCode).toBe(404);
    const url = `/api/auth/v1/users/${world.maya}/trial/industries/2`;
    expect((await world.call({ method: 'POST', url, token })).statusCode).toBe(400);
  });

  test('need not be started to finish the sign-up', async () => {
    const { id, token } = await enter();
    await setPassword(token);
    expect((await world.call({ method: 'POST', url: '/api/app/v1/account/finish-signup', token })).statusCode).toBe(
      204,
    );
    const user = await featuresOf(id, token);
    expect([user.status, user.features.map(({ slug }: { slug: string }) => slug)]).toEqual(['active', ['free']]);
  });
});
