import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import { type NetworkAdapter, NetworkError, type TargetAccess } from '../../features/sharing/ports.ts';
import { createInstagram } from './instagram-adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const ACCOUNT = '178400000000101';
const SCOPES = scopesOf(networks.instagram);
const clock = createStillClock(new Date(START).toISOString());
const jpeg = (width: number, height: number, more = '') => {
  const head = Buffer.from('ffd8ffc0000b080000000001011100', 'hex');
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.from(more)]);
};
const pictures = new Map([
  ['portrait', jpeg(1080, 1350)],
  ['story', jpeg(1080, 1920)],
  ['film', Buffer.from('0000001c6674797069736f6d', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
]);

let hosted: HostedSandbox;
let instagram: NetworkAdapter;
let target: TargetAccess;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000, pictures);
  instagram = createInstagram(hosted.facebook);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hosted.clearFaults();
  clock.moveTo(START);
  target = { targetId: ACCOUNT, token: (await accessOf(SCOPES)).targets[0]?.token ?? new Secret('none') };
});

async function accessOf(scopes: readonly string[], pages: string[] = [pageIds.mayaHomes, pageIds.casaAlvarez]) {
  const grant = hosted.sandbox.facebook.grant(personIds.maya, { scopes: [...scopes], pageIds: pages });
  return instagram.readAccess(new Secret(grant.accessToken));
}

const upload = (name = 'portrait', message = 'Open house') =>
  instagram.uploadPicture(target, {
    bytes: pictures.get(name) ?? Buffer.alloc(0),
    type: 'image/jpeg',
    address: () => `${hosted.url}/pictures/${name}`,
    altText: 'A house',
    message,
  });

const publish = (handle: Readonly<Record<string, string>>) =>
  instagram.publish(target, { message: 'Open house', link: null, title: '', altText: '', handle }, () => true);

const search = (handle: Readonly<Record<string, string>>, others: string[] = []) =>
  instagram.findPost(target, {
    handle,
    link: null,
    marker: 'm',
    message: 'Open house',
    since: new Date(START),
    others: new Set(others),
  });

async function failureOf(call: Promise<unknown>): Promise<Partial<NetworkError>> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof NetworkError)) throw new Error('No failure of the network');
  const { kind, concerns, detail, code, spendsUpload, networkMessage } = error;
  return { kind, concerns, detail, code, spendsUpload, networkMessage };
}

describe('the accounts', () => {
  test('are those that hang on the pages of the person, by their own names', async () => {
    const { account, targets } = await accessOf(SCOPES);
    expect(account.name).toBe('Maya Alvarez');
    expect(targets.map(({ id, name, kind, mayPost }) => ({ id, name, kind, mayPost }))).toEqual([
      { id: ACCOUNT, name: '@mayaalvarezhomes', kind: 'account', mayPost: true },
    ]);
  });

  test('are not seen without the permission, nor of a page that was not ticked', async () => {
    expect((await accessOf(SCOPES.filter((scope) => scope !== 'instagram_basic'))).targets).toEqual([]);
    expect((await accessOf(SCOPES, [pageIds.casaAlvarez])).targets).toEqual([]);
  });
});

