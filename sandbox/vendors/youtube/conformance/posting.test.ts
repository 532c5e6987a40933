import { createHash, randomBytes } from 'node:crypto';
import { auth, youtube } from '@googleapis/youtube';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../../kit/digest.ts';
import { playVendors } from '../../../support/loopback/listen.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { MAYA_CHANNEL, youtubePeople } from '../state.ts';

const REDIRECT = 'https://members.example.test/callback';
const SCOPES = ['upload', 'readonly'].map((name) => `https://www.googleapis.com/auth/youtube.${name}`);
const FILM = Buffer.concat([
  Buffer.from('0000001c6674797069736f6d', 'hex'),
  Buffer.from('\r\n--no-boundary\r\n\r\nfilm'),
]);

let world: World;
let played: { close(): Promise<void> };
beforeAll(async () => {
  world = await createWorld();
  const google = { app: world.app, base: '/sandbox/youtube' };
  played = await playVendors({
    'oauth2.googleapis.com': google,
    'www.googleapis.com': google,
    'youtube.googleapis.com': google,
  });
});
afterAll(async () => {
  await played.close();
  await world.close();
});
beforeEach(() => world.sandbox.reset());

const app = () => new auth.OAuth2('sandbox-youtube', 'sandbox-youtube-secret', REDIRECT);

/** Somebody says yes on the page that the client's own link leads to. */
async function consent(person: string = youtubePeople.maya) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const url = new URL(app().generateAuthUrl({ access_type: 'offline', scope: SCOPES, prompt: 'consent' }));
  url.searchParams.set('code_challenge', challenge);
  url.searchParams.set('code_challenge_method', 'S256');
  const answer = await world.postForm(`/youtube${url.pathname}${url.search}`, { person });
  return { code: new URL(String(answer.headers['location'])).searchParams.get('code') ?? '', codeVerifier };
}

async function connected(person?: string) {
  const client = app();
  const { tokens } = await client.getToken(await consent(person));
  client.setCredentials(tokens);
  return { client, tokens, api: youtube({ version: 'v3', auth: client }) };
}

/** What the client throws for a call that is refused. */
async function refusalOf(call: Promise<unknown>): Promise<{ status: number; reason: string }> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof Error) || !('response' in error)) throw new Error('The call was not refused.');
  const { status, data } = error.response as { status: number; data: { error?: { errors?: { reason: string }[] } } };
  return { status, reason: data.error?.errors?.[0]?.reason ?? String(data.error) };
}

const upload = (api: Awaited<ReturnType<typeof connected>>['api'], title: string, film = FILM) =>
  api.videos.insert({
    part: ['snippet', 'status'],
    requestBody: { snippet: { title, description: 'Five points' }, status: { privacyStatus: 'public' } },
    media: { mimeType: 'video/mp4', body: Readable.from([film]) },
  });

const effects = async () =>
  ((await world.get('/youtube/_effects')).body as { effects: { message: string; fileDigests: string[] }[] }).effects;

describe('Google’s own client', () => {
  test('connects, is told what it was granted, renews, and is out once the consent is taken back', async () => {
    const { client, tokens, api } = await connected();
    const { scopes, aud } = await client.getTokenInfo(tokens.access_token ?? '');
    expect([scopes, aud]).toEqual([SCOPES, 'sandbox-youtube']);
    const { credentials } = await client.refreshAccessToken();
    expect(credentials.access_token).not.toBe(tokens.access_token);
    const channels = await api.channels.list({ part: ['snippet'], mine: true });
    expect(channels.data.items).toMatchObject([{ id: MAYA_CHANNEL, snippet: { title: 'Maya Alvarez Homes' } }]);
    await client.revokeToken(credentials.access_token ?? '');
    const other = app();
    other.setCredentials({ access_token: credentials.access_token ?? null });
    const listed = youtube({ version: 'v3', auth: other }).channels.list({ part: ['snippet'], mine: true });
    expect((await refusalOf(listed)).status).toBe(401);
  });

  test('redeems a code once, and only whoever began does', async () => {
    const given = await consent();
    const stranger = app().getToken({ ...given, codeVerifier: 'x'.repeat(43) });
    expect(await refusalOf(stranger)).toEqual({ status: 400, reason: 'invalid_grant' });
    const again = await consent();
    await app().getToken(again);
    expect((await refusalOf(app().getToken(again))).status).toBe(400);
  });

  test('uploads a film, byte for byte, and finds it among the uploads of the channel', async () => {
    const { api } = await connected();
    const { data } = await upload(api, 'Earnest money');
    expect(data.id).toMatch(/^[\w-]{11}$/);
    expect(await effects()).toMatchObject([{ message: 'Five points', fileDigests: [sha256(FILM)] }]);
    const playlistId = MAYA_CHANNEL.replace(/^UC/, 'UU');
    const { data: list } = await api.playlistItems.list({ part: ['snippet'], playlistId });
    expect(list.items).toMatchObject([{ snippet: { title: 'Earnest money', resourceId: { videoId: data.id } } }]);
  });

  test('is told in Google’s words what is not taken', async () => {
    const { api } = await connected();
    expect(await refusalOf(upload(api, '<b>'))).toEqual({ status: 400, reason: 'invalidTitle' });
    expect(await refusalOf(upload(api, 'No film', Buffer.from('PK')))).toEqual({
      status: 400,
      reason: 'mediaBodyRequired',
    });
    await world.postJson('/youtube/_settings', { uploadsPerDay: 0 });
    expect(await refusalOf(upload(api, 'One too many'))).toEqual({ status: 403, reason: 'quotaExceeded' });
    const nora = await connected(youtubePeople.nora);
    expect((await nora.api.channels.list({ part: ['snippet'], mine: true })).data.items ?? []).toEqual([]);
    expect((await refusalOf(upload(nora.api, 'No channel'))).reason).toBe('youtubeSignupRequired');
    expect(await effects()).toEqual([]);
  });
});
