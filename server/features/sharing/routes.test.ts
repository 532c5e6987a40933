import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSharingApp, type SharingApp } from '../../app/testing/worlds/sharing-app.ts';
import { PAGE } from '../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../app/testing/worlds/sharing-world.ts';
import { NetworkError } from './ports.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
let app: SharingApp;
let call: SharingApp['call'];

beforeAll(async () => {
  world = await createSharingWorld();
  app = await createSharingApp(world);
  ({ call } = app);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

beforeEach(() => world.reset());

const SCOPES = scopesOf(networks.facebook);
const ACCESS_ONLY = networks.facebook.permissions.find(({ key }) => key === 'access')?.scopes ?? [];
const START_URL = '/api/app/v1/connections/facebook/start';
const EXPIRED = '/integrations?connect=facebook.consent_expired';

async function start(who = 'maya', redirect?: string): Promise<string> {
  const answer = await call(who, 'POST', START_URL, redirect === undefined ? {} : { redirect });
  return String(answer.body['url']);
}

/** What the person does on the consent screen; answers the way back as a path of ours. */
async function decide(
  dialogUrl: string,
  decision: 'continue' | 'cancel',
  scopes: readonly string[] = SCOPES,
): Promise<string> {
  const dialog = new URL(dialogUrl);
  const form = new URLSearchParams(dialog.search);
  form.set('person', personIds.maya);
  form.set('decision', decision);
  for (const scope of scopes) form.append('scopes[]', scope);
  for (const page of [PAGE, pageIds.casaAlvarez]) form.append('pages[]', page);
  const response = await fetch(`${dialog.origin}${dialog.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

async function goOut(who = 'maya', redirect?: string): Promise<{ dialog: string; cookie: string }> {
  const opened = await call(who, 'GET', await start(who, redirect));
  return { dialog: opened.location, cookie: opened.cookie };
}

describe('connecting a network', () => {
  test('goes out, comes back, and shows the pages, with every token sealed', async () => {
    const { dialog, cookie } = await goOut('maya', '/content/blog/spring?share=1');
    const back = await call('maya', 'GET', await decide(dialog, 'continue'), undefined, cookie);
    expect(back).toMatchObject({ status: 302, location: '/content/blog/spring?share=1&connect=facebook.connected' });
    const { body } = await call('maya', 'GET', '/api/app/v1/connections');
    expect(body['connections']).toEqual([
      {
        slug: 'facebook',
        category: 'social',
        state: 'connected',
        connected: true,
        id: personIds.maya,
        account: 'Maya Alvarez',
        scope: expect.arrayContaining(SCOPES) as string[],
        expires: expect.stringMatching(/^2027-0(4|5)-/) as string,
        missing: [],
        mayComment: true,
        mayMention: true,
        targets: [
          { text: 'Maya Alvarez Homes', value: PAGE, kind: 'page' },
          { text: 'Casa Alvarez – Hogares', value: pageIds.casaAlvarez, kind: 'page' },
        ],
        lostTargets: [],
      },
    ]);
    // Every token of the network begins like this; none may be readable in the database, nor on the wire.
    const { rows } = await sql<{ dump: string }>`
      select concat((select string_agg(c::text, '') from connection c), (select string_agg(s::text, '') from connection_secret s),
        (select string_agg(a::text, '') from connect_attempt a), (select string_agg(p::text, '') from connection_target p)) as dump`.execute(
      world.db,
    );
    expect(rows[0]?.dump).toContain(PAGE);
    expect(rows[0]?.dump).not.toContain('EAAB');
    expect(JSON.stringify(body)).not.toContain('EAAB');
  });

  test('names what was not granted', async () => {
    const { dialog, cookie } = await goOut();
    const back = await call('maya', 'GET', await decide(dialog, 'continue', ACCESS_ONLY), undefined, cookie);
    expect(back.location).toBe('/integrations?connect=facebook.permissions_missing');
    const { body } = await call('maya', 'GET', '/api/app/v1/connections');
    expect(body['connections']).toMatchObject([{ state: 'permissions_missing', missing: ['post', 'instagram'] }]);
    // The next time the network is asked to ask again for what was declined.
    expect((await goOut()).dialog).toContain('auth_type=rerequest');
  });

  test('asks again for what was declined, also where posts go out without it', async () => {
    const { dialog, cookie } = await goOut();
    const scopes = SCOPES.filter((scope) => !scope.startsWith('instagram_'));
    await call('maya', 'GET', await decide(dialog, 'continue', scopes), undefined, cookie);
    const { body } = await call('maya', 'GET', '/api/app/v1/connections');
    expect(body['connections']).toMatchObject([{ state: 'connected', missing: ['instagram'] }]);
    expect((await goOut()).dialog).toContain('auth_type=rerequest');
  });

  test('ends where it began when the member says no', async () => {
    const { dialog, cookie } = await goOut();
    const back = await call('maya', 'GET', await decide(dialog, 'cancel'), undefined, cookie);
    expect(back.location).toBe('/integrations?connect=facebook.consent_refused');
    const { body } = await call('maya', 'GET', '/api/app/v1/connections');
    expect(body['connections']).toMatchObject([{ state: 'not_connected', connected: false, id: null, account: null }]);
  });

  test('says so when the pages cannot be read', async () => {
    const { dialog, cookie } = await goOut();
    const way = await decide(dialog, 'continue');
    await world.fault({ match: { path: '/me/accounts' }, kind: 'status', code: 500 });
    const back = await call('maya', 'GET', way, undefined, cookie);
    expect(back.location).toBe('/integrations?connect=facebook.network_unavailable');
  });

  test('says so when the exchange for a long token fails', async () => {
    const { dialog, cookie } = await goOut();
    const way = await decide(dialog, 'continue');
    const redeem = vi
      .spyOn(world.network, 'redeem')
      .mockRejectedValue(
        new NetworkError({ kind: 'outage', concerns: 'network', detail: 'not-prolonged' }, 'no long token'),
      );
    const back = await call('maya', 'GET', way, undefined, cookie);
    redeem.mockRestore();
    expect(back.location).toBe('/integrations?connect=facebook.long_lived_token_failed');
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
  ])('never leads on to %s', async (redirect) => {
    const { dialog, cookie } = await goOut('maya', redirect);
    const back = await call('maya', 'GET', await decide(dialog, 'continue'), undefined, cookie);
    expect(back.location).toBe('/integrations?connect=facebook.connected');
  });

  test('is refused more than ten times a minute', async () => {
    for (let count = 0; count < 10; count++) await start();
    expect(await call('maya', 'POST', START_URL, {})).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect((await call('luis', 'POST', START_URL, {})).status).toBe(200);
  });
});

describe('the way to the consent screen', () => {
  test('is open once', async () => {
    const url = await start();
    expect((await call('maya', 'GET', url)).location).toContain('/dialog/oauth');
    expect((await call('maya', 'GET', url)).location).toBe(EXPIRED);
  });

  test('is open for a minute', async () => {
    const url = await start();
    world.clock.advance(60_000);
    expect((await call('maya', 'GET', url)).location).toBe(EXPIRED);
  });

  test('is open in the session that began, and in no other', async () => {
    const url = await start();
    for (const who of ['luis', 'mayaElsewhere']) expect((await call(who, 'GET', url)).location).toBe(EXPIRED);
    expect((await call(null, 'GET', url)).location).toBe('/login?redirectFrom=%2Fintegrations');
    expect((await call('maya', 'GET', url)).location).toContain('/dialog/oauth');
  });

  test('is not guessed', async () => {
    expect((await call('maya', 'GET', '/api/facebook/v1/industries/1/oauth/request_token?h=guess')).location).toBe(
      EXPIRED,
    );
    expect((await call('maya', 'GET', '/api/facebook/v1/industries/1/oauth/request_token')).location).toBe(EXPIRED);
  });
});

describe('the way back', () => {
  const connected = async () => {
    const { body } = await call('maya', 'GET', '/api/app/v1/connections');
    return (body['connections'] as { connected: boolean }[])[0]?.connected;
  };

  test.each([
    ['without the cookie of the browser that went out', 'maya', ''],
    ['with the cookie of another browser', 'maya', 'oauth=another'],
    ['in another session of the same member', 'mayaElsewhere', null],
    ['as another member', 'luis', null],
  ])('is closed %s', async (_how, who, cookie) => {
    const out = await goOut();
    const way = await decide(out.dialog, 'continue');
    expect((await call(who, 'GET', way, undefined, cookie ?? out.cookie)).location).toBe(EXPIRED);
    expect(await connected()).toBe(false);
  });

  test('is open to a browser whose cookie ran out at the consent screen, and not in another session', async () => {
    const out = await goOut();
    const way = await decide(out.dialog, 'continue');
    expect((await call('luisToRenew', 'GET', way, undefined, out.cookie)).location).toBe(EXPIRED);
    expect((await call('mayaToRenew', 'GET', way, undefined, out.cookie)).location).toContain('facebook.connected');
    expect(await connected()).toBe(true);
  });

  test('is left to the window that went out last, also when another comes back first', async () => {
    const first = await goOut();
    const last = await goOut();
    // A browser keeps the newer cookie alone.
    const stray = await call('maya', 'GET', await decide(first.dialog, 'continue'), undefined, last.cookie);
    expect([stray.location, stray.cookie]).toEqual([EXPIRED, '']);
    const way = await decide(last.dialog, 'continue');
    const back = await call('maya', 'GET', way, undefined, last.cookie);
    expect(back.location).toContain('facebook.connected');
    expect(back.cookie).toBe('oauth=');
  });

  test('is closed to a state that we did not give', async () => {
    const { dialog, cookie } = await goOut();
    const way = (await decide(dialog, 'continue')).replace(/state=[^&]+/, 'state=forged');
    expect((await call('maya', 'GET', way, undefined, cookie)).location).toBe(EXPIRED);
  });

  test('is open once, and for ten minutes', async () => {
    const first = await goOut();
    const way = await decide(first.dialog, 'continue');
    expect((await call('maya', 'GET', way, undefined, first.cookie)).location).toContain('connect=facebook.connected');
    expect((await call('maya', 'GET', way, undefined, first.cookie)).location).toBe(EXPIRED);
    // Nor with another code: whose that is nobody knows.
    const another = new URL(await decide((await goOut()).dialog, 'continue'), 'http://self').searchParams.get('code');
    const again = new URL(way, 'http://self');
    again.searchParams.set('code', another ?? '');
    const replayed = await call('maya', 'GET', `${again.pathname}${again.search}`, undefined, first.cookie);
    expect(replayed.location).toBe(EXPIRED);
    const second = await goOut();
    const late = await decide(second.dialog, 'continue');
    world.clock.advance(600_000);
    expect((await call('maya', 'GET', late, undefined, second.cookie)).location).toBe(EXPIRED);
  });
});

describe('a connection', () => {
  test('is asked for again: a page that was unticked is gone', async () => {
    await world.connectMaya();
    world.sandbox.facebook.grant(personIds.maya, { scopes: SCOPES, pageIds: [PAGE] });
    const { body } = await call('maya', 'POST', '/api/app/v1/connections/facebook/check');
    expect(body['connection']).toMatchObject({ state: 'connected', targets: [{ value: PAGE }] });
  });

  test('that the network has ended is said to be expired', async () => {
    await world.connectMaya();
    await world.revoke({ personId: personIds.maya, reason: 'app_removed' });
    const { body } = await call('maya', 'POST', '/api/app/v1/connections/facebook/check');
    expect(body['connection']).toMatchObject({
      state: 'expired',
      connected: false,
      account: 'Maya Alvarez',
      targets: [],
    });
    expect((await call('maya', 'POST', '/api/app/v1/connections/facebook/check')).body['connection']).toMatchObject({
      state: 'expired',
    });
  });

  test('is not ended by a network that is away', async () => {
    await world.connectMaya();
    await world.fault({ match: { path: '/me' }, kind: 'status', code: 503 });
    expect(await call('maya', 'POST', '/api/app/v1/connections/facebook/check')).toMatchObject({
      status: 502,
      body: { code: 'network_unavailable' },
    });
    expect((await call('maya', 'GET', '/api/app/v1/connections')).body['connections']).toMatchObject([
      { state: 'connected' },
    ]);
  });

  test('is warned of a week before it runs out', async () => {
    await world.connectMaya();
    world.clock.advance(53 * 86_400_000 + 1000);
    expect((await call('maya', 'GET', '/api/app/v1/connections')).body['connections']).toMatchObject([
      { state: 'expires_soon', connected: true },
    ]);
  });

  test('is removed', async () => {
    await world.connectMaya();
    expect((await call('maya', 'DELETE', '/api/app/v1/connections/facebook')).body).toEqual({ takenBack: true });
    expect(await call('maya', 'DELETE', '/api/app/v1/connections/facebook')).toMatchObject({
      status: 409,
      body: { code: 'not_connected' },
    });
    expect(await call('maya', 'POST', '/api/app/v1/connections/facebook/check')).toMatchObject({ status: 409 });
  });
});

describe('posting over the wire', () => {
  test('of a piece that is on the page already is refused with the earlier post, which the body names', async () => {
    await world.connectMaya();
    const share = async (again: boolean) =>
      call('maya', 'POST', '/api/app/v1/shares', await world.shareBody({ again }));
    const first = await share(false);
    expect(first).toMatchObject({ status: 202 });
    expect(await share(false)).toMatchObject({
      status: 409,
      body: { code: 'posted_already', earlier: [{ targetName: 'Maya Alvarez Homes', state: 'scheduled' }] },
    });
    expect(await share(true)).toMatchObject({ status: 202 });
  });

  test('answers 202 at once, and the post can be watched until it is out', async () => {
    await world.connectMaya();
    const answer = await call('maya', 'POST', '/api/app/v1/shares', await world.shareBody());
    expect(answer).toMatchObject({
      status: 202,
      body: { posts: [{ state: 'scheduled', target: { id: PAGE, name: 'Maya Alvarez Homes' } }] },
    });
    await world.delivery.drain();
    const [post] = answer.body['posts'] as { id: string }[];
    const read = await call('maya', 'GET', `/api/app/v1/posts/${post?.id}`);
    expect(read.body).toMatchObject({
      post: { state: 'published' },
      history: [{ state: 'scheduled' }, { state: 'sending' }, { state: 'published' }],
    });
    expect((await call('luis', 'GET', `/api/app/v1/posts/${post?.id}`)).status).toBe(404);
    expect((await call('maya', 'GET', '/api/app/v1/posts?view=past')).body).toMatchObject({
      items: [{ id: post?.id }],
      nextCursor: null,
    });
  });

  test('is for members whose account is in order', async () => {
    const body = await world.shareBody();
    expect(await call('paused', 'POST', '/api/app/v1/shares', body)).toMatchObject({ status: 403 });
    expect(await call('paused', 'POST', START_URL, {})).toMatchObject({ status: 403 });
    expect((await call('paused', 'GET', '/api/app/v1/posts')).status).toBe(200);
  });

  test.each([
    ['GET', '/api/app/v1/connections'],
    ['POST', START_URL],
    ['POST', '/api/app/v1/connections/facebook/check'],
    ['DELETE', '/api/app/v1/connections/facebook'],
    ['POST', '/api/app/v1/shares'],
    ['GET', '/api/app/v1/posts'],
    ['GET', '/api/app/v1/posts/pst_aaaaaaaa'],
    ['POST', '/api/app/v1/posts/pst_aaaaaaaa/cancel'],
    ['POST', '/api/app/v1/posts/pst_aaaaaaaa/reschedule'],
    ['POST', '/api/app/v1/posts/pst_aaaaaaaa/check'],
    ['POST', '/api/app/v1/posts/pst_aaaaaaaa/retry'],
  ] as const)('%s %s asks a guest to sign in', async (method, url) => {
    const answer = await call(null, method, url, method === 'POST' ? {} : undefined);
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  });

  test.each([
    [{ clientRequestId: 'not-a-uuid' }],
    [{ caption: 'x'.repeat(5001) }],
    [{ targets: [] }],
    [{ when: { kind: 'at', date: '2027-03-02', time: '9:00', timeZone: 'UTC' } }],
    [{ proofSha256: 'abc' }],
    [{ surprise: true }],
  ])('refuses a body with %j', async (wrong) => {
    const body = { ...(await world.shareBody()), ...wrong };
    expect(await call('maya', 'POST', '/api/app/v1/shares', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});
