import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSharingApp, type SharingApp } from '../../../app/testing/worlds/sharing-app.ts';
import { BLOG, GRAPHIC, PAGE, VIDEO } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';

/** The calls that the documents give single networks, under the documents' own addresses, as a client makes them. */

const PICTURE = { contentId: GRAPHIC, language: 'en', size: 'square' } as const;

let world: SharingWorld;
let deps: SharingWorld['deps'];
let app: SharingApp;

beforeAll(async () => {
  world = await createSharingWorld();
  const others = TRIAL_NETWORKS.map((trial) => [trial.key, trial.create(world)]);
  deps = { ...world.deps, networks: { ...world.deps.networks, ...Object.fromEntries(others) } };
  app = await createSharingApp(world, deps);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => world.reset());

const connect = (key: string) => TRIAL_NETWORKS.find((trial) => trial.key === key)?.connect(world, deps);
const post = (path: string, body: object, who: string | null = 'maya') => app.call(who, 'POST', `/api/${path}`, body);

/** What a refusal says, in the words of its first issue. */
async function saidTo(path: string, body: object): Promise<string> {
  const { status, body: answer } = await post(path, body);
  const [issue] = (answer['issues'] ?? []) as { message: string }[];
  return `${status} ${String(answer['code'])}: ${issue?.message ?? ''}`;
}

test('what no network takes here is refused by name', async () => {
  const refused = [
    ['linkedin', 'LinkedIn', ['login', 'update', 'remove']],
    ['instagram', 'Instagram', ['login', 'post', 'update', 'remove']],
    ['twitter', 'X', ['login', 'post', 'update', 'remove']],
  ] as const;
  for (const [path, name, verbs] of refused) {
    for (const verb of verbs) {
      const said = verb === 'login' ? `login is not functional for ${name}` : `No ${verb} for ${name}`;
      expect(await saidTo(`${path}/v1/industries/1/${verb}`, {})).toBe(`422 call_not_supported: ${said}`);
    }
  }
});

test.each([
  ['twitter', 'oauth', '/x/i/oauth2/authorize'],
  ['linkedin', 'oauth2', '/linkedin/oauth/v2/authorization'],
])('the consent of %s begins under the address of the documents, which works once', async (path, tail, screen) => {
  const key = path === 'twitter' ? 'x' : path;
  const { body } = await app.call('maya', 'POST', `/api/app/v1/connections/${key}/start`, {});
  const { search } = new URL(String(body['url']), 'http://self');
  const address = `/api/${path}/v1/industries/1/${tail}/request_token${search}`;
  expect(new URL((await app.call('maya', 'GET', address)).location).pathname).toBe(`/sandbox${screen}`);
  expect((await app.call('maya', 'GET', address)).location).toContain('consent_expired');
});

test.each(['tiktok', 'youtube'])('the consent of %s has the short address', async (key) => {
  const { body } = await app.call('maya', 'POST', `/api/app/v1/connections/${key}/start`, {});
  const { search } = new URL(String(body['url']), 'http://self');
  const opened = await app.call('maya', 'GET', `/api/${key}/v1/oauth/request_token${search}`);
  expect(opened.status).toBe(302);
  expect(new URL(opened.location).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
});

describe('on LinkedIn', () => {
  beforeEach(() => connect('linkedin'));

  test('a post goes to the person where nothing else is said, and has a dot where it has no words', async () => {
    const answer = await post('linkedin/v1/industries/1/post', { token: 'not read', media: PICTURE });
    expect(answer).toMatchObject({ status: 202, body: { post: { target: { kind: 'profile' } } } });
    await createPostDelivery(deps).drain();
    expect(await world.on('linkedin').effects()).toMatchObject([{ message: '.' }]);
  });

  test('the pages of organizations are listed by name and id', async () => {
    const { status, body } = await post('linkedin/v1/industries/1/pages', { token: 'not read' });
    expect([status, body]).toEqual([
      200,
      { pages: [{ text: 'Maya Alvarez Homes', value: 'urn:li:organization:90000101' }] },
    ]);
  });
});

describe('on X', () => {
  const base = 'twitter/v1/industries/1';

  test('a picture is drawn, posted by its name, and the account is known', async () => {
    await connect('x');
    const media = await post(`${base}/media/upload`, { token: 'a', secret: 'b', ...PICTURE });
    const ids = [String(media.body['media_id_string'])];
    const posted = await post(`${base}/statuses/update`, { token: 'a', secret: 'b', text: 'Hello', media_ids: ids });
    expect([media.status, posted.status]).toEqual([200, 202]);
    await createPostDelivery(deps).drain();
    const [, , , sha256 = ''] = ids[0]?.split('.') ?? [];
    expect(await world.on('x').effects()).toMatchObject([{ message: 'Hello', fileDigests: [sha256] }]);
    const account = await post(`${base}/account/verify_credentials`, {});
    expect(account.body).toMatchObject({ name: '@maya_alvarez' });
  });

  test('nothing is posted without a connection, whatever token and secret are sent, nor by a name that is none', async () => {
    const media = await post(`${base}/media/upload`, PICTURE);
    const ids = [String(media.body['media_id_string'])];
    const wanted = { token: 'stolen', secret: 'stolen', text: '', media_ids: ids };
    const missing = '409 not_connected: Missing required authorization to post to X';
    expect(await saidTo(`${base}/statuses/update`, wanted)).toBe(missing);
    expect(await saidTo(`${base}/account/verify_credentials`, {})).toBe(missing);
    const made = { ...wanted, media_ids: ['made-up'] };
    expect(await saidTo(`${base}/statuses/update`, made)).toContain('400 invalid_request');
  });
});

test.each(['tiktok', 'youtube'])('on %s the profile is read, the token renewed, and a film posted', async (key) => {
  await connect(key);
  const profile = await app.call('maya', 'GET', `/api/${key}/v1/profile`);
  expect(profile.body['name']).toContain('aya');
  world.clock.advance(25 * 3_600_000);
  const tail = key === 'tiktok' ? 'refresh_token' : 'refresh';
  expect((await post(`${key}/v1/oauth/${tail}`, {})).body).toMatchObject({ id: profile.body['id'] });
  const media = { contentId: VIDEO, language: 'en', size: 'story' };
  expect((await post(`${key}/v1/videos/upload`, { text: 'See it', media })).status).toBe(202);
  const picture = await saidTo(`${key}/v1/videos/upload`, { text: 'See it', media: PICTURE });
  const name = key === 'tiktok' ? 'TikTok' : 'YouTube';
  expect(picture).toBe(`422 network_not_supported: Content type not set up to share via ${name}`);
  expect((await post(`${key}/v1/oauth/revoke`, {})).status).toBe(204);
  expect((await app.call('maya', 'GET', `/api/${key}/v1/profile`)).status).toBe(409);
});

test('a call through a connection that has ended asks for a new one', async () => {
  await connect('youtube');
  await world.on('youtube').revoke({ personId: '108000000000000000101' });
  const expired = 'YouTube authentication expired. Please reconnect your account.';
  // With the first one the connection ends; at the second it has ended.
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await app.call('maya', 'GET', '/api/youtube/v1/profile');
    expect([status, body]).toMatchObject([409, { code: 'not_connected', issues: [{ message: expired }] }]);
  }
  const media = { contentId: VIDEO, language: 'en', size: 'story' };
  expect(await saidTo('youtube/v1/videos/upload', { text: 'See it', media })).toBe(`409 not_connected: ${expired}`);
});

test('a connection whose time is over asks for a new one as well, in a call as in a share', async () => {
  await connect('linkedin');
  world.clock.advance(60 * 24 * 3_600_000);
  const expired = '409 not_connected: LinkedIn authentication expired. Please reconnect your account.';
  expect(await saidTo('linkedin/v1/industries/1/post', { media: PICTURE })).toBe(expired);
  const targets = [{ network: 'linkedin' as const, targetId: 'urn:li:organization:90000101' }];
  expect(await saidTo('app/v1/shares', await world.shareBody({ targets }))).toBe(expired);
  const elsewhere = await world.shareBody({ targets: [{ network: 'x', targetId: '1500000000000101' }] });
  const missing = '409 not_connected: Missing required authorization to post to X';
  expect(await saidTo('app/v1/shares', elsewhere)).toBe(missing);
});

test('the short token of a browser login becomes a connection of Facebook', async () => {
  const { accessToken } = world.sandbox.facebook.grant(personIds.maya, {
    scopes: scopesOf(networks.facebook),
    pageIds: [PAGE],
  });
  const path = 'facebook/v1/industries/1/long_lived';
  expect((await post(path, { access_token: accessToken })).body).toEqual({
    response: { access_token: expect.stringMatching(/^grt_/) as string },
  });
  expect(await post(path, { access_token: 'made-up' })).toMatchObject({
    status: 502,
    body: { code: 'long_lived_token_failed', message: 'There was an error getting a long lived token.' },
  });
});

test('a post on a page of Facebook is changed and removed by its id there, or here', async () => {
  await world.connectMaya();
  const { body } = await app.call('maya', 'POST', '/api/app/v1/shares', await world.shareBody());
  await createPostDelivery(deps).drain();
  const [made] = body['posts'] as { id: string }[];
  const [effect] = await world.effects();
  const { id, postId } = { id: made?.id ?? '', postId: effect?.postId ?? '' };
  const update = (name: string, text: string) => post('facebook/v1/industries/1/update', { id: name, text });
  expect((await update(postId, 'Changed there')).body).toMatchObject({ post: { id, caption: 'Changed there' } });
  expect((await update(id, 'And again')).status).toBe(200);
  expect((await world.effects('updated')).map(({ message }) => message)).toEqual(['And again', 'Changed there']);
  const removed = await post('facebook/v1/industries/1/remove', { id: postId });
  expect(removed.body).toMatchObject({ post: { id, remote: null } });
  expect((await post('facebook/v1/industries/1/remove', { id: 'pst_unknown01' })).status).toBe(404);
  expect((await app.call('luis', 'POST', '/api/facebook/v1/industries/1/update', { id, text: 'Mine' })).status).toBe(
    404,
  );
});

test('a share that does not say its network misses the data of its network', async () => {
  for (const targets of [[], [{ targetId: PAGE }], undefined]) {
    const body = { ...(await world.shareBody()), targets };
    expect(await saidTo('app/v1/shares', body)).toBe('400 invalid_request: Missing network data');
  }
});

test('a share that does not say where on its network misses the id', async () => {
  for (const target of [{ network: 'facebook' }, { network: 'facebook', targetId: '12a' }]) {
    const body = { ...(await world.shareBody()), targets: [target] };
    const missing = '422 target_id_missing: No id provided for Facebook API Share';
    expect(await saidTo('app/v1/shares', body)).toBe(missing);
  }
});

test.each([
  ['a picture', 'TikTok', GRAPHIC],
  ['an article', 'YouTube', BLOG],
])('%s is refused in the name of %s, whether that is connected or not', async (_what, name, contentId) => {
  const targets = [{ network: name.toLowerCase(), targetId: '1' }];
  const body = { ...(await world.shareBody({ contentId })), targets };
  expect(await saidTo('app/v1/shares', body)).toBe(
    `422 network_not_supported: Content type not set up to share via ${name}`,
  );
});

test('a guide, which is posted nowhere, is refused in the name of each network', async () => {
  const readPiece: typeof deps.readPiece = async (...asked) => {
    const piece = await deps.readPiece(...asked);
    return piece && { ...piece, contentType: 'guide' };
  };
  const other = await createSharingApp(world, { ...deps, readPiece });
  const answer = await other.call('maya', 'POST', '/api/app/v1/shares', await world.shareBody());
  await other.close();
  expect(answer.body).toMatchObject({
    code: 'network_not_supported',
    issues: [{ message: 'Content type not set up to share via Facebook' }],
  });
});

test('a consent that is begun by its address alone leads back to where networks are connected', async () => {
  for (const path of ['linkedin/v1/industries/1/oauth2', 'twitter/v1/industries/1/oauth', 'tiktok/v1/oauth']) {
    const { status, location } = await app.call(
      'maya',
      'GET',
      `/api/${path}/request_token?redirect=https://example.com`,
    );
    expect([status, location]).toEqual([302, expect.stringMatching(/^\/integrations\?connect=\w+\.consent_expired$/)]);
  }
});

test('a picture in a shape that Instagram does not take is refused in the words of the documents', async () => {
  await connect('instagram');
  const tall = { ...deps, makeProof: async () => ({ sha256: 'a'.repeat(64), url: '/x', width: 1080, height: 3000 }) };
  const other = await createSharingApp(world, tall);
  const body = await world.shareBody({ targets: [{ network: 'instagram', targetId: '178400000000101' }] });
  const answer = await other.call('maya', 'POST', '/api/app/v1/shares', { ...body, proofSha256: 'a'.repeat(64) });
  await other.close();
  expect(answer.body).toMatchObject({
    code: 'picture_not_taken',
    issues: [{ message: 'Infographic dimensions are not acceptable for sharing to Instagram' }],
  });
});

test('where Instagram does not tell the state of a container, the post has failed for that reason', async () => {
  await connect('instagram');
  await world.fault({ match: { method: 'GET', path: '*/17900*' }, kind: 'vendor', failure: 'bad_parameter_100' });
  const body = await world.shareBody({ targets: [{ network: 'instagram', targetId: '178400000000101' }] });
  const [made] = (await post('app/v1/shares', body)).body['posts'] as { id: string }[];
  await createPostDelivery(deps).drain();
  const read = await app.call('maya', 'GET', `/api/app/v1/posts/${made?.id}`);
  expect(read.body).toMatchObject({ post: { state: 'failed', reason: 'processing_failed' } });
});

test('a guest is asked to sign in, whatever the call', async () => {
  for (const path of [
    'linkedin/v1/industries/1/post',
    'linkedin/v1/industries/1/pages',
    'twitter/v1/industries/1/statuses/update',
    'twitter/v1/industries/1/media/upload',
    'tiktok/v1/videos/upload',
    'youtube/v1/oauth/revoke',
    'facebook/v1/industries/1/long_lived',
  ])
    expect([path, (await post(path, {}, null)).status]).toEqual([path, 401]);
});
