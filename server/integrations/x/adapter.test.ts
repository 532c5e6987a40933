import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { xPeople } from '@yardsign/sandbox/vendors/x/state';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import { type NetworkAdapter, NetworkError, type OutgoingPost } from '../../features/sharing/ports.ts';
import { createX } from './adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const SCOPES = scopesOf(networks.x);
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');
const redirectUri = 'http://members.example.test/api/x/v1/industries/1/oauth/callback';
const clock = createStillClock(new Date(START).toISOString());

let hosted: HostedSandbox;
let hands: ReturnType<HostedSandbox['on']>;
let x: NetworkAdapter;
let token: Secret<string>;
let renewal: Secret<string>;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  hands = hosted.on('x');
  x = createX(hosted.x);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hands.clearFaults();
  clock.moveTo(START);
  const grant = hosted.sandbox.x.grant({ personId: xPeople.maya, scopes: SCOPES });
  token = new Secret(grant.accessToken);
  renewal = new Secret(grant.refreshToken);
});

const target = () => ({ targetId: xPeople.maya, token });
const upload = async (altText = '') =>
  (await x.uploadPicture(target(), { bytes: JPEG, type: 'image/jpeg', address: () => '', altText, message: '' }))
    .handle;
const publish = (post: Partial<OutgoingPost> = {}, mayStart = () => true) =>
  x.publish(target(), { message: 'Open house', link: null, title: '', altText: '', handle: null, ...post }, mayStart);
const search = (wanted: { handle?: Readonly<Record<string, string>>; link?: string; marker?: string }) =>
  x.findPost(target(), {
    handle: null,
    link: null,
    marker: 'none',
    message: 'Open house',
    since: new Date(START),
    others: new Set(),
    ...wanted,
  });

async function failureOf(call: Promise<unknown>): Promise<NetworkError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof NetworkError)) throw new Error('No failure of the network');
  return error;
}

async function consent(state: string): Promise<string> {
  const url = x.consentUrl({ state, redirectUri, scopes: SCOPES, askAgain: false });
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `person=${xPeople.maya}`,
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

describe('the consent', () => {
  test('gives a token of two hours and what the next is asked for with, to whoever began it', async () => {
    const code = await consent('one');
    const grant = await x.redeem({ code, redirectUri, state: 'one' });
    expect(grant.expiresInSeconds).toBe(7200);
    expect(grant.renewal).not.toBeNull();
    expect(await x.readAccess(grant.token)).toMatchObject({
      account: { name: '@maya_alvarez', granted: SCOPES },
      targets: [{ id: xPeople.maya, name: '@maya_alvarez', kind: 'account' }],
    });
    expect(await failureOf(x.redeem({ code, redirectUri, state: 'one' }))).toMatchObject({ detail: 'consent-spent' });
  });

  test('is worth nothing to somebody else, nor after half a minute', async () => {
    const stolen = x.redeem({ code: await consent('one'), redirectUri, state: 'another' });
    expect(await failureOf(stolen)).toMatchObject({ detail: 'consent-spent' });
    const late = await consent('two');
    clock.advance(30_000);
    expect(await failureOf(x.redeem({ code: late, redirectUri, state: 'two' }))).toMatchObject({
      detail: 'consent-spent',
    });
  });

  test('is taken back', async () => {
    await x.revoke?.(token);
    expect(await failureOf(x.readAccess(token))).toMatchObject({ kind: 'reconnect', concerns: 'connection' });
  });
});

test('a token is renewed once with what it came with, and the old one is of no use then', async () => {
  const next = await x.renew?.(renewal);
  expect(await failureOf(x.readAccess(token))).toMatchObject({ kind: 'reconnect' });
  expect((await x.readAccess(next?.token ?? token)).account.id).toBe(xPeople.maya);
  expect(await failureOf(Promise.resolve(x.renew?.(renewal)))).toMatchObject({ kind: 'rejected' });
  expect((await x.renew?.(next?.renewal ?? renewal))?.token).toBeDefined();
});

describe('a post', () => {
  test('of a picture has the very bytes', async () => {
    const { id, url } = await publish({ handle: await upload() });
    expect(url).toBe(`${hosted.url}/sandbox/x/i/status/${id}`);
    expect((await fetch(url)).status).toBe(200);
    const digest = createHash('sha256').update(JPEG).digest('hex');
    expect(await hands.effects()).toMatchObject([{ postId: id, message: 'Open house', fileDigests: [digest] }]);
  });

  test('of a picture has its alt text, which X takes with the picture and not with the post', async () => {
    await publish({ handle: await upload('Un porche con dos sillas') });
    expect(await hands.effects()).toMatchObject([{ altTexts: ['Un porche con dos sillas'] }]);
    expect(await failureOf(upload('x'.repeat(1001)))).toMatchObject({ kind: 'rejected', concerns: 'post' });
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'POST', path: '/2/media/metadata' } });
    expect(await failureOf(upload('A porch'))).toMatchObject({ kind: 'outage' });
  });

  test('of an article has its link behind the words, however long both are', async () => {
    const link = `http://members.example.test/p/maya/en/${'a'.repeat(300)}?utm_content=abc`;
    await publish({ message: 'x'.repeat(256), link });
    expect(await hands.effects()).toMatchObject([{ link }]);
    expect(await search({ link, marker: 'abc' })).not.toBeNull();
    expect(await search({ link, marker: 'other' })).toBeNull();
  });

  test('that is too long by the weight of its characters is refused', async () => {
    await publish({ message: `${'🏡'.repeat(139)}xx` });
    expect(await failureOf(publish({ message: `${'🏡'.repeat(140)}x` }))).toMatchObject({
      kind: 'rejected',
      concerns: 'post',
    });
  });

  test('that says the same again is refused as a duplicate', async () => {
    await publish();
    expect(await failureOf(publish())).toMatchObject({ kind: 'rejected', detail: 'duplicate' });
    expect(await hands.effects()).toHaveLength(1);
  });

  test('beyond what X takes waits until the time that X names', async () => {
    await hands.settings({ postsPerWindow: 1 });
    await publish({ message: 'first' });
    clock.advance(60_000);
    const failure = await failureOf(publish({ message: 'second' }));
    expect(failure).toMatchObject({ kind: 'retry-later', concerns: 'connection' });
    expect(Math.round((failure.retryAfterMs ?? 0) / 60_000)).toBe(14);
    clock.advance(14 * 60_000 + 1000);
    await publish({ message: 'second' });
  });

  test('in doubt is found by its picture, and is not sent when it is too late', async () => {
    const handle = await upload();
    expect(await search({ handle })).toBeNull();
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'POST', path: '/2/tweets' } });
    expect(await failureOf(publish({ handle }))).toMatchObject({ kind: 'unknown-outcome' });
    const [effect] = await hands.effects();
    expect(await search({ handle })).toMatchObject({ id: effect?.postId });
    expect(await failureOf(publish({ message: 'late' }, () => false))).toMatchObject({ detail: 'too-late' });
  });
});