describe('a picture', () => {
  test('is loaded by its address, made ready and published: the very bytes, with words and alt text', async () => {
    const { handle, sha256 } = await upload();
    expect(sha256).toBe(createHash('sha256').update(jpeg(1080, 1350)).digest('hex'));
    expect(await instagram.checkUpload?.(target, handle)).toBeNull();
    const { id } = await publish(handle);
    expect(await instagram.readAddress(target, id)).toMatch(new RegExp(`/p/${id}$`));
    const [effect] = await hosted.effects();
    expect(effect).toMatchObject({
      pageId: ACCOUNT,
      postId: id,
      message: 'Open house',
      fileDigests: [sha256],
      altTexts: ['A house'],
    });
  });

  test('has its quota asked for first, and is held back when that is used up, by the real number', async () => {
    await upload();
    const paths = (await hosted.requests()).map(({ method, path }) => `${method} ${path.replace(/^\/v[\d.]+/, '')}`);
    expect(paths.slice(0, 2).toReversed()).toEqual([
      `GET /${ACCOUNT}/content_publishing_limit`,
      `POST /${ACCOUNT}/media`,
    ]);
    await hosted.settings({ instagramQuota: 25 });
    for (let count = 1; count <= 24; count++) await publish((await upload()).handle);
    const last = await upload();
    await publish(last.handle);
    expect(await failureOf(upload())).toMatchObject({
      kind: 'retry-later',
      concerns: 'target',
      detail: 'quota',
      networkMessage: 'Quota reached. Instagram only allows 25 posts per 24 hour period.',
    });
    clock.advance(24 * 3_600_000);
    await upload();
  });

  test.each([
    [24, null],
    [25, 'Quota reached. Instagram only allows 25 posts per 24 hour period.'],
  ])('of an account that does not say its limit, with %i posts of the day used, is refused: %s', async (used, said) => {
    const body = { data: [{ quota_usage: used }] };
    await hosted.fault({ kind: 'status', code: 200, body, match: { path: '*/content_publishing_limit' } });
    const refused = await upload().then(
      () => null,
      ({ networkMessage }: NetworkError) => networkMessage,
    );
    expect(refused).toBe(said);
  });

  test('that is not ready is asked for ten times, five seconds later each time, and then given up', async () => {
    await hosted.settings({ containerMs: 3_600_000 });
    let { handle } = await upload();
    const waits: number[] = [];
    for (let asked = 1; asked < 10; asked++) {
      const unready = await instagram.checkUpload?.(target, handle);
      waits.push(unready?.waitMs ?? 0);
      handle = unready?.handle ?? handle;
    }
    expect(waits).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45].map((seconds) => seconds * 1000));
    const failure = await failureOf(Promise.resolve(instagram.checkUpload?.(target, handle)));
    expect(failure).toMatchObject({ kind: 'rejected', detail: 'processing-timeout', spendsUpload: true });
    await hosted.settings({ containerMs: 0 });
  });

  test('that was made ready a day ago is of no use any more', async () => {
    const { handle } = await upload();
    clock.advance(24 * 3_600_000);
    const failure = await failureOf(Promise.resolve(instagram.checkUpload?.(target, handle)));
    expect(failure).toMatchObject({ detail: 'processing-failed', spendsUpload: true });
    expect(await failureOf(publish(handle))).toMatchObject({ kind: 'outage', spendsUpload: true });
  });

  test('whose state Instagram refuses to tell fails for that, and its account is not thought to be gone', async () => {
    const { handle } = await upload();
    const body = { error: { code: 100, error_subcode: 33, message: 'Unsupported get request.' } };
    await hosted.fault({ kind: 'status', code: 400, body, match: { method: 'GET', path: handle['containerId'] } });
    const failure = await failureOf(Promise.resolve(instagram.checkUpload?.(target, handle)));
    const told = { code: '100/33', networkMessage: 'Unsupported get request.' };
    expect(failure).toMatchObject({ concerns: 'post', detail: 'processing-failed', spendsUpload: true, ...told });
  });

  test.each([
    ['of another shape', 'story', { kind: 'rejected', concerns: 'post', code: '36003/2207009' }],
    ['of another format', 'png', { kind: 'rejected', concerns: 'post', code: '36001/2207005' }],
    ['that cannot be loaded', 'nowhere', { kind: 'outage', code: '9004/2207052', spendsUpload: true }],
  ])('%s is refused', async (_what, name, failure) => {
    expect(await failureOf(upload(name))).toMatchObject(failure);
  });
});

