import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NetworkError, type TargetAccess, type NetworkAdapter } from '../../features/sharing/ports.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { START } from '../../app/testing/worlds/sharing-samples.ts';
import { createStillClock, type MovableClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import { createFacebook } from './adapter.ts';

const PAGE = pageIds.mayaHomes;
const SCOPES = scopesOf(networks.facebook);
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.from('a graphic')]);
const always = () => true;

/** What Facebook takes with the post and not with the picture. */
const UNREAD = { address: () => '', altText: '', message: '' };

let clock: MovableClock;
let world: HostedSandbox;
let facebook: NetworkAdapter;
let page: TargetAccess;

beforeAll(async () => {
  clock = createStillClock(START);
  world = await hostSandbox(clock, 20_000);
  facebook = createFacebook(world.facebook);
});

afterAll(() => world.close());

async function pageOf(user: Secret<string>): Promise<TargetAccess> {
  const found = (await facebook.readAccess(user)).targets.find(({ id }) => id === PAGE);
  if (!found) throw new Error('the page is not there');
  return { targetId: found.id, token: found.token };
}

beforeEach(async () => {
  world.sandbox.reset();
  await world.clearFaults();
  clock.moveTo(Date.parse(START));
  const grant = world.sandbox.facebook.grant(personIds.maya, { scopes: SCOPES, pageIds: [PAGE, pageIds.casaAlvarez] });
  page = await pageOf(new Secret(grant.accessToken));
});

/** The failure that a call ends with. */
async function failureOf(call: Promise<unknown>): Promise<NetworkError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof NetworkError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}

const publish = (message: string, mayStart = always) =>
  facebook.publish(page, { message, link: null, title: '', altText: '', handle: null }, mayStart);

