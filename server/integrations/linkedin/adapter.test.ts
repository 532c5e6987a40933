import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { linkedInPeople } from '@yardsign/sandbox/vendors/linkedin/seed';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import { type NetworkAdapter, NetworkError, type OutgoingPost } from '../../features/sharing/ports.ts';
import { createLinkedIn } from './adapter.ts';
import { toLittleText } from './little-text.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const PERSON = `urn:li:person:${linkedInPeople.maya}`;
const PAGE = 'urn:li:organization:90000101';
const SCOPES = scopesOf(networks.linkedin);
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');
const clock = createStillClock(new Date(START).toISOString());

let hosted: HostedSandbox;
let hands: ReturnType<HostedSandbox['on']>;
let linkedin: NetworkAdapter;
let token: Secret<string>;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  hands = hosted.on('linkedin');
  linkedin = createLinkedIn(hosted.linkedin);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hands.clearFaults();
  clock.moveTo(START);
  token = grantedTo(SCOPES);
});

function grantedTo(scopes: readonly string[]): Secret<string> {
  const grant = hosted.sandbox.linkedin.grant({ personId: linkedInPeople.maya, scopes: [...scopes] });
  return new Secret(grant.accessToken);
}

const picture = (bytes = JPEG) => ({ bytes, type: 'image/jpeg', address: () => '', altText: 'A house', message: '' });
const upload = async (targetId = PAGE, bytes = JPEG) =>
  (await linkedin.uploadPicture({ targetId, token }, picture(bytes))).handle;
const publish = (post: Partial<OutgoingPost> = {}, targetId = PAGE, mayStart = () => true) =>
  linkedin.publish(
    { targetId, token },
    { message: 'Open house', link: null, title: 'A house', altText: '', handle: null, ...post },
    mayStart,
  );
const search = (
  wanted: { handle?: Readonly<Record<string, string>>; link?: string; marker?: string },
  targetId = PAGE,
) =>
  linkedin.findPost(
    { targetId, token },
    {
      handle: null,
      link: null,
      marker: 'none',
      message: 'Open house',
      since: new Date(START),
      others: new Set(),
      ...wanted,
    },
  );

async function failureOf(call: Promise<unknown>): Promise<NetworkError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof NetworkError)) throw new Error('No failure of the network');
  return error;
}

describe('an organization that is named', () => {
  const team = { id: 'urn:li:organization:90000105', name: 'The Oscar Team', as: 'words' as const };
  const find = (words: string) => linkedin.findMentions?.({ targetId: PAGE, token }, words);

  test('is found by its name and by the address of its page', async () => {
    const found = [{ id: team.id, name: team.name, about: 'linkedin.com/company/the-oscar-team' }];
    expect(await find('The Oscar Team')).toEqual(found);
    expect(await find('@thé oscar team ')).toEqual(found);
    expect(await find('https://www.linkedin.com/company/the-oscar-team/about?x=1')).toEqual(found);
    expect(await find('Oscar')).toEqual([]);
    expect(await find('!!')).toEqual([]);
    token = grantedTo(['openid', 'w_member_social']);
    expect(await failureOf(find('The Oscar Team') ?? Promise.resolve())).toMatchObject({ kind: 'reconnect' });
  });

  test('is linked by its name, and nothing else of the words is', async () => {
    const message = 'Thanks @The Oscar Team (and @others) #home';
    await publish({ message, mentions: [team] });
    const [effect] = await hands.effects();
    expect(effect).toMatchObject({ message: 'Thanks The Oscar Team (and @others) #home', mentions: [team.id] });
    const wrong = { ...team, name: 'Óscar [Team]' };
    await publish({ message: 'Hi @Óscar [Team]!', mentions: [wrong] });
    expect(await hands.effects()).toContainEqual(
      expect.objectContaining({ message: 'Hi Óscar [Team]!', mentions: [] }),
    );
  });
});