describe('a post in doubt', () => {
  test('that was published is found by what was made ready for it, although the answer said spam', async () => {
    const { handle } = await upload();
    const spam = { kind: 'vendor', failure: 'ig_spam_2207051', afterEffect: true, match: { path: '*/media_publish' } };
    await hosted.fault(spam);
    expect(await failureOf(publish(handle))).toMatchObject({ kind: 'unknown-outcome', code: '4/2207051' });
    const [effect] = await hosted.effects();
    expect(await search(handle)).toMatchObject({ id: effect?.postId });
  });

  test('that was not published is known to be absent, whatever else has the same words', async () => {
    await publish((await upload()).handle);
    expect(await search((await upload()).handle)).toBeNull();
  });

  test('whose words another post of ours has too is the one that is not known', async () => {
    const first = await publish((await upload()).handle);
    const { handle } = await upload();
    const second = await publish(handle);
    expect(await search(handle, [first.id])).toMatchObject({ id: second.id });
  });

  test('that the list does not show yet is not said to be absent', async () => {
    await hosted.settings({ listLagMs: 60_000 });
    const { handle } = await upload();
    await publish(handle);
    expect(await failureOf(search(handle))).toMatchObject({ kind: 'outage' });
    await hosted.settings({ listLagMs: 0 });
    expect(await search(handle)).not.toBeNull();
  });

  test('is never published a second time: the answer to that sends us looking', async () => {
    const { handle } = await upload();
    await publish(handle);
    expect(await failureOf(publish(handle))).toMatchObject({ kind: 'unknown-outcome' });
    expect(await hosted.effects()).toHaveLength(1);
  });

  test('whose line was cut is unknown, and nothing is sent when it is too late', async () => {
    const { handle } = await upload();
    await hosted.fault({ kind: 'drop_after_effect', match: { path: '*/media_publish' } });
    expect(await failureOf(publish(handle))).toMatchObject({ kind: 'unknown-outcome' });
    const late = instagram.publish(target, { message: '', link: null, title: '', altText: '', handle }, () => false);
    expect(await failureOf(late)).toMatchObject({ kind: 'outage', detail: 'too-late' });
  });
});

describe('a film', () => {
  test('is a reel whose picture is taken at the moment that was chosen', async () => {
    const film = { sha256: 'a'.repeat(64), bytes: 1000, type: 'video/mp4', seconds: 24, title: '', message: 'See it' };
    const address = () => `${hosted.url}/pictures/film`;
    await instagram.video?.open(target, { ...film, coverMs: 7500, address, read: async () => Buffer.alloc(0) });
    const asked = (await hosted.requests()).find(({ method, path }) => method === 'POST' && path.endsWith('/media'));
    expect(asked?.params).toMatchObject({ media_type: 'REELS', thumb_offset: '7500', caption: 'See it' });
    expect(asked?.params).not.toHaveProperty('image_url');
  });
});

describe('a refusal', () => {
  test.each([
    ['ig_not_ready_2207027', { kind: 'retry-later', concerns: 'post', spendsUpload: false }],
    ['ig_missing_2207008', { kind: 'retry-later', concerns: 'post', spendsUpload: false }],
    ['ig_quota_2207042', { kind: 'retry-later', concerns: 'target', detail: 'quota' }],
    ['ig_restricted_2207050', { kind: 'rejected', concerns: 'target', detail: 'blocked' }],
    ['ig_expired_2207020', { kind: 'outage', spendsUpload: true }],
    ['ig_gone_2207006', { kind: 'outage', spendsUpload: true }],
    ['ig_caption_2207010', { kind: 'rejected', concerns: 'post' }],
    ['token_expired_463', { kind: 'reconnect', concerns: 'connection' }],
    ['permission_10', { kind: 'reconnect', concerns: 'target', detail: 'permission' }],
  ])('%s of the publishing call means what it says', async (failure, meaning) => {
    const { handle } = await upload();
    await hosted.fault({ kind: 'vendor', failure, match: { path: '*/media_publish' } });
    expect(await failureOf(publish(handle))).toMatchObject(meaning);
    expect(await hosted.effects()).toEqual([]);
  });
});