async function throughConsent(decision: 'continue' | 'cancel', scopes: readonly string[]): Promise<URL> {
  const redirectUri = 'http://members.example.test/callback';
  const dialog = new URL(facebook.consentUrl({ state: 'a-state', redirectUri, scopes: SCOPES, askAgain: false }));
  const form = new URLSearchParams(dialog.search);
  form.set('person', personIds.maya);
  form.set('decision', decision);
  for (const scope of scopes) form.append('scopes[]', scope);
  form.append('pages[]', PAGE);
  const response = await fetch(`${dialog.origin}${dialog.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
}

describe('connecting', () => {
  test('goes from the consent screen to a token of weeks, the permissions and the pages', async () => {
    const returned = await throughConsent('continue', SCOPES);
    expect(returned.searchParams.get('state')).toBe('a-state');
    const grant = await facebook.redeem({
      state: 'st',
      code: returned.searchParams.get('code') ?? '',
      redirectUri: 'http://members.example.test/callback',
    });
    expect(grant.expiresInSeconds).toBeGreaterThan(50 * 86_400);
    const { account, targets } = await facebook.readAccess(grant.token);
    expect(account).toMatchObject({ id: personIds.maya, name: 'Maya Alvarez' });
    expect([...account.granted].sort()).toEqual([...SCOPES].sort());
    expect(targets.map(({ id, name, mayPost }) => ({ id, name, mayPost }))).toEqual([
      { id: PAGE, name: 'Maya Alvarez Homes', mayPost: true },
    ]);
  });

  test('says what was declined, and that a page may only be read', async () => {
    const granted = SCOPES.filter((scope) => scope !== 'pages_manage_posts');
    const grant = world.sandbox.facebook.grant(personIds.theo, {
      scopes: granted,
      pageIds: [pageIds.oscarTeam, pageIds.theoAtLakeside],
    });
    const token = new Secret(grant.accessToken);
    const { account, targets } = await facebook.readAccess(token);
    expect(account.granted).not.toContain('pages_manage_posts');
    expect(Object.fromEntries(targets.map(({ id, mayPost }) => [id, mayPost]))).toEqual({
      [pageIds.oscarTeam]: false,
      [pageIds.theoAtLakeside]: true,
    });
  });

  test('fails with a code that was spent, and with one for another address', async () => {
    const code = (await throughConsent('continue', SCOPES)).searchParams.get('code') ?? '';
    const spent = { kind: 'rejected', detail: 'consent-spent' };
    const elsewhere = facebook.redeem({ code, redirectUri: 'http://members.example.test/other', state: 'st' });
    expect(await failureOf(elsewhere)).toMatchObject(spent);
    await facebook.redeem({ code, redirectUri: 'http://members.example.test/callback', state: 'st' });
    const again = facebook.redeem({ code, redirectUri: 'http://members.example.test/callback', state: 'st' });
    expect(await failureOf(again)).toMatchObject(spent);
  });

  test('says so when only a token of an hour was had', async () => {
    let calls = 0;
    const server = createServer((_request, reply) => {
      calls += 1;
      reply.writeHead(calls === 1 ? 200 : 500).end(calls === 1 ? '{"access_token":"short","expires_in":3600}' : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const graphBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const redeemed = createFacebook({ ...world.facebook, graphBase }).redeem({
      state: 'st',
      code: 'c',
      redirectUri: 'http://x.test',
    });
    expect(await failureOf(redeemed)).toMatchObject({ kind: 'outage', detail: 'not-prolonged' });
    server.closeAllConnections();
    server.close();
  });

  test('asks again for what was declined only when told to', () => {
    const input = { state: 's', redirectUri: 'http://members.example.test/callback', scopes: SCOPES };
    expect(facebook.consentUrl({ ...input, askAgain: true })).toContain('auth_type=rerequest');
    expect(facebook.consentUrl({ ...input, askAgain: false })).not.toContain('auth_type');
  });
});

describe('publishing', () => {
  test('puts a picture on the wall with the bytes and the alt text that were given', async () => {
    const picture = { bytes: PICTURE, type: 'image/jpeg', ...UNREAD, altText: 'Un porche' };
    const uploaded = await facebook.uploadPicture(page, picture);
    expect(uploaded.sha256).toBe(createHash('sha256').update(PICTURE).digest('hex'));
    expect(await world.effects()).toEqual([]);
    const remote = await facebook.publish(
      page,
      { message: 'Sábado ¡abierto!', link: null, title: '', altText: '', handle: uploaded.handle },
      always,
    );
    expect(await world.effects()).toMatchObject([
      { postId: remote.id, message: 'Sábado ¡abierto!', fileDigests: [uploaded.sha256], altTexts: ['Un porche'] },
    ]);
    expect(await facebook.readAddress(page, remote.id)).toContain(remote.id);
  });

  test('proves that it knows the app’s secret, and keeps tokens out of addresses', async () => {
    await publish('hello');
    const [request] = await world.requests();
    expect(request?.params).toHaveProperty('appsecret_proof');
    expect(request?.params).not.toHaveProperty('access_token');
  });

  test('sends nothing when the time to send has passed', async () => {
    const failure = await failureOf(publish('late', () => false));
    expect(failure).toMatchObject({ kind: 'outage', detail: 'too-late' });
    expect((await world.requests()).filter(({ path }) => path.endsWith('/feed'))).toEqual([]);
  });
});

describe('finding', () => {
  const since = new Date(Date.parse(START) - 60_000);
  const nothing = { handle: null, link: null, marker: 'aaaaaaaaaa', message: '', since, others: new Set<string>() };

  test('knows a post by its picture, among others with the same words', async () => {
    const other = await facebook.uploadPicture(page, {
      bytes: Buffer.concat([PICTURE, PICTURE]),
      type: 'image/jpeg',
      ...UNREAD,
    });
    await facebook.publish(
      page,
      { message: 'same words', link: null, title: '', altText: '', handle: other.handle },
      always,
    );
    const { handle } = await facebook.uploadPicture(page, { bytes: PICTURE, type: 'image/jpeg', ...UNREAD });
    const wanted = { ...nothing, handle, message: 'same words' };
    expect(await facebook.findPost(page, wanted)).toBeNull();
    const remote = await facebook.publish(
      page,
      { message: 'same words', link: null, title: '', altText: '', handle },
      always,
    );
    expect(await facebook.findPost(page, wanted)).toMatchObject({ id: remote.id });
  });

  test('knows a link by its marker, and not by its words', async () => {
    const link = (marker: string) => `https://members.example.test/p/maya/en/spring?utm_content=${marker}`;
    const first = await facebook.publish(
      page,
      { message: 'read this', link: link('aaaaaaaaaa'), title: '', altText: '', handle: null },
      always,
    );
    const wanted = (marker: string) => ({ ...nothing, link: link(marker), marker, message: 'read this' });
    expect(await facebook.findPost(page, wanted('aaaaaaaaaa'))).toMatchObject({ id: first.id });
    expect(await facebook.findPost(page, wanted('bbbbbbbbbb'))).toBeNull();
  });

  test('reads the list to its end', { timeout: 20_000 }, async () => {
    const marker = 'cccccccccc';
    const link = `https://members.example.test/x?utm_content=${marker}`;
    const remote = await facebook.publish(
      page,
      { message: 'the first', link, title: '', altText: '', handle: null },
      always,
    );
    for (let count = 0; count < 120; count++) {
      clock.advance(1000);
      await publish(`later ${count}`);
    }
    expect(await facebook.findPost(page, { ...nothing, link, marker })).toMatchObject({ id: remote.id });
    expect(await facebook.findPost(page, { ...nothing, link, marker: 'dddddddddd' })).toBeNull();
  });

  test('knows the marker hours before the time given, which is by our clock, and no further back', async () => {
    const marker = 'eeeeeeeeee';
    const link = `https://members.example.test/x?utm_content=${marker}`;
    await facebook.publish(page, { message: 'old', link, title: '', altText: '', handle: null }, always);
    const after = (hours: number) => new Date(Date.parse(START) + hours * 3_600_000);
    expect(await facebook.findPost(page, { ...nothing, link, marker, since: after(5) })).not.toBeNull();
    expect(await facebook.findPost(page, { ...nothing, link, marker, since: after(7) })).toBeNull();
  });
});

