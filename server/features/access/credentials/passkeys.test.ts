import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passkeyCalls } from '../../../app/testing/people/passkeys.ts';
import { queuedNotices } from '../../../app/testing/processes/queued.ts';
import { testApp, TEST_PASSWORD, type TestApp } from '../../../app/testing/test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';
import { securityNotice } from '../notices/security.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let token: string;
let calls: ReturnType<typeof passkeyCalls>;
beforeEach(async () => {
  app = await testApp();
  calls = passkeyCalls(app);
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  token = await app.signIn('maya');
});
afterEach(() => app.close());

interface Passkey {
  id: string;
  name: string;
}

const list = async (as = token) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/passkeys', token: as })).json<{ passkeys: Passkey[] }>().passkeys;
const start = (password: string | undefined, as = token) =>
  calls.post('/api/app/v1/passkeys/start', { password }, { token: as });
const add = (passkey: object, name = 'Pixel', as = token) =>
  calls.post('/api/app/v1/passkeys', { name, passkey }, { token: as });
const remove = (id: string, password: string | undefined = TEST_PASSWORD, as = token) =>
  calls.post(`/api/app/v1/passkeys/${id}/remove`, { password }, { token: as });
const idOf = async () => (await list())[0]?.id ?? '';
const statusOf = async (as: string) =>
  (await app.call({ method: 'GET', url: '/api/app/v1/account', token: as })).statusCode;

