import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { tiktokPeople } from '@yardsign/sandbox/vendors/tiktok/state';
import { digestOf, failureOf, filmHands, filmOf, outgoingFilm } from '../../app/testing/processes/film-hands.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import type { NetworkAdapter } from '../../features/sharing/ports.ts';
import { createTikTok } from './adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const SCOPES = scopesOf(networks.tiktok);
const redirectUri = 'http://members.example.test/api/tiktok/v1/industries/1/oauth/callback';
const clock = createStillClock(new Date(START).toISOString());
const SHORT = filmOf(40_000);

let hosted: HostedSandbox;
let hands: ReturnType<HostedSandbox['on']>;
let network: NetworkAdapter;
let token: Secret<string>;
let renewal: Secret<string>;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  hands = hosted.on('tiktok');
  network = createTikTok(hosted.tiktok);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hands.clearFaults();
  clock.moveTo(START);
  const grant = hosted.sandbox.tiktok.grant({ personId: tiktokPeople.maya, scopes: SCOPES });
  token = new Secret(grant.accessToken);
  renewal = new Secret(grant.refreshToken);
});

const target = () => ({ targetId: tiktokPeople.maya, token });
const { line, open, publish, search } = filmHands(() => network, target, START);

async function consent(state: string, person = '_000maya101'): Promise<string> {
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
  test('gives a token of a day and what the next is asked for with, once', async () => {
    const code = await consent('one');
    const grant = await network.redeem({ code, redirectUri, state: 'one' });
    expect(grant.expiresInSeconds).toBe(86_400);
    expect(await network.readAccess(grant.token)).toMatchObject({
      account: { id: tiktokPeople.maya, name: 'Maya Alvarez', granted: SCOPES },
      targets: [{ id: tiktokPeople.maya, kind: 'account', mayPost: true }],
    });
    // TikTok refuses with the status of a success.
    expect(await failureOf(network.redeem({ code, redirectUri, state: 'one' }))).toMatchObject({
      detail: 'consent-spent',
    });
  });

  test('without the right to post gives an account that cannot be posted to', async () => {
    const grant = hosted.sandbox.tiktok.grant({ personId: tiktokPeople.luis, scopes: ['user.info.basic'] });
    expect(await network.readAccess(new Secret(grant.accessToken))).toMatchObject({
      account: { granted: ['user.info.basic'] },
      targets: [{ mayPost: false }],
    });
  });

  test('is taken back', async () => {
    await network.revoke?.(token);
    expect(await failureOf(network.readAccess(token))).toMatchObject({ kind: 'reconnect', concerns: 'connection' });
  });
});

test('a token is renewed once with what it came with, which is another then', async () => {
  clock.advance(86_400_000);
  expect(await failureOf(network.readAccess(token))).toMatchObject({ kind: 'reconnect' });
  const next = await network.renew?.(renewal);
  expect((await network.readAccess(next?.token ?? token)).account.id).toBe(tiktokPeople.maya);
  expect(await failureOf(Promise.resolve(network.renew?.(renewal)))).toMatchObject({ kind: 'rejected' });
  expect((await network.renew?.(next?.renewal ?? renewal))?.token).toBeDefined();
});