describe('what people did', () => {
  const read = async (id: string) => x.readFigures?.(target(), id);

  test('is read for one post, and grows', async () => {
    const { id } = await publish();
    clock.advance(3_600_000);
    const first = await read(id);
    clock.advance(7 * 86_400_000);
    token = (await x.renew?.(renewal))?.token ?? token;
    const later = await read(id);
    expect(later?.reactions).toBeGreaterThan(first?.reactions ?? Number.NaN);
    expect(later?.shares).toBeGreaterThanOrEqual(0);
  });

  test('with a post that is gone is nobody’s failure but the post’s', async () => {
    expect(await failureOf(read('1900000000000999'))).toMatchObject({
      kind: 'rejected',
      concerns: 'post',
    });
  });

  test('waits where X wants no more reading for now, and where nothing is left to pay with', async () => {
    const { id } = await publish();
    await hands.settings({ readsPerWindow: 1 });
    await read(id);
    const failure = await failureOf(read(id));
    expect(failure).toMatchObject({ kind: 'retry-later', concerns: 'connection' });
    expect(Math.round((failure.retryAfterMs ?? 0) / 60_000)).toBe(15);
    await hands.settings({ readsPerWindow: 900, credits: 0 });
    expect(await failureOf(read(id))).toMatchObject({ kind: 'retry-later', concerns: 'network' });
  });
});

describe('a film', () => {
  const bytes = Buffer.concat([Buffer.from('0000001c6674797069736f6d', 'hex'), Buffer.alloc(5_000_000, 'film')]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const film = {
    ...{ sha256, bytes: bytes.length, type: 'video/mp4', seconds: 20, coverMs: 0, title: 'Tour', message: 'See it' },
    read: async (from: number, to: number) => bytes.subarray(from, to),
    address: () => '',
  };
  const line = () => {
    if (!x.video || !x.checkUpload) throw new Error('It takes no films');
    return { ...x.video, check: x.checkUpload };
  };

  test('is sent in parts, worked on, posted, and found by its key', async () => {
    await hands.settings({ filmMs: 30_000 });
    const handle = await line().open(target(), film);
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'POST', path: '/append' } });
    expect(await failureOf(line().feed(target(), handle, film))).toMatchObject({ kind: 'outage' });
    await line().feed(target(), handle, film);
    expect(await line().check(target(), handle)).toMatchObject({ waitMs: 30_000 });
    clock.advance(30_000);
    expect(await line().check(target(), handle)).toBeNull();
    // Whoever goes on after a crash finds it finished, and sends nothing again.
    await line().feed(target(), handle, film);
    expect(await search({ handle })).toBeNull();
    const { id } = await publish({ handle });
    expect(await hands.effects()).toMatchObject([{ postId: id, fileDigests: [sha256] }]);
    expect(await search({ handle })).toMatchObject({ id });
  });

  test('that X does not take is refused with its words', async () => {
    const broken = { ...film, bytes: 2000, read: async () => Buffer.alloc(2000) };
    const handle = await line().open(target(), broken);
    await line().feed(target(), handle, broken);
    expect(await failureOf(line().check(target(), handle))).toMatchObject({
      kind: 'rejected',
      spendsUpload: true,
      networkMessage: 'Invalid or unsupported media',
    });
  });
});

describe('a refusal', () => {
  test.each([
    ['unauthorized_401', { kind: 'reconnect', concerns: 'connection' }],
    ['credits_402', { kind: 'retry-later', concerns: 'network' }],
    ['forbidden_403', { kind: 'reconnect', concerns: 'target', detail: 'permission' }],
    ['duplicate_403', { kind: 'rejected', concerns: 'post', detail: 'duplicate' }],
    ['locked_403', { kind: 'rejected', concerns: 'target', detail: 'blocked' }],
    ['rate_429', { kind: 'retry-later', concerns: 'connection' }],
    ['server_503', { kind: 'unknown-outcome', concerns: 'network' }],
  ])('%s means what it says', async (failure, meaning) => {
    await hands.fault({ kind: 'vendor', failure, match: { method: 'POST', path: '/2/tweets' } });
    expect(await failureOf(publish())).toMatchObject(meaning);
    expect(await hands.effects()).toEqual([]);
  });
});