describe('each failure of the network has its meaning', () => {
  const calls = {
    publish: { path: '/feed', run: () => publish('words') },
    upload: {
      path: '/photos',
      run: () => facebook.uploadPicture(page, { bytes: PICTURE, type: 'image/jpeg', ...UNREAD }),
    },
  };

  test.each([
    ['token_invalid_190', 'reconnect', 'token', 'reconnect'],
    ['app_removed_458', 'reconnect', 'token', 'reconnect'],
    ['checkpoint_459', 'reconnect', 'token', 'reconnect'],
    ['password_changed_460', 'reconnect', 'token', 'reconnect'],
    ['token_expired_463', 'reconnect', 'token', 'reconnect'],
    ['role_lost_492', 'reconnect', 'role', 'reconnect'],
    ['permission_10', 'reconnect', 'permission', 'reconnect'],
    ['permission_200', 'reconnect', 'permission', 'reconnect'],
    ['rate_app_4', 'retry-later', undefined, 'retry-later'],
    ['rate_user_17', 'retry-later', undefined, 'retry-later'],
    ['rate_page_32', 'retry-later', undefined, 'retry-later'],
    ['rate_page_80001', 'retry-later', undefined, 'retry-later'],
    ['token_missing_104', 'reconnect', 'token', 'reconnect'],
    ['page_token_needed_190', 'reconnect', 'permission', 'reconnect'],
    ['bad_parameter_100', 'rejected', undefined, 'rejected'],
    ['policy_368', 'rejected', 'blocked', 'rejected'],
    ['duplicate_506', 'rejected', 'duplicate', 'rejected'],
    ['link_1609005', 'rejected', undefined, 'rejected'],
    // What the network itself does not know is unknown where something may have been published, and an outage elsewhere.
    ['unknown_1', 'unknown-outcome', undefined, 'outage'],
    ['service_2', 'unknown-outcome', undefined, 'outage'],
  ] as const)('%s of a publishing call is %s (%s), of an upload %s', async (failure, kind, detail, uploadKind) => {
    await world.fault({ match: { method: 'POST', path: calls.publish.path }, kind: 'vendor', failure });
    const published = await failureOf(calls.publish.run());
    expect({ kind: published.kind, detail: published.detail }).toEqual({ kind, detail });
    expect(published.networkMessage).toBeTruthy();
    await world.fault({ match: { method: 'POST', path: calls.upload.path }, kind: 'vendor', failure });
    expect((await failureOf(calls.upload.run())).kind).toBe(uploadKind);
    expect(await world.effects()).toEqual([]);
  });

  test.each([
    ['a lost request', { kind: 'drop_before_effect' }, 0],
    ['a lost answer', { kind: 'drop_after_effect' }, 1],
    ['a call that takes effect late', { kind: 'late_effect', ms: 30_000 }, 0],
    ['a 500 without a reason', { kind: 'status', code: 500 }, 0],
    ['a page of a proxy', { kind: 'status', code: 502, body: '<html>Bad gateway</html>' }, 0],
    ['a success without an id', { kind: 'status', code: 200, body: { ok: true }, afterEffect: true }, 1],
    ['a 400 without a reason', { kind: 'status', code: 400, body: {} }, 0],
  ])('%s leaves a publishing call in doubt and is an outage elsewhere', async (_name, fault, effects) => {
    await world.fault({ match: { method: 'POST', path: '/feed' }, ...fault });
    expect((await failureOf(calls.publish.run())).kind).toBe('unknown-outcome');
    expect(await world.effects()).toHaveLength(effects);
    await world.fault({ match: { method: 'GET', path: '/published_posts' }, ...fault });
    const look = facebook.findPost(page, {
      handle: null,
      link: null,
      marker: 'x',
      message: 'x',
      since: new Date(START),
      others: new Set(),
    });
    expect((await failureOf(look)).kind).toBe('outage');
  });

  test.each([
    ['before', false, 0],
    ['after', true, 1],
  ])(
    'a network that falls silent %s the effect is not waited for longer than the time-out',
    async (_when, afterEffect, effects) => {
      const impatient = createFacebook({ ...world.facebook, timeoutMs: 300 });
      await world.fault({ match: { method: 'POST', path: '/feed' }, kind: 'timeout', afterEffect });
      const call = impatient.publish(
        page,
        { message: 'words', link: null, title: '', altText: '', handle: null },
        always,
      );
      expect((await failureOf(call)).kind).toBe('unknown-outcome');
      expect(await world.effects()).toHaveLength(effects);
    },
  );

  test('429 asks to wait as long as the network says', async () => {
    await world.fault({ match: { path: '/feed' }, kind: 'status', code: 429, body: {} });
    expect((await failureOf(publish('words'))).kind).toBe('retry-later');
  });

  test('a page that called too often waits as long as the header says', async () => {
    // An allowance of one call a day.
    await world.settings({ engagedPeoplePerPage: 1 / 4800 });
    await publish('the only one');
    const failure = await failureOf(publish('one too many'));
    expect(failure).toMatchObject({ kind: 'retry-later', code: '80001', retryAfterMs: 24 * 3_600_000 });
    expect(await world.effects()).toHaveLength(1);
  });

  test('a network that cannot be reached was not reached: nothing is in doubt', async () => {
    const nobody = createFacebook({ ...world.facebook, graphBase: 'http://127.0.0.1:9' });
    const unknownHost = createFacebook({ ...world.facebook, graphBase: 'http://graph.invalid' });
    const notSecure = createFacebook({
      ...world.facebook,
      graphBase: world.facebook.graphBase.replace('http:', 'https:'),
    });
    for (const network of [nobody, unknownHost, notSecure]) {
      const call = network.publish(
        page,
        { message: 'words', link: null, title: '', altText: '', handle: null },
        always,
      );
      expect((await failureOf(call)).kind).toBe('outage');
    }
    expect(await world.effects()).toEqual([]);
  });

  test('a picture that hangs on a post already can only hang on ours', async () => {
    const { handle } = await facebook.uploadPicture(page, { bytes: PICTURE, type: 'image/jpeg', ...UNREAD });
    await facebook.publish(page, { message: 'once', link: null, title: '', altText: '', handle }, always);
    const again = facebook.publish(page, { message: 'twice', link: null, title: '', altText: '', handle }, always);
    expect(await failureOf(again)).toMatchObject({ kind: 'rejected', detail: 'duplicate' });
  });

  test('no failure shows a token', async () => {
    await world.fault({ match: { path: '/feed' }, kind: 'drop_before_effect' });
    const failure = await failureOf(publish('words'));
    const shown = `${failure.stack ?? ''}${JSON.stringify(failure)}${String(failure.cause)}`;
    expect(shown).not.toContain(page.token.reveal());
  });
});