describe('a film', () => {
  test('is out with its last part, and nothing is before', async () => {
    const bytes = filmOf(21_000_000);
    const video = outgoingFilm(bytes);
    const handle = await open(video);
    await line().feed(target(), handle, video);
    expect(await hands.effects()).toEqual([]);
    await publish(video, handle);
    expect(await hands.effects()).toMatchObject([{ message: 'See it', fileDigests: [digestOf(bytes)] }]);
  });

  test('goes on where an earlier attempt has stopped', async () => {
    const bytes = filmOf(32_000_000);
    const asked: number[] = [];
    const video = outgoingFilm(bytes, { read: async (from, to) => (asked.push(from), bytes.subarray(from, to)) });
    const handle = await open(video);
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'PUT', path: '/upload/' } });
    expect(await failureOf(line().feed(target(), handle, video))).toMatchObject({ kind: 'outage' });
    await line().feed(target(), handle, video);
    expect(asked).toEqual([0, 10_000_000]);
    await publish(video, handle);
    expect(await hands.effects()).toMatchObject([{ fileDigests: [digestOf(bytes)] }]);
  });

  test('is known to be out only when TikTok says so', async () => {
    await hands.settings({ processingMs: 60_000 });
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    expect(await search(handle)).toBeNull();
    expect(await failureOf(publish(video, handle))).toMatchObject({ kind: 'unknown-outcome' });
    expect(await failureOf(search(handle))).toMatchObject({ kind: 'outage' });
    clock.advance(60_000);
    const [effect] = [await search(handle), await hands.effects()];
    expect(effect).toMatchObject({ id: (await hands.effects())[0]?.postId });
  });

  test('that TikTok does not take is not out, and its reason is told', async () => {
    const video = outgoingFilm(Buffer.alloc(5000, 'no film'));
    const handle = await open(video);
    expect(await failureOf(publish(video, handle))).toMatchObject({ kind: 'unknown-outcome' });
    expect(await search(handle)).toBeNull();
    expect(await failureOf(line().feed(target(), handle, video))).toMatchObject({
      kind: 'rejected',
      spendsUpload: true,
      networkMessage: 'file_format_check_failed',
    });
  });

  test('is seen by its owner alone where the app was not audited', async () => {
    await hands.settings({ audited: false });
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    expect(await publish(video, handle)).toMatchObject({ id: handle['publishId'] });
  });

  test('beyond the day of the account waits, and is not sent when it is too late', async () => {
    await hands.settings({ postsPerDay: 1 });
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    expect(await failureOf(publish(video, handle, () => false))).toMatchObject({ detail: 'too-late' });
    await publish(video, handle);
    expect(await failureOf(open(outgoingFilm(filmOf(50_000))))).toMatchObject({ kind: 'retry-later', detail: 'quota' });
  });

  test('whose address has run out is sent to another', async () => {
    const video = outgoingFilm(SHORT);
    const handle = await open(video);
    clock.advance(3_600_000);
    expect(await failureOf(publish(video, handle))).toMatchObject({ kind: 'outage', spendsUpload: true });
    expect(await failureOf(publish(video, { ...handle, address: 'https://elsewhere.example/upload' }))).toMatchObject({
      kind: 'outage',
    });
    expect(await hands.effects()).toEqual([]);
  });
});

describe('what people did', () => {
  const read = async (id: string) => network.readFigures?.(target(), id);
  const published = async () => {
    const video = outgoingFilm(SHORT);
    return publish(video, await open(video));
  };

  test('with a public film is read, and grows', async () => {
    const { id } = await published();
    expect(await read(id)).toEqual({ reactions: 0, comments: 0, shares: 0 });
    clock.advance(7 * 3_600_000);
    expect((await read(id))?.reactions).toBeGreaterThan(0);
  });

  test('with a film that only its owner sees, or that is gone, is nobody’s failure but the post’s', async () => {
    await hands.settings({ audited: false });
    const { id } = await published();
    for (const gone of [id, '7400000000000999'])
      expect(await failureOf(read(gone))).toMatchObject({ kind: 'rejected', concerns: 'post' });
  });

  test('is asked for on the consent screen and read only where the app is approved for it and the member agreed', async () => {
    const consentOf = (adapter: NetworkAdapter) =>
      new URL(adapter.consentUrl({ state: 'one', redirectUri, scopes: SCOPES, askAgain: false })).searchParams.get(
        'scope',
      );
    const unapproved = createTikTok({ ...hosted.tiktok, figures: false });
    expect(consentOf(network)).toBe('user.info.basic,video.publish,video.list');
    expect(consentOf(unapproved)).toBe('user.info.basic,video.publish');
    expect(unapproved.readFigures).toBeNull();
    const { id } = await published();
    const scopes = SCOPES.filter((scope) => scope !== 'video.list');
    token = new Secret(hosted.sandbox.tiktok.grant({ personId: tiktokPeople.maya, scopes }).accessToken);
    expect((await network.readAccess(token)).account.granted).toEqual(scopes);
    expect(await failureOf(read(id))).toMatchObject({ kind: 'reconnect', detail: 'permission' });
  });
});

describe('a refusal', () => {
  test.each([
    ['access_token_invalid', { kind: 'reconnect', concerns: 'connection' }],
    ['scope_not_authorized', { kind: 'reconnect', concerns: 'target', detail: 'permission' }],
    ['rate_limit_exceeded', { kind: 'retry-later', concerns: 'connection' }],
    ['spam_risk_too_many_posts', { kind: 'retry-later', detail: 'quota' }],
    ['spam_risk_user_banned_from_posting', { kind: 'rejected', concerns: 'target', detail: 'blocked' }],
    ['unaudited_client', { kind: 'reconnect', detail: 'permission' }],
    ['internal_error', { kind: 'outage', concerns: 'network' }],
    ['server_503', { kind: 'outage', concerns: 'network' }],
  ])('%s means what it says', async (failure, meaning) => {
    await hands.fault({ kind: 'vendor', failure, match: { method: 'POST', path: '/v2/post/publish/video/init' } });
    expect(await failureOf(open(outgoingFilm(SHORT)))).toMatchObject(meaning);
  });
});
