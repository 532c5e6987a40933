import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { federatedWorld, ISSUER, type FederatedWorld } from '../../../app/testing/worlds/federated-world.ts';
import { TEST_PASSWORD } from '../../../app/testing/test-app.ts';
import { giveFeatures } from '../../../seeds/scenarios.ts';
import { linkSecret, issueLink } from '../credentials/one-time-link.ts';
import { sealedFor } from '../second-factor/prove-code.ts';
import { timeCodeAt } from '../second-factor/time-codes.ts';

const SECRET = 'PORCHLIGHTPORCHLIGHTPORCHLIGHT22';

let app: FederatedWorld;
let maya: string;
beforeEach(async () => {
  app = await federatedWorld();
  maya = app.maya;
});
afterEach(() => app.close());

const post: FederatedWorld['post'] = (url, payload, more) => app.post(url, payload, more);
const dataOf = async (answer: ReturnType<typeof post>) => (await answer).json<{ data?: object; code?: string }>();

async function ticketOf(purpose: 'sign-in' | 'link-identity', memberId = maya): Promise<string> {
  const id = await app.db.transaction().execute((tx) =>
    issueLink({ clock: app.clock, random: app.core.random }, tx, {
      purpose,
      memberId,
      email: 'maya@demo.yardsign.test',
      ...(purpose === 'link-identity' && {
        detail: { provider: 'google', issuer: ISSUER, subject: 'new-there', email: 'maya@demo.yardsign.test' },
      }),
    }),
  );
  return `${id}.${linkSecret(id, app.core.sessionKey)}`;
}

async function addLogin() {
  await app.db
    .insertInto('login_credential')
    .values({
      id: `crd_${'a'.repeat(24)}`,
      member_id: maya,
      username: 'assistant',
      password_hash: app.world.passwordHash,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
      last_used_at: null,
    })
    .execute();
}

let shown = 0;
/** Every way in. A new one that is not in this table is one that nobody has thought through. */
const WAYS: Record<string, (feature?: string) => Promise<{ data?: object; code?: string }>> = {
  password: (feature) =>
    dataOf(post('/api/auth/v1/authenticate', { username: 'maya', password: TEST_PASSWORD, industry_id: 1, feature })),
  'a further login': async (feature) => {
    await addLogin();
    return dataOf(
      post('/api/auth/v1/authenticate', { username: 'assistant', password: TEST_PASSWORD, industry_id: 1, feature }),
    );
  },
  'a mailed link': async (feature) =>
    dataOf(post('/api/auth/v1/authenticate/token', { password: await ticketOf('sign-in'), industry_id: 1, feature })),
  'a mailed link that links an identity': async (feature) =>
    dataOf(
      post('/api/auth/v1/authenticate/token', { password: await ticketOf('link-identity'), industry_id: 1, feature }),
    ),
  'a token of Google': async (feature) => {
    await app.linkMaya();
    const body = { password: `good ${shown++}`, authMethod: 'social', industry_id: 1, feature };
    return dataOf(post('/api/auth/v1/authenticate/google', body));
  },
  'a token of Apple': async (feature) => {
    await app.linkMaya('apple');
    const body = { password: `good ${shown++}`, authMethod: 'social', industry_id: 1, feature };
    return dataOf(post('/api/auth/v1/authenticate/apple', body));
  },
};
const BROWSER_WAYS: typeof WAYS = {
  'Google in the browser': async () => {
    await app.linkMaya();
    return app.signInBy('google');
  },
  'Apple in the browser': async () => {
    await app.linkMaya('apple');
    return app.signInBy('apple');
  },
  'Google, linked on the way by the password': async () => {
    const { cookies, attempt } = await app.comeBy('google');
    return dataOf(post('/api/app/v1/social/link', { attempt, password: TEST_PASSWORD }, { cookies }));
  },
};
const ALL_WAYS = Object.entries({ ...WAYS, ...BROWSER_WAYS });