describe('the consent', () => {
  const redirectUri = 'http://members.example.test/api/linkedin/v1/industries/1/oauth/callback';

  async function code(): Promise<string> {
    const url = linkedin.consentUrl({ state: 'st', redirectUri, scopes: SCOPES, askAgain: false });
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `person=${linkedInPeople.maya}`,
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.get('state')).toBe('st');
    return back.searchParams.get('code') ?? '';
  }

  test('gives a token of sixty days, once, and names what it is good for', async () => {
    const redeemed = await code();
    const grant = await linkedin.redeem({ code: redeemed, redirectUri, state: 'st' });
    expect(grant.expiresInSeconds).toBe(60 * 86_400);
    const { account, targets } = await linkedin.readAccess(grant.token);
    expect(account).toEqual({ id: PERSON, name: 'Maya Alvarez', granted: SCOPES });
    expect(targets.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      [PERSON, 'Maya Alvarez', 'profile'],
      [PAGE, 'Maya Alvarez Homes', 'page'],
    ]);
    expect(await failureOf(linkedin.redeem({ code: redeemed, redirectUri, state: 'st' }))).toMatchObject({
      detail: 'consent-spent',
    });
  });

  test('that comes back from another address, or too late, is spent', async () => {
    const other = linkedin.redeem({ code: await code(), state: 'st', redirectUri: `${redirectUri}x` });
    expect(await failureOf(other)).toMatchObject({ detail: 'consent-spent' });
    const late = await code();
    clock.advance(30 * 60_000);
    expect(await failureOf(linkedin.redeem({ code: late, redirectUri, state: 'st' }))).toMatchObject({
      detail: 'consent-spent',
    });
  });

  test('without the permission for pages reaches the profile alone', async () => {
    const { targets } = await linkedin.readAccess(grantedTo(['openid', 'profile', 'w_member_social']));
    expect(targets.map(({ id }) => id)).toEqual([PERSON]);
  });

  test('is not asked for pages where the app is not approved for them', () => {
    const small = createLinkedIn({ ...hosted.linkedin, pages: false });
    expect([small.mayAskFor?.('w_organization_social'), small.mayAskFor?.('w_member_social')]).toEqual([false, true]);
    const url = new URL(small.consentUrl({ state: 's', redirectUri, scopes: SCOPES, askAgain: false }));
    expect(url.searchParams.get('scope')).toBe('openid profile w_member_social');
  });
});

describe('a post', () => {
  test('of a picture has the very bytes, and its id comes in a header', async () => {
    const uploaded = await linkedin.uploadPicture({ targetId: PAGE, token }, picture());
    expect(uploaded.sha256).toBe(createHash('sha256').update(JPEG).digest('hex'));
    expect(await linkedin.checkUpload?.({ targetId: PAGE, token }, uploaded.handle)).toBeNull();
    const { id, url } = await publish({ handle: uploaded.handle, altText: 'A porch' });
    expect(url).toBe(`${hosted.url}/sandbox/linkedin/feed/update/${id}`);
    expect((await fetch(url)).status).toBe(200);
    expect(await hands.effects()).toMatchObject([
      { postId: id, message: 'Open house', fileDigests: [uploaded.sha256], altTexts: ['A porch'] },
    ]);
  });

  test('of an article has its link, its title and a picture', async () => {
    const link = 'http://members.example.test/p/maya/en/spring?utm_content=abc';
    await publish({ link, handle: await upload() });
    expect(await hands.effects()).toMatchObject([{ link }]);
    expect(await search({ link, marker: 'abc' })).not.toBeNull();
    expect(await search({ link, marker: 'other' })).toBeNull();
  });

  test('arrives whole, whatever marks it has, with its hashtags', async () => {
    const message = 'Two (2) rooms @ Elm_St. *new* <a@b.example> #OpenHouse #5 C# ~ [x] {y} | \\o/';
    await publish({ message });
    expect(await hands.effects()).toMatchObject([{ message }]);
    expect(toLittleText(message)).toContain(' #OpenHouse #5 C\\# ');
  });

  test('without words has a dot', async () => {
    await publish({ message: '', handle: await upload() });
    expect(await hands.effects()).toMatchObject([{ message: '.' }]);
  });

  test('waits for its picture, and gives it up after ten looks', async () => {
    await hands.settings({ imageMs: 3_600_000 });
    let handle = await upload();
    const waits: number[] = [];
    for (let asked = 1; asked < 10; asked++) {
      const unready = await linkedin.checkUpload?.({ targetId: PAGE, token }, handle);
      waits.push(unready?.waitMs ?? 0);
      handle = unready?.handle ?? handle;
    }
    expect(waits).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18].map((seconds) => seconds * 1000));
    const last = failureOf(Promise.resolve(linkedin.checkUpload?.({ targetId: PAGE, token }, handle)));
    expect(await last).toMatchObject({ detail: 'processing-timeout', spendsUpload: true });
  });

  test('of a file that is no picture fails', async () => {
    const handle = await upload(PAGE, Buffer.from('no picture'));
    const looked = failureOf(Promise.resolve(linkedin.checkUpload?.({ targetId: PAGE, token }, handle)));
    expect(await looked).toMatchObject({ detail: 'processing-failed' });
  });

  test('that says the same again is refused as a duplicate', async () => {
    await publish();
    expect(await failureOf(publish())).toMatchObject({ kind: 'rejected', detail: 'duplicate', code: '422' });
    expect(await hands.effects()).toHaveLength(1);
  });
});

