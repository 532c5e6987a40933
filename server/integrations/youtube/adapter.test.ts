import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { MAYA_CHANNEL, youtubePeople } from '@yardsign/sandbox/vendors/youtube/state';
import { digestOf, failureOf, filmHands, filmOf, outgoingFilm } from '../../app/testing/processes/film-hands.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import type { NetworkAdapter } from '../../features/sharing/ports.ts';
import { createYouTube } from './adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const SCOPES = scopesOf(networks.youtube);
const redirectUri = 'http://members.example.test/api/youtube/v1/industries/1/oauth/callback';
const clock = createStillClock(new Date(START).toISOString());
const SHORT = filmOf(40_000);

let hosted: HostedSandbox;
let hands: ReturnType<HostedSandbox['on']>;
let network: NetworkAdapter;
let token: Secret<string>;
let renewal: Secret<string>;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  hands = hosted.on('youtube');
  network = createYouTube(hosted.youtube);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hands.clearFaults();
  clock.moveTo(START);
  const grant = hosted.sandbox.youtube.grant({ personId: youtubePeople.maya, scopes: SCOPES });
  token = new Secret(grant.accessToken);
  renewal = new Secret(grant.refreshToken);
});

const target = () => ({ targetId: MAYA_CHANNEL, token });
const { line, open, publish, search } = filmHands(() => network, target, START);

async function consent(state: string, person = '108000000000000000101'): Promise<string> {
  const url = network.consentUrl({ state, redirectUri, scopes: SCOPES, askAgain: false });
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `person=${person}`,
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

describe('the consent', () => {
  test('gives a token of an hour and what the next is asked for with, to whoever began it', async () => {
    const code = await consent('one');
    expect(await failureOf(network.redeem({ code, redirectUri, state: 'another' }))).toMatchObject({
      detail: 'consent-spent',
    });
    const grant = await network.redeem({ code: await consent('two'), redirectUri, state: 'two' });
    expect(grant.expiresInSeconds).toBe(3600);
    expect(await network.readAccess(grant.token)).toMatchObject({
      account: { id: MAYA_CHANNEL, name: 'Maya Alvarez Homes', granted: SCOPES },
      targets: [{ id: MAYA_CHANNEL, kind: 'channel', mayPost: true }],
    });
  });

  test.each([
    ['no token at all', {}],
    ['nothing to renew it with', { access_token: 'a', expires_in: 3600, token_type: 'Bearer' }],
  ])('that comes with %s is no connection, and that is said', async (_what, body) => {
    const code = await consent('one');
    await hands.fault({ kind: 'status', code: 200, body, match: { path: '/token' } });
    expect(await failureOf(network.redeem({ code, redirectUri, state: 'one' }))).toMatchObject({
      detail: 'not-prolonged',
    });
  });

  test('of an account without a channel has nothing to post to', async () => {
    const grant = hosted.sandbox.youtube.grant({ personId: youtubePeople.nora, scopes: SCOPES });
    expect((await network.readAccess(new Secret(grant.accessToken))).targets).toEqual([]);
  });

  test('is taken back, and cannot be taken back twice', async () => {
    await network.revoke?.(token);
    expect(await failureOf(network.readAccess(token))).toMatchObject({ kind: 'reconnect', concerns: 'connection' });
    expect(await failureOf(Promise.resolve(network.revoke?.(token)))).toMatchObject({ code: 'invalid_token' });
  });
});

test('a token is renewed as often as it is asked for, with what it came with', async () => {
  clock.advance(3_600_000);
  expect(await failureOf(open(outgoingFilm(SHORT)))).toMatchObject({ kind: 'reconnect', concerns: 'connection' });
  for (let round = 0; round < 2; round++) {
    const next = await network.renew?.(renewal);
    expect(next?.renewal).toBeNull();
    token = next?.token ?? token;
    expect((await network.readAccess(token)).account.id).toBe(MAYA_CHANNEL);
  }
});

describe('a film', () => {
  test('is a video with its last part, under its title and without the marks that are refused', async () => {
    const bytes = filmOf(17_000_000);
    const video = outgoingFilm(bytes, { title: `<b>Tour</b> ${'x'.repeat(120)}` });
    const handle = await open(video);
    await line().feed(target(), handle, video);
    expect(await hands.effects()).toEqual([]);
    const { id, url } = await publish(video, handle);
    expect(url).toBe(`${hosted.url}/sandbox/youtube/watch?v=${id}`);
    expect(await hands.effects()).toMatchObject([{ postId: id, message: 'See it', fileDigests: [digestOf(bytes)] }]);
  });

  test('goes on where an earlier attempt has stopped', async () => {
    const bytes = filmOf(26_000_000);
    const asked: number[] = [];
    const video = outgoingFilm(bytes, { read: async (from, to) => (asked.push(from), bytes.subarray(from, to)) });
    const handle = await open(video);
    // The first call asks how much is there; the second carries the first part.
    await hands.fault({ kind: 'slow', ms: 0, match: { method: 'PUT', path: '/upload/' } });
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'PUT', path: '/upload/' } });
    expect(await failureOf(line().feed(target(), handle, video))).toMatchObject({ kind: 'outage' });
    await line().feed(target(), handle, video);
    expect(asked).toEqual([0, 8_388_608, 16_777_216]);
    await publish(video, handle);
    expect(await hands.effects()).toMatchObject([{ fileDigests: [digestOf(bytes)] }]);
  });

  test('sent twice to the same address is one video, and says so to whoever asks', async () => {
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    expect(await search(handle)).toBeNull();
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'PUT', path: '/upload/' } });
    expect(await failureOf(publish(video, handle))).toMatchObject({ kind: 'unknown-outcome' });
    const found = await search(handle);
    expect(found).not.toBeNull();
    expect(await publish(video, handle)).toEqual(found);
    expect(await hands.effects()).toHaveLength(1);
  });

  test('is found on its channel where its upload is forgotten', async () => {
    const video = outgoingFilm(SHORT);
    const { id } = await publish(video, await open(video));
    const gone = { session: `${hosted.url}/sandbox/youtube/upload/youtube/v3/videos?upload_id=gone`, bytes: '1' };
    expect(await search(gone)).toMatchObject({ id });
    expect(await search(gone, 'Other words')).toBeNull();
  });

  test('is not sent when it is too late, nor to anybody else', async () => {
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    expect(await failureOf(publish(video, handle, () => false))).toMatchObject({ detail: 'too-late' });
    expect(await failureOf(publish(video, { ...handle, session: 'https://elsewhere.example/' }))).toMatchObject({
      kind: 'outage',
    });
    expect(await hands.effects()).toEqual([]);
  });
});

