import { ApiResponseError, TwitterApi } from 'twitter-api-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../../kit/digest.ts';
import { playVendors } from '../../../support/loopback/listen.ts';
import { createWorld, jpeg, type World } from '../../../support/world.ts';
import { xPeople } from '../state.ts';

const REDIRECT = 'https://members.example.test/callback';
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'] as const;

let world: World;
let played: { close(): Promise<void> };
beforeAll(async () => {
  world = await createWorld();
  played = await playVendors({ 'api.x.com': { app: world.app, base: '/sandbox/x' } });
});
afterAll(async () => {
  await played.close();
  await world.close();
});
beforeEach(() => world.sandbox.reset());

const app = () => new TwitterApi({ clientId: 'sandbox-x', clientSecret: 'sandbox-x-secret' });

/** Maya says yes on the page that the client's own link leads to. */
async function connected() {
  const { url, codeVerifier, state } = app().generateOAuth2AuthLink(REDIRECT, { scope: [...SCOPES] });
  const path = `/x/i/oauth2/authorize${new URL(url).search}`;
  const answer = await world.postForm(path, { person: xPeople.maya });
  const back = new URL(String(answer.headers['location']));
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', codeVerifier, redirectUri: REDIRECT };
}

async function maya() {
  const { client } = await app().loginWithOAuth2(await connected());
  return client;
}

async function refusalOf(call: Promise<unknown>): Promise<ApiResponseError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiResponseError) return error;
  throw new Error('The call was not refused.');
}

const effects = async () =>
  (
    (await world.get('/x/_effects')).body as {
      effects: { message: string; fileDigests: string[]; altTexts: string[] }[];
    }
  ).effects;

describe('an independent client of X', () => {
  test('connects with a challenge, is told who it is, and renews once with each renewal', async () => {
    const consent = await connected();
    const { client, refreshToken = '', expiresIn } = await app().loginWithOAuth2(consent);
    expect(expiresIn).toBe(7200);
    expect((await client.v2.me()).data).toEqual({ id: xPeople.maya, name: 'Maya Alvarez', username: 'maya_alvarez' });
    expect((await refusalOf(app().loginWithOAuth2(consent))).code).toBe(400);
    const renewed = await app().refreshOAuth2Token(refreshToken);
    expect((await renewed.client.v2.me()).data.id).toBe(xPeople.maya);
    expect((await refusalOf(client.v2.me())).code).toBe(401);
    expect((await refusalOf(app().refreshOAuth2Token(refreshToken))).code).toBe(400);
  });

  test('is refused with the secret of somebody else', async () => {
    const consent = await connected();
    const other = app().loginWithOAuth2({ ...consent, codeVerifier: 'x'.repeat(43) });
    expect((await refusalOf(other)).code).toBe(400);
  });

  test('uploads a picture in three steps, says what it shows, posts it and reads it', async () => {
    const client = await maya();
    const mediaId = await client.v2.uploadMedia(jpeg('garden'), {
      media_type: 'image/jpeg',
      media_category: 'tweet_image',
    });
    const described = await client.v2.createMediaMetadata(mediaId, { alt_text: { text: 'Roses by the door' } });
    expect(described.data).toEqual({
      id: mediaId,
      associated_metadata: { alt_text: { text: 'Roses by the door' } },
    });
    const { data } = await client.v2.tweet('The garden', { media: { media_ids: [mediaId] } });
    expect(await effects()).toMatchObject([
      { message: 'The garden', fileDigests: [sha256(jpeg('garden'))], altTexts: ['Roses by the door'] },
    ]);
    const timeline = await client.v2.userTimeline(xPeople.maya, { 'tweet.fields': ['attachments', 'created_at'] });
    expect(timeline.tweets).toMatchObject([
      { id: data.id, text: 'The garden', attachments: { media_keys: [`3_${mediaId}`] } },
    ]);
  });

  test('is refused words about a picture of somebody else, and too many of them', async () => {
    const client = await maya();
    const words = (id: string, text: string) => client.v2.createMediaMetadata(id, { alt_text: { text } });
    expect((await refusalOf(words('1', 'Roses'))).code).toBe(400);
    const mediaId = await client.v2.uploadMedia(jpeg('garden'), {
      media_type: 'image/jpeg',
      media_category: 'tweet_image',
    });
    expect((await refusalOf(words(mediaId, 'x'.repeat(1001)))).code).toBe(400);
  });

  test('is refused the same words again, and too many of them, in the words of X', async () => {
    const client = await maya();
    await client.v2.tweet('Once');
    const again = await refusalOf(client.v2.tweet('Once'));
    expect([again.code, again.data.detail]).toEqual([
      403,
      'You are not allowed to create a Tweet with duplicate content.',
    ]);
    expect((await refusalOf(client.v2.tweet('🏡'.repeat(141)))).code).toBe(403);
    expect(await effects()).toHaveLength(1);
  });

  test('is told its limit and when that ends', async () => {
    const client = await maya();
    await world.postJson('/x/_settings', { postsPerWindow: 1 });
    await client.v2.tweet('First');
    const { code, rateLimit, rateLimitError } = await refusalOf(client.v2.tweet('Second'));
    expect([code, rateLimitError, rateLimit?.limit, rateLimit?.remaining]).toEqual([429, true, 1, 0]);
    expect((rateLimit?.reset ?? 0) * 1000 - world.clock.now()).toBe(15 * 60_000);
    world.clock.advance(15 * 60_000);
    await client.v2.tweet('Second');
  });

  test('is out when the person takes the consent back', async () => {
    const client = await maya();
    await world.postJson('/x/_revoke', { personId: xPeople.maya });
    expect((await refusalOf(client.v2.me())).code).toBe(401);
  });
});