describe.each(ALL_WAYS)('by %s', (name, come) => {
  test('one gets in, and the visit is noted', async () => {
    expect(await come()).toMatchObject({ data: { user: { username: 'maya' } } });
    const row = await app.db.selectFrom('member').select('last_sign_in_at').where('id', '=', maya).executeTakeFirst();
    expect(row?.last_sign_in_at).toEqual(app.clock.now());
  });

  test('one does not get around the second factor', async () => {
    await app.db
      .insertInto('second_factor')
      .values({
        member_id: maya,
        sealed: JSON.stringify(app.core.vault.seal(SECRET, sealedFor(maya))),
        confirmed_at: app.clock.now(),
        last_step: null,
        created_at: app.clock.now(),
      })
      .execute();
    const { data } = await come();
    expect(Object.keys(data ?? {})).toEqual(['second_factor']);
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
    const { ticket } = (data as { second_factor: { ticket: string } }).second_factor;
    const code = timeCodeAt(SECRET, app.clock.now());
    const finished = await dataOf(post('/api/auth/v1/authenticate/second-factor', { ticket, code }));
    expect(finished).toMatchObject({ data: { user: { username: 'maya' } } });
  });

  test('one is asked for a mailed code in a new browser only where a password is all that was proved', async () => {
    await app.close();
    app = await federatedWorld({ NEW_DEVICE_CODE: 'on' });
    maya = app.maya;
    const { data } = await come();
    const asked = ['password', 'a further login'].includes(name);
    expect(data).toHaveProperty(asked ? 'device_code' : 'user');
  });

  test('one does not get into an account that is blocked', async () => {
    await app.db.updateTable('member').set({ blocked_at: app.clock.now() }).where('id', '=', maya).execute();
    const { code, data } = await come();
    expect(data === undefined || 'create' in data).toBe(true);
    expect(['invalid_login', undefined]).toContain(code);
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  test('one who asked for deletion and comes back is asked first, and stays by saying so', async () => {
    const due = new Date(app.clock.now().getTime() + 86_400_000);
    await app.db.updateTable('member').set({ deletion_due_at: due }).where('id', '=', maya).execute();
    const { data } = await come();
    expect(Object.keys(data ?? {})).toEqual(['restore']);
    const dueAt = () =>
      app.db.selectFrom('member').select('deletion_due_at').where('id', '=', maya).executeTakeFirstOrThrow();
    expect(await dueAt()).toEqual({ deletion_due_at: due });
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);

    const { ticket } = (data as { restore: { ticket: string } }).restore;
    const restore = (with_: string) => dataOf(post('/api/auth/v1/authenticate/restore', { ticket: with_ }));
    expect(await restore(`${ticket.slice(0, -8)}AAAAAAAA`)).toMatchObject({ code: 'sign_in_stale' });
    expect(await restore(ticket)).toMatchObject({ data: { user: { username: 'maya' } } });
    expect(await dueAt()).toEqual({ deletion_due_at: null });
    // Asked and answered: the same ticket opens no second session.
    expect(await restore(ticket)).toMatchObject({ code: 'sign_in_stale' });
  });
});

describe.each(Object.entries(WAYS))('an entry that needs a feature, by %s', (_name, come) => {
  test('is closed without it, and no session is left behind', async () => {
    expect(await come('video')).toMatchObject({ code: 'feature_required', message: 'Invalid access' });
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  test('is open with it', async () => {
    await giveFeatures(app.world, maya, ['video']);
    expect(await come('video')).toMatchObject({ data: { user: { username: 'maya' } } });
  });
});

describe('a mailed link', () => {
  const signInBy = (ticket: string) => post('/api/auth/v1/authenticate/token', { password: ticket, industry_id: 1 });

  test('is not used up by being looked at, works once, and for ten minutes', async () => {
    const ticket = await ticketOf('sign-in');
    for (let look = 0; look < 2; look += 1) {
      const read = await post('/api/app/v1/sign-in-link/read', { ticket });
      expect(read.json()).toEqual({ name: 'Maya Alvarez', username: 'maya', connects: null });
    }
    expect((await signInBy(ticket)).statusCode).toBe(200);
    expect((await signInBy(ticket)).json()).toMatchObject({ code: 'invalid_login', message: 'Invalid Login' });
    expect((await post('/api/app/v1/sign-in-link/read', { ticket })).json().code).toBe('link_invalid');
    const late = await ticketOf('sign-in');
    app.clock.advance(10 * 60_000);
    expect((await signInBy(late)).json().code).toBe('invalid_login');
  });

  test('cannot be put together by who has seen the database only', async () => {
    const [id] = (await ticketOf('sign-in')).split('.');
    const guessed = `${id}.${linkSecret(id ?? '', Buffer.alloc(32, 8))}`;
    expect((await signInBy(guessed)).json().code).toBe('invalid_login');
  });

  test.each(['nonsense', 'lnk_aaaaaaaa', '.', `lnk_${'a'.repeat(24)}.short`])(
    'that reads %j is a failed sign-in',
    async (ticket) => {
      expect((await signInBy(ticket)).json()).toMatchObject({ code: 'invalid_login', message: 'Invalid Login' });
      expect((await post('/api/app/v1/sign-in-link/read', { ticket })).json().code).toBe('link_invalid');
    },
  );

  test('is asked for with the same answer whoever has the address, and not without end', async () => {
    const ask = (email: string) => post('/api/app/v1/sign-in-link', { email });
    const known = await ask('maya@demo.yardsign.test');
    const unknown = await ask('nobody@example.test');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(204);
    for (let again = 0; again < 2; again += 1) await ask('maya@demo.yardsign.test');
    expect((await ask('maya@demo.yardsign.test')).statusCode).toBe(429);
  });
});