describe('adding a passkey', () => {
  test('asks for the password, and for a device that knows its user and keeps the account', async () => {
    expect((await start('not-it')).json().code).toBe('password_wrong');
    expect((await start(undefined)).json().code).toBe('password_wrong');
    expect((await start(TEST_PASSWORD)).json().options).toMatchObject({
      rp: { id: 'localhost', name: 'Yardsign' },
      user: { name: 'maya', displayName: 'Maya Alvarez' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  test('keeps its name, tells the member by mail, and stands in the audit log', async () => {
    await calls.add(token, 'Maya’s phone');
    const at = app.clock.now().toISOString();
    expect(await list()).toEqual([
      { id: expect.stringMatching(/^psk_/), name: 'Maya’s phone', createdAt: at, lastUsedAt: null },
    ]);
    expect((await queuedNotices(app.db, securityNotice)).map(({ news }) => news)).toEqual(['passkey-added']);
    const acts = await app.db.selectFrom('audit_entry').select(['action', 'detail']).execute();
    expect(acts).toEqual([{ action: 'passkey.added', detail: { name: 'Maya’s phone' } }]);
  });

  test('refuses what was made for another site, without making sure of the user, or for another challenge', async () => {
    const authenticator = calls.authenticator();
    const begin = async () => (await start(TEST_PASSWORD)).json().options;
    const refused = [
      await add(authenticator.create(await begin(), { origin: 'https://evil.example' })),
      await add(authenticator.create(await begin(), { rpId: 'evil.example' })),
      await add(authenticator.create(await begin(), { verified: false })),
      await add(authenticator.create({ ...(await begin()), challenge: 'bWFkZS11cA' })),
    ];
    const options = await begin();
    const another = await app.signIn('maya');
    refused.push(await add(authenticator.create(options), 'Pixel', another));
    const stale = await begin();
    app.clock.advance(10 * 60_000);
    refused.push(await add(authenticator.create(stale)));
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(6).fill([422, 'passkey_refused']),
    );
    expect(await list()).toEqual([]);
  });

  test('takes a challenge once, a passkey for one account, and twenty of them', async () => {
    const { options } = (await start(TEST_PASSWORD)).json();
    const authenticator = calls.authenticator();
    const made = authenticator.create(options);
    expect((await add(made)).statusCode).toBe(200);
    expect((await add(made)).json().code).toBe('passkey_refused');
    const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    const theirs = await app.signIn('luis');
    const again = authenticator.create((await start(TEST_PASSWORD, theirs)).json().options);
    expect((await add(again, 'Mine', theirs)).json().code).toBe('passkey_not_added');
    expect(await list(theirs)).toEqual([]);
    const row = await app.db.selectFrom('passkey').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 19 }, (_, i) => ({
      ...row,
      id: `psk_${'a'.repeat(20)}${100 + i}`,
      credential_id: `c${i}`,
    }));
    await app.db.insertInto('passkey').values(more).execute();
    const full = calls.authenticator().create((await start(TEST_PASSWORD)).json().options);
    expect((await add(full)).json().code).toBe('passkey_not_added');
    expect(luis).not.toBe(maya);
  });

  test('proves the second factor in this session, so that the level of staff counts', async () => {
    await app.db.updateTable('member').set({ access_level: 2 }).where('id', '=', maya).execute();
    const waits = async () =>
      (await app.call({ method: 'GET', url: '/api/app/v1/session', token })).json().session.levelWaits;
    expect(await waits()).toBe('enrol');
    await calls.add(token);
    expect(await waits()).toBeNull();
    // From now on the password of somebody of the staff adds no other one by itself.
    expect((await start(TEST_PASSWORD)).statusCode).toBe(200);
    expect((await start(TEST_PASSWORD, await app.signIn('maya'))).json().code).toBe('second_factor_required');
  });

  test('asks for the codes as well where an authenticator app is on', async () => {
    await app.enrol(maya);
    expect((await start(TEST_PASSWORD)).json().code).toBe('second_factor_required');
    expect((await start(TEST_PASSWORD, await app.signIn('maya'))).statusCode).toBe(200);
  });
});

describe('the passkeys of an account', () => {
  test('can be called something else, but not nothing', async () => {
    await calls.add(token);
    const rename = async (name: string) =>
      app.call({ method: 'PUT', url: `/api/app/v1/passkeys/${await idOf()}`, payload: { name }, token });
    expect((await rename('  Work laptop ')).json().passkey.name).toBe('Work laptop');
    expect((await rename(' ')).statusCode).toBe(400);
    expect((await list()).map(({ name }) => name)).toEqual(['Work laptop']);
  });

  test('are out of reach for everybody else', async () => {
    await calls.add(token);
    const id = await idOf();
    await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
    const theirs = await app.signIn('luis');
    expect(await list(theirs)).toEqual([]);
    expect((await remove(id, TEST_PASSWORD, theirs)).json().code).toBe('not_found');
    const renamed = await app.call({
      method: 'PUT',
      url: `/api/app/v1/passkeys/${id}`,
      payload: { name: 'x' },
      token: theirs,
    });
    expect(renamed.json().code).toBe('not_found');
    expect(await list()).toHaveLength(1);
  });

  test('are removed with the password, which signs out wherever they were used', async () => {
    const phone = await calls.add(token);
    const elsewhere = async () => {
      const { options, cookies } = await calls.challenge();
      const answer = await app.call({
        method: 'POST',
        url: '/api/auth/v1/authenticate/passkey',
        payload: { passkey: phone.get(options) },
        cookies,
      });
      return answer.json<{ data: { token: string } }>().data.token;
    };
    const [own, other] = [await elsewhere(), await elsewhere()];
    const id = await idOf();
    expect((await remove(id, 'not-it')).json().code).toBe('password_wrong');
    expect(await statusOf(other)).toBe(200);
    expect((await remove(id, TEST_PASSWORD, own)).statusCode).toBe(204);
    expect([await statusOf(token), await statusOf(own), await statusOf(other)]).toEqual([200, 200, 401]);
    expect(await list()).toEqual([]);
    expect((await queuedNotices(app.db, securityNotice)).map(({ news }) => news)).toEqual([
      'passkey-added',
      'passkey-removed',
    ]);
  });

  test('keep the last way in: neither the passkey nor the provider beside it goes', async () => {
    await calls.add(token);
    await app.db.updateTable('member').set({ password_hash: null }).where('id', '=', maya).execute();
    expect((await remove(await idOf(), undefined)).json().code).toBe('last_way_in');
    await app.db
      .insertInto('member_identity')
      .values({
        issuer: 'https://accounts.example.test',
        subject: 'maya-there',
        member_id: maya,
        provider: 'google',
        created_at: app.clock.now(),
        last_used_at: null,
      })
      .execute();
    const unlink = () => calls.post('/api/app/v1/sign-in-methods/google/remove', {}, { token });
    expect((await unlink()).statusCode).toBe(204);
    expect((await remove(await idOf(), undefined)).json().code).toBe('last_way_in');
  });
});
