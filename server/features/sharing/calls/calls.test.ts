import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { GRAPHIC, LUIS, MAYA, PAGE, sharer, VIDEO } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { AppError } from '../../../platform/errors.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { askNetwork } from './ask-network.ts';
import { exchangeToken } from './exchange-token.ts';
import { drawMedia, mediaIdOf, readMediaId } from './media-id.ts';
import { postByCall } from './post-by-call.ts';
import { revokeByCall } from './revoke-by-call.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
let deps: SharingWorld['deps'];
const wanted = { contentId: GRAPHIC, language: 'en', size: 'portrait' } as const;

beforeAll(async () => {
  world = await createSharingWorld();
  const others = TRIAL_NETWORKS.map((trial) => [trial.key, trial.create(world)]);
  deps = { ...world.deps, networks: { ...world.deps.networks, ...Object.fromEntries(others) } };
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const connect = (key: string) => TRIAL_NETWORKS.find((trial) => trial.key === key)?.connect(world, deps);

/** What a call refuses with: its code, and what its first issue says. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.catch((caught: unknown) => caught);
  return error instanceof AppError ? `${error.code}: ${error.issues?.[0]?.message ?? ''}` : String(error);
}

describe('posting by a call', () => {
  const call = async (network: string, more: { id?: string; type?: string; who?: string } = {}) =>
    postByCall(deps, sharer(more.who ?? MAYA), network, {
      id: more.id ?? '',
      ...(more.type !== undefined && { type: more.type }),
      text: 'Open house',
      unbranded: false,
      media: await drawMedia(deps, more.who ?? MAYA, wanted),
      clientRequestId: undefined,
    });

  test.each([
    ['a profile by default', {}, 'profile'],
    ['an organization where that is all that is said', { type: 'organization' }, 'page'],
    ['an organization by its last digits', { id: '90000101', type: 'organization' }, 'page'],
  ])('goes to %s, once, through the ledger', async (_what, more, kind) => {
    await connect('linkedin');
    const { id } = await call('linkedin', more);
    await createPostDelivery(deps).drain();
    const { post } = await readPost(deps, MAYA, id);
    expect(post).toMatchObject({ state: 'published', target: { kind } });
    expect(await world.on('linkedin').effects()).toHaveLength(1);
  });

  test('for an organization does not go to the person of a member who has none', async () => {
    await connect('linkedin');
    await world.db.deleteFrom('connection_target').where('target_id', 'like', 'urn:li:organization:%').execute();
    expect(await refusalOf(call('linkedin', { type: 'organization' }))).toBe(
      'target_id_missing: No id provided for LinkedIn API Share',
    );
  });

  test('the same piece again is not posted twice', async () => {
    await connect('x');
    await call('x');
    expect(await refusalOf(call('x'))).toContain('posted_already');
  });

  test.each([
    ['is not connected', LUIS, {}, 'not_connected: Missing required authorization to post to X'],
    ['does not have that target', MAYA, { id: '999' }, 'not_found: is not a target of this connection'],
  ])('a member who %s is told so', async (_what, who, more, said) => {
    await connect('x');
    expect(await refusalOf(call('x', { ...more, who }))).toBe(said);
  });
});

test('the name of what was drawn stands for exactly that, and nothing else is one', async () => {
  const media = await drawMedia(deps, MAYA, wanted);
  expect(readMediaId(mediaIdOf(media))).toEqual(media);
  for (const other of ['', 'cnt_a.en.square', `${mediaIdOf(media)}0`, mediaIdOf(media).replace('.en.', '.fr.')])
    expect(readMediaId(other)).toBeNull();
});

describe('a film', () => {
  const video = { contentId: VIDEO, language: 'en', size: 'story' } as const;

  test.each(['tiktok', 'youtube'])(
    'is posted to %s by a call, with the very bytes that were approved',
    async (network) => {
      await connect(network);
      const media = await drawMedia(deps, MAYA, video);
      const call = { id: '', text: 'See it', unbranded: false, media, clientRequestId: undefined };
      const { id } = await postByCall(deps, sharer(MAYA), network, call);
      await createPostDelivery(deps).drain();
      expect((await readPost(deps, MAYA, id)).post).toMatchObject({
        state: 'published',
        sentSha256: media.proofSha256,
      });
      expect(await world.on(network as 'tiktok').effects()).toMatchObject([{ fileDigests: [media.proofSha256] }]);
    },
  );

  test('in nobody’s brand goes out when that is said, and not otherwise', async () => {
    await connect('tiktok');
    world.setWornFilm(null);
    const media = await drawMedia(deps, MAYA, video);
    const call = (unbranded: boolean) =>
      postByCall(deps, sharer(MAYA), 'tiktok', { id: '', text: '', unbranded, media, clientRequestId: undefined });
    expect(await refusalOf(call(false))).toContain('film_unbranded');
    expect(await call(true)).toMatchObject({ state: 'scheduled', film: { branded: false } });
  });

  test('whose file is too long for the network, or no film at all, is refused before it is scheduled', async () => {
    await connect('tiktok');
    const media = await drawMedia(deps, MAYA, video);
    const call = () =>
      postByCall(deps, sharer(MAYA), 'tiktok', {
        id: '',
        text: '',
        unbranded: false,
        media,
        clientRequestId: undefined,
      });
    world.setFilmSeconds(601);
    expect(await refusalOf(call())).toBe('film_not_taken: TikTok does not take its length');
    world.setFilmSeconds(undefined);
    expect(await refusalOf(call())).toBe('film_not_taken: its file cannot be read');
    expect(await world.db.selectFrom('post').select('id').execute()).toEqual([]);
  });

  test('has no place where only pictures are taken, nor a picture where only films are', async () => {
    await connect('tiktok');
    const media = await drawMedia(deps, MAYA, wanted);
    const call = postByCall(deps, sharer(MAYA), 'tiktok', {
      id: '',
      text: '',
      unbranded: false,
      media,
      clientRequestId: undefined,
    });
    expect(await refusalOf(call)).toBe('network_not_supported: Content type not set up to share via TikTok');
  });
});

test('a consent that is given back is gone here, and the network not taking it back is told', async () => {
  await connect('youtube');
  await world.on('youtube').fault({ match: { method: 'POST', path: '/revoke' }, kind: 'status', code: 500 });
  expect(await refusalOf(revokeByCall(deps, MAYA, 'youtube'))).toBe(
    'network_unavailable: Failed to revoke YouTube token',
  );
  expect(await refusalOf(revokeByCall(deps, MAYA, 'youtube'))).toBe('not_connected: ');
});

describe('asking the network', () => {
  test('who is connected answers the account, and a failure says in which call', async () => {
    await connect('linkedin');
    const asked = () => askNetwork(deps, MAYA, 'linkedin', 'Error getting handle from linkedin');
    expect((await asked()).targets.map(({ kind }) => kind)).toContain('page');
    await world.on('linkedin').fault({ match: { method: 'GET', path: '/v2/userinfo' }, kind: 'status', code: 500 });
    expect(await refusalOf(asked())).toBe('network_unavailable: Error getting handle from linkedin: General error');
  });

  test('a stranger is asked to connect', async () => {
    expect(await refusalOf(askNetwork(deps, LUIS, 'x', 'It failed'))).toBe(
      'not_connected: Missing required authorization to post to X',
    );
  });
});

describe('the token of a browser login', () => {
  const scopes = scopesOf(networks.facebook);
  const short = () => world.sandbox.facebook.grant(personIds.maya, { scopes, pageIds: [PAGE] }).accessToken;

  test('is exchanged, kept here, and answered by a name that opens nothing', async () => {
    const token = short();
    const name = await exchangeToken(deps, MAYA, 'facebook', token);
    expect(name).toMatch(/^grt_/);
    expect(await askNetwork(deps, MAYA, 'facebook', 'It failed')).toMatchObject({ state: 'connected' });
  });

  test('that was made up is refused', async () => {
    expect(await refusalOf(exchangeToken(deps, MAYA, 'facebook', 'made-up'))).toContain('long_lived_token_failed');
  });

  test('is for one network only', async () => {
    expect(await refusalOf(exchangeToken(deps, MAYA, 'x', 'short'))).toContain('call_not_supported');
  });
});
