import { AuthClient, RestliClient } from 'linkedin-api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../../kit/digest.ts';
import { playVendors } from '../../../support/loopback/listen.ts';
import { createWorld, jpeg, type World } from '../../../support/world.ts';
import { linkedInPeople } from '../seed.ts';

const REDIRECT = 'https://members.example.test/callback';
const VERSION = '202610';
const PAGE = 'urn:li:organization:90000101';
const PERSON = `urn:li:person:${linkedInPeople.maya}`;
const SCOPES = ['openid', 'profile', 'w_member_social'];
const PAGE_SCOPES = ['r_organization_social', 'w_organization_social', 'rw_organization_admin'];

let world: World;
let played: { close(): Promise<void> };
beforeAll(async () => {
  world = await createWorld();
  const linkedin = { app: world.app, base: '/sandbox/linkedin' };
  played = await playVendors({ 'www.linkedin.com': linkedin, 'api.linkedin.com': linkedin });
});
afterAll(async () => {
  await played.close();
  await world.close();
});
beforeEach(() => world.sandbox.reset());

const app = new AuthClient({
  clientId: 'sandbox-linkedin',
  clientSecret: 'sandbox-linkedin-secret',
  redirectUrl: REDIRECT,
});
const client = new RestliClient();

/** Maya says yes on the page that the client's own link leads to. @returns the code that comes back. */
async function consent(scopes: readonly string[]): Promise<string> {
  const { pathname, search } = new URL(app.generateMemberAuthorizationUrl([...scopes], 'state of ours'));
  const answer = await world.postForm(`/linkedin${pathname}${search}`, { person: linkedInPeople.maya });
  const back = new URL(String(answer.headers['location']));
  expect(back.searchParams.get('state')).toBe('state of ours');
  return back.searchParams.get('code') ?? '';
}

async function tokenFor(scopes: readonly string[] = [...SCOPES, ...PAGE_SCOPES]): Promise<string> {
  return (await app.exchangeAuthCodeForAccessToken(await consent(scopes))).access_token;
}

const entity = (author: string, commentary: string, content: object = {}) => ({
  author,
  commentary,
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  ...content,
});

const post = (accessToken: string, author: string, commentary: string, content: object = {}) =>
  client.create({
    ...{ resourcePath: '/posts', versionString: VERSION, accessToken },
    entity: entity(author, commentary, content),
  });

async function refusalOf(call: Promise<unknown>): Promise<{ status: number; message: string; code?: string }> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof Error) || !('response' in error)) throw new Error('The call was not refused.');
  return (error.response as { data: { status: number; message: string; code?: string } }).data;
}

const effects = async () =>
  (
    (await world.get('/linkedin/_effects')).body as {
      effects: { pageId: string; message: string; fileDigests: string[]; postId: string }[];
    }
  ).effects;

describe('LinkedIn’s own client', () => {
  test('connects, is told what the token is good for and whose it is, and redeems a code once', async () => {
    const code = await consent(SCOPES);
    const { access_token: accessToken, expires_in: seconds } = await app.exchangeAuthCodeForAccessToken(code);
    expect(seconds).toBe(5_184_000);
    await expect(app.exchangeAuthCodeForAccessToken(code)).rejects.toThrow('400');
    const person = await client.get({ resourcePath: '/userinfo', accessToken });
    expect(person.data).toMatchObject({ sub: linkedInPeople.maya, name: 'Maya Alvarez' });
  });

  test('lists the pages that the person administers, and is refused without the permission', async () => {
    const list = (accessToken: string) =>
      client.finder({
        ...{ resourcePath: '/organizationAcls', finderName: 'roleAssignee', versionString: VERSION, accessToken },
        queryParams: { role: 'ADMINISTRATOR', state: 'APPROVED' },
      });
    const { data } = await list(await tokenFor());
    expect(data.elements).toMatchObject([{ organization: PAGE, roleAssignee: PERSON }]);
    expect(await refusalOf(list(await tokenFor(SCOPES)))).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
  });

  test('uploads a picture, posts it to a page, is told its id in a header and finds it by its author', async () => {
    const accessToken = await tokenFor();
    const opened = await client.action({
      ...{ resourcePath: '/images', actionName: 'initializeUpload', versionString: VERSION, accessToken },
      data: { initializeUploadRequest: { owner: PAGE } },
    });
    const { uploadUrl, image } = (opened.data as { value: { uploadUrl: string; image: string } }).value;
    const bytes = jpeg('porch');
    // The client has no hands for files; the address is one of the host that was called.
    await world.app.inject({
      ...{ method: 'PUT', url: new URL(uploadUrl).pathname, payload: bytes },
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/octet-stream' },
    });
    const made = await post(accessToken, PAGE, 'The porch', { content: { media: { id: image, altText: 'A porch' } } });
    expect([made.status, made.createdEntityId]).toEqual([201, expect.stringMatching(/^urn:li:share:\d+$/)]);
    expect(await effects()).toMatchObject([
      { pageId: PAGE, message: 'The porch', fileDigests: [sha256(bytes)], postId: made.createdEntityId },
    ]);
    const { data } = await client.finder({
      ...{ resourcePath: '/posts', finderName: 'author', versionString: VERSION, accessToken },
      queryParams: { author: PAGE },
    });
    expect(data.elements).toMatchObject([{ id: made.createdEntityId, commentary: 'The porch' }]);
  });

  test('is refused the same words again by the address of the first, and an old version of the API', async () => {
    const accessToken = await tokenFor();
    await world.postJson('/linkedin/_settings', { refuseDuplicates: true });
    const { createdEntityId } = await post(accessToken, PERSON, 'Once');
    expect(await refusalOf(post(accessToken, PERSON, 'Once'))).toMatchObject({
      status: 422,
      message: `Content is a duplicate of ${String(createdEntityId)}`,
    });
    const old = client.create({
      ...{ resourcePath: '/posts', versionString: '202401', accessToken },
      entity: entity(PERSON, 'Later'),
    });
    expect(await refusalOf(old)).toMatchObject({ status: 426, code: 'NONEXISTENT_VERSION' });
    expect(await effects()).toHaveLength(1);
  });
});
