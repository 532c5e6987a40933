import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Authenticator } from '../../../app/testing/people/authenticator.ts';
import { passkeyCalls } from '../../../app/testing/people/passkeys.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember, giveFeatures } from '../../../seeds/scenarios.ts';
import { securityNotice } from '../notices/security.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;
let phone: Authenticator;
let calls: ReturnType<typeof passkeyCalls>;
beforeEach(async () => {
  app = await testApp();
  calls = passkeyCalls(app);
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  token = await app.signIn('maya');
  phone = await calls.add(token);
  await app.db.deleteFrom('session').execute();
});
afterEach(() => app.close());

const sessions = () =>
  app.db.selectFrom('session').select(['member_id', 'second_factor_at']).where('ended_at', 'is', null).execute();

/** Signs in as a browser does, with whatever is wrong about it. */
async function comeIn(wrong: Parameters<Authenticator['get']>[1] = {}, more: object = {}) {
  const { options, cookies } = await calls.challenge();
  return calls.signIn(phone.get(options, wrong), cookies, more);
}

async function expectRefused(answer: Awaited<ReturnType<typeof comeIn>>) {
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'passkey_failed']);
  expect(answer.cookies).toEqual([]);
  expect(await sessions()).toEqual([]);
}

describe('signing in with a passkey', () => {
  test('opens the account without a name or a password, and counts as the second factor', async () => {
    const answer = await comeIn();
    expect(answer.json().data.user.username).toBe('maya');
    expect(await sessions()).toEqual([{ member_id: maya, second_factor_at: app.clock.now() }]);
    const used = await app.db.selectFrom('passkey').select('last_used_at').execute();
    expect(used).toEqual([{ last_used_at: app.clock.now() }]);
  });

  test('passes by the codes of an authenticator app, since the device has made sure who its user is', async () => {
    await app.enrol(maya);
    expect((await comeIn()).json().data.user.username).toBe('maya');
  });

  test('refuses the same answer a second time', async () => {
    const { options, cookies } = await calls.challenge();
    const passkey = phone.get(options);
    expect((await calls.signIn(passkey, cookies)).statusCode).toBe(200);
    await app.db.deleteFrom('session').execute();
    await expectRefused(await calls.signIn(passkey, cookies));
    await expectRefused(await calls.signIn(phone.get(options), cookies));
  });

  test('lets one of many in who send the same answer at once', async () => {
    const { options, cookies } = await calls.challenge();
    const passkey = phone.get(options);
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.signIn(passkey, cookies)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('refuses an answer that was given to another site', async () => {
    await expectRefused(await comeIn({ origin: 'https://yardsign.evil.example' }));
    await expectRefused(await comeIn({ origin: 'http://localhost:3001' }));
    await expectRefused(await comeIn({ rpId: 'evil.example' }));
  });

  test('refuses a device that did not make sure who its user is', async () => {
    await expectRefused(await comeIn({ verified: false }));
  });

  test('refuses a challenge that is old, made up, of another browser, or for something else', async () => {
    const { options, cookies } = await calls.challenge();
    const other = await calls.challenge();
    await expectRefused(await calls.signIn(phone.get(options), other.cookies));
    await expectRefused(await calls.signIn(phone.get(options), {}));
    await expectRefused(await calls.signIn(phone.get({ challenge: 'bWFkZS11cA' }), cookies));
    const flipped = Buffer.from(options.challenge, 'base64url');
    flipped[20] = (flipped[20] ?? 0) ^ 1;
    await expectRefused(await calls.signIn(phone.get({ challenge: flipped.toString('base64url') }), cookies));
    app.clock.advance(10 * 60_000);
    await expectRefused(await calls.signIn(phone.get(options), cookies));

    const within = await app.signIn('maya');
    const forConfirming = await calls.post('/api/app/v1/second-factor/passkey', {}, { token: within });
    await app.db.deleteFrom('session').execute();
    await expectRefused(await calls.signIn(phone.get(forConfirming.json().options), cookies));
  });

  test('refuses a passkey that names another account, one of nobody, and one with another key', async () => {
    const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    await expectRefused(await comeIn({ userHandle: Buffer.from(luis).toString('base64url') }));
    const { options, cookies } = await calls.challenge();
    await expectRefused(await calls.signIn(calls.authenticator().get(options), cookies));
    const again = await calls.challenge();
    const { id, rawId } = phone.get(again.options);
    await expectRefused(await calls.signIn({ ...calls.authenticator().get(again.options), id, rawId }, again.cookies));
  });

  test('refuses a passkey that was removed', async () => {
    await app.db.deleteFrom('passkey').execute();
    await expectRefused(await comeIn());
  });

  test('refuses one that has counted fewer uses than before, and says so by mail and in the audit log', async () => {
    expect((await comeIn({ uses: 7 })).statusCode).toBe(200);
    await app.db.deleteFrom('session').execute();
    for (const uses of [7, 6, 0]) await expectRefused(await comeIn({ uses }));
    const news = await queuedNotices<{ memberId: string; news: string }>(app.db, securityNotice);
    expect(news.filter(({ news }) => news === 'passkey-refused')).toHaveLength(1);
    const acts = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', maya).execute();
    expect(acts.filter(({ action }) => action === 'passkey.refused')).toHaveLength(3);
    expect((await comeIn({ uses: 8 })).statusCode).toBe(200);
  });

  test('tells nobody of a count that was not signed by the key', async () => {
    await comeIn({ uses: 7 });
    const { options, cookies } = await calls.challenge();
    const { id, rawId } = phone.get(options);
    expect((await calls.signIn({ ...calls.authenticator().get(options), id, rawId }, cookies)).statusCode).toBe(401);
    const acts = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', maya).execute();
    expect(acts.map(({ action }) => action)).not.toContain('passkey.refused');
  });

  test('asks for the feature of the entry, and refuses an account that is blocked', async () => {
    expect((await comeIn({}, { feature: 'video' })).json().code).toBe('feature_required');
    await giveFeatures(app.world, maya, ['video']);
    expect((await comeIn({}, { feature: 'video' })).statusCode).toBe(200);
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', maya).execute();
    expect((await comeIn()).json().code).toBe('invalid_login');
  });

  test('asks first whether an account stays that is about to be deleted', async () => {
    const due = new Date(app.clock.now().getTime() + 86_400_000);
    await app.db.updateTable('member').set({ deletion_due_at: due }).where('id', '=', maya).execute();
    const { restore } = (await comeIn()).json().data;
    expect(await sessions()).toEqual([]);
    const kept = await calls.post('/api/auth/v1/authenticate/restore', { ticket: restore.ticket });
    expect(kept.json().data.user.username).toBe('maya');
    expect(await sessions()).toEqual([{ member_id: maya, second_factor_at: app.clock.now() }]);
  });

  test('counts as a try of the address', async () => {
    await app.close();
    app = await testApp({ YARDSIGN_SIGN_INS_PER_MINUTE: '2' });
    calls = passkeyCalls(app);
    const { options, cookies } = await calls.challenge();
    const codes: number[] = [];
    for (let times = 0; times < 3; times += 1) codes.push((await calls.signIn(phone.get(options), cookies)).statusCode);
    expect(codes).toEqual([401, 401, 429]);
  });
});

describe('proving the second factor again with a passkey', () => {
  const start = async (as: string) =>
    (await calls.post('/api/app/v1/second-factor/passkey', {}, { token: as })).json().options;
  const confirm = (passkey: object, as: string) =>
    calls.post('/api/app/v1/second-factor/passkey/confirm', { passkey }, { token: as });

  test('makes it fresh in this session', async () => {
    const own = await app.signIn('maya');
    const options = await start(own);
    expect(options.allowCredentials).toEqual([
      { type: 'public-key', id: phone.get(options).id, transports: ['internal'] },
    ]);
    const until = new Date(app.clock.now().getTime() + 15 * 60_000).toISOString();
    expect((await confirm(phone.get(options), own)).json()).toEqual({ freshUntil: until });
    const factor = await app.call({ method: 'GET', url: '/api/app/v1/second-factor', token: own });
    expect(factor.json().freshUntil).toBe(until);
  });

  test('takes neither the passkey of somebody else nor the challenge of another session or purpose', async () => {
    await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    const theirs = await app.signIn('luis');
    expect((await calls.post('/api/app/v1/second-factor/passkey', {}, { token: theirs })).json().code).toBe(
      'second_factor_off',
    );
    const their = await calls.add(theirs, 'Theirs');
    const own = await app.signIn('maya');
    const refused = [
      await confirm(their.get(await start(own)), own),
      await confirm(phone.get(await start(await app.signIn('maya'))), own),
      await confirm(phone.get(await start(own), { verified: false }), own),
    ];
    const toAdd = await calls.post('/api/app/v1/passkeys/start', { password: TEST_PASSWORD }, { token: own });
    refused.push(await confirm(phone.get(toAdd.json().options), own));
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('passkey_refused'));
  });

  test('gives staff its level, which a password alone does not', async () => {
    await app.db.updateTable('member').set({ access_level: 3 }).where('id', '=', maya).execute();
    const own = await app.signIn('maya');
    const level = async (as: string) => {
      const { session } = (await app.call({ method: 'GET', url: '/api/app/v1/session', token: as })).json();
      return [session.user.access_levels[0].access_level, session.levelWaits];
    };
    expect(await level(own)).toEqual([1, 'confirm']);
    await confirm(phone.get(await start(own)), own);
    expect(await level(own)).toEqual([3, null]);
    const stale = await app.signIn('maya');
    const removal = (password: string, as: string) =>
      app.db
        .selectFrom('passkey')
        .select('id')
        .executeTakeFirstOrThrow()
        .then(({ id }) => calls.post(`/api/app/v1/passkeys/${id}/remove`, { password }, { token: as }));
    // Otherwise a password would be enough to swap the factor that the level rests on.
    expect((await removal(TEST_PASSWORD, stale)).json().code).toBe('second_factor_required');
    const begun = [
      await calls.post('/api/app/v1/passkeys/start', { password: TEST_PASSWORD }, { token: stale }),
      await calls.post('/api/app/v1/second-factor', { password: TEST_PASSWORD }, { token: stale }),
    ];
    expect(begun.map((answer) => answer.json().code)).toEqual(Array(2).fill('second_factor_required'));
    expect((await removal(TEST_PASSWORD, own)).json().code).toBe('last_admin');
  });
});