describe('what people did', () => {
  const read = async (id: string) => network.readFigures?.(target(), id);

  test('with a video is read, without shares, which are told to nobody', async () => {
    const video = outgoingFilm(filmOf(40_000));
    const { id } = await publish(video, await open(video));
    expect(await read(id)).toEqual({ reactions: 0, comments: 0, shares: null });
    clock.advance(7 * 86_400_000);
    token = (await network.renew?.(renewal))?.token ?? token;
    expect((await read(id))?.reactions).toBeGreaterThan(0);
  });

  test('with a video that is gone is nobody’s failure but the post’s', async () => {
    expect(await failureOf(read('gone'))).toMatchObject({ kind: 'rejected', concerns: 'post' });
  });
});

test('a video takes a cover once it is out, and only from whom it belongs to', async () => {
  const video = outgoingFilm(filmOf(40_000));
  const { id } = await publish(video, await open(video));
  const cover = { bytes: Buffer.from('ffd8ffe000104a46494600', 'hex'), type: 'image/jpeg' };
  await network.video?.dress?.(target(), id, cover);
  expect(await hands.effects('cover')).toMatchObject([{ postId: id }]);
  const another = network.video?.dress?.(target(), 'another', cover);
  expect(await failureOf(another ?? Promise.resolve())).toMatchObject({ concerns: 'post' });
});

describe('a refusal', () => {
  test.each([
    ['authError_401', { kind: 'reconnect', concerns: 'connection' }],
    ['forbidden_403', { kind: 'reconnect', concerns: 'target', detail: 'permission' }],
    ['quotaExceeded_403', { kind: 'retry-later', concerns: 'network', detail: 'quota' }],
    ['uploadLimitExceeded_400', { kind: 'retry-later', concerns: 'target', detail: 'quota' }],
    ['youtubeSignupRequired_401', { kind: 'rejected', concerns: 'target' }],
    ['invalidTitle_400', { kind: 'rejected', concerns: 'post' }],
    ['server_503', { kind: 'outage', concerns: 'network' }],
  ])('%s means what it says', async (failure, meaning) => {
    await hands.fault({ kind: 'vendor', failure, match: { method: 'POST', path: '/upload/youtube/v3/videos' } });
    expect(await failureOf(open(outgoingFilm(SHORT)))).toMatchObject(meaning);
  });
});