describe('a post in doubt', () => {
  test('on a page is found by its image', async () => {
    const handle = await upload();
    expect(await search({ handle })).toBeNull();
    await hands.fault({ kind: 'drop_after_effect', match: { method: 'POST', path: '/rest/posts' } });
    expect(await failureOf(publish({ handle }))).toMatchObject({ kind: 'unknown-outcome' });
    const [effect] = await hands.effects();
    expect(await search({ handle })).toMatchObject({ id: effect?.postId });
  });

  test('on a profile cannot be looked for: LinkedIn shows it to nobody', async () => {
    expect(await failureOf(search({ handle: await upload(PERSON) }, PERSON))).toMatchObject({ detail: 'unreadable' });
  });

  test('is not sent when it is too late', async () => {
    expect(await failureOf(publish({}, PAGE, () => false))).toMatchObject({ kind: 'outage', detail: 'too-late' });
    expect(await hands.effects()).toEqual([]);
  });
});

describe('what people did', () => {
  const OWN = `urn:li:person:${linkedInPeople.maya}`;
  const read = async (id: string, targetId = PAGE) => linkedin.readFigures?.({ targetId, token }, id);

  test('with a post of a page is read, nothing at first, and grows', async () => {
    const { id } = await publish();
    expect(await read(id)).toEqual({ reactions: 0, comments: 0, shares: 0 });
    clock.advance(7 * 86_400_000);
    expect((await read(id))?.reactions).toBeGreaterThan(0);
  });

  test('with a post that is gone is not told as nothing', async () => {
    expect(await failureOf(read('urn:li:share:7300000000000999'))).toMatchObject({ kind: 'rejected' });
  });

  test('is not told of a profile, nor without the permission for pages', async () => {
    const { id } = await publish({}, OWN);
    expect(await failureOf(read(id, OWN))).toMatchObject({ kind: 'rejected' });
    const onPage = await publish();
    token = grantedTo(['openid', 'profile', 'w_member_social']);
    expect(await failureOf(read(onPage.id))).toMatchObject({ kind: 'reconnect', detail: 'permission' });
  });
});

describe('a refusal', () => {
  test.each([
    ['token_invalid_65600', { kind: 'reconnect', concerns: 'connection', code: '401/65600' }],
    ['token_revoked_65601', { kind: 'reconnect', concerns: 'connection', code: '401/65601' }],
    ['token_expired_65602', { kind: 'reconnect', concerns: 'connection', code: '401/65602' }],
    ['permission_403', { kind: 'reconnect', concerns: 'target', detail: 'permission' }],
    ['conflict_409', { kind: 'retry-later', concerns: 'post' }],
    ['too_long_400', { kind: 'rejected', concerns: 'post' }],
    ['version_426', { kind: 'outage', concerns: 'network' }],
    // 15:00 UTC: nine hours until midnight.
    [
      'daily_limit_429',
      { kind: 'retry-later', concerns: 'connection', retryAfterMs: expect.closeTo(9 * 3_600_000, -4) as number },
    ],
  ])('%s means what it says', async (failure, meaning) => {
    await hands.fault({ kind: 'vendor', failure, match: { method: 'POST', path: '/rest/posts' } });
    expect(await failureOf(publish())).toMatchObject(meaning);
    expect(await hands.effects()).toEqual([]);
  });

  test('that says nothing of the post leaves it in doubt', async () => {
    await hands.fault({ kind: 'status', code: 502, body: 'bad gateway', match: { path: '/rest/posts' } });
    expect(await failureOf(publish())).toMatchObject({ kind: 'unknown-outcome' });
    await hands.fault({ kind: 'status', code: 502, match: { path: '/v2/userinfo' } });
    expect(await failureOf(linkedin.readAccess(token))).toMatchObject({ kind: 'outage' });
  });

  test('of an old version of the API is an outage, not the fault of the post', async () => {
    const old = createLinkedIn({ ...hosted.linkedin, version: '202506' });
    const call = old.uploadPicture({ targetId: PAGE, token }, picture());
    expect(await failureOf(call)).toMatchObject({ kind: 'outage', concerns: 'network' });
  });
});

test('bytes go to LinkedIn and to nobody else, whatever address an answer names', async () => {
  await hands.fault({
    kind: 'status',
    code: 200,
    body: { value: { uploadUrl: 'https://evil.example/x', image: 'urn:li:image:x' } },
    match: { path: '/rest/images' },
  });
  expect(await failureOf(upload())).toMatchObject({ kind: 'outage' });
});
